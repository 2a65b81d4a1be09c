import * as z from 'zod/mini'
import type { CustomerOption } from '#web/features/customers/picker/customerOption.ts'
import { CreateServiceAppointmentInput as most } from '#web/generated/maxLengths.ts'
import { formatCalendarDay, formatClock } from '#web/lib/dates.ts'
import { optional, required } from '#web/ui/forms/textShapes.ts'
import type { FieldLabels } from '#web/ui/forms/useNewerValues.tsx'
import type { TechnicianOption } from './technician/technicianOption.ts'

/** The values of the appointment form. */
export type AppointmentValues = z.input<typeof appointmentSchema>

const time = (message: string) => z.string().check(z.refine(isTime, message))

const clock = (text: string) => (isTime(text) ? formatClock(text) : text)

const endAfterStart = 'End time must be after start time'

/** The rules of an appointment. */
export const appointmentSchema = z
  .object({
    customer: z
      .nullable(z.custom<CustomerOption>())
      .check(z.refine((customer) => customer !== null, 'Please select a customer')),
    date: z.string().check(z.minLength(1, 'Date is required')),
    startTime: time('Start time must be in HH:MM format'),
    endTime: time('End time must be in HH:MM format'),
    technician: z.nullable(z.custom<TechnicianOption>()).check(
      z.refine((technician) => technician !== null, 'Technician name is required'),
      z.refine(
        (technician) => (technician?.name.length ?? 0) <= most.technician,
        `Technician must be at most ${most.technician} characters`,
      ),
    ),
    description: required('Description', most.description),
    notes: optional('Notes', most.notes),
    smsReminder: z.boolean(),
  })
  .check(
    // Checked together with the fields, not only once they are valid.
    z.refine((values) => lengthOf(values) === null || Number(lengthOf(values)) > 0, {
      error: `${endAfterStart}.`,
      path: ['endTime'],
      when: () => true,
    }),
    z.refine((values) => !isTooShortOrLong(lengthOf(values)), {
      error: `${endAfterStart}, by 5 minutes to 12 hours`,
      path: ['endTime'],
      when: () => true,
    }),
  )

/** The labels of the form, and how its values are shown. */
export const appointmentLabels: FieldLabels<AppointmentValues> = {
  customer: ['Customer', (customer) => (customer ? `${customer.firstName} ${customer.lastName}` : '')],
  date: ['Date', (day) => day && formatCalendarDay(day)],
  startTime: ['Start Time', clock],
  endTime: ['End Time', clock],
  technician: ['Technician', (technician) => technician?.name ?? ''],
  description: 'Service Description',
  notes: 'Notes',
  smsReminder: 'SMS Reminder',
}

interface Times {
  readonly startTime: string
  readonly endTime: string
}

/** Whether a field holds a 24-hour time. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** The duration of an appointment in minutes; null while a time is missing or invalid. */
function lengthOf({ startTime, endTime }: Times): number | null {
  return isTime(startTime) && isTime(endTime) ? minuteOf(endTime) - minuteOf(startTime) : null
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function isTooShortOrLong(minutes: number | null): boolean {
  return minutes !== null && minutes > 0 && (minutes < 5 || minutes > 12 * 60)
}
