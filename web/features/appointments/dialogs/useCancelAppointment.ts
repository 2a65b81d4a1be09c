import { graphql } from 'react-relay/hooks'
import type { useCancelAppointmentMutation } from '#web/__generated__/useCancelAppointmentMutation.graphql.ts'
import { useAppointmentStep } from '#web/features/appointments/outcomes/useAppointmentStep.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Cancels an appointment; the message offers the way back, which its day's room decides. */
export function useCancelAppointment() {
  const [step] = useAppointmentStep()
  const [run, pending] = useMutation<useCancelAppointmentMutation>(
    graphql`
      mutation useCancelAppointmentMutation($input: CancelServiceAppointmentInput!) {
        cancelServiceAppointment(input: $input) {
          serviceAppointment {
            id
            canBookAgain
          }
        }
      }
    `,
    {
      success: ({ cancelServiceAppointment }) => {
        const cancelled = cancelServiceAppointment?.serviceAppointment
        return {
          title: 'Success',
          description: 'Service appointment cancelled successfully',
          // It is not offered when a colleague had cancelled it a moment earlier.
          action: cancelled?.canBookAgain
            ? { label: 'Undo', onSelect: () => void step(cancelled.id, 'BOOK_AGAIN') }
            : undefined,
        }
      },
      failure: ({ message }) => ({ title: 'Error', description: message || 'Failed to cancel appointment' }),
    },
  )
  const cancel = (id: string) => run({ input: { id } })
  return [cancel, pending] as const
}
