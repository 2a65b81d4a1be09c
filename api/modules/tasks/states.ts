import { AppError } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { may } from '#api/core/viewer/viewer.ts'
import type { TaskStatus } from '#api/generated/enums.ts'
import type { TaskRow } from '#api/modules/tasks/lists.ts'

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

/** The columns of a new state; `completed` and `completedAt` follow from it, and a closed task keeps its open status. */
export function stateOf(ctx: BusinessContext, before: TaskRow, status: TaskStatus) {
  const completed = status === 'COMPLETED'
  const open = isClosed(before) ? before.openStatus : before.status
  return {
    status,
    completed,
    completedAt: completed ? ctx.now() : null,
    openStatus: isClosed({ status }) ? open : null,
  }
}

/**
 * Checks a state transition.
 * @throws CONFLICT when it does not exist
 */
export function checkStep(from: TaskStatus, to: TaskStatus): void {
  if (following[from].includes(to)) return
  throw new AppError('CONFLICT', `A task that is ${spoken[from]} cannot become ${spoken[to]}.`)
}

/** Whether the task is completed or cancelled. */
export function isClosed({ status }: Pick<TaskRow, 'status'>): boolean {
  return status === 'COMPLETED' || status === 'CANCELLED'
}

const isUser = ({ actor }: BusinessContext, id: number | null) => actor.kind === 'user' && actor.userId === id

/** Whether the task belongs to the actor. */
export const isOwn = (ctx: BusinessContext, { userId }: TaskRow) => isUser(ctx, userId)

/** Whether the actor is the author of the task: it is their own idea, or they gave it to its owner. */
const isAuthor = (ctx: BusinessContext, task: TaskRow) =>
  task.assignedById === null ? isOwn(ctx, task) : isUser(ctx, task.assignedById)

/** Whether the actor may edit the open task, as its owner or its author. */
export function mayEdit(ctx: BusinessContext, task: TaskRow): boolean {
  return !isClosed(task) && may(ctx.actor, 'task:write') && (isOwn(ctx, task) || isAuthor(ctx, task))
}

/** Whether the actor may change the state of the task, as its owner. */
export function mayMoveOn(ctx: BusinessContext, task: TaskRow): boolean {
  return may(ctx.actor, 'task:write') && isOwn(ctx, task)
}

/** Whether the actor may delete the task, as its author. An owner who received it cancels it instead. */
export function mayDelete(ctx: BusinessContext, task: TaskRow): boolean {
  return may(ctx.actor, 'task:delete') && isAuthor(ctx, task)
}

/** Whether the actor may assign the open task, as a manager who is its author. */
export function mayAssign(ctx: BusinessContext, task: TaskRow): boolean {
  return !isClosed(task) && may(ctx.actor, 'task:assign') && isAuthor(ctx, task)
}
