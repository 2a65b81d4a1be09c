import { RotateCcw } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CompletedContact_contact$key } from '#web/__generated__/CompletedContact_contact.graphql.ts'
import { ClampedText } from '#web/components/ClampedText.tsx'
import { useReopenContact } from '#web/features/contacts/useReopenContact.ts'
import { CustomerLink } from '#web/features/customers/CustomerLink.tsx'
import { formatTime } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { DoneCircle } from '#web/ui/display/DoneCircle.tsx'

/** A completed contact: customer, subject, how it went, when and by whom, and *Reopen*. */
export function CompletedContact({ contact }: { contact: CompletedContact_contact$key }) {
  const timeZone = useTimeZone()
  const { id, subject, customerName, customer, completedAt, completedNotes, completedBy, canReopen } =
    useFragment(
      graphql`
        fragment CompletedContact_contact on Contact {
          id
          subject
          customerName
          completedAt
          completedNotes
          completedBy {
            fullName
          }
          canReopen
          customer {
            ...CustomerLink_customer
          }
        }
      `,
      contact,
    )
  const [reopen, reopening] = useReopenContact(customerName)
  return (
    <li className="flex gap-3 p-4">
      <DoneCircle />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          <CustomerLink customer={customer} />
        </p>
        <ClampedText text={[subject, completedNotes].filter(Boolean).join('\n')} />
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="text-faint text-sm">
            {completedAt && <time dateTime={completedAt}>{formatTime(completedAt, timeZone)}</time>}
            {completedBy && (
              <>
                {' by '}
                <span translate="no">{completedBy.fullName}</span>
              </>
            )}
          </p>
          {canReopen && (
            <Button
              size="sm"
              variant="ghost"
              icon={<RotateCcw />}
              aria-label={`Reopen: ${customerName}`}
              pending={reopening}
              onClick={() => void reopen({ id })}
            >
              Reopen
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
