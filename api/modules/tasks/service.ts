import { AppError, found } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockForUpdate } from '#api/core/tenancy/lockForUpdate.ts'
import { may } from '#api/core/viewer/viewer.ts'
import { dateOf } from '#api/modules/tasks/groups.ts'
import type { NewTask, TaskChanges } from '#api/modules/tasks/input.ts'
import { knownTasks, type TaskRow } from '#api/modules/tasks/lists.ts'
import { checkStep, isClosed, mayAssign, mayMoveOn, stateOf } from '#api/modules/tasks/states.ts'
import { closedMeanwhile } from '#api/modules/team/meanwhile.ts'
import { notify } from '#api/modules/team/notifications/notify.ts'
import { activeUser } from '#api/modules/team/service.ts'

/**
 * Locks a task that the actor may see, so that concurrent acts on it run one after the other.
 * @throws NOT_FOUND, also for another user's task
 */
export async function lockTask(tx: BusinessContext, id: number): Promise<TaskRow> {
  await lockForUpdate(tx, 'OrganizerTask', id)
  return found('Task', await tx.db.organizerTask.findFirst({ where: { AND: [knownTasks(tx), { id }] } }))
}

/** The owner columns of a task that is given to a user. A user's own task has no giver. */
async function givenTo(tx: BusinessContext, assigneeId: number) {
  const actorId = tx.requireUserId()
  if (assigneeId === actorId) return { userId: actorId, assignedById: null }
  await activeUser(tx, assigneeId, 'userId', 'The assignee')
  return { userId: assigneeId, assignedById: actorId }
}

function notifyOwner(tx: BusinessContext, { id, userId, title }: TaskRow): Promise<void> {
  const line = `${tx.actorName} gave you a task: ${title}`
  return notify(tx, userId, { kind: 'assigned', title: line, subject: `OrganizerTask:${id}` })
}

/**
 * Creates a task of the actor, or gives it to another user, who is notified.
 * @throws BAD_INPUT, also for an inactive assignee; NOT_FOUND for one of another business; FORBIDDEN for those who
 * may not assign
 */
export function createTask(
  ctx: BusinessContext,
  assigneeId: number | null,
  { dueDate, ...fields }: NewTask,
): Promise<TaskRow> {
  const own = ctx.requireUserId()
  const given = assigneeId !== null && assigneeId !== own
  if (given && !may(ctx.actor, 'task:assign')) throw new AppError('FORBIDDEN')
  return ctx.transaction(async (tx) => {
    const at = { createdAt: tx.now(), updatedAt: tx.now() }
    const whose = await givenTo(tx, assigneeId ?? own)
    const due = dueDate === null ? null : dateOf(dueDate)
    const task = await tx.db.organizerTask.create({
      data: { ...tx.tenant, ...fields, ...whose, ...at, dueDate: due },
    })
    await notifyOwner(tx, task)
    return task
  })
}

/**
 * Changes the given fields, including state and owner. A new owner is notified.
 * @throws NOT_FOUND, also for another user's task; CONFLICT for a state transition that does not exist and for other
 * changes of a closed task; FORBIDDEN for the state of a task that the actor gave away and for those who may not
 * assign it
 */
export function updateTask(
  ctx: BusinessContext,
  id: number,
  assigneeId: number | undefined,
  { dueDate, status, ...fields }: TaskChanges,
): Promise<TaskRow> {
  return ctx.transaction(async (tx) => {
    const before = await lockTask(tx, id)
    const moves = status !== undefined && status !== before.status
    if (moves) {
      if (!mayMoveOn(tx, before)) throw new AppError('FORBIDDEN')
      checkStep(before.status, status)
    }
    const open = { ...before, ...(status && { status }) }
    const gives = assigneeId !== undefined && assigneeId !== before.userId
    const says = Object.keys(fields).length > 0 || dueDate !== undefined
    if ((gives || says) && isClosed(before) && isClosed(open)) {
      const act = before.status === 'COMPLETED' ? 'completed' : 'cancelled'
      // Only the owner closes a task.
      const closing = { act, by: before.userId, at: before.completedAt, canReopen: mayMoveOn(tx, before) }
      throw await closedMeanwhile(tx, 'A closed task cannot be changed. Reopen it first.', closing)
    }
    if (gives && !mayAssign(tx, { ...open, status: 'PENDING' })) throw new AppError('FORBIDDEN')
    const task = await tx.db.organizerTask.update({
      where: tx.key(id),
      data: {
        ...fields,
        ...(dueDate !== undefined && { dueDate: dueDate === null ? null : dateOf(dueDate) }),
        ...(moves && stateOf(tx, before, status)),
        ...(gives && (await givenTo(tx, assigneeId))),
        updatedAt: tx.now(),
      },
    })
    if (gives) await notifyOwner(tx, task)
    return task
  })
}

/**
 * Completes one of the actor's own tasks, in progress or not. Idempotent, also when called concurrently: the first
 * result is returned.
 * @throws NOT_FOUND, also for another user's task; CONFLICT when it is cancelled; FORBIDDEN for one that the actor
 * gave away
 */
export function completeTask(ctx: BusinessContext, id: number): Promise<TaskRow> {
  return ctx.transaction(async (tx) => {
    const open = await lockTask(tx, id)
    if (!mayMoveOn(tx, open)) throw new AppError('FORBIDDEN')
    if (open.status === 'COMPLETED') return open
    // A pending task passes through "in progress" at once.
    checkStep(open.status === 'PENDING' ? 'IN_PROGRESS' : open.status, 'COMPLETED')
    return tx.db.organizerTask.update({
      where: tx.key(id),
      data: { ...stateOf(tx, open, 'COMPLETED'), updatedAt: tx.now() },
    })
  })
}

/**
 * Reopens one of the actor's own closed tasks, as pending or, with `asBefore`, in the status that it was closed in; an
 * open one stays unchanged.
 * @throws NOT_FOUND, also for another user's task; FORBIDDEN for one that the actor gave away
 */
export function reopenTask(ctx: BusinessContext, id: number, asBefore?: boolean | null): Promise<TaskRow> {
  return ctx.transaction(async (tx) => {
    const closed = await lockTask(tx, id)
    if (!mayMoveOn(tx, closed)) throw new AppError('FORBIDDEN')
    if (!isClosed(closed)) return closed
    const status = (asBefore && closed.openStatus) || 'PENDING'
    return tx.db.organizerTask.update({
      where: tx.key(id),
      data: { ...stateOf(tx, closed, status), updatedAt: tx.now() },
    })
  })
}
