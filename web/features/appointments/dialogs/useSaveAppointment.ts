import type * as z from 'zod/mini'
import { changedFields } from '#web/lib/changedFields.ts'
import type { AppointmentValues, appointmentSchema } from './appointmentForm.ts'
import { useCreateAppointment } from './useCreateAppointment.ts'
import { useUpdateAppointment } from './useUpdateAppointment.ts'

/** What the form holds when it may be sent. */
export type Checked = z.output<typeof appointmentSchema>

interface Save {
  /** The one that is edited; null books a new one. */
  id: string | null
  values: Checked
  /** What the form began with. */
  start: AppointmentValues
  /** Beyond the limit of the day on purpose. */
  overbook: boolean
}

/**
 * Books an appointment or changes one. Of one that is edited only what was changed is sent: what others have changed
 * meanwhile stays.
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
