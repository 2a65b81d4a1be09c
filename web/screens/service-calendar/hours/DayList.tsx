import { CalendarDays, CircleCheck, CirclePlay, Navigation, NotebookPen, Phone } from 'lucide-react'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DayList_appointment$key } from '#web/__generated__/DayList_appointment.graphql.ts'
import { useSteps } from '#web/features/appointments/outcomes/useSteps.tsx'
import { useTechnicianWords } from '#web/features/appointments/technicianWords.ts'
import { offerLog } from '#web/features/contacts/requests.ts'
import { mapLink, placeOf } from '#web/features/customers/AddressLink.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { hoursOf } from '../calendarWords.ts'
import { AppointmentBadges } from '../day/AppointmentBadges.tsx'
import { calendarDialogs } from '../dialogs/calendarDialogs.ts'
import type { HourAppointment } from './hourAppointment.ts'

interface DayListProps {
  appointments: readonly HourAppointment<DayList_appointment$key>[]
  /** Whether an entry names its technician. */
  named: boolean
  onOpen: (id: string) => void
  /** Books an empty day; null where a filter hides what it has. */
  onBook: (() => void) | null
}

/** The day view on phones: a run sheet for a technician on the way, in the order of time. */
export function DayList({ appointments, named, onOpen, onBook }: DayListProps) {
  if (appointments.length === 0) {
    return (
      onBook && (
        <EmptyState
          icon={<CalendarDays />}
          title="No appointments scheduled for this date"
          action={<Button onClick={onBook}>Book this day</Button>}
        />
      )
    )
  }
  return (
    <ul aria-label="Run sheet of the day" className="flex flex-col gap-3 print:hidden">
      {appointments.map((one) => (
        <DayListEntry key={one.id} appointment={one} named={named} onOpen={() => onOpen(one.id)} />
      ))}
    </ul>
  )
}

interface DayListEntryProps {
  appointment: HourAppointment<DayList_appointment$key>
  named: boolean
  onOpen: () => void
}

function DayListEntry({ appointment, named, onOpen }: DayListEntryProps) {
  const data = useFragment(
    graphql`
      fragment DayList_appointment on ServiceAppointment {
        description
        notes
        customer {
          id
          name
          phoneNumber
          address
          city
        }
        ...AppointmentBadges_appointment
        ...technicianWords_appointment
        ...useSteps_appointment
        ...NoteDialog_appointment
      }
    `,
    appointment.shown,
  )
  const { description, notes, customer } = data
  const { address, city } = customer
  const technicianWords = useTechnicianWords()
  const openDialog = calendarDialogs.useOpen()
  const heading = useId()
  const place = placeOf({ address, city })
  const steps = useSteps(data)
  const next = steps.find(({ step }) => step === 'COMPLETE') ?? steps.find(({ step }) => step === 'START')
  return (
    <li
      className="rounded-xl border border-line bg-surface p-4"
      style={{ borderInlineStart: `4px solid ${appointment.tone}` }}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <p className="font-semibold text-ink tabular-nums">
          {hoursOf(appointment.startTime, appointment.endTime)}
        </p>
        <AppointmentBadges appointment={data} />
      </div>
      <h3 id={heading} className="mt-2 font-semibold text-ink text-lg leading-6">
        <button
          type="button"
          onClick={onOpen}
          className="min-h-11 break-words rounded-sm text-left hover:underline"
        >
          <span translate="no">{customer.name}</span>
        </button>
      </h3>
      {place && <p className="break-words text-muted">{place}</p>}
      <p className="mt-1 whitespace-pre-line break-words text-ink">{description}</p>
      {named && <p className="mt-1 break-words text-muted text-sm">{technicianWords(data)}</p>}
      {notes && (
        <p className="mt-2 whitespace-pre-line break-words rounded-md bg-sunken px-3 py-2 text-ink">
          {notes}
        </p>
      )}
      <div
        className="mt-3 grid gap-2"
        // Large letters need a line for each button.
        style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))' }}
      >
        {customer.phoneNumber && (
          <LinkButton
            size="lg"
            icon={<Phone />}
            href={`tel:${customer.phoneNumber}`}
            onClick={offerLog(customer)}
            aria-describedby={heading}
          >
            Call
          </LinkButton>
        )}
        {place && (
          <LinkButton
            size="lg"
            icon={<Navigation />}
            href={mapLink(place)}
            target="_blank"
            rel="noreferrer"
            aria-describedby={heading}
          >
            Navigate
          </LinkButton>
        )}
        <Button
          size="lg"
          icon={<NotebookPen />}
          onClick={() => openDialog('note', { appointment: data })}
          aria-describedby={heading}
        >
          Note
        </Button>
        {next && (
          <Button
            size="lg"
            variant="primary"
            icon={next.step === 'START' ? <CirclePlay /> : <CircleCheck />}
            onClick={next.take}
            aria-describedby={heading}
          >
            {next.step === 'START' ? 'Start' : 'Done'}
          </Button>
        )}
      </div>
    </li>
  )
}
