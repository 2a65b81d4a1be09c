import type { Order } from '#api/core/reads/keyset.ts'
import type { List } from '#api/core/reads/listConnection.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Prisma } from '#api/generated/client.ts'
import { Priority } from '#api/generated/enums.ts'
import { dateOf, stretches, type TaskGroup } from '#api/modules/tasks/groups.ts'
import { lastOpenDay } from '#api/modules/tasks/input.ts'

export type TaskRow = Prisma.OrganizerTaskGetPayload<object>
/** A row of the open tasks, whose `openDay` the database guarantees. */
type OpenRow = TaskRow & { openDay: Date }

export type TaskFilter = TaskGroup | 'OPEN' | 'ALL'

/** By due day, tasks without one last; within a day most urgent first, then oldest. */
export const openOrder = [
  ['openDay', 'asc', 'instant'],
  ['priority', 'asc', Object.values(Priority)],
  ['id', 'asc', 'integer'],
] as const satisfies Order<OpenRow>

const lastClosedFirst: Order<TaskRow> = [
  ['updatedAt', 'desc', 'instant'],
  ['id', 'desc', 'integer'],
]
const newestFirst: Order<TaskRow> = [['id', 'desc', 'integer']]

/** The order of each list. */
export function taskOrder(filter: TaskFilter): Order<TaskRow> {
  if (filter === 'ALL') return newestFirst
  return filter === 'DONE' ? lastClosedFirst : (openOrder as unknown as Order<TaskRow>)
}

/**
 * The condition for tasks that the actor may see: their own, and those they gave to others. Guards use the same
 * condition (docs/decisions/0030-trash.md).
 */
export function knownTasks(ctx: BusinessContext): Prisma.OrganizerTaskWhereInput {
  const userId = ctx.requireUserId()
  return { OR: [{ userId: userId }, { assignedById: userId }] }
}

function matching(ctx: BusinessContext, filter: TaskFilter): Prisma.OrganizerTaskWhereInput {
  if (filter === 'ALL') return {}
  if (filter === 'DONE') return { openDay: null }
  if (filter === 'OPEN') return { openDay: { lte: dateOf(lastOpenDay) } }
  const { from, to } = stretches(ctx.today())[filter]
  return { openDay: { gte: dateOf(from), lte: dateOf(to) } }
}

/** The actor's own tasks in one of the lists. */
export function taskList(ctx: BusinessContext, { filter }: { filter: TaskFilter }): List<TaskRow> {
  return { order: taskOrder(filter), where: { userId: ctx.requireUserId(), ...matching(ctx, filter) } }
}

/** The tasks that the actor gave to others, newest first. */
export function givenTasks(ctx: BusinessContext): List<TaskRow> {
  return { order: newestFirst, where: { assignedById: ctx.requireUserId() } }
}

/** Reminders of the actor's own tasks that are due today or overdue. */
export function dueTasks(ctx: BusinessContext): List<TaskRow> {
  const where = { userId: ctx.userId ?? 0, reminderSet: true, openDay: { lte: dateOf(ctx.today()) } }
  return { order: taskOrder('OPEN'), where }
}
