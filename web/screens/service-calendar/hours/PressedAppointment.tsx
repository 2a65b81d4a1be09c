import type { DialogRequests } from '#web/components/useDialogRequest.ts'
import { AppointmentCard } from '../day/AppointmentCard.tsx'
import type { CalendarDialogRequest } from '../day/appointmentDialogRequest.ts'

/**
 * The card of the appointment that was pressed, in its dialog. The dialog of an act takes the place of this one, and
 * focus goes back to where this one came from.
 */
export function PressedAppointment({ requests }: { requests: DialogRequests<CalendarDialogRequest> }) {
  const { request, dialog } = requests
  if (request?.kind !== 'show') return null
  return (
    <ul style={{ margin: '-1rem' }}>
      <AppointmentCard
        fixed
        appointment={request.card}
        onRequest={(next) => requests.ask(next, () => dialog.finalFocus?.() || null)}
      />
    </ul>
  )
}
