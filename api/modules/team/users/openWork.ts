import { boundedCount } from '#api/core/reads/boundedCount.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { comingOf, handOverAppointments } from '#api/modules/appointments/handOver.ts'
import { handOverCustomers } from '#api/modules/customers/owner.ts'
import type { NamedUser } from '#api/modules/team/service.ts'

/** The open work of a user, which nobody would see after a deactivation; each count exact up to 1,000. */
export interface OpenWork {
  /** Coming appointments of which the user is the technician. */
  appointments: number
  hotBoardItems: number
  vendorContacts: number
  tasks: number
  /** Customers whose owner the user is. */
  customers: number
}

/** The open work of a user, and what stays behind. */
export interface WorkOfUser extends OpenWork {
  /** When the first of the appointments starts. */
  nextAppointmentAt: Date | null
  /** The API keys that the user created, which keep working. */
  apiKeys: number
}

const ofUser = (column: string) => `"businessId" = $1 AND "${column}" = requested."userId"`

const coming = `"ServiceAppointment" appointment WHERE appointment."businessId" = $1
  AND ${comingOf('requested."userId"', '$3')}`

const counted = `SELECT
  ${boundedCount(coming, 'appointment.id')} AS appointments,
  (SELECT min("startsAt") FROM ${coming}) AS "nextAppointmentAt",
  ${boundedCount(`"ApiKey" WHERE ${ofUser('createdById')} AND "revokedAt" IS NULL`, 'id')} AS "apiKeys",
  ${boundedCount(`"HotBoardItem" WHERE ${ofUser('assignedToId')} AND NOT resolved`, '"assignedToId"')} AS "hotBoardItems",
  ${boundedCount(`"VendorContact" WHERE ${ofUser('assignedToId')}`, '"assignedToId"')} AS "vendorContacts",
  ${boundedCount(`"OrganizerTask" WHERE ${ofUser('userId')} AND "openDay" IS NOT NULL`, '"openDay"')} AS tasks,
  ${boundedCount(`"Customer" WHERE ${ofUser('ownerId')}`, '"ownerId"')} AS customers
  FROM unnest($2::int[]) WITH ORDINALITY AS requested("userId", position) ORDER BY position`

/** Counts the open work of each user, in one statement. */
export function openWorkOf(ctx: BusinessContext, userIds: readonly number[]): Promise<WorkOfUser[]> {
  return ctx.sql<WorkOfUser>(counted, userIds, ctx.now())
}

/** The ids of the handed-over records. */
export interface HandedOver {
  appointments: number[]
  hotBoardItems: number[]
  vendorContacts: number[]
  tasks: number[]
  customers: number[]
}

/**
 * Hands over the open work of one user to another. Users who assigned a task still see it; private tasks become private
 * tasks of the new user, which the actor cannot see.
 */
export async function handOver(tx: BusinessContext, from: number, otherUser: NamedUser): Promise<HandedOver> {
  // Customers come first: whoever deletes one locks it before its appointments.
  const customers = await handOverCustomers(tx, from, otherUser)
  const appointments = await handOverAppointments(tx, from, otherUser)
  const assigned = { assignedToId: otherUser.id, assignedToName: otherUser.name }
  const select = { id: true } as const
  const { db } = tx
  const items = await db.hotBoardItem.updateManyAndReturn({
    where: { assignedToId: from, resolved: false },
    data: { ...assigned, version: { increment: 1 } },
    select,
  })
  const vendors = await db.vendorContact.updateManyAndReturn({
    where: { assignedToId: from },
    data: assigned,
    select,
  })
  const open = { userId: from, openDay: { not: null } }
  const to = { userId: otherUser.id, updatedAt: tx.now() }
  const back = await db.organizerTask.updateManyAndReturn({
    where: { ...open, assignedById: otherUser.id },
    data: { ...to, assignedById: null },
    select,
  })
  const others = await db.organizerTask.updateManyAndReturn({ where: open, data: to, select })
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b)
  return {
    appointments,
    hotBoardItems: ids(items),
    vendorContacts: ids(vendors),
    tasks: ids([...back, ...others]),
    customers,
  }
}
