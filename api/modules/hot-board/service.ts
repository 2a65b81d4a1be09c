import { AppError, found } from '#api/core/errors/errors.ts'
import { globalId } from '#api/core/graph/ids.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockForUpdate } from '#api/core/tenancy/lockForUpdate.ts'
import { may } from '#api/core/viewer/viewer.ts'
import { recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import { difference } from '#api/modules/activities/audit-trail/difference.ts'
import { assigneeColumnsOf } from '#api/modules/hot-board/assignee.ts'
import type { Assignee, ItemChanges, NewItem, Resolution } from '#api/modules/hot-board/input.ts'
import type { ItemRow } from '#api/modules/hot-board/lists.ts'
import { earn, unearn } from '#api/modules/points/ledger.ts'
import { rulesOfResolution } from '#api/modules/points/rules.ts'
import { closedAnew, closedMeanwhile } from '#api/modules/team/meanwhile.ts'
import { notify } from '#api/modules/team/notifications/notify.ts'
import { activeUser } from '#api/modules/team/service.ts'

/** The item as the audit trail and notifications name it. */
export const subjectOf = ({ id }: Pick<ItemRow, 'id'>) => `HotBoardItem:${id}` as const

/** The editable fields, as the audit trail records them. */
function contents({ title, description, priority, assignedToAll, assignedToName }: ItemRow) {
  return { title, description, priority, assignedTo: assignedToAll ? 'all' : (assignedToName ?? '') }
}

async function notifyAssignee(tx: BusinessContext, item: ItemRow): Promise<void> {
  if (item.assignedToId === null) return
  await notify(tx, item.assignedToId, {
    kind: 'assigned',
    title: `${tx.actorName} assigned to you: ${item.title}`,
    subject: subjectOf(item),
  })
}

/** Locks an item, so that concurrent acts on it run one after the other. */
export async function lockItem(tx: BusinessContext, id: number): Promise<ItemRow> {
  await lockForUpdate(tx, 'HotBoardItem', id)
  return found('Hot board item', await tx.db.hotBoardItem.findFirst({ where: { id } }))
}

/**
 * Adds an item to the board and notifies the assigned user.
 * @throws NOT_FOUND for an assignee of another business, BAD_INPUT for an inactive one
 */
export function createItem(ctx: BusinessContext, assignee: Assignee, fields: NewItem): Promise<ItemRow> {
  return ctx.transaction(async (tx) => {
    const item = await tx.db.hotBoardItem.create({
      data: {
        ...tx.tenant,
        ...fields,
        ...(await assigneeColumnsOf(tx, assignee)),
        createdById: tx.userId,
        createdByName: tx.actorName,
        createdAt: tx.now(),
      },
    })
    await recordAudit(tx, { action: 'hotBoard:create', subject: subjectOf(item), after: contents(item) })
    await notifyAssignee(tx, item)
    return item
  })
}

/**
 * The error for an edit of an older version. It contains the newer values, who changed the item last and when, so that
 * the user can choose.
 */
async function stale(tx: BusinessContext, item: ItemRow): Promise<AppError> {
  const { version, title, description, priority, assignedToAll, assignedToId, assignedToName } = item
  const assignedTo = assignedToId === null ? null : globalId('User', assignedToId)
  // The audit trail is read backwards, and the change is among its latest entries.
  const last = await tx.db.auditEntry.findFirst({
    where: { subject: subjectOf(item), action: 'hotBoard:update' },
    orderBy: { id: 'desc' },
    select: { actorName: true, createdAt: true },
  })
  const change = { changedBy: last?.actorName ?? null, changedAt: last?.createdAt.toISOString() ?? null }
  const assignee = { assignedToAll, assignedTo, assignedToName }
  const current = { version, title, description, priority, ...assignee, ...change }
  return new AppError('CONFLICT', {
    message: 'This item was changed by someone else in the meantime.',
    data: { current },
  })
}

/** The error for a change of a resolved item, with who resolved it and when. */
export function resolvedAlready(tx: BusinessContext, message: string, item: ItemRow): Promise<AppError> {
  const { resolvedById, resolvedByName, resolvedAt: at } = item
  const closing = { act: 'resolved', by: resolvedById ?? resolvedByName, at, canReopen: mayReopen(tx, item) }
  return closedMeanwhile(tx, message, closing)
}

/**
 * Changes the given fields; when a version is given, only if it is the current one. An `undefined` assignee stays.
 * @throws NOT_FOUND; CONFLICT when the item is resolved or the version is outdated, with the newer values
 */
export function updateItem(
  ctx: BusinessContext,
  id: number,
  read: number | null | undefined,
  assignee: Assignee | undefined,
  changes: ItemChanges,
): Promise<ItemRow> {
  return ctx.transaction(async (tx) => {
    const before = await lockItem(tx, id)
    if (before.resolved) throw await resolvedAlready(tx, 'A resolved item cannot be edited.', before)
    if (read != null && read !== before.version) throw await stale(tx, before)
    const assigned = assignee === undefined ? {} : await assigneeColumnsOf(tx, assignee, before)
    const item = await tx.db.hotBoardItem.update({
      where: tx.key(id),
      data: { ...changes, ...assigned, version: { increment: 1 } },
    })
    const changed = difference(contents(before), contents(item))
    if (changed) await recordAudit(tx, { action: 'hotBoard:update', subject: subjectOf(item), ...changed })
    if (item.assignedToId !== before.assignedToId) await notifyAssignee(tx, item)
    return item
  })
}

/** The resolving user: the given one, else the actor. */
async function resolverOf(tx: BusinessContext, resolverId: number | null) {
  if (resolverId !== null) return activeUser(tx, resolverId, 'resolvedBy', 'The resolver')
  return { id: tx.userId, name: tx.actorName }
}

/**
 * Resolves an item in the name of the actor or of a given user. Idempotent, also when called concurrently: the first
 * result is returned.
 * @throws NOT_FOUND for an item or a user of another business, BAD_INPUT for an inactive user, CONFLICT with `onlyIfOpen`
 * when it is resolved already
 */
export function resolveItem(
  ctx: BusinessContext,
  id: number,
  resolverId: number | null,
  { notes, onlyIfOpen }: Resolution & { onlyIfOpen?: boolean | null | undefined },
): Promise<ItemRow> {
  return ctx.transaction(async (tx) => {
    const open = await lockItem(tx, id)
    if (open.resolved && onlyIfOpen) throw await resolvedAlready(tx, 'This item is resolved already.', open)
    if (open.resolved) return open
    const resolver = await resolverOf(tx, resolverId)
    const item = await tx.db.hotBoardItem.update({
      where: tx.key(id),
      data: {
        resolved: true,
        resolvedAt: tx.now(),
        resolvedById: resolver.id,
        resolvedByName: resolver.name,
        resolutionNotes: notes,
      },
    })
    const after = { resolvedBy: resolver.name, notes }
    await recordAudit(tx, { action: 'hotBoard:resolve', subject: subjectOf(item), after })
    const rules = rulesOfResolution(item, resolver.id, tx.now())
    await earn(tx, { userId: resolver.id, rules, subject: subjectOf(item) })
    return item
  })
}

/** Whether the actor may reopen this item: users their own resolutions, managers all. */
export function mayReopen(ctx: BusinessContext, item: ItemRow): boolean {
  const { actor } = ctx
  if (!item.resolved) return false
  const own = actor.kind === 'user' && item.resolvedById === actor.userId
  return may(actor, own ? 'hotBoard:reopen' : 'hotBoard:reopenOfOthers')
}

/**
 * Reopens a resolved item; an active one stays unchanged.
 * @throws NOT_FOUND, FORBIDDEN for another user's resolution, or CONFLICT when it was not resolved at the expected time
 */
export function reopenItem(ctx: BusinessContext, id: number, expectedAt?: Date | null): Promise<ItemRow> {
  return ctx.transaction(async (tx) => {
    const resolved = await lockItem(tx, id)
    if (!resolved.resolved) return resolved
    if (closedAnew(resolved.resolvedAt, expectedAt)) {
      throw await resolvedAlready(tx, 'This item was resolved anew.', resolved)
    }
    if (!mayReopen(tx, resolved)) throw new AppError('FORBIDDEN')
    const before = { resolvedBy: resolved.resolvedByName, notes: resolved.resolutionNotes }
    await recordAudit(tx, { action: 'hotBoard:reopen', subject: subjectOf(resolved), before })
    const item = await tx.db.hotBoardItem.update({
      where: tx.key(id),
      data: {
        resolved: false,
        resolvedAt: null,
        resolvedById: null,
        resolvedByName: null,
        resolutionNotes: null,
      },
    })
    await unearn(tx, { subject: subjectOf(item) })
    return item
  })
}
