import { z } from 'zod'
import type { UndoTokens } from '#api/core/auth/undoTokens.ts'
import { AppError, found } from '#api/core/errors/errors.ts'
import type { Order } from '#api/core/reads/keyset.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { may } from '#api/core/viewer/viewer.ts'
import type { Prisma } from '#api/generated/client.ts'
import type { AuditAction } from '#api/modules/activities/audit-trail/actions.ts'
import { recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import type { NewComment } from '#api/modules/hot-board/input.ts'
import { lockItem, resolvedAlready, subjectOf } from '#api/modules/hot-board/service.ts'

export type CommentRow = Prisma.HotBoardCommentGetPayload<object>

/** Oldest first, as a conversation is read. */
export const commentOrder: Order<CommentRow> = [
  ['createdAt', 'asc', 'instant'],
  ['id', 'asc', 'integer'],
]

/** Whether the actor may delete this comment: users their own, managers all. */
export function mayDelete(
  { actor }: BusinessContext,
  { createdById }: Pick<CommentRow, 'createdById'>,
): boolean {
  const own = actor.kind === 'user' && createdById === actor.userId
  return may(actor, own ? 'hotBoard:deleteComment' : 'hotBoard:deleteCommentOfOthers')
}

/** What every change of the comments of an item ends with: the count of the item, and the audit entry. */
async function finish(
  tx: BusinessContext,
  act: Extract<AuditAction, `hotBoard:${string}omment`>,
  comment: CommentRow,
) {
  const { itemId, text } = comment
  const commentCount = await tx.db.hotBoardComment.count({ where: { itemId } })
  await tx.db.hotBoardItem.update({ where: tx.key(itemId), data: { commentCount } })
  const values =
    act === 'hotBoard:deleteComment' ? { before: { comment: text } } : { after: { comment: text } }
  await recordAudit(tx, { action: act, subject: subjectOf({ id: itemId }), ...values })
}

/**
 * Comments on an item in the name of the actor.
 * @throws NOT_FOUND; CONFLICT when the item is resolved
 */
export function createComment(
  ctx: BusinessContext,
  itemId: number,
  { text }: NewComment,
): Promise<CommentRow> {
  return ctx.transaction(async (tx) => {
    const item = await lockItem(tx, itemId)
    if (item.resolved) throw await resolvedAlready(tx, 'A resolved item takes no comments.', item)
    const author = { createdById: tx.userId, createdByName: tx.actorName, createdAt: tx.now() }
    const comment = await tx.db.hotBoardComment.create({ data: { ...tx.tenant, itemId, text, ...author } })
    await finish(tx, 'hotBoard:comment', comment)
    return comment
  })
}

/** The contents of a comment's undo token: the whole row. */
const deletedComment = z.object({
  id: z.int(),
  itemId: z.int(),
  text: z.string(),
  createdById: z.int().nullable(),
  createdByName: z.string(),
  createdAt: z.coerce.date(),
})

/**
 * Deletes a comment; returns the undo token.
 * @throws NOT_FOUND; FORBIDDEN for another user's comment; CONFLICT when the item is resolved
 */
export function deleteComment(ctx: BusinessContext, undoTokens: UndoTokens, id: number): Promise<string> {
  return ctx.transaction(async (tx) => {
    const read = async () => found('Comment', await tx.db.hotBoardComment.findFirst({ where: { id } }))
    const item = await lockItem(tx, (await read()).itemId)
    // Read again, because another user may have deleted it while this one waited for the item.
    const comment = await read()
    if (!mayDelete(tx, comment)) throw new AppError('FORBIDDEN')
    if (item.resolved) throw await resolvedAlready(tx, 'The comments of a resolved item stay.', item)
    await tx.db.hotBoardComment.delete({ where: tx.key(id) })
    await finish(tx, 'hotBoard:deleteComment', comment)
    return undoTokens.sign(tx, 'comment', comment)
  })
}

/** The name of a comment's author, who may have been erased since the comment was deleted. */
async function nameOf(tx: BusinessContext, { createdById, createdByName }: Omit<CommentRow, 'businessId'>) {
  if (createdById === null) return createdByName
  const erased = { id: createdById, erasedAt: { not: null } }
  const author = await tx.db.user.findFirst({ where: erased, select: { firstName: true, lastName: true } })
  return author ? `${author.firstName} ${author.lastName}` : createdByName
}

/**
 * Restores a deleted comment at its place, also when its item has been resolved since. Idempotent.
 * @throws NOT_FOUND for anything but a valid undo token of the actor
 */
export async function restoreComment(
  ctx: BusinessContext,
  undoTokens: UndoTokens,
  undoToken: string,
): Promise<CommentRow> {
  const data = await undoTokens.read(ctx, 'comment', undoToken, deletedComment)
  return ctx.transaction(async (tx) => {
    await lockItem(tx, data.itemId)
    const row = { ...tx.tenant, ...data, createdByName: await nameOf(tx, data) }
    const { count } = await tx.db.hotBoardComment.createMany({ data: [row], skipDuplicates: true })
    if (count > 0) await finish(tx, 'hotBoard:restoreComment', row)
    return tx.db.hotBoardComment.findFirstOrThrow({ where: { id: data.id } })
  })
}
