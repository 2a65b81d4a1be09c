import { graphql } from 'react-relay/hooks'
import { useMutation } from '#web/relay/useMutation.ts'
import type {
  CreateServiceAppointmentInput,
  useCreateAppointmentMutation,
} from './__generated__/useCreateAppointmentMutation.graphql.ts'
import { failedSaving } from './fullDay.ts'
import { placeSavedAppointment } from './savedAppointment.ts'

/** Books an appointment, tells the person, and puts it into everything that shows it. */
export function useCreateAppointment(canOverbook: boolean) {
  const [run] = useMutation<useCreateAppointmentMutation>(
    graphql`
      mutation useCreateAppointmentMutation($input: CreateServiceAppointmentInput!) {
        createServiceAppointment(input: $input) {
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
      success: 'Service appointment scheduled successfully',
      failure: failedSaving('Failed to schedule appointment', canOverbook),
    },
  )
  return async (input: CreateServiceAppointmentInput) => {
    const outcome = await run({ input }, { updater: placeSavedAppointment('createServiceAppointment') })
    return outcome.ok
      ? { ok: true as const, saved: outcome.data.createServiceAppointment?.serviceAppointment }
      : outcome
  }
}
