import { graphql, useFragment } from 'react-relay/hooks'
import type { DueDay_followUp$key } from '#web/__generated__/DueDay_followUp.graphql.ts'
import { classNames } from '#web/lib/classNames.ts'
import { formatDate, formatDay } from '#web/lib/dates.ts'
import { dayGroup } from '#web/lib/dayGroup.ts'
import { dayOf, daysBetween, todayIn } from '#web/lib/days.ts'
import { lateness } from '#web/lib/lateness.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'

/** When a follow-up is due: as people say it, and the date. */
export function DueDay({ followUp }: { followUp: DueDay_followUp$key }) {
  const timeZone = useTimeZone()
  const { scheduledDate, status } = useFragment(
    graphql`
      fragment DueDay_followUp on FollowUp {
        scheduledDate
        status
      }
    `,
    followUp,
  )
  const overdue = status === 'OVERDUE'
  const open = overdue || status === 'TODAY' || status === 'UPCOMING'
  const words = overdue ? `${lateness(scheduledDate, timeZone)} overdue` : dayInWords(scheduledDate, timeZone)
  // The heading of the group says *Today* and *Tomorrow* already.
  const shown = open && words !== dayGroup(scheduledDate, timeZone)
  return (
    <p
      className={classNames(
        'flex flex-wrap items-baseline gap-x-2 tabular-nums xl:flex-col',
        open && !shown && 'max-xl:sr-only',
      )}
    >
      <VisuallyHidden>Due </VisuallyHidden>
      {shown && <span className={classNames('font-medium', overdue && 'text-red-ink')}>{words}</span>}
      <time dateTime={scheduledDate} className={shown || !open ? 'text-muted text-sm' : undefined}>
        {formatDate(scheduledDate, timeZone)}
      </time>
    </p>
  )
}

/** The name of a day of the coming week; how far away it is for later ones, whose date follows. */
function dayInWords(instant: string, timeZone: string): string {
  const days = daysBetween(todayIn(timeZone), dayOf(instant, timeZone))
  return days < 7 ? formatDay(instant, timeZone) : `In ${days} days`
}
