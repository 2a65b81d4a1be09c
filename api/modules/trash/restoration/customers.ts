import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { slotsForRestored } from '#api/modules/appointments/restored.ts'
import { lockCalendarRules } from '#api/modules/appointments/slots.ts'
import { timesForRestored } from '#api/modules/follow-ups/restored.ts'
import { endReminder } from '#api/modules/sms/reminders/cancel.ts'
import { bringBack, type RowsByTable } from '#api/modules/trash/restoration/bringBack.ts'

/**
 * What differs for customers who come back, with the appointments and follow-ups among their rows: sentences, and columns
 * by table and id. Locks the calendar until the transaction ends.
 * @param timeZone that of the business when they were deleted
 */
export async function differencesOfCustomers(
  tx: BusinessContext,
  timeZone: string | null,
  { ServiceAppointment = {}, FollowUp = {} }: RowsByTable,
) {
  const rules = await lockCalendarRules(tx)
  const { changes, remarks } = await slotsForRestored(tx, Object.values(ServiceAppointment), rules)
  const times = timesForRestored(FollowUp, timeZone, rules.timeZone)
  return { changes: { ...changes, FollowUp: times } as RowsByTable, remarks }
}

/** Ends the reminders of appointments that came back cancelled. */
export async function endRemindersOfCancelled(
  tx: BusinessContext,
  { ServiceAppointment: appointments = {} }: RowsByTable,
): Promise<void> {
  const cancelled = Object.keys(appointments).filter((id) => appointments[id]?.status === 'CANCELLED')
  await endReminder(tx, ...cancelled.map(Number))
}

interface KeptCustomer {
  id: number
  timeZone: string | null
  rows: RowsByTable
}

const entriesOfGroup = `
  SELECT id, "timeZone", rows FROM "TrashEntry"
   WHERE "businessId" = $1 AND "groupId" = $2::uuid AND type = 'Customer' AND "recordId" = ANY ($3::int[])
     AND "restoredAt" IS NULL
   ORDER BY id FOR UPDATE`

const finish = `UPDATE "TrashEntry" SET "restoredAt" = $3::timestamptz, rows = '{}', ended = '[]', bytes = 0
   WHERE "businessId" = $1 AND id = ANY ($2::int[])`

/** The rows of all entries, table by table. */
function joined(entries: readonly KeptCustomer[]): RowsByTable {
  const all: RowsByTable = {}
  for (const { rows } of entries) {
    for (const [table, part] of Object.entries(rows)) all[table] = Object.assign(all[table] ?? {}, part)
  }
  return all
}

/**
 * Restores those customers whom an act moved to the trash together (`moveCustomersToTrash`) and who still lie there, like
 * `restoreFromTrash`. The act that calls it writes the audit entry.
 * @param differing what differs of the rows of customers by now: columns by id
 */
export async function restoreCustomers(
  tx: BusinessContext,
  groupId: string,
  ids: readonly number[],
  differing: (customers: RowsByTable[string]) => RowsByTable[string] = () => ({}),
): Promise<void> {
  const all = await tx.sql<KeptCustomer>(entriesOfGroup, groupId, ids)
  // The time zone may have changed while the act moved them.
  for (const timeZone of new Set(all.map((entry) => entry.timeZone))) {
    const entries = all.filter((entry) => entry.timeZone === timeZone)
    const rows = joined(entries)
    const { changes } = await differencesOfCustomers(tx, timeZone, rows)
    const numbers = entries.map(({ id }) => id)
    await bringBack(tx, numbers, rows, { ...changes, Customer: differing(rows.Customer ?? {}) })
    await endRemindersOfCancelled(tx, changes)
    await tx.sql(finish, numbers, tx.now())
  }
}
