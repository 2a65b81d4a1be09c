import { badField, found } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockForUpdate } from '#api/core/tenancy/lockForUpdate.ts'
import { levelsSeenBy } from '#api/core/viewer/accessLevels.ts'
import type { AccessLevel } from '#api/generated/enums.ts'
import { assigneeColumns } from '#api/modules/team/assignee.ts'
import type { UserRef } from '#api/modules/team/input.ts'
import type { TrashRow } from '#api/modules/trash/lists.ts'
import { moveToTrash } from '#api/modules/trash/moveToTrash.ts'
import type { NewVendor, VendorChanges } from '#api/modules/vendor-contacts/input.ts'
import { seenVendors, type VendorRow } from '#api/modules/vendor-contacts/lists.ts'

/** Refuses an access level that the actor could not see afterwards. */
function checkLevel({ actor }: BusinessContext, level: AccessLevel | undefined): void {
  if (level === undefined || levelsSeenBy(actor).includes(level)) return
  throw badField('accessLevel', 'You can only choose an access level that you have yourself')
}

/** Locks a vendor contact that the actor may see, so that concurrent acts on it run one after the other. */
async function lockVendorContact(tx: BusinessContext, id: number): Promise<VendorRow> {
  await lockForUpdate(tx, 'VendorContact', id)
  return found(
    'Vendor contact',
    await tx.db.vendorContact.findFirst({ where: { AND: [seenVendors(tx), { id }] } }),
  )
}

/**
 * Adds a vendor contact.
 * @throws BAD_INPUT for an access level that the actor does not see, or an inactive assignee; NOT_FOUND for an
 * assignee of another business
 */
export async function createVendor(
  ctx: BusinessContext,
  assignee: UserRef | null,
  fields: NewVendor,
): Promise<VendorRow> {
  checkLevel(ctx, fields.accessLevel)
  return ctx.db.vendorContact.create({
    data: {
      ...ctx.tenant,
      ...fields,
      ...(await assigneeColumns(ctx, assignee)),
      createdById: ctx.userId,
      createdByName: ctx.actorName,
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
    },
  })
}

/**
 * Changes the given fields; an `undefined` assignee stays.
 * @throws NOT_FOUND, also for a contact of an access level that the actor does not see; BAD_INPUT for setting such a
 * level
 */
export async function updateVendor(
  ctx: BusinessContext,
  id: number,
  assignee: UserRef | null | undefined,
  changes: VendorChanges,
): Promise<VendorRow> {
  return ctx.transaction(async (tx) => {
    const before = await lockVendorContact(tx, id)
    checkLevel(tx, changes.accessLevel)
    const assigned = assignee === undefined ? {} : await assigneeColumns(tx, assignee, before)
    return tx.db.vendorContact.update({
      where: tx.key(id),
      data: { ...changes, ...assigned, updatedAt: tx.now() },
    })
  })
}

/**
 * Moves a vendor contact to the trash.
 * @throws NOT_FOUND, also for one of an access level that the actor does not see
 */
export function deleteVendor(ctx: BusinessContext, id: number): Promise<TrashRow> {
  return ctx.transaction(async (tx) => {
    const { company } = await lockVendorContact(tx, id)
    return moveToTrash(tx, 'VendorContact', id, { title: company })
  })
}
