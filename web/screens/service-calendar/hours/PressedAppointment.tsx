import type { DialogRequests } from '#web/components/useDialogRequest.ts'
import { AppointmentCard } from '../day/AppointmentCard.tsx'
import type { CalendarDialogRequest } from '../day/appointmentDialogRequest.ts'

/**
 * The dialog with the card of the pressed appointment. A dialog of the card's actions replaces it and inherits its
 * focus return.
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
