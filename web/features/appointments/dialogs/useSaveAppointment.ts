import { graphql } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import type {
  CreateServiceAppointmentInput,
  useSaveAppointmentCreateMutation,
} from '#web/__generated__/useSaveAppointmentCreateMutation.graphql.ts'
import type {
  UpdateServiceAppointmentInput,
  useSaveAppointmentUpdateMutation,
} from '#web/__generated__/useSaveAppointmentUpdateMutation.graphql.ts'
import { changedFields, isUnchanged } from '#web/lib/changedFields.ts'
import { formatCalendarDay, formatClock } from '#web/lib/dates.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import type { AppointmentValues, appointmentSchema } from './appointmentForm.ts'
import { failedInForm, failedSaving } from './free-slots/fullDay.ts'
import type { TechnicianOption } from './technician/technicianOption.ts'

/** The validated values of the form. */
export type Checked = z.output<typeof appointmentSchema>

interface Save {
  /** The edited appointment; null for a new one. */
  id: string | null
  values: Checked
  /** The initial values of the form. */
  start: AppointmentValues
  /** Whether the user has confirmed overbooking the day. */
  overbook: boolean
}

/**
 * Books or changes an appointment. A change sends only the edited fields, so that it does not overwrite concurrent
 * changes to other fields.
 */
export function useSaveAppointment(canOverbook: boolean) {
  const create = useCreateAppointment(canOverbook)
  const update = useUpdateAppointment(canOverbook)
  return async ({ id, values, start, overbook }: Save) => {
    const { customer, technician, ...fields } = values
    const customerId = customer?.id ?? ''
    const who = { technician: technician?.name ?? '', technicianUserId: technician?.userId ?? null }
    if (id === null) return create({ ...fields, ...who, customerId, overbook })
    const isSameCustomer = customerId === start.customer?.id
    const stays = technician !== null && start.technician && isSame(technician, start.technician)
    // A form that nobody has changed closes, because there is nothing to save.
    if (stays && isSameCustomer && isUnchanged(start, fields)) return { ok: true as const, saved: undefined }
    return update({
      id,
      overbook,
      ...changedFields(start, fields),
      ...(!stays && who),
      ...(!isSameCustomer && { customerId }),
    })
  }
}

const isSame = (one: TechnicianOption, other: TechnicianOption) =>
  one.name === other.name && one.userId === other.userId

/** Books an appointment and shows a toast with a link to its day. */
function useCreateAppointment(canOverbook: boolean) {
  const navigate = useNavigate()
  const [run] = useMutation<useSaveAppointmentCreateMutation>(
    graphql`
      mutation useSaveAppointmentCreateMutation($input: CreateServiceAppointmentInput!) {
        createServiceAppointment(input: $input) {
          serviceAppointment {
            id
            date
            startTime
            customer {
              name
            }
          }
        }
      }
    `,
    {
      success: ({ createServiceAppointment }) => {
        const booked = createServiceAppointment?.serviceAppointment
        return {
          title: 'Success',
          description: 'Service appointment scheduled successfully',
          ...(booked && {
            action: { label: 'Show', onSelect: () => void navigate(calendarAddress(booked.date)) },
          }),
        }
      },
      // Its times as they were stored: a day on which the clocks change may have no such hour.
      subject({ createServiceAppointment }) {
        const booked = createServiceAppointment?.serviceAppointment
        return (
          booked &&
          `${booked.customer.name}, ${formatCalendarDay(booked.date)}, ${formatClock(booked.startTime)}`
        )
      },
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

const calendarAddress = (date: string) => `/service-calendar?month=${date.slice(0, 7)}&day=${date}`

/** Changes an appointment and shows a toast. */
function useUpdateAppointment(canOverbook: boolean) {
  const [run] = useMutation<useSaveAppointmentUpdateMutation>(
    graphql`
      mutation useSaveAppointmentUpdateMutation($input: UpdateServiceAppointmentInput!) {
        updateServiceAppointment(input: $input) {
          celebrations {
            ...Celebration_celebration
          }
          serviceAppointment {
            id
            date
            customer {
              name
            }
          }
        }
      }
    `,
    {
      success: 'Service appointment updated successfully',
      subject: ({ updateServiceAppointment }) => updateServiceAppointment?.serviceAppointment.customer.name,
      failure: failedInForm('Failed to update appointment', canOverbook),
    },
  )
  return async (input: UpdateServiceAppointmentInput) => {
    const outcome = await run({ input })
    return outcome.ok
      ? { ok: true as const, saved: outcome.data.updateServiceAppointment?.serviceAppointment }
      : outcome
  }
}
