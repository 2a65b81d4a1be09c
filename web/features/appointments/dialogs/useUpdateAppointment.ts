import { graphql } from 'react-relay/hooks'
import type {
  UpdateServiceAppointmentInput,
  useUpdateAppointmentMutation,
} from '#web/__generated__/useUpdateAppointmentMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { failedSaving } from './fullDay.ts'

/** Changes an appointment, tells the person, and puts it where it belongs now. */
export function useUpdateAppointment(canOverbook: boolean) {
  const [run] = useMutation<useUpdateAppointmentMutation>(
    graphql`
      mutation useUpdateAppointmentMutation($input: UpdateServiceAppointmentInput!) {
        updateServiceAppointment(input: $input) {
          celebrations {
            # Shown by whoever listens to all writes.
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...Celebration_celebration
          }
          serviceAppointment {
            id
            date
          }
        }
      }
    `,
    {
      success: 'Service appointment updated successfully',
      failure: failedSaving('Failed to update appointment', canOverbook),
    },
  )
  return async (input: UpdateServiceAppointmentInput) => {
    const outcome = await run({ input })
    return outcome.ok
      ? { ok: true as const, saved: outcome.data.updateServiceAppointment?.serviceAppointment }
      : outcome
  }
}
