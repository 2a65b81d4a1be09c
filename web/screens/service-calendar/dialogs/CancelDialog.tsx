import { graphql } from 'react-relay/hooks'
import { placeAnsweredAppointment } from '#web/components/appointment-lists/appointmentLists.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { CancelDialogMutation } from './__generated__/CancelDialogMutation.graphql.ts'

interface CancelDialogProps extends Pick<ConfirmDialogProps, 'open' | 'finalFocus'> {
  id: string
  onClose: () => void
}

/** Asks before an appointment is cancelled (part 2 section 2). */
export function CancelDialog({ id, open, onClose, finalFocus }: CancelDialogProps) {
  const [cancel, pending] = useMutation<CancelDialogMutation>(
    graphql`
      mutation CancelDialogMutation($input: CancelServiceAppointmentInput!) {
        cancelServiceAppointment(input: $input) {
          serviceAppointment {
            ...appointmentLists_appointment
          }
          calendarDays {
            ...appointmentLists_day
          }
        }
      }
    `,
    {
      success: 'Service appointment cancelled successfully',
      failure: ({ message }) => ({ title: 'Error', description: message || 'Failed to cancel appointment' }),
    },
  )
  const confirm = async () => {
    const updater = placeAnsweredAppointment('cancelServiceAppointment')
    const outcome = await cancel({ input: { id } }, { updater })
    if (outcome.ok) onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      finalFocus={finalFocus}
      title="Cancel Appointment"
      description="Are you sure you want to cancel this appointment?"
      confirmText="Cancel Appointment"
      cancelText="Keep it"
      pendingText="Cancelling..."
      pending={pending}
      onConfirm={() => void confirm()}
    />
  )
}
