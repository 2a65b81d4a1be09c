import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerHead_customer$key } from '#web/__generated__/CustomerHead_customer.graphql.ts'
import { StatusMenu } from '#web/features/customers/StatusMenu.tsx'
import { formatDate } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Avatar } from '#web/ui/display/Avatar.tsx'
import { CustomerActions } from './CustomerActions.tsx'
import { customerDialogs } from './dialogs/customerDialogs.ts'
import { FactActs } from './FactActs.tsx'
import { NextEntry } from './NextEntry.tsx'
import { pageHead } from './pageGrid.ts'

/** The head of the page: the full name, the status and since when, the next entry, and the actions. */
export function CustomerHead({ customer }: { customer: CustomerHead_customer$key }) {
  const timeZone = useTimeZone()
  const data = useFragment(
    graphql`
      fragment CustomerHead_customer on Customer {
        name
        canEdit
        statusUpdatedAt
        # The first page of Ahead, which selects it in the same words.
        ahead: timeline(part: UPCOMING, first: 5) {
          edges {
            at
            node {
              ...NextEntry_entry
            }
          }
        }
        ...StatusMenu_customer
        ...CustomerActions_customer
      }
    `,
    customer,
  )
  const { name, canEdit, statusUpdatedAt } = data
  const open = customerDialogs.useOpen()
  const next = data.ahead.edges[0]

  return (
    <section aria-label="Customer" className={pageHead}>
      <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-start gap-4">
        <Avatar name={name} size="xl" />
        <div className="min-w-0 flex-1 basis-44">
          {/* The header says the name too: a long one must not fill a phone. */}
          <div className="group flex items-center gap-1">
            <p
              translate="no"
              className={`wrap-anywhere font-semibold text-ink leading-tight ${name.length > 32 ? 'text-lg' : 'text-2xl'}`}
            >
              {name}
            </p>
            <FactActs
              name="name"
              value={name}
              onEdit={canEdit ? () => open('edit', { focus: 'firstName' }) : null}
              className="pointer-coarse:hidden"
            />
          </div>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
            <StatusMenu customer={data} />
            <span className="text-faint text-sm">
              since <time dateTime={statusUpdatedAt}>{formatDate(statusUpdatedAt, timeZone)}</time>
            </span>
          </div>
          <NextEntry entry={next?.node ?? null} at={next?.at ?? ''} />
        </div>
      </div>
      <CustomerActions customer={data} />
    </section>
  )
}
