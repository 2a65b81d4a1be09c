import { tablesOfBusiness } from '#api/database/tableOrder.ts'
import type { Prisma } from '#api/generated/client.ts'
import { ruleBook } from '#api/modules/points/ledger.ts'
import { businessActs, businessRows } from './business.ts'
import type { Calendar } from './calendar.ts'
import type { BusinessRows, CustomerRow, Ids, Numbered } from './rows.ts'
import type { Team } from './team.ts'

/** Ids that count from one, for building rows without a database. */
export function countingIds(): { ids: Ids; given: Map<Numbered, number> } {
  const given = new Map<Numbered, number>()
  const ids: Ids = (table) => {
    const next = (given.get(table) ?? 0) + 1
    given.set(table, next)
    return next
  }
  return { ids, given }
}

/** Reserves ids from the tables' sequences, because other businesses may be writing at the same time. */
async function reserve(tx: Prisma.TransactionClient, amounts: Map<Numbered, number>): Promise<Ids> {
  const reserved = new Map<Numbered, number[]>()
  for (const [table, count] of amounts) {
    const rows = await tx.$queryRaw<{ id: number }[]>`
      SELECT nextval(pg_get_serial_sequence(${`"${table}"`}, 'id'))::int AS id FROM generate_series(1, ${count}::int)`
    reserved.set(
      table,
      rows.map(({ id }) => id),
    )
  }
  return (table) => {
    const id = reserved.get(table)?.shift()
    if (id === undefined) throw new Error(`no number is left for ${table}`)
    return id
  }
}

/** Writes the sample data into a business that has only users. */
export async function writeBusiness(
  tx: Prisma.TransactionClient,
  businessId: number,
  calendar: Calendar,
  team: Team,
): Promise<void> {
  // A dry run determines how many ids to reserve.
  const rehearsal = countingIds()
  businessActs(calendar, team, rehearsal.ids)
  const { rows, earned } = businessRows(calendar, team, await reserve(tx, rehearsal.given))
  await insert(tx, businessId, { ...rows, Customer: rows.Customer.map(asAdded) })
  await changeStatuses(tx, businessId, rows.Customer)
  await tx.$executeRaw`
    SELECT earn_points(${businessId}, act."userId", act.rules, act.subject, NULL, act.day, act.at, ${ruleBook}::jsonb)
      FROM jsonb_to_recordset(${JSON.stringify(earned)}::jsonb)
        AS act("userId" int, rules text[], subject text, day date, at timestamptz)`
}

/** The initial row of a customer: a customer whose status changed later starts as unsold. */
function asAdded(customer: CustomerRow): CustomerRow {
  const { createdAt, statusUpdatedAt } = customer
  if (statusUpdatedAt <= createdAt) return customer
  return { ...customer, status: 'UNSOLD', statusUpdatedAt: createdAt, updatedAt: createdAt }
}

/** Updates the statuses, so that the triggers write the status history. */
async function changeStatuses(
  tx: Prisma.TransactionClient,
  businessId: number,
  customers: CustomerRow[],
): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Customer" AS customer
       SET status = later.status, "statusUpdatedAt" = later."statusUpdatedAt", "updatedAt" = later."updatedAt"
      FROM jsonb_populate_recordset(NULL::"Customer", ${JSON.stringify(customers)}::jsonb) AS later
     WHERE customer."businessId" = ${businessId} AND customer.id = later.id
       AND customer."statusUpdatedAt" <> later."statusUpdatedAt"`
}

/** Uses one statement per table, because createMany spends most of a second on compiling this many values. */
async function insert(tx: Prisma.TransactionClient, businessId: number, made: BusinessRows): Promise<void> {
  for (const table of tablesOfBusiness.toReversed()) {
    const rows = made[table]?.map((row) => ({ ...row, businessId })) ?? []
    if (rows.length === 0) continue
    const columns = Object.keys(rows[0] ?? {}).map((column) => `"${column}"`)
    await tx.$executeRawUnsafe(
      `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::"${table}", $1::jsonb)`,
      JSON.stringify(rows),
    )
  }
}
