import { AppError, found } from '#api/core/errors/errors.ts'
import type { Order } from '#api/core/reads/keyset.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { may } from '#api/core/viewer/viewer.ts'
import type { Prisma } from '#api/generated/client.ts'
import type { AuditAction } from '#api/modules/activities/audit-trail/actions.ts'
import { recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import type { NewComment } from '#api/modules/hot-board/input.ts'
import { lockItem, resolvedAlready, subjectOf } from '#api/modules/hot-board/service.ts'
import type { TrashRow } from '#api/modules/trash/lists.ts'
import { moveToTrash } from '#api/modules/trash/moveToTrash.ts'

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

/**
 * Moves a comment to the trash.
 * @throws NOT_FOUND; FORBIDDEN for another user's comment; CONFLICT when the item is resolved
 */
export function deleteComment(ctx: BusinessContext, id: number): Promise<TrashRow> {
  return ctx.transaction(async (tx) => {
    const read = async () => found('Comment', await tx.db.hotBoardComment.findFirst({ where: { id } }))
    const item = await lockItem(tx, (await read()).itemId)
    // Read again, because another user may have deleted it while this one waited for the item.
    const comment = await read()
    if (!mayDelete(tx, comment)) throw new AppError('FORBIDDEN')
    if (item.resolved) throw await resolvedAlready(tx, 'The comments of a resolved item stay.', item)
    const entry = await moveToTrash(tx, 'HotBoardComment', id, { title: comment.text })
    await finish(tx, 'hotBoard:deleteComment', comment)
    return entry
  })
}

/** What ends the restoration of a comment, also of one whose item has been resolved since. */
export async function finishRestoring(tx: BusinessContext, id: number): Promise<void> {
  await finish(tx, 'hotBoard:restoreComment', await tx.db.hotBoardComment.findFirstOrThrow({ where: { id } }))
}
