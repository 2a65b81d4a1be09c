import '#api/modules/sms/schema.ts'
import '#api/modules/sms/reminders/schema.ts'
import '#api/modules/sms/settings/schema.ts'
import '#api/modules/sms/settings/mutations.ts'
import '#api/modules/sms/replies/schema.ts'
import '#api/modules/sms/opt-outs/schema.ts'
import '#api/modules/sms/opt-outs/mutations.ts'
import type { Module } from '#api/modules/module.ts'
import { sendReminders } from '#api/modules/sms/reminders/sendDue.ts'
import { claimReplies } from '#api/modules/sms/replies/unknownNumbers.ts'
import { rows } from '#api/modules/sms/rest.ts'

export const sms: Module = {
  onPhoneChange: claimReplies,
  rest: rows,
  jobs: [
    {
      name: 'reminders',
      // Reminders fall due on the hour, at 09:00 in each time zone, 24 hours before each appointment, and at retries.
      cron: '*/5 * * * *',
      timeZone: 'UTC',
      atStart: true,
      operation: ({ services }, signal) => sendReminders(services, signal),
    },
  ],
}
