import { AppError } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockTask } from '#api/modules/tasks/service.ts'
import { mayDelete } from '#api/modules/tasks/states.ts'
import type { TrashRow } from '#api/modules/trash/lists.ts'
import { moveToTrash } from '#api/modules/trash/moveToTrash.ts'

/**
 * Moves a task of the actor, or one that the actor gave to another user, to the trash.
 * @throws NOT_FOUND, also for another user's task; FORBIDDEN for one that was given to the actor
 */
export function deleteTask(ctx: BusinessContext, id: number): Promise<TrashRow> {
  return ctx.transaction(async (tx) => {
    const task = await lockTask(tx, id)
    if (!mayDelete(tx, task)) throw new AppError('FORBIDDEN')
    return moveToTrash(tx, 'OrganizerTask', id, { title: task.title })
  })
}
