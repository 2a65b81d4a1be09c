import { badField, notFound } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockForUpdate } from '#api/core/tenancy/lockForUpdate.ts'
import { type NoteRow, type ShareRow, sharedWithMe } from '#api/modules/sticky-notes/lists.ts'
import { lockNote } from '#api/modules/sticky-notes/service.ts'
import { notify } from '#api/modules/team/notifications/notify.ts'
import { activeUser } from '#api/modules/team/service.ts'

const field = 'sharedWithUserId'

/**
 * Shares one of the actor's own notes with another active user and notifies them. Idempotent, also when called
 * concurrently: a repeated call changes nothing and notifies nobody.
 * @throws NOT_FOUND for another user's note or a user of another business, BAD_INPUT for the actor or an inactive
 * user
 */
export function shareNote(ctx: BusinessContext, id: number, recipientId: number): Promise<ShareRow> {
  const ownerId = ctx.requireUserId()
  return ctx.transaction(async (tx) => {
    const { title } = await lockNote(tx, id)
    if (recipientId === ownerId) throw badField(field, 'A note cannot be shared with oneself')
    const known = await tx.db.sharedNote.findFirst({ where: { noteId: id, sharedWithUserId: recipientId } })
    if (known) return known
    await activeUser(tx, recipientId, field, 'The recipient')
    const share = await tx.db.sharedNote.create({
      data: {
        ...tx.tenant,
        noteId: id,
        sharedWithUserId: recipientId,
        sharedByUserId: ownerId,
        createdAt: tx.now(),
      },
    })
    await notify(tx, recipientId, {
      kind: 'note-shared',
      title: `${tx.actorName} shared a note with you: ${title}`,
      subject: `StickyNote:${id}`,
    })
    return share
  })
}

/**
 * Stops sharing one of the actor's own notes with another user.
 * @throws NOT_FOUND for another user's note, and for a user it is not shared with
 */
export function unshareNote(ctx: BusinessContext, id: number, recipientId: number): Promise<NoteRow> {
  return ctx.transaction(async (tx) => {
    const note = await lockNote(tx, id)
    const { count } = await tx.db.sharedNote.deleteMany({
      where: { noteId: id, sharedWithUserId: recipientId },
    })
    if (count === 0) throw notFound('Share')
    return note
  })
}

/**
 * Removes a note that another user shares from the actor's list; the note and its other shares stay.
 * @throws NOT_FOUND for a note that is not shared with the actor
 */
export function removeSharedNote(ctx: BusinessContext, id: number): Promise<void> {
  const where = { AND: [sharedWithMe(ctx), { id }] }
  return ctx.transaction(async (tx) => {
    const share = await tx.db.sharedNote.findFirst({ where, select: { noteId: true } })
    // The note is locked before its share, as by its owner's acts.
    if (share) await lockForUpdate(tx, 'StickyNote', share.noteId)
    const { count } = await tx.db.sharedNote.deleteMany({ where })
    if (count === 0) throw notFound('Shared note')
  })
}
