import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ContactCard_contact$key } from '#web/__generated__/ContactCard_contact.graphql.ts'
import { ClampedText } from '#web/components/ClampedText.tsx'
import { CompleteCircle } from '#web/features/contacts/completing/CompleteCircle.tsx'
import { CustomerLink } from '#web/features/customers/CustomerLink.tsx'
import { OwnerFace } from '#web/features/customers/OwnerFace.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'
import { ContactActions } from './ContactActions.tsx'
import { ContactBadge } from './ContactBadge.tsx'
import { ContactFacts } from './ContactFacts.tsx'

/** Skips layout and paint of off-screen cards, so that a long list renders as fast as a screenful. */
const offscreen = { contentVisibility: 'auto', containIntrinsicSize: 'auto 14rem' } as const

/** A contact as a card: customer, time, subject and actions. */
export function ContactCard({ contact }: { contact: ContactCard_contact$key }) {
  const data = useFragment(
    graphql`
      fragment ContactCard_contact on Contact {
        status
        notes
        completedNotes
        customer {
          interest
          ...CustomerLink_customer
          ...OwnerFace_customer
        }
        ...CompleteCircle_contact
        ...ContactFacts_contact
        ...ContactActions_contact
      }
    `,
    contact,
  )
  const heading = useId()

  return (
    <Card as="li" flush style={offscreen} className="flex min-w-0 flex-col">
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex flex-wrap items-start gap-x-3">
          <CompleteCircle contact={data} className="-m-1.5 pointer-coarse:-m-3" />
          <div className="min-w-20 flex-1">
            <h2 id={heading} tabIndex={-1} data-row className="break-words font-semibold text-ink">
              <CustomerLink customer={data.customer} />
            </h2>
            <p className="break-words text-muted text-sm">{data.customer.interest}</p>
          </div>
          <ContactBadge status={data.status} />
          <OwnerFace customer={data.customer} />
        </div>
        <ContactFacts contact={data} />
        {data.notes && <ClampedText text={data.notes} />}
        {data.completedNotes && (
          <div className="flex gap-2 rounded-md bg-green-soft px-3 py-2 text-green-ink">
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
            <VisuallyHidden>Completion notes: </VisuallyHidden>
            <ClampedText text={data.completedNotes} />
          </div>
        )}
      </div>
      <ContactActions contact={data} heading={heading} />
    </Card>
  )
}
