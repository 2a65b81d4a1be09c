import { CalendarPlus, ClipboardPen, Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerCard_customer$key } from '#web/__generated__/CustomerCard_customer.graphql.ts'
import { requestContact } from '#web/features/contacts/requests.ts'
import { CustomerFacts } from '#web/features/customers/CustomerFacts.tsx'
import { CustomerLink } from '#web/features/customers/CustomerLink.tsx'
import { OwnerFace } from '#web/features/customers/OwnerFace.tsx'
import { StatusMenu } from '#web/features/customers/StatusMenu.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { useOpenFor } from '../dialogs/customersDialogs.ts'
import { Face } from '../selection/Face.tsx'
import { LastContact } from './LastContact.tsx'
import { NextStep } from './NextStep.tsx'

/** Skips layout and paint of off-screen cards, so that a long list renders as fast as a screenful. */
const offscreen = { contentVisibility: 'auto', containIntrinsicSize: 'auto 18rem' } as const

/** A customer with the details, the next step and the actions. */
export function CustomerCard({ customer }: { customer: CustomerCard_customer$key }) {
  const data = useFragment(
    graphql`
      fragment CustomerCard_customer on Customer {
        id
        name
        canEdit
        canDelete
        ...CustomerLink_customer
        ...CustomerFacts_customer
        ...StatusMenu_customer
        ...OwnerFace_customer
        ...NextStep_customer
        ...LastContact_customer
        ...customersDialogs_customer
      }
    `,
    customer,
  )
  const open = useOpenFor(data)
  const heading = useId()
  const about = { size: 'sm', variant: 'ghost', 'aria-describedby': heading } as const

  return (
    <Card as="li" flush style={offscreen} className="flex min-w-0 flex-col has-checked:border-accent">
      <div className="flex-1 p-4">
        <div className="mb-3 flex flex-wrap items-start gap-x-3">
          <Face id={data.id} name={data.name} />
          <h2
            id={heading}
            tabIndex={-1}
            data-row
            className="wrap-anywhere mt-1.5 min-w-20 flex-1 font-semibold text-ink leading-tight"
          >
            <CustomerLink customer={data} />
          </h2>
          <div className="mt-1.5 flex shrink-0 items-center gap-2">
            <StatusMenu customer={data} />
            <OwnerFace customer={data} />
          </div>
        </div>
        <CustomerFacts customer={data} onAddPhone={data.canEdit ? () => open('edit', 'phoneNumber') : null} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 px-4 pb-3 text-sm">
        <div className="min-w-40 flex-1">
          <NextStep customer={data} />
        </div>
        <div className="flex min-w-0 flex-wrap gap-x-1">
          <span aria-hidden className="text-faint">
            Last contact
          </span>
          <LastContact customer={data} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-1 border-line border-t p-1.5 print:hidden">
        <Button
          {...about}
          data-key="l"
          icon={<ClipboardPen />}
          onClick={() => requestContact({ kind: 'log', customer: { id: data.id, name: data.name } })}
        >
          Log
        </Button>
        <Button {...about} data-key="s" icon={<CalendarPlus />} onClick={() => open('schedule')}>
          Schedule Contact
        </Button>
        {data.canEdit && (
          <IconButton
            {...about}
            data-key="e"
            label="Edit"
            icon={<Pencil />}
            onClick={() => open('edit')}
            className="ml-auto"
          />
        )}
        {data.canDelete && (
          <IconButton {...about} label="Delete" icon={<Trash2 />} onClick={() => open('delete')} />
        )}
      </div>
    </Card>
  )
}
