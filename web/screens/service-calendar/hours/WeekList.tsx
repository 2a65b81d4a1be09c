import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { WeekList_appointment$key } from '#web/__generated__/WeekList_appointment.graphql.ts'
import { useTechnicianWords } from '#web/features/appointments/technicianWords.ts'
import { CustomerPhone } from '#web/features/customers/CustomerPhone.tsx'
import { dayName } from '#web/lib/dates.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { hoursOf } from '../calendarWords.ts'
import type { FreeTime } from './HourColumn.tsx'
import type { HourAppointment } from './hourAppointment.ts'

interface ListedDay {
  readonly date: string
  readonly appointments: readonly HourAppointment<WeekList_appointment$key>[]
  /** The number of later appointments that are not loaded. */
  readonly notLoaded: number
}

interface WeekListProps {
  days: readonly ListedDay[]
  heading: (date: string) => ReactNode
  onBook: (free: FreeTime) => void
  onOpen: (id: string) => void
}

/** The week view on phones, which are too narrow for columns: a list of its days. */
export function WeekList({ days, heading, onBook, onOpen }: WeekListProps) {
  return (
    <Card flush className="divide-y divide-line sm:hidden print:hidden">
      {days.map(({ date, appointments, notLoaded }) => (
        <section key={date} aria-label={dayName(date)} className="py-1">
          <div className="flex items-center gap-2 pr-2 pl-4">
            <div className="flex min-w-0 flex-1 items-center gap-2">{heading(date)}</div>
            <IconButton
              label={`Book ${dayName(date)}`}
              icon={<Plus />}
              onClick={() => onBook({ date, startTime: '09:00', endTime: '11:00' })}
            />
          </div>
          <ul>
            {appointments.map((appointment) => (
              <WeekListEntry
                key={appointment.id}
                appointment={appointment}
                onOpen={() => onOpen(appointment.id)}
              />
            ))}
          </ul>
          {notLoaded > 0 && <p className="px-4 py-2 text-muted text-sm">and {notLoaded} more</p>}
        </section>
      ))}
    </Card>
  )
}

interface WeekListEntryProps {
  appointment: HourAppointment<WeekList_appointment$key>
  onOpen: () => void
}

function WeekListEntry({ appointment, onOpen }: WeekListEntryProps) {
  const technicianWords = useTechnicianWords()
  const data = useFragment(
    graphql`
      fragment WeekList_appointment on ServiceAppointment {
        description
        customer {
          name
          phoneNumber
        }
        ...technicianWords_appointment
      }
    `,
    appointment.shown,
  )
  const { startTime, endTime, tone } = appointment
  const { description, customer } = data
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex w-full min-w-0 gap-3 px-4 py-2 text-left hover:bg-hover"
      >
        <span className="min-w-0 flex-1 pl-3" style={{ borderLeft: `3px solid ${tone}` }}>
          <span translate="no" className="block truncate font-medium text-ink">
            {customer.name} <CustomerPhone digits={customer.phoneNumber} />
          </span>
          <span className="block truncate text-muted text-sm tabular-nums">
            {hoursOf(startTime, endTime)} · {technicianWords(data)}
          </span>
          <span className="block truncate text-faint text-sm">{description}</span>
        </span>
      </button>
    </li>
  )
}
