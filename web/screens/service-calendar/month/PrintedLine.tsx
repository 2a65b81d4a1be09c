import { graphql, useFragment } from 'react-relay/hooks'
import type { PrintedLine_appointment$key } from '#web/__generated__/PrintedLine_appointment.graphql.ts'
import { surname } from '#web/lib/names.ts'
import { shortClock } from '../calendarWords.ts'

/** An appointment in a printed cell. On screen the cell only counts it. */
export function PrintedLine({ appointment }: { appointment: PrintedLine_appointment$key }) {
  const { startTime, customer } = useFragment(
    graphql`
      fragment PrintedLine_appointment on ServiceAppointment {
        startTime
        customer {
          lastName
          name
        }
      }
    `,
    appointment,
  )
  return (
    <span className="hidden shrink-0 truncate rounded-sm border border-line px-1.5 text-[0.6875rem] text-ink leading-[0.8125rem] print:block">
      {shortClock(startTime)} <b className="font-medium">{surname(customer.lastName, customer.name)}</b>
    </span>
  )
}
