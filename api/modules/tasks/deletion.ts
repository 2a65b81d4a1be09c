import { z } from 'zod'
import type { UndoTokens } from '#api/core/auth/undoTokens.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { forgetDeletion } from '#api/core/sync/restored.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { Priority, TaskStatus } from '#api/generated/enums.ts'
import { knownTasks, type TaskRow } from '#api/modules/tasks/lists.ts'
import { lockTask } from '#api/modules/tasks/service.ts'
import { mayDelete } from '#api/modules/tasks/states.ts'

/** The contents of a task's undo token: the whole row. */
const deletedTask = z.object({
  id: z.int(),
  userId: z.int(),
  assignedById: z.int().nullable(),
  title: z.string(),
  description: z.string().nullable(),
  dueDate: z.coerce.date().nullable(),
  priority: z.enum(Priority),
  status: z.enum(TaskStatus),
  openStatus: z.enum(TaskStatus).nullable().default(null),
  completed: z.boolean(),
  completedAt: z.coerce.date().nullable(),
  reminderSet: z.boolean(),
  tags: z.array(z.string()),
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date(),
})

/**
 * Deletes a task of the actor, or one that the actor gave to another user; returns the undo token.
 * @throws NOT_FOUND, also for another user's task; FORBIDDEN for one that was given to the actor
 */
export function deleteTask(ctx: BusinessContext, undoTokens: UndoTokens, id: number): Promise<string> {
  return ctx.transaction(async (tx) => {
    const task = await lockTask(tx, id)
    if (!mayDelete(tx, task)) throw new AppError('FORBIDDEN')
    await tx.db.organizerTask.delete({ where: tx.key(id) })
    return undoTokens.sign(tx, 'task', task)
  })
}

/**
 * Restores a deleted task with its id; nobody is notified. Idempotent: a repeated call returns the task in its
 * current state.
 * @throws NOT_FOUND for anything but a valid undo token of the actor
 */
export async function restoreTask(
  ctx: BusinessContext,
  undoTokens: UndoTokens,
  undoToken: string,
): Promise<TaskRow> {
  const data = await undoTokens.read(ctx, 'task', undoToken, deletedTask)
  return ctx.transaction(async (tx) => {
    const row = { ...tx.tenant, ...data, updatedAt: tx.now() }
    const { count } = await tx.db.organizerTask.createMany({ data: [row], skipDuplicates: true })
    if (count > 0) await forgetDeletion(tx, 'OrganizerTask', data.id)
    const task = await tx.db.organizerTask.findFirst({ where: { AND: [knownTasks(tx), { id: data.id }] } })
    if (!task) throw new AppError('NOT_FOUND', 'This task can no longer be brought back')
    return task
  })
}
