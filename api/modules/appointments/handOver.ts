import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { recordActivities } from '#api/modules/activities/service.ts'
import { type AppointmentRow, subjectOf } from '#api/modules/appointments/states.ts'
import { whenWords } from '#api/modules/appointments/words.ts'
import type { NamedUser } from '#api/modules/team/service.ts'

/**
 * SQL for the coming appointments of a technician: not completed or cancelled, and not over. Those that are over and
 * need an outcome stay with the technician who was there. The bound of the start, the longest duration, is for an index.
 * @param now SQL for the current time
 */
export const comingOf = (user: string, now: string) =>
  `appointment."technicianUserId" = ${user} AND appointment.status IN ('SCHEDULED', 'IN_PROGRESS')
    AND appointment."startsAt" > ${now}::timestamptz - interval '12 hours' AND appointment."endsAt" > ${now}::timestamptz`

// Locks each customer before the appointment, and the appointments by time, as bookings, deletions and reminders do.
const coming = `SELECT appointment.id, appointment.technician FROM "ServiceAppointment" appointment
  JOIN "Customer" customer ON customer."businessId" = $1 AND customer.id = appointment."customerId"
 WHERE appointment."businessId" = $1 AND ${comingOf('$2', '$3')}
 ORDER BY appointment."startsAt", appointment.id FOR KEY SHARE OF customer FOR NO KEY UPDATE OF appointment`

/**
 * Gives the coming appointments of a technician to another one and writes an activity for each. Reminders that are not
 * sent yet name the new technician, because their text is written when they are sent. Resolves to the ids, by time.
 */
export async function handOverAppointments(
  tx: BusinessContext,
  from: number,
  to: NamedUser,
): Promise<number[]> {
  const before = await tx.sql<{ id: number; technician: string }>(coming, from, tx.now())
  if (before.length === 0) return []
  const ids = before.map(({ id }) => id)
  const rows = await tx.db.serviceAppointment.updateManyAndReturn({
    where: { id: { in: ids } },
    data: { technician: to.name, technicianUserId: to.id, updatedAt: tx.now() },
  })
  const formerly = new Map(before.map(({ id, technician }) => [id, technician]))
  const line = (row: AppointmentRow) =>
    `Appointment on ${whenWords(row, tx.today())} given to ${to.name} instead of ${formerly.get(row.id)}: ${row.description}`
  await recordActivities(
    tx,
    rows.map((row) => ({
      customerId: row.customerId,
      subject: subjectOf(row),
      type: 'MEETING',
      description: line(row),
    })),
  )
  return ids
}
