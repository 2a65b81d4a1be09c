import { z } from 'zod'
import { AppointmentStatus } from '#api/core/database/generated/enums.ts'
import { optionalText, text } from '#api/core/input.ts'
import { isDay } from '#api/core/localTime.ts'

/** 24-hour, `HH:MM`; `9:05` is taken for `09:05`. */
function time(label: string) {
  const invalid = `${label} must be in HH:MM format`
  return text(label, 5, invalid)
    .transform((value) => value.padStart(5, '0'))
    .refine((value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value), invalid)
}

const fields = {
  date: text('Date', 10)
    .refine((value) => value === '' || isDay(value), 'Date must be a day as YYYY-MM-DD')
    .meta({ format: 'date' }),
  startTime: time('Start time'),
  endTime: time('End time'),
  technician: text('Technician', 161, 'Technician name is required'),
  description: text('Description', 2000),
  notes: optionalText('Notes', 5000),
}

const reminder = { error: 'SMS reminder must be true or false' }

/** A new appointment (part 2 section 5; bounds: decisions section 4). The reminder is on unless said otherwise. */
export const newAppointment = z.object({
  ...fields,
  smsReminder: z.boolean(reminder).default(true),
})

/** What changes of an appointment: only the fields that are there. */
export const appointmentChanges = z
  .object({
    ...fields,
    smsReminder: z.boolean(reminder),
    status: z.enum(AppointmentStatus, {
      error: 'Status must be scheduled, in_progress, completed or cancelled',
    }),
    noShow: z.boolean({ error: 'No-show must be true or false' }),
  })
  .partial()
