import { graphql, useFragment } from 'react-relay/hooks'
import type { LastContact_customer$key } from '#web/__generated__/LastContact_customer.graphql.ts'
import { formatDate, formatDay } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'

/** The date of the last contact with a customer. */
export function LastContact({ customer }: { customer: LastContact_customer$key }) {
  const timeZone = useTimeZone()
  const { lastContactAt } = useFragment(
    graphql`
      fragment LastContact_customer on Customer {
        lastContactAt
      }
    `,
    customer,
  )
  return (
    <p className="truncate text-muted">
      <VisuallyHidden>Last contact: </VisuallyHidden>
      {lastContactAt ? (
        <time dateTime={lastContactAt} title={formatDate(lastContactAt, timeZone)}>
          {formatDay(lastContactAt, timeZone)}
        </time>
      ) : (
        <span className="text-faint">Never</span>
      )}
    </p>
  )
}
