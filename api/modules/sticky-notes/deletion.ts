import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockNote } from '#api/modules/sticky-notes/service.ts'
import type { TrashRow } from '#api/modules/trash/lists.ts'
import { moveToTrash } from '#api/modules/trash/moveToTrash.ts'

/**
 * Moves one of the actor's own notes to the trash, for all who see it.
 * @throws NOT_FOUND, also for another user's note
 */
export function deleteNote(ctx: BusinessContext, id: number): Promise<TrashRow> {
  return ctx.transaction(async (tx) => {
    const { title } = await lockNote(tx, id)
    return moveToTrash(tx, 'StickyNote', id, { title })
  })
}
