import { z } from 'zod'
import type { UndoTokens } from '#api/core/auth/undoTokens.ts'
import { forgetDeletion } from '#api/core/sync/restored.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { type NoteRow, ownNotes } from '#api/modules/sticky-notes/lists.ts'
import { lockNote } from '#api/modules/sticky-notes/service.ts'

/** The contents of a note's undo token: the note and its shares. */
const deletedNote = z.object({
  id: z.int(),
  title: z.string(),
  content: z.string(),
  color: z.string(),
  position: z.int(),
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date(),
  shares: z.array(
    z.object({
      id: z.int(),
      sharedWithUserId: z.int(),
      canEdit: z.boolean(),
      createdAt: z.coerce.date(),
    }),
  ),
})

/**
 * Deletes one of the actor's own notes for all who see it; returns the undo token.
 * @throws NOT_FOUND, also for another user's note
 */
export function deleteNote(ctx: BusinessContext, undoTokens: UndoTokens, id: number): Promise<string> {
  return ctx.transaction(async (tx) => {
    const note = await lockNote(tx, id)
    const shares = await tx.db.sharedNote.findMany({ where: { noteId: id }, orderBy: { id: 'asc' } })
    await tx.db.stickyNote.delete({ where: tx.key(id) })
    return undoTokens.sign(tx, 'note', { ...note, shares })
  })
}

/**
 * Restores a deleted note with its id, position and shares; nobody is notified. Idempotent: a repeated call returns
 * the note in its current state. Shares with deleted accounts are left out.
 * @throws NOT_FOUND for anything but a valid undo token of the actor
 */
export async function restoreNote(
  ctx: BusinessContext,
  undoTokens: UndoTokens,
  undoToken: string,
): Promise<NoteRow> {
  const { shares, ...note } = await undoTokens.read(ctx, 'note', undoToken, deletedNote)
  const userId = ctx.requireUserId()
  return ctx.transaction(async (tx) => {
    const row = { ...tx.tenant, ...note, userId, updatedAt: tx.now() }
    const { count } = await tx.db.stickyNote.createMany({ data: [row], skipDuplicates: true })
    if (count > 0) {
      await forgetDeletion(tx, 'StickyNote', note.id)
      const ids = shares.map(({ sharedWithUserId }) => sharedWithUserId)
      const present = await tx.db.user.findMany({ where: { id: { in: ids } }, select: { id: true } })
      const here = new Set(present.map(({ id }) => id))
      await tx.db.sharedNote.createMany({
        data: shares
          .filter(({ sharedWithUserId }) => here.has(sharedWithUserId))
          .map((share) => ({ ...tx.tenant, ...share, noteId: note.id, sharedByUserId: userId })),
      })
    }
    return tx.db.stickyNote.findFirstOrThrow({ where: { AND: [ownNotes(tx), { id: note.id }] } })
  })
}
