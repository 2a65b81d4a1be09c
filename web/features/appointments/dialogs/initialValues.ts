import { graphql, readInlineData } from 'react-relay/hooks'
import type { initialValues_appointment$key } from '#web/__generated__/initialValues_appointment.graphql.ts'
import type { initialValues_business$key } from '#web/__generated__/initialValues_business.graphql.ts'
import { type CustomerOption, customerOption } from '#web/features/customers/picker/customerOption.ts'
import { addDays, daysBetween, todayIn } from '#web/lib/days.ts'
import type { AppointmentValues } from './appointmentForm.ts'
import type { TechnicianOption } from './technician/technicianOption.ts'

/** Known values of a new appointment. */
export interface NewAppointment {
  /** `YYYY-MM-DD`; today unless it is given. */
  readonly date?: string
  readonly startTime?: string
  readonly endTime?: string
  readonly technician?: TechnicianOption
  readonly customer?: CustomerOption
  readonly description?: string
}

/**
 * The initial values of a new appointment. The sample comes from the demo; a free slot keeps its own time and technician.
 */
export function newValues(
  business: initialValues_business$key,
  initial: NewAppointment,
  timeZone: string,
): AppointmentValues {
  const { sampleAppointment: sample } = readInlineData(businessFragment, business)
  const blank: AppointmentValues = {
    customer: initial.customer ?? null,
    date: initial.date ?? todayIn(timeZone),
    startTime: initial.startTime ?? '09:00',
    endTime: initial.endTime ?? '11:00',
    technician: initial.technician ?? null,
    description: initial.description ?? '',
    notes: '',
    smsReminder: true,
  }
  if (!sample?.customer || initial.customer) return blank
  const { startTime, endTime } = initial.startTime ? blank : sample
  const technician = initial.technician ?? { name: sample.technician, userId: null }
  const customer = customerOption(sample.customer)
  return { ...blank, customer, startTime, endTime, technician, description: sample.description }
}

/** The form values of an existing appointment. */
export function valuesOf(appointment: initialValues_appointment$key): AppointmentValues {
  const { customer, notes, date, startTime, endTime, description, hasSmsReminder, ...data } = readInlineData(
    appointmentFragment,
    appointment,
  )
  return {
    customer: customerOption(customer),
    date,
    startTime,
    endTime,
    technician: { name: data.technician, userId: data.technicianUserId ?? null },
    description,
    notes: notes ?? '',
    smsReminder: hasSmsReminder,
  }
}

/** The values of another visit like that of an appointment: on the next day that is the same day of the week. */
export function repeatOf(appointment: initialValues_appointment$key, timeZone: string): NewAppointment {
  const { customer, technician, date, startTime, endTime, description } = valuesOf(appointment)
  const today = todayIn(timeZone)
  const daysUntil = ((daysBetween(today, date) % 7) + 7) % 7 || 7
  return {
    customer: customer ?? undefined,
    technician: technician ?? undefined,
    date: addDays(today, daysUntil),
    startTime,
    endTime,
    description,
  }
}

const businessFragment = graphql`
  fragment initialValues_business on Business @inline {
    sampleAppointment {
      startTime
      endTime
      technician
      description
      customer {
        ...customerOption_customer
      }
    }
  }
`

const appointmentFragment = graphql`
  fragment initialValues_appointment on ServiceAppointment @inline {
    date
    startTime
    endTime
    technician
    technicianUserId
    description
    notes
    hasSmsReminder
    customer {
      ...customerOption_customer
    }
  }
`
