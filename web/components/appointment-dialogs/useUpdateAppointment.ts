import { graphql } from 'react-relay/hooks'
import { useMutation } from '#web/relay/useMutation.ts'
import type {
  UpdateServiceAppointmentInput,
  useUpdateAppointmentMutation,
} from './__generated__/useUpdateAppointmentMutation.graphql.ts'
import { failedSaving } from './fullDay.ts'
import { placeSavedAppointment } from './savedAppointment.ts'

/** Changes an appointment, tells the person, and puts it where it belongs now. */
export function useUpdateAppointment(canOverbook: boolean) {
  const [run] = useMutation<useUpdateAppointmentMutation>(
    graphql`
      mutation useUpdateAppointmentMutation($input: UpdateServiceAppointmentInput!) {
        updateServiceAppointment(input: $input) {
          serviceAppointment {
            id
            date
            ...savedAppointment_appointment
          }
          business {
            ...savedAppointment_business
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
    const outcome = await run({ input }, { updater: placeSavedAppointment('updateServiceAppointment') })
    return outcome.ok
      ? { ok: true as const, saved: outcome.data.updateServiceAppointment?.serviceAppointment }
      : outcome
  }
}
