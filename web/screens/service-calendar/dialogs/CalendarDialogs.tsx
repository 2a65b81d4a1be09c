import { graphql, useFragment } from 'react-relay/hooks'
import type { CalendarDialogs_business$key } from '#web/__generated__/CalendarDialogs_business.graphql.ts'
import { AppointmentDialog } from '#web/components/appointment-dialogs/AppointmentDialog.tsx'
import { CancelAppointmentDialog } from '#web/components/appointment-dialogs/CancelAppointmentDialog.tsx'
import type { Asked } from '#web/components/asked/useAsked.ts'
import { useDialogParam } from '#web/router/useDialogParam.ts'
import type { Act } from '../day/act.ts'
import type { Moves } from '../moving/useMoves.ts'
import { newAppointmentDialog } from '../service-calendar.route.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { OverbookMoveDialog } from './OverbookMoveDialog.tsx'

interface CalendarDialogsProps {
  business: CalendarDialogs_business$key
  /** The chosen day: a new appointment begins with it. */
  day: string
  asked: Asked<Act>
  moves: Moves
  /** Shows the day on which an appointment stands now. */
  onSaved: (day: string) => void
}

/** Everything that opens above the calendar. */
export function CalendarDialogs({ day, asked, moves, onSaved, ...props }: CalendarDialogsProps) {
  const business = useFragment(
    graphql`
      fragment CalendarDialogs_business on Business {
        maxAppointmentsPerDay
        ...AppointmentDialog_business
      }
    `,
    props.business,
  )
  const booking = useDialogParam(newAppointmentDialog)
  const act = asked.asked?.thing
  const appointment = act?.appointment
  const common = { open: asked.open, onClose: asked.close, finalFocus: asked.successor }

  return (
    <>
      <AppointmentDialog
        business={business}
        initial={{ date: day }}
        open={booking.open}
        onClose={booking.close}
      />
      {appointment && act.kind === 'edit' && (
        <AppointmentDialog
          key={asked.asked?.turn}
          business={business}
          appointment={appointment.form}
          open={asked.open}
          onClose={asked.close}
          onSaved={({ date }) => onSaved(date)}
          finalFocus={asked.successor}
        />
      )}
      {appointment && act.kind === 'cancel' && (
        <CancelAppointmentDialog
          key={asked.asked?.turn}
          appointment={appointment.form}
          open={asked.open}
          onClose={asked.close}
          finalFocus={asked.successor}
        />
      )}
      {appointment && act.kind === 'move' && (
        <MoveDialog
          key={asked.asked?.turn}
          appointment={appointment}
          {...common}
          onMove={(moved, to) => void moves.move({ appointment: moved, to })}
        />
      )}
      <OverbookMoveDialog moves={moves} most={business.maxAppointmentsPerDay} />
    </>
  )
}
