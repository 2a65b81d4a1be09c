import { readGlobalId, rowId } from '#api/core/graph/ids.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Prisma } from '#api/generated/client.ts'
import { recordActivity } from '#api/modules/activities/service.ts'
import { notify } from '#api/modules/team/notifications/notify.ts'
import { activeUser, type NamedUser } from '#api/modules/team/service.ts'

/** Whose customers a list shows: the actor's own, or those of a user. */
export interface OwnerFilter {
  mine?: boolean | null
  /** The global id of a user. */
  ownerId?: string | null
}

function userIn(id: string): number {
  const user = readGlobalId(id)
  return user.typename === 'User' ? rowId(user.id) : 0
}

/** The condition on customers; empty without a filter. API keys and the system own no customers. */
export function ownedBy(
  { userId }: BusinessContext,
  { mine, ownerId }: OwnerFilter,
): Prisma.CustomerWhereInput {
  const owners = [...(mine ? [userId ?? 0] : []), ...(ownerId ? [userIn(ownerId)] : [])]
  return owners.length > 0 ? { AND: owners.map((owner) => ({ ownerId: owner })) } : {}
}

/** The condition on records of customers, whose owner is that of the customer. */
export function customerOwnedBy(
  ctx: BusinessContext,
  filter: OwnerFilter,
): { customer?: Prisma.CustomerWhereInput } {
  const customer = ownedBy(ctx, filter)
  return 'AND' in customer ? { customer } : {}
}

/**
 * The user who becomes the owner of a customer; null for nobody.
 * @throws NOT_FOUND for a user of another business, BAD_INPUT for an inactive one
 */
export async function newOwner(
  tx: BusinessContext,
  ownerId: number | null | undefined,
): Promise<NamedUser | null> {
  return ownerId == null ? null : activeUser(tx, ownerId, 'ownerId', 'The owner')
}

interface Owned {
  id: number
  name: string
}

/** Notifies a user who became the owner of a customer. */
export async function notifyOwner(tx: BusinessContext, owner: NamedUser | null, { id, name }: Owned) {
  if (!owner) return
  const title = `${tx.actorName} assigned to you: ${name}`
  await notify(tx, owner.id, { kind: 'assigned', title, subject: `Customer:${id}` })
}

/** How the activity of each change of an owner begins. */
export const ownerWordsBegin = ['Owner changed to ', 'Owner removed'] as const

/** What the activity of a change says. Erasing a user replaces the name in it. */
export const ownerWords = (owner: NamedUser | null) =>
  owner ? `Owner changed to ${owner.name}` : 'Owner removed'

/** Writes the activity of a change of the owner, and notifies the new one. */
export async function tellOfOwner(
  tx: BusinessContext,
  customer: Owned,
  owner: NamedUser | null,
): Promise<void> {
  await recordActivity(tx, {
    customerId: customer.id,
    type: 'OTHER',
    description: ownerWords(owner),
  })
  await notifyOwner(tx, owner, customer)
}

const handedOver = `WITH locked AS (
    SELECT id FROM "Customer" WHERE "businessId" = $1 AND "ownerId" = $2 ORDER BY id FOR NO KEY UPDATE),
  changed AS (
    UPDATE "Customer" SET "ownerId" = $3, "updatedAt" = $4 FROM locked
     WHERE "businessId" = $1 AND "Customer".id = locked.id RETURNING "Customer".id),
  told AS (
    INSERT INTO "Activity" ("businessId", "customerId", type, description, "performedBy", "createdAt")
      SELECT $1, id, 'OTHER', $5, $6, $4 FROM changed ORDER BY id)
  SELECT id FROM changed ORDER BY id`

/** Gives all customers of a user to another one, and writes an activity for each. Resolves to their ids. */
export async function handOverCustomers(tx: BusinessContext, from: number, to: NamedUser): Promise<number[]> {
  const rows = await tx.sql<{ id: number }>(handedOver, from, to.id, tx.now(), ownerWords(to), tx.actorName)
  return rows.map(({ id }) => id)
}
