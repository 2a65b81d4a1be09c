import { badField } from '#api/core/errors/errors.ts'
import { readGlobalId, rowId } from '#api/core/graph/ids.ts'
import { boundedCount } from '#api/core/reads/boundedCount.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { bounds } from '#api/modules/follow-ups/lists.ts'
import { readerOf } from '#api/modules/team/notifications/lists.ts'

/** The types of entries in the queue of a day. */
export const dayKinds = [
  'HotBoardItem',
  'Contact',
  'FollowUp',
  'OrganizerTask',
  'ServiceAppointment',
] as const
export type DayKind = (typeof dayKinds)[number]

/** An entry of the queue. */
export interface DayEntryRef {
  kind: DayKind
  id: number
}

// $2 is the user, $3 now, $4 the start of today, $5 the start of tomorrow, $6 today.
const items = `"HotBoardItem" WHERE "businessId" = $1 AND "assignedToId" = $2 AND resolved = false`
const contacts = `"Contact" WHERE "businessId" = $1 AND completed = false AND "scheduledDate" < $5`
const followUps = `"FollowUp" WHERE "businessId" = $1 AND state = 'PENDING' AND "scheduledDate" < $5`
const tasks = `"OrganizerTask" WHERE "businessId" = $1 AND "userId" = $2 AND "openDay" <= $6::date`
const appointments = `"ServiceAppointment" WHERE "businessId" = $1 AND status = 'SCHEDULED' AND "startsAt" < $3 AND "endsAt" <= $3`

// $7 is the number of entries, $8 to $12 the postponed ids by kind. Tasks have no time of day: today's sort after all
// entries with a time, overdue ones at the start of their day. Each part reads its index in order and stops early, but
// reads at least 25 rows, so that the entries of one customer are found whatever the number of entries.
const most = `LIMIT greatest($7, 25)`
const queue = `
  SELECT kind, id FROM (
    SELECT kind, id, place,
        min(place) OVER (PARTITION BY CASE WHEN customer IS NULL THEN kind || id ELSE customer::text END) AS turn
      FROM (
        SELECT kind, id, customer, row_number() OVER (ORDER BY rank, priority, at, urgency, kind, id) AS place FROM (
          (SELECT 'HotBoardItem' AS kind, id, NULL::int AS customer,
              CASE WHEN priority = 'URGENT' THEN 0 ELSE 3 END AS rank,
              priority, "createdAt" AS at, NULL::"Priority" AS urgency
            FROM ${items} AND id <> ALL($8::int[]) ORDER BY priority, "createdAt", id ${most})
          UNION ALL
          (SELECT 'Contact', id, "customerId", CASE WHEN "scheduledDate" < $3 THEN 1 ELSE 2 END, NULL,
              "scheduledDate", NULL
            FROM ${contacts} AND id <> ALL($9::int[]) ORDER BY "scheduledDate", id ${most})
          UNION ALL
          (SELECT 'FollowUp', id, "customerId", CASE WHEN "scheduledDate" < $4 THEN 1 ELSE 2 END, NULL,
              "scheduledDate", NULL
            FROM ${followUps} AND id <> ALL($10::int[]) ORDER BY "scheduledDate", id ${most})
          UNION ALL
          (SELECT 'OrganizerTask', id, NULL, CASE WHEN "openDay" < $6::date THEN 1 ELSE 2 END, NULL,
              CASE WHEN "openDay" < $6::date
                THEN $4::timestamptz - ($6::date - "openDay") * interval '24 hours' ELSE $5 END,
              priority
            FROM ${tasks} AND id <> ALL($11::int[]) ORDER BY "openDay", priority, id ${most})
          UNION ALL
          (SELECT 'ServiceAppointment', id, "customerId", 1, NULL, "startsAt", NULL
            FROM ${appointments} AND id <> ALL($12::int[]) ORDER BY "startsAt", id ${most})
        ) AS due
      ) AS placed
  ) AS day
  ORDER BY turn, place LIMIT $7`

const momentsOf = (ctx: BusinessContext) => {
  const { begins, ends } = bounds(ctx)
  return [readerOf(ctx), ctx.now(), begins, ends, ctx.today()] as const
}

/** The maximum number of postponed entries. */
const mostExcluded = 200

/**
 * The first entries of the actor's queue of today: urgent hot board items assigned to them; overdue work and
 * appointments that need an outcome, oldest first; work that is due today, by time, with tasks last; then their other
 * hot board items, in the order of the board. Items assigned to everyone are left out. All entries of a customer
 * directly follow the first one, so that one call covers them.
 * @param exclude global ids of the entries that the user has put off in this session
 * @throws BAD_INPUT for more than 200 ids
 */
export function queueOfDay(
  ctx: BusinessContext,
  first: number,
  exclude: readonly string[],
): Promise<DayEntryRef[]> {
  if (exclude.length > mostExcluded) throw badField('exclude', `At most ${mostExcluded} can be left out`)
  const keys = exclude.map(readGlobalId)
  const idsOf = (kind: DayKind) => keys.filter(({ typename }) => typename === kind).map(({ id }) => rowId(id))
  return ctx.sql<DayEntryRef>(queue, ...momentsOf(ctx), first, ...dayKinds.map(idsOf))
}

/** The number of entries of each kind. */
export interface DayCounts {
  hotBoardItems: number
  contacts: number
  followUps: number
  tasks: number
  appointments: number
  overdue: number
}

const counts = `
  SELECT
    ${boundedCount(items, 'priority')} AS "hotBoardItems",
    ${boundedCount(contacts, '"scheduledDate"')} AS contacts,
    ${boundedCount(followUps, '"scheduledDate"')} AS "followUps",
    ${boundedCount(tasks, '"openDay"')} AS tasks,
    ${boundedCount(appointments, '"startsAt"')} AS appointments,
    ${boundedCount(`${contacts} AND "scheduledDate" < $3`, '"scheduledDate"')}
      + ${boundedCount(`${followUps} AND "scheduledDate" < $4`, '"scheduledDate"')}
      + ${boundedCount(`${tasks} AND "openDay" < $6::date`, '"openDay"')}
      + ${boundedCount(appointments, '"startsAt"')} AS overdue`

/** Counts the actor's work of today in one statement, each kind exact up to 1,000. */
export async function countDay(ctx: BusinessContext): Promise<DayCounts> {
  const [row] = await ctx.sql<DayCounts>(counts, ...momentsOf(ctx))
  if (!row) throw new Error('the statement answers one row')
  return row
}
