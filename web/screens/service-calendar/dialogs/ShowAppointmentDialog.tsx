import type { AppointmentCard_appointment$key } from '#web/__generated__/AppointmentCard_appointment.graphql.ts'
import { fullDayName } from '#web/lib/dates.ts'
import { Dialog, type DialogState } from '#web/ui/overlays/Dialog.tsx'
import { AppointmentCard } from '../day/AppointmentCard.tsx'

interface ShowAppointmentDialogProps extends DialogState {
  date: string
  appointment: AppointmentCard_appointment$key
}

/** The card of the appointment that was pressed in a column of hours. A dialog of its actions replaces it. */
export function ShowAppointmentDialog({ date, appointment, ...dialog }: ShowAppointmentDialogProps) {
  return (
    <Dialog {...dialog} size="sm" title={fullDayName(date)}>
      <ul style={{ margin: '-1rem' }}>
        <AppointmentCard fixed appointment={appointment} />
      </ul>
    </Dialog>
  )
}
