import type { TaskStatus } from '#api/core/database/generated/enums.ts'
import { AppError } from '#api/core/errors.ts'
import type { Shop } from '#api/core/shop.ts'
import { may } from '#api/core/viewer.ts'
import type { TaskRow } from '#api/modules/tasks/lists.ts'

/** What may follow each state (decisions section 12). */
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
export function stateOf(shop: Shop, status: TaskStatus) {
  const completed = status === 'COMPLETED'
  return { status, completed, completedAt: completed ? shop.now() : null }
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

const isPerson = ({ actor }: Shop, id: number | null) => actor.kind === 'member' && actor.userId === id

/** Whether it is one of the actor's own. */
export const isOwn = (shop: Shop, { userId }: TaskRow) => isPerson(shop, userId)

/** Whether it is the actor's affair what it says and whose it is: their own idea, or one that they gave. */
const isAuthor = (shop: Shop, task: TaskRow) =>
  task.assignedById === null ? isOwn(shop, task) : isPerson(shop, task.assignedById)

/** Whoever has it, and whoever gave it, may write what it says while it is open. */
export function mayEdit(shop: Shop, task: TaskRow): boolean {
  return !isClosed(task) && may(shop.actor, 'task:write') && (isOwn(shop, task) || isAuthor(shop, task))
}

/** How far it is, is its owner's to say. */
export function mayMoveOn(shop: Shop, task: TaskRow): boolean {
  return may(shop.actor, 'task:write') && isOwn(shop, task)
}

/** Given ones are taken back by who gave them; who has one cancels it. */
export function mayDelete(shop: Shop, task: TaskRow): boolean {
  return may(shop.actor, 'task:delete') && isAuthor(shop, task)
}

/** Managers give what is their own to colleagues, and what they gave to others or back to themselves. */
export function mayAssign(shop: Shop, task: TaskRow): boolean {
  return !isClosed(task) && may(shop.actor, 'task:assign') && isAuthor(shop, task)
}
