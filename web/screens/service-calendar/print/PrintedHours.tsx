import { graphql, useFragment } from 'react-relay/hooks'
import type { PrintedHours_appointment$key } from '#web/__generated__/PrintedHours_appointment.graphql.ts'
import { useTechnicianWords } from '#web/features/appointments/technicianWords.ts'
import { hoursOf } from '../calendarWords.ts'

interface PrintedColumn {
  readonly key: string
  readonly name: string
  readonly appointments: readonly { readonly id: string; readonly shown: PrintedHours_appointment$key }[]
}

interface PrintedHoursProps {
  label: string
  columns: readonly PrintedColumn[]
  /** Whether an entry names its technician. */
  named: boolean
}

/** The columns that fit side by side on a sheet. */
const maxColumns = 7

/** The days of a week, or the technicians of a day, as columns on paper. */
export function PrintedHours({ label, columns, named }: PrintedHoursProps) {
  const sheets = Array.from({ length: Math.ceil(columns.length / maxColumns) }, (_sheet, i) =>
    columns.slice(i * maxColumns, (i + 1) * maxColumns),
  )
  return (
    <section aria-label={label} className="hidden print:block">
      {sheets.map((sheet) => (
        <table
          key={sheet[0]?.key}
          className="mb-4 w-full table-fixed border-separate [border-spacing:0] text-left text-xs [&_td]:align-top"
        >
          <thead>
            <tr>
              {sheet.map(({ key, name }) => (
                <th key={key} scope="col" className="border border-line-strong px-2 py-1 font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {sheet.map(({ key, appointments }) => (
                <td key={key} className="border border-line-strong p-2">
                  <ul className="flex flex-col gap-3">
                    {appointments.map(({ id, shown }) => (
                      <PrintedAppointment key={id} appointment={shown} named={named} />
                    ))}
                  </ul>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      ))}
    </section>
  )
}

interface PrintedAppointmentProps {
  appointment: PrintedHours_appointment$key
  named: boolean
}

function PrintedAppointment({ appointment, named }: PrintedAppointmentProps) {
  const technicianWords = useTechnicianWords()
  const data = useFragment(
    graphql`
      fragment PrintedHours_appointment on ServiceAppointment {
        startTime
        endTime
        description
        customer {
          name
          city
        }
        ...technicianWords_appointment
      }
    `,
    appointment,
  )
  const { startTime, endTime, description, customer } = data
  return (
    <li className="break-inside-avoid break-words">
      <p className="tabular-nums">{hoursOf(startTime, endTime)}</p>
      <p translate="no" className="font-semibold text-ink">
        {customer.name}
      </p>
      {customer.city && <p>{customer.city}</p>}
      <p className="whitespace-pre-line">{description}</p>
      {named && <p>{technicianWords(data)}</p>}
    </li>
  )
}
