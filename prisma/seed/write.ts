import type { Prisma } from '#api/core/database/generated/client.ts'
import type { Calendar } from './calendar.ts'
import type { Ids, Numbered, ShopRows } from './rows.ts'
import { shopActs, shopRows } from './shop.ts'
import type { Team } from './team.ts'

/** Numbers that count from one, for a look at the rows without a database. */
export function countingIds(): { ids: Ids; given: Map<Numbered, number> } {
  const given = new Map<Numbered, number>()
  const ids: Ids = (table) => {
    const next = (given.get(table) ?? 0) + 1
    given.set(table, next)
    return next
  }
  return { ids, given }
}

/** Takes numbers from the tables' own sequences: other shops may be writing at the same time. */
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

/** Puts the sample data into a business that owns nothing but its staff. */
export async function writeShop(
  tx: Prisma.TransactionClient,
  businessId: number,
  calendar: Calendar,
  team: Team,
): Promise<void> {
  // A rehearsal tells how many numbers to reserve.
  const rehearsal = countingIds()
  shopActs(calendar, team, rehearsal.ids)
  await insert(tx, businessId, shopRows(calendar, team, await reserve(tx, rehearsal.given)))
}

async function insert(tx: Prisma.TransactionClient, businessId: number, rows: ShopRows): Promise<void> {
  const own = <Row extends object>(made: Row[]) => made.map((row) => ({ ...row, businessId }))
  await tx.interestOption.createMany({ data: own(rows.interestOptions) })
  await tx.customer.createMany({ data: own(rows.customers) })
  await tx.contact.createMany({ data: own(rows.contacts) })
  await tx.followUpCadence.createMany({ data: own(rows.cadences) })
  await tx.followUp.createMany({ data: own(rows.followUps) })
  await tx.hotBoardItem.createMany({ data: own(rows.hotBoardItems) })
  await tx.stickyNote.createMany({ data: own(rows.stickyNotes) })
  await tx.sharedNote.createMany({ data: own(rows.sharedNotes) })
  await tx.vendorContact.createMany({ data: own(rows.vendorContacts) })
  await tx.serviceAppointment.createMany({ data: own(rows.appointments) })
  await tx.organizerTask.createMany({ data: own(rows.tasks) })
  await tx.activity.createMany({ data: own(rows.activities) })
  await tx.pointEntry.createMany({ data: own(rows.points) })
  await tx.gamificationStats.createMany({ data: own(rows.stats) })
  await tx.userBadge.createMany({ data: own(rows.badges) })
  await tx.notification.createMany({ data: own(rows.notifications) })
}
