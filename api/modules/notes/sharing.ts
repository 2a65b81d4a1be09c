import { badField, notFound } from '#api/core/platform/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { type NoteRow, personOf, type ShareRow, sharedWithMe } from '#api/modules/notes/lists.ts'
import { lockNote } from '#api/modules/notes/service.ts'
import { notify } from '#api/modules/team/notifications.ts'
import { activeMember } from '#api/modules/team/service.ts'

const field = 'sharedWithUserId'

/**
 * Lets an active colleague see one of the actor's own notes, and tells them. Again, also at the same moment, it
 * changes nothing and tells nobody.
 * @throws NOT_FOUND for a colleague's note or a person of another business, BAD_INPUT for oneself or one who has left
 */
export function shareNote(ctx: BusinessContext, id: number, recipientId: number): Promise<ShareRow> {
  const ownerId = personOf(ctx)
  return ctx.transaction(async (tx) => {
    const { title } = await lockNote(tx, id)
    if (recipientId === ownerId) throw badField(field, 'A note cannot be shared with oneself')
    const known = await tx.db.sharedNote.findFirst({ where: { noteId: id, sharedWithUserId: recipientId } })
    if (known) return known
    await activeMember(tx, recipientId, field, 'The recipient')
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
 * Ends the sharing of one of the actor's own notes with a colleague.
 * @throws NOT_FOUND for a colleague's note, and for someone it is not shared with
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
 * Takes a colleague's note out of the actor's view; the note itself and its other readers are left alone.
 * @throws NOT_FOUND for what is not shared with the actor
 */
export async function removeSharedNote(ctx: BusinessContext, id: number): Promise<void> {
  const { count } = await ctx.db.sharedNote.deleteMany({ where: { AND: [sharedWithMe(ctx), { id }] } })
  if (count === 0) throw notFound('Shared note')
}
