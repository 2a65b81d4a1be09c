import { graphql, useFragment } from 'react-relay/hooks'
import type { RunSheet_day$key } from '#web/__generated__/RunSheet_day.graphql.ts'
import { useTechnicianWords } from '#web/features/appointments/technicianWords.ts'
import { fullDayName } from '#web/lib/dates.ts'
import { formatPhone } from '#web/lib/phone.ts'
import { appointmentsWord, hoursOf } from '../calendarWords.ts'
import { withoutDeleted } from '../withoutDeleted.ts'

interface RunSheetProps {
  date: string
  businessName: string
  /** Null while loading. */
  day: RunSheet_day$key | null
}

/** The run sheet of the chosen day for technicians, only in print. */
export function RunSheet({ date, businessName, ...props }: RunSheetProps) {
  const technicianWords = useTechnicianWords()
  const day = useFragment(
    graphql`
      fragment RunSheet_day on CalendarDay {
        matchingCount
        listed: appointments(first: 100) {
          id
          startTime
          endTime
          description
          notes
          customer {
            name
            phoneNumber
            address
            city
          }
          ...technicianWords_appointment
        }
      }
    `,
    props.day,
  )
  if (!day) return null
  return (
    <section aria-label="Run sheet" className="run-sheet hidden print:block">
      <p className="text-muted text-sm">{businessName}</p>
      <h2 className="font-semibold text-ink text-xl">Run sheet · {fullDayName(date)}</h2>
      <p className="mb-4 text-muted">{appointmentsWord(day.matchingCount)}</p>
      {day.matchingCount === 0 ? (
        <p>No appointments scheduled for this date</p>
      ) : (
        <table className="w-full border-collapse text-left text-sm [&_td]:border-line-strong [&_td]:border-t [&_td]:py-2.5 [&_td]:pr-3 [&_td]:align-top [&_th]:py-1.5 [&_th]:pr-3 [&_th]:font-medium [&_th]:text-muted">
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Customer</th>
              <th scope="col">Technician</th>
              <th scope="col">What for</th>
            </tr>
          </thead>
          <tbody>
            {withoutDeleted(day.listed).map((one) => (
              <tr key={one.id} className="break-inside-avoid">
                <td className="whitespace-nowrap tabular-nums">{hoursOf(one.startTime, one.endTime)}</td>
                <td>
                  <p translate="no" className="font-semibold text-ink">
                    {one.customer.name}
                  </p>
                  <p translate="no" className="whitespace-nowrap tabular-nums">
                    {formatPhone(one.customer.phoneNumber)}
                  </p>
                  <p className="break-words">{one.customer.address}</p>
                  <p>{one.customer.city}</p>
                </td>
                <td>{technicianWords(one)}</td>
                <td className="w-1/2">
                  <p className="whitespace-pre-line font-medium text-ink">{one.description}</p>
                  {one.notes && <p className="mt-1 whitespace-pre-line">{one.notes}</p>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
