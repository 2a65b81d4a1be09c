import { graphql, readInlineData } from 'react-relay/hooks'
import type { CancelAppointmentDialog_appointment$key } from '#web/__generated__/CancelAppointmentDialog_appointment.graphql.ts'
import { formatCalendarDay, formatClock } from '#web/lib/dates.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { useCancelAppointment } from './useCancelAppointment.ts'

interface CancelAppointmentDialogProps extends DialogState {
  appointment: CancelAppointmentDialog_appointment$key
}

/** Asks before an appointment is cancelled (part 2 section 2). */
export function CancelAppointmentDialog({ appointment, ...dialog }: CancelAppointmentDialogProps) {
  const { id, customer, date, startTime } = readInlineData(appointmentFragment, appointment)
  const [cancel, pending] = useCancelAppointment()
  const confirm = async () => {
    const { ok } = await cancel(id)
    if (ok) dialog.onClose()
  }
  return (
    <ConfirmDialog
      {...dialog}
      title="Cancel Appointment"
      description="Are you sure you want to cancel this appointment?"
      confirmText="Cancel Appointment"
      pendingText="Cancelling..."
      cancelText="Keep It"
      pending={pending}
      onConfirm={() => void confirm()}
    >
      <p className="text-ink">
        {customer.name}, {formatCalendarDay(date)} at {formatClock(startTime)}
      </p>
    </ConfirmDialog>
  )
}

const appointmentFragment = graphql`
  fragment CancelAppointmentDialog_appointment on ServiceAppointment @inline {
    id
    date
    startTime
    customer {
      name
    }
  }
`
