import * as z from 'zod/mini'
import type { CustomerOption } from '#web/features/customers/picker/customerOption.ts'
import { CreateServiceAppointmentInput as most } from '#web/generated/maxLengths.ts'
import { formatCalendarDay, formatClock } from '#web/lib/dates.ts'
import { fullName } from '#web/lib/names.ts'
import { inSentence, labelled, optional, required } from '#web/ui/forms/fieldShapes.ts'
import type { TechnicianOption } from './technician/technicianOption.ts'

const time = (label: string) =>
  labelled(
    label,
    z.string().check(z.refine(isTime, `${inSentence(label)} must be in HH:MM format`)),
    (text) => (isTime(text) ? formatClock(text) : text),
  )

const endAfterStart = 'End time must be after start time'

/** The fields of an appointment. */
export const appointmentFields = {
  customer: labelled(
    'Customer',
    z
      .nullable(z.custom<CustomerOption>())
      .check(z.refine((customer) => customer !== null, 'Please select a customer')),
    (customer) => (customer ? fullName(customer) : ''),
  ),
  date: labelled(
    'Date',
    z.string().check(z.minLength(1, 'Date is required')),
    (day) => day && formatCalendarDay(day),
  ),
  startTime: time('Start Time'),
  endTime: time('End Time'),
  technician: labelled(
    'Technician',
    z.nullable(z.custom<TechnicianOption>()).check(
      z.refine((technician) => technician !== null, 'Technician name is required'),
      z.refine(
        (technician) => (technician?.name.length ?? 0) <= most.technician,
        `Technician must be at most ${most.technician} characters`,
      ),
    ),
    (technician) => technician?.name ?? '',
  ),
  description: labelled('Service Description', required('Description', most.description)),
  notes: optional('Notes', most.notes),
  smsReminder: labelled('SMS Reminder', z.boolean()),
}

export const appointmentSchema = z.object(appointmentFields).check(
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

/** The values of the appointment form. */
export type AppointmentValues = z.input<typeof appointmentSchema>

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
