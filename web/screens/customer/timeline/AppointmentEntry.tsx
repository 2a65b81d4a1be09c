import { CalendarDays, CalendarPlus, CircleX, Pencil } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AppointmentEntry_appointment$key } from '#web/__generated__/AppointmentEntry_appointment.graphql.ts'
import { StepItems } from '#web/features/appointments/outcomes/StepItems.tsx'
import { useTechnicianWords } from '#web/features/appointments/technicianWords.ts'
import { hasPassed } from '#web/lib/clock.ts'
import { formatCalendarDay, formatClock } from '#web/lib/dates.ts'
import { Badge, type BadgeTone } from '#web/ui/display/Badge.tsx'
import { MenuItem } from '#web/ui/overlays/Menu.tsx'
import { customerDialogs } from '../dialogs/customerDialogs.ts'
import { Entry } from './Entry.tsx'
import { EntryActions } from './EntryActions.tsx'
import type { EntryProps } from './TimelineEntry.tsx'

interface AppointmentEntryProps extends EntryProps {
  appointment: AppointmentEntry_appointment$key
}

/** An appointment in the timeline. */
export function AppointmentEntry({ appointment, ...place }: AppointmentEntryProps) {
  const data = useFragment(
    graphql`
      fragment AppointmentEntry_appointment on ServiceAppointment {
        description
        date
        startTime
        endTime
        endsAt
        appointmentStatus: status
        isNoShow
        canCancel
        confirmedAt
        completedBy {
          fullName
        }
        cancelledBy {
          fullName
        }
        ...StepItems_appointment
        ...AppointmentDialog_appointment
        ...BookAgainDialog_appointment
        ...CancelAppointmentDialog_appointment
        ...technicianWords_appointment
      }
    `,
    appointment,
  )
  const technicianWords = useTechnicianWords()
  const openDialog = customerDialogs.useOpen()
  const open = data.appointmentStatus === 'SCHEDULED' || data.appointmentStatus === 'IN_PROGRESS'
  const state = stateOf(data)
  const by = data.appointmentStatus === 'COMPLETED' ? data.completedBy : data.cancelledBy
  const hours = `${formatClock(data.startTime)} – ${formatClock(data.endTime)}`

  return (
    <Entry
      {...place}
      kind="Service appointment"
      icon={<CalendarDays />}
      tone={open ? 'blue' : 'neutral'}
      title={data.description}
      badge={state && <Badge tone={state.tone}>{state.word}</Badge>}
      meta={
        <>
          With <bdi>{technicianWords(data)}</bdi>, {!open && `${formatCalendarDay(data.date)}, `}
          {hours}
          {by && (
            <>
              {' '}
              · {state?.word} by <span translate="no">{by.fullName}</span>
            </>
          )}
        </>
      }
      action={
        <EntryActions title={data.description}>
          <StepItems appointment={data} />
          {data.appointmentStatus === 'COMPLETED' && (
            <MenuItem icon={<CalendarPlus />} onSelect={() => openDialog('bookAgain', { appointment: data })}>
              Book again
            </MenuItem>
          )}
          <MenuItem icon={<Pencil />} onSelect={() => openDialog('editAppointment', { appointment: data })}>
            Edit
          </MenuItem>
          {data.canCancel && (
            <MenuItem
              icon={<CircleX />}
              tone="danger"
              onSelect={() => openDialog('cancelAppointment', { appointment: data })}
            >
              Cancel
            </MenuItem>
          )}
        </EntryActions>
      }
    />
  )
}

interface AppointmentState {
  readonly appointmentStatus: string
  readonly isNoShow: boolean
  readonly endsAt: string
  readonly confirmedAt: string | null | undefined
}

function stateOf({
  appointmentStatus,
  isNoShow,
  endsAt,
  confirmedAt,
}: AppointmentState): { word: string; tone: BadgeTone } | null {
  if (appointmentStatus === 'IN_PROGRESS') return { word: 'In progress', tone: 'blue' }
  if (appointmentStatus === 'COMPLETED') return { word: 'Completed', tone: 'green' }
  if (appointmentStatus === 'CANCELLED') return { word: isNoShow ? 'No-show' : 'Cancelled', tone: 'neutral' }
  // Its outcome has not been recorded yet.
  if (hasPassed(endsAt)) return { word: 'Needs an outcome', tone: 'orange' }
  return confirmedAt ? { word: 'Confirmed', tone: 'green' } : null
}
