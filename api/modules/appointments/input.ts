import { z } from 'zod'
import { longText, optionalLongText, text } from '#api/core/input/input.ts'
import { isDay } from '#api/core/time/localTime.ts'
import { AppointmentStatus } from '#api/generated/enums.ts'

/** 24-hour, `HH:MM`; `9:05` is read as `09:05`. */
function time(label: string, description = '`HH:MM`, 24-hour.') {
  const invalid = `${label} must be in HH:MM format`
  return text(label, 5, invalid, invalid)
    .transform((value) => value.padStart(5, '0'))
    .refine((value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value), invalid)
    .meta({ description, format: 'local-time', pattern: '^\\d{1,2}:\\d{2}$' })
}

const noDay = 'Date must be a day as YYYY-MM-DD'

const fields = {
  date: text('Date', 10, undefined, noDay)
    .refine((value) => value === '' || isDay(value), noDay)
    .meta({ format: 'date', description: 'A local day of the business.' }),
  startTime: time('Start time'),
  endTime: time('End time', '`HH:MM`, 24-hour, 5 minutes to 12 hours after the start.'),
  technician: text('Technician', 161, 'Technician name is required'),
  description: longText('Description', 2000),
  notes: optionalLongText('Notes', 5000),
}

const reminder = { error: 'SMS reminder must be true or false' }

/** A new appointment. The reminder is on by default. */
export const newAppointment = z.object({
  ...fields,
  smsReminder: z.boolean(reminder).default(true),
})
export type NewAppointment = z.output<typeof newAppointment>

/** Changes of an appointment: only the given fields. */
export const appointmentChanges = z
  .object({
    ...fields,
    smsReminder: z.boolean(reminder),
    status: z
      .enum(AppointmentStatus, { error: 'Status must be scheduled, in_progress, completed or cancelled' })
      .meta({
        title: 'AppointmentStatus',
        description:
          'SCHEDULED changes to IN_PROGRESS, and from there, or after its end directly, to COMPLETED. Both can be cancelled. A cancelled appointment can be scheduled again by the user who cancelled it, managers and admins, when its day has room.',
      }),
    noShow: z
      .boolean({ error: 'No-show must be true or false' })
      .meta({ description: 'Whether it is cancelled because the customer was not there.' }),
  })
  .partial()
export type AppointmentChanges = z.output<typeof appointmentChanges>
