import { graphql, useFragment } from 'react-relay/hooks'
import type { ActivityEntry_activity$key } from '#web/__generated__/ActivityEntry_activity.graphql.ts'
import { ClampedText } from '#web/components/ClampedText.tsx'
import { ActivityIcon } from '#web/features/activities/ActivityIcon.tsx'
import { CustomerLink } from '#web/features/customers/CustomerLink.tsx'
import { CustomerPhone } from '#web/features/customers/CustomerPhone.tsx'
import { formatDateTime, formatTime } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'

/** An entry of the log: customer, description, time and actor. */
export function ActivityEntry({ activity }: { activity: ActivityEntry_activity$key }) {
  const timeZone = useTimeZone()
  const { type, customerName, person, description, performedBy, createdAt } = useFragment(
    graphql`
      fragment ActivityEntry_activity on Activity {
        type
        customerName
        description
        performedBy
        createdAt
        person: customer {
          phoneNumber
          ...CustomerLink_customer
        }
      }
    `,
    activity,
  )
  return (
    <li className="flex gap-3 p-4">
      <ActivityIcon type={type} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <p className="min-w-20 flex-1 truncate font-medium">
            {person ? (
              <>
                <CustomerLink customer={person} /> <CustomerPhone digits={person.phoneNumber} />
              </>
            ) : (
              customerName
            )}
          </p>
          <time
            dateTime={createdAt}
            title={formatDateTime(createdAt, timeZone)}
            className="shrink-0 text-faint text-sm"
          >
            {formatTime(createdAt, timeZone)}
          </time>
        </div>
        <ClampedText text={withoutName(description, customerName)} />
        <p className="text-faint text-sm">
          by <span translate="no">{performedBy}</span>
        </p>
      </div>
    </li>
  )
}

/** `New customer added` under the customer's name, instead of `New customer added: Cora Cue`. */
function withoutName(description: string, name: string): string {
  const end = `: ${name}`
  return description.endsWith(end) ? description.slice(0, -end.length) : description
}
