import { may } from '#api/core/auth/viewer.ts'
import type { TaskStatus } from '#api/core/database/generated/enums.ts'
import { AppError } from '#api/core/platform/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { TaskRow } from '#api/modules/tasks/lists.ts'

/** What may follow each state. */
const following: Record<TaskStatus, readonly TaskStatus[]> = {
  PENDING: ['IN_PROGRESS', 'CANCELLED'],
  IN_PROGRESS: ['PENDING', 'COMPLETED', 'CANCELLED'],
  COMPLETED: ['PENDING'],
  CANCELLED: ['PENDING'],
}

const spoken: Record<TaskStatus, string> = {
  PENDING: 'pending',
  IN_PROGRESS: 'in progress',
  COMPLETED: 'completed',
  CANCELLED: 'cancelled',
}

/** The columns of a state; `completed` and `completedAt` mirror it. */
export function stateOf(ctx: BusinessContext, status: TaskStatus) {
  const completed = status === 'COMPLETED'
  return { status, completed, completedAt: completed ? ctx.now() : null }
}

/**
 * Refuses a step that its state does not have.
 * @throws CONFLICT
 */
export function checkStep(from: TaskStatus, to: TaskStatus): void {
  if (following[from].includes(to)) return
  throw new AppError('CONFLICT', {
    message: `A task that is ${spoken[from]} cannot become ${spoken[to]}.`,
  })
}

/** Nothing is to be done about it any more. */
export function isClosed({ status }: Pick<TaskRow, 'status'>): boolean {
  return status === 'COMPLETED' || status === 'CANCELLED'
}

const isPerson = ({ actor }: BusinessContext, id: number | null) =>
  actor.kind === 'member' && actor.userId === id

/** Whether it is one of the actor's own. */
export const isOwn = (ctx: BusinessContext, { userId }: TaskRow) => isPerson(ctx, userId)

/** Whether it is the actor's affair what it says and whose it is: their own idea, or one that they gave. */
const isAuthor = (ctx: BusinessContext, task: TaskRow) =>
  task.assignedById === null ? isOwn(ctx, task) : isPerson(ctx, task.assignedById)

/** Whoever has it, and whoever gave it, may write what it says while it is open. */
export function mayEdit(ctx: BusinessContext, task: TaskRow): boolean {
  return !isClosed(task) && may(ctx.actor, 'task:write') && (isOwn(ctx, task) || isAuthor(ctx, task))
}

/** How far it is, is its owner's to say. */
export function mayMoveOn(ctx: BusinessContext, task: TaskRow): boolean {
  return may(ctx.actor, 'task:write') && isOwn(ctx, task)
}

/** Given ones are taken back by who gave them; who has one cancels it. */
export function mayDelete(ctx: BusinessContext, task: TaskRow): boolean {
  return may(ctx.actor, 'task:delete') && isAuthor(ctx, task)
}

/** Managers give what is their own to colleagues, and what they gave to others or back to themselves. */
export function mayAssign(ctx: BusinessContext, task: TaskRow): boolean {
  return !isClosed(task) && may(ctx.actor, 'task:assign') && isAuthor(ctx, task)
}
