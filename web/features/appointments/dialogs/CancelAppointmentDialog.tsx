import { graphql } from 'react-relay/hooks'
import type { CancelAppointmentDialog_appointment$key } from '#web/__generated__/CancelAppointmentDialog_appointment.graphql.ts'
import type { CancelAppointmentDialogMutation } from '#web/__generated__/CancelAppointmentDialogMutation.graphql.ts'
import { useUndoCancellation } from '#web/features/appointments/outcomes/useUndoCancellation.ts'
import { formatCalendarDay, formatClock } from '#web/lib/dates.ts'
import { useLastKnown } from '#web/relay/useLastKnown.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'

interface CancelAppointmentDialogProps extends DialogState {
  appointment: CancelAppointmentDialog_appointment$key
}

/** Confirms the cancellation of an appointment. The toast offers *Undo*, which fails if the day has become full. */
export function CancelAppointmentDialog({ appointment, ...dialog }: CancelAppointmentDialogProps) {
  const { id, customer, date, startTime } = useLastKnown(appointmentFragment, appointment)
  const undo = useUndoCancellation(customer.name)
  const [cancel] = useMutation<CancelAppointmentDialogMutation>(
    graphql`
      mutation CancelAppointmentDialogMutation($input: CancelServiceAppointmentInput!) {
        cancelServiceAppointment(input: $input) {
          serviceAppointment {
            id
            updatedAt
            canBookAgain
          }
        }
      }
    `,
    {
      subject: customer.name,
      success: 'Service appointment cancelled successfully',
      // Not offered when another user cancelled it a moment earlier.
      undo: ({ cancelServiceAppointment }) => {
        const appointment = cancelServiceAppointment?.serviceAppointment
        return appointment?.canBookAgain && (() => undo(id, appointment.updatedAt))
      },
      failure: ({ message }) => message || 'Failed to cancel appointment',
    },
  )
  return (
    <ConfirmDialog
      {...dialog}
      title="Cancel Appointment"
      description="Are you sure you want to cancel this appointment?"
      confirmText="Cancel Appointment"
      pendingText="Cancelling..."
      cancelText="Keep It"
      onConfirm={() => cancel({ input: { id } })}
    >
      <p className="text-ink">
        <span translate="no">{customer.name}</span>, {formatCalendarDay(date)} at {formatClock(startTime)}
      </p>
    </ConfirmDialog>
  )
}

const appointmentFragment = graphql`
  fragment CancelAppointmentDialog_appointment on ServiceAppointment {
    id
    date
    startTime
    customer {
      name
    }
  }
`
