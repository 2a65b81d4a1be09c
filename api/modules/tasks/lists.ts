import type { Prisma } from '#api/core/database/generated/client.ts'
import { Priority } from '#api/core/database/generated/enums.ts'
import { AppError } from '#api/core/platform/errors.ts'
import { count, figuresOf } from '#api/core/reads/figures.ts'
import type { Order } from '#api/core/reads/keyset.ts'
import type { List } from '#api/core/reads/listConnection.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { dateOf, stretches, type TaskGroup } from '#api/modules/tasks/groups.ts'
import { lastOpenDay } from '#api/modules/tasks/input.ts'

export type TaskRow = Prisma.OrganizerTaskGetPayload<object>
/** Among the open ones every row has its day (the database keeps it so). */
type OpenRow = TaskRow & { openDay: Date }

export type TaskFilter = TaskGroup | 'OPEN' | 'ALL'

/** By day, those without one last; of one day the most urgent first, then the oldest. */
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

/** The person whose tasks are meant; a key and the system have none. */
export function personOf({ actor }: BusinessContext): number {
  if (actor.kind !== 'member') throw new AppError('FORBIDDEN')
  return actor.userId
}

/**
 * The tasks that the actor knows of: their own, and what they gave to colleagues. The same condition guards them
 * (docs/decisions/0013-undo-tokens.md).
 */
export function knownTasks(ctx: BusinessContext): Prisma.OrganizerTaskWhereInput {
  const person = personOf(ctx)
  return { OR: [{ userId: person }, { assignedById: person }] }
}

function matching(ctx: BusinessContext, filter: TaskFilter): Prisma.OrganizerTaskWhereInput {
  if (filter === 'ALL') return {}
  if (filter === 'DONE') return { openDay: null }
  if (filter === 'OPEN') return { openDay: { lte: dateOf(lastOpenDay) } }
  const { from, to } = stretches(ctx.today())[filter]
  return { openDay: { gte: dateOf(from), lte: dateOf(to) } }
}

/** The actor's own tasks, of one list. */
export function taskList(ctx: BusinessContext, { filter }: { filter: TaskFilter }): List<TaskRow> {
  return { order: taskOrder(filter), where: { userId: personOf(ctx), ...matching(ctx, filter) } }
}

/** What the actor gave to colleagues, newest first. */
export function givenTasks(ctx: BusinessContext): List<TaskRow> {
  return { order: newestFirst, where: { assignedById: personOf(ctx) } }
}

/** Reminders of the actor's own tasks: due today, or overdue. */
export function dueTasks(ctx: BusinessContext): List<TaskRow> {
  const { actor } = ctx
  const userId = actor.kind === 'member' ? actor.userId : 0
  const where = { userId, reminderSet: true, openDay: { lte: dateOf(ctx.today()) } }
  return { order: taskOrder('OPEN'), where }
}

/** How many of the actor's own tasks each group holds, exact up to 1,000. */
export type TaskCounts = Record<TaskGroup, number>

/** Counts the groups in one statement. */
export function countTasks(ctx: BusinessContext): Promise<TaskCounts> {
  const listed = (filter: TaskGroup) => count('OrganizerTask', taskList(ctx, { filter }))
  return figuresOf<TaskCounts>(ctx, {
    OVERDUE: listed('OVERDUE'),
    TODAY: listed('TODAY'),
    TOMORROW: listed('TOMORROW'),
    THIS_WEEK: listed('THIS_WEEK'),
    LATER: listed('LATER'),
    NO_DATE: listed('NO_DATE'),
    DONE: listed('DONE'),
  })
}
