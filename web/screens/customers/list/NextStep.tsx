import { CalendarClock, CalendarDays, ListChecks } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { NextStep_customer$key } from '#web/__generated__/NextStep_customer.graphql.ts'
import { classNames } from '#web/lib/classNames.ts'
import { dayInSentence, formatDate, formatDay } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'

const kinds = {
  CONTACT: { word: 'Contact', icon: CalendarClock },
  FOLLOW_UP: { word: 'Follow-up', icon: ListChecks },
  APPOINTMENT: { word: 'Appointment', icon: CalendarDays },
} as const

/** The due date and the title of a customer's next step, in one line. */
export function NextStep({ customer }: { customer: NextStep_customer$key }) {
  const timeZone = useTimeZone()
  const { nextStep } = useFragment(
    graphql`
      fragment NextStep_customer on Customer {
        nextStep {
          kind
          at
          title
          isLate
        }
      }
    `,
    customer,
  )
  if (!nextStep) return <p className="truncate text-faint">No next step</p>

  const { kind, at, title, isLate } = nextStep
  const { word, icon: Icon } = kinds[kind as keyof typeof kinds]
  return (
    <p className="flex min-w-0 items-center gap-1.5" title={title ?? word}>
      <VisuallyHidden>Next step: </VisuallyHidden>
      <Icon
        aria-hidden
        className={classNames('size-3.5 shrink-0', isLate ? 'text-danger-ink' : 'text-faint')}
      />
      <span className="min-w-0 truncate">
        <time
          dateTime={at}
          title={formatDate(at, timeZone)}
          className={classNames('font-medium', isLate ? 'text-danger-ink' : 'text-ink')}
        >
          {isLate ? `Overdue, ${dayInSentence(at, timeZone)}` : formatDay(at, timeZone)}
        </time>
        <span className="text-muted"> · {title ?? word}</span>
      </span>
    </p>
  )
}
