import { graphql } from 'react-relay/hooks'
import type { useUndoCancellationMutation } from '#web/__generated__/useUndoCancellationMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/**
 * *Undo* of a cancellation or a no-show: books the appointment again. When that is no longer possible, for example
 * because its day is full or somebody has changed it since, a neutral toast says why.
 */
export function useUndoCancellation(customerName: string) {
  const [run] = useMutation<useUndoCancellationMutation>(
    graphql`
      mutation useUndoCancellationMutation($input: UpdateServiceAppointmentInput!) {
        updateServiceAppointment(input: $input) {
          serviceAppointment {
            id
            status
            isNoShow
          }
        }
      }
    `,
    {
      undoes: true,
      subject: customerName,
      success: 'Service appointment scheduled successfully',
      failure: ({ message }) => message || 'Failed to update appointment',
    },
  )
  return (id: string, expectedUpdatedAt?: string) =>
    run({ input: { id, status: 'SCHEDULED', expectedUpdatedAt } })
}
