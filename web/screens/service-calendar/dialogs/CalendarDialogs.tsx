import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CalendarDialogs_business$key } from '#web/__generated__/CalendarDialogs_business.graphql.ts'
import type { DialogRequests } from '#web/components/useDialogRequest.ts'
import { AppointmentDialog } from '#web/features/appointments/dialogs/AppointmentDialog.tsx'
import { CancelAppointmentDialog } from '#web/features/appointments/dialogs/CancelAppointmentDialog.tsx'
import { fullDayName } from '#web/lib/dates.ts'
import { useDialogParam } from '#web/router/useDialogParam.ts'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import type { CalendarDialogRequest } from '../day/appointmentDialogRequest.ts'
import type { Moves } from '../moving/useMoves.ts'
import { newAppointmentDialog } from '../service-calendar.route.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { OverbookMoveDialog } from './OverbookMoveDialog.tsx'

interface CalendarDialogsProps {
  business: CalendarDialogs_business$key
  /** The selected day, on which a new appointment starts. */
  day: string
  requests: DialogRequests<CalendarDialogRequest>
  moves: Moves
  /** The dialog of the appointment that was pressed in a column of hours. */
  details: ReactNode
  /** Shows the new day of an appointment. */
  onSaved: (day: string) => void
}

/** All dialogs of the calendar. */
export function CalendarDialogs({ day, requests, moves, details, onSaved, ...props }: CalendarDialogsProps) {
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
  const { request, dialog } = requests

  return (
    <>
      <AppointmentDialog business={business} initial={{ date: day }} {...booking.dialog} />
      {request?.kind === 'book' && (
        <AppointmentDialog business={business} initial={request.initial} {...dialog} />
      )}
      {request?.kind === 'show' && (
        <Dialog {...dialog} size="sm" title={fullDayName(request.date)}>
          {details}
        </Dialog>
      )}
      {request?.kind === 'edit' && (
        <AppointmentDialog
          business={business}
          appointment={request.appointment.form}
          {...dialog}
          onSaved={({ date }) => onSaved(date)}
        />
      )}
      {request?.kind === 'cancel' && (
        <CancelAppointmentDialog appointment={request.appointment.form} {...dialog} />
      )}
      {request?.kind === 'move' && (
        <MoveDialog
          appointment={request.appointment}
          {...dialog}
          onMove={(moved, date) => void moves.move({ appointment: moved, to: { date } })}
        />
      )}
      <OverbookMoveDialog moves={moves} most={business.maxAppointmentsPerDay} />
    </>
  )
}
