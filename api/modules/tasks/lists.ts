import { boundedCount } from '#api/core/boundedCount.ts'
import type { Prisma } from '#api/core/database/generated/client.ts'
import { Priority } from '#api/core/database/generated/enums.ts'
import { AppError } from '#api/core/errors.ts'
import type { Order } from '#api/core/keyset.ts'
import type { List } from '#api/core/reads/listConnection.ts'
import type { Shop } from '#api/core/shop.ts'
import { dateOf, type OpenGroup, stretches, type TaskGroup } from '#api/modules/tasks/groups.ts'
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
export function personOf({ actor }: Shop): number {
  if (actor.kind !== 'member') throw new AppError('FORBIDDEN')
  return actor.userId
}

/**
 * The tasks that the actor knows of: their own, and what they gave to colleagues (docs/decisions/tasks.md); the same
 * predicate guards, and chooses what the live stream tells.
 */
export function knownTasks(shop: Shop): Prisma.OrganizerTaskWhereInput {
  const person = personOf(shop)
  return { OR: [{ userId: person }, { assignedById: person }] }
}

function matching(shop: Shop, filter: TaskFilter): Prisma.OrganizerTaskWhereInput {
  if (filter === 'ALL') return {}
  if (filter === 'DONE') return { openDay: null }
  if (filter === 'OPEN') return { openDay: { lte: dateOf(lastOpenDay) } }
  const { from, to } = stretches(shop.today())[filter]
  return { openDay: { gte: dateOf(from), lte: dateOf(to) } }
}

/** The actor's own tasks, of one list. */
export function taskList(shop: Shop, { filter }: { filter: TaskFilter }): List<TaskRow> {
  return { order: taskOrder(filter), where: { userId: personOf(shop), ...matching(shop, filter) } }
}

/** What the actor gave to colleagues, newest first. */
export function givenTasks(shop: Shop): List<TaskRow> {
  return { order: newestFirst, where: { assignedById: personOf(shop) } }
}

/** Reminders of the actor's own tasks: due today, or overdue (decisions section 12). */
export function dueTasks(shop: Shop): List<TaskRow> {
  const { actor } = shop
  const userId = actor.kind === 'member' ? actor.userId : 0
  const where = { userId, reminderSet: true, openDay: { lte: dateOf(shop.today()) } }
  return { order: taskOrder('OPEN'), where }
}

/** How many of the actor's own tasks each group holds, exact up to 1,000. */
export type TaskCounts = Record<TaskGroup, number>

const own = '"OrganizerTask" WHERE "businessId" = $1 AND "userId" = $2 AND "openDay"'
const openGroups: OpenGroup[] = ['OVERDUE', 'TODAY', 'TOMORROW', 'THIS_WEEK', 'LATER', 'NO_DATE']
const parts = openGroups.map((group, i) => {
  const days = `BETWEEN $${3 + 2 * i}::date AND $${4 + 2 * i}::date`
  return `${boundedCount(`${own} ${days}`, '"openDay"')} AS "${group}"`
})
const counts = `SELECT ${parts.join(', ')},
  ${boundedCount(`${own} IS NULL`, '"updatedAt" DESC')} AS "DONE"`

/** Counts the groups in one statement. */
export async function countTasks(shop: Shop): Promise<TaskCounts> {
  const days = stretches(shop.today())
  const ends = openGroups.flatMap((group) => [days[group].from, days[group].to])
  const [row] = await shop.sql<TaskCounts>(counts, personOf(shop), ...ends)
  if (!row) throw new Error('the statement answers one row')
  return row
}
