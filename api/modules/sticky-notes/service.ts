import { found } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockForUpdate } from '#api/core/tenancy/lockForUpdate.ts'
import type { NewNote, NoteChanges } from '#api/modules/sticky-notes/input.ts'
import { type NoteRow, ownNotes } from '#api/modules/sticky-notes/lists.ts'

/**
 * Locks one of the actor's own notes, so that concurrent acts on it run one after the other.
 * @throws NOT_FOUND, also for another user's note
 */
export async function lockNote(tx: BusinessContext, id: number): Promise<NoteRow> {
  await lockForUpdate(tx, 'StickyNote', id)
  return found('Sticky note', await tx.db.stickyNote.findFirst({ where: { AND: [ownNotes(tx), { id }] } }))
}

/** Creates a note of the actor. */
export function createNote(ctx: BusinessContext, fields: NewNote): Promise<NoteRow> {
  const written = { createdAt: ctx.now(), updatedAt: ctx.now() }
  const data = { ...ctx.tenant, ...fields, ...written, userId: ctx.requireUserId() }
  return ctx.db.stickyNote.create({ data })
}

/**
 * Changes the given fields of one of the actor's own notes.
 * @throws NOT_FOUND, also for another user's note
 */
export function updateNote(
  ctx: BusinessContext,
  id: number,
  { color, ...changes }: NoteChanges,
): Promise<NoteRow> {
  return ctx.transaction(async (tx) => {
    await lockNote(tx, id)
    const data = { ...changes, ...(color && { color }), updatedAt: tx.now() }
    return tx.db.stickyNote.update({ where: tx.key(id), data })
  })
}
