import { graphql } from 'react-relay/hooks'
import type {
  CreateServiceAppointmentInput,
  useCreateAppointmentMutation,
} from '#web/__generated__/useCreateAppointmentMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { failedSaving } from './fullDay.ts'

/** Books an appointment, tells the person, and puts it into everything that shows it. */
export function useCreateAppointment(canOverbook: boolean) {
  const [run] = useMutation<useCreateAppointmentMutation>(
    graphql`
      mutation useCreateAppointmentMutation($input: CreateServiceAppointmentInput!) {
        createServiceAppointment(input: $input) {
          serviceAppointment {
            id
            date
          }
        }
      }
    `,
    {
      success: 'Service appointment scheduled successfully',
      failure: failedSaving('Failed to schedule appointment', canOverbook),
    },
  )
  return async (input: CreateServiceAppointmentInput) => {
    const outcome = await run({ input })
    return outcome.ok
      ? { ok: true as const, saved: outcome.data.createServiceAppointment?.serviceAppointment }
      : outcome
  }
}
