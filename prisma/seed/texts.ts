import { reminderText } from '#api/modules/sms/reminders/templates.ts'
import type { Job } from './appointments.ts'
import type { Calendar } from './calendar.ts'
import { chanceFor } from './chance.ts'
import type { TextRow } from './rows.ts'

/** The reminders of past appointments. All were sent; the provider confirmed delivery of six in seven. */
export function texts(calendar: Calendar, jobs: Job[]): TextRow[] {
  const chance = chanceFor('texts')
  return jobs.flatMap(({ regular, row, remindedAt }): TextRow[] => {
    if (remindedAt === null) return []
    const told = { firstName: regular.row.firstName, business: 'Corner Pocket', technician: row.technician }
    return [
      {
        appointmentId: row.id,
        customerId: row.customerId,
        kind: 'reminder',
        scheduleVersion: 0,
        toNumber: `+1${regular.row.phoneNumber}`,
        body: reminderText({ ...told, startsAt: row.startsAt, timeZone: calendar.timeZone }),
        state: chance.oneIn(7) ? 'SENT' : 'DELIVERED',
        attempts: 1,
        nextAttemptAt: null,
        absentSince: null,
        claimedAt: remindedAt,
        claimedBy: null,
        providerSid: `SMdemo${row.id}`,
        callingAt: remindedAt,
        errorCode: null,
        errorReason: null,
        sentAt: remindedAt,
        markedSentBy: null,
        createdAt: remindedAt,
        updatedAt: remindedAt,
      },
    ]
  })
}
