import { graphql, useFragment } from 'react-relay/hooks'
import type { Greeting_viewer$key } from '#web/__generated__/Greeting_viewer.graphql.ts'
import { dayName } from '#web/lib/dates.ts'
import { timeOf, todayIn } from '#web/lib/days.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import { useMinute } from '#web/ui/useMinute.ts'

/** The greeting with the date and the number of overdue contacts. */
export function Greeting({ viewer }: { viewer: Greeting_viewer$key }) {
  const timeZone = useTimeZone()
  const now = new Date(useMinute())
  const { user, business } = useFragment(
    graphql`
      fragment Greeting_viewer on Viewer {
        user {
          firstName
        }
        business {
          contactCounts {
            overdue
          }
        }
      }
    `,
    viewer,
  )
  const { contactCounts } = business
  const { overdue } = contactCounts
  return (
    <div className="mb-4 lg:mb-5">
      <p className="truncate font-semibold text-ink text-xl tracking-tight">
        {salutation(timeOf(now.toISOString(), timeZone))}, {user.firstName}
      </p>
      <p className="text-muted">
        {dayName(todayIn(timeZone, now))}
        {overdue > 0 && (
          <>
            {' · '}
            <TextLink
              render={<PreloadLink to="/scheduled-contacts?tab=overdue" />}
              className="font-medium text-danger-ink!"
            >
              {overdue > 999 ? '999+' : overdue} overdue {overdue === 1 ? 'contact' : 'contacts'}
            </TextLink>
          </>
        )}
      </p>
    </div>
  )
}

/** The greeting for a time of day, `HH:MM`. */
function salutation(time: string): string {
  if (time >= '05:00' && time < '12:00') return 'Good morning'
  return time >= '12:00' && time < '17:00' ? 'Good afternoon' : 'Good evening'
}
