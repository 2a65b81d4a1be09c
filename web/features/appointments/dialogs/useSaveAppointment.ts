import { graphql } from 'react-relay/hooks'
import type * as z from 'zod/mini'
import type {
  CreateServiceAppointmentInput,
  useSaveAppointmentCreateMutation,
} from '#web/__generated__/useSaveAppointmentCreateMutation.graphql.ts'
import type {
  UpdateServiceAppointmentInput,
  useSaveAppointmentUpdateMutation,
} from '#web/__generated__/useSaveAppointmentUpdateMutation.graphql.ts'
import { changedFields } from '#web/lib/changedFields.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import type { AppointmentValues, appointmentSchema } from './appointmentForm.ts'
import { failedSaving } from './fullDay.ts'

/** The validated values of the form. */
export type Checked = z.output<typeof appointmentSchema>

interface Save {
  /** The edited appointment; null for a new one. */
  id: string | null
  values: Checked
  /** The initial values of the form. */
  start: AppointmentValues
  /** Whether the user has confirmed to overbook the day. */
  overbook: boolean
}

/**
 * Books or changes an appointment. A change sends only the edited fields, so that changes of other users to other
 * fields stay.
 */
export function useSaveAppointment(canOverbook: boolean) {
  const create = useCreateAppointment(canOverbook)
  const update = useUpdateAppointment(canOverbook)
  return ({ id, values, start, overbook }: Save) => {
    const { customer, ...fields } = values
    const customerId = customer?.id ?? ''
    if (id === null) return create({ ...fields, customerId, overbook })
    return update({
      id,
      overbook,
      ...changedFields(start, fields),
      ...(customerId !== start.customer?.id && { customerId }),
    })
  }
}

/** Books an appointment and shows a toast. */
function useCreateAppointment(canOverbook: boolean) {
  const [run] = useMutation<useSaveAppointmentCreateMutation>(
    graphql`
      mutation useSaveAppointmentCreateMutation($input: CreateServiceAppointmentInput!) {
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

/** Changes an appointment and shows a toast. */
function useUpdateAppointment(canOverbook: boolean) {
  const [run] = useMutation<useSaveAppointmentUpdateMutation>(
    graphql`
      mutation useSaveAppointmentUpdateMutation($input: UpdateServiceAppointmentInput!) {
        updateServiceAppointment(input: $input) {
          celebrations {
            # Shown by the part that listens to all writes.
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
