import { sqlParams } from '#api/core/database/sqlParams.ts'
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

/** The parameters that both statements have, and the actor's open work of today by them. */
function openWork(ctx: BusinessContext) {
  const { values, bind } = sqlParams()
  const { begins, ends } = bounds(ctx)
  const user = bind(readerOf(ctx))
  const now = bind(ctx.now())
  const startOfToday = bind(begins)
  const startOfTomorrow = bind(ends)
  const today = bind(ctx.today(), 'date')
  return {
    values,
    bind,
    now,
    startOfToday,
    startOfTomorrow,
    today,
    items: `"HotBoardItem" WHERE "businessId" = $1 AND "assignedToId" = ${user} AND resolved = false`,
    contacts: `"Contact" WHERE "businessId" = $1 AND completed = false AND "scheduledDate" < ${startOfTomorrow}`,
    followUps: `"FollowUp" WHERE "businessId" = $1 AND state = 'PENDING' AND "scheduledDate" < ${startOfTomorrow}`,
    tasks: `"OrganizerTask" WHERE "businessId" = $1 AND "userId" = ${user} AND "openDay" <= ${today}`,
    appointments: `"ServiceAppointment" WHERE "businessId" = $1 AND status = 'SCHEDULED' AND "startsAt" < ${now} AND "endsAt" <= ${now}`,
  }
}

// Tasks have no time of day: today's sort after all entries with a time, overdue ones at the start of their day. Each
// part reads its index in order and stops early, but reads at least 25 rows, so that the entries of one customer are
// found whatever the number of entries.
function queueStatement(ctx: BusinessContext, first: number, postponed: (kind: DayKind) => number[]) {
  const { values, bind, now, startOfToday, startOfTomorrow, today, ...work } = openWork(ctx)
  const count = bind(first)
  const most = `LIMIT greatest(${count}, 25)`
  const isNotPostponed = (kind: DayKind) => `id <> ALL(${bind(postponed(kind), 'int[]')})`
  const statement = `
  SELECT kind, id FROM (
    SELECT kind, id, place,
        min(place) OVER (PARTITION BY CASE WHEN customer IS NULL THEN kind || id ELSE customer::text END) AS turn
      FROM (
        SELECT kind, id, customer, row_number() OVER (ORDER BY rank, priority, at, urgency, kind, id) AS place FROM (
          (SELECT 'HotBoardItem' AS kind, id, NULL::int AS customer,
              CASE WHEN priority = 'URGENT' THEN 0 ELSE 3 END AS rank,
              priority, "createdAt" AS at, NULL::"Priority" AS urgency
            FROM ${work.items} AND ${isNotPostponed('HotBoardItem')} ORDER BY priority, "createdAt", id ${most})
          UNION ALL
          (SELECT 'Contact', id, "customerId", CASE WHEN "scheduledDate" < ${now} THEN 1 ELSE 2 END, NULL,
              "scheduledDate", NULL
            FROM ${work.contacts} AND ${isNotPostponed('Contact')} ORDER BY "scheduledDate", id ${most})
          UNION ALL
          (SELECT 'FollowUp', id, "customerId", CASE WHEN "scheduledDate" < ${startOfToday} THEN 1 ELSE 2 END, NULL,
              "scheduledDate", NULL
            FROM ${work.followUps} AND ${isNotPostponed('FollowUp')} ORDER BY "scheduledDate", id ${most})
          UNION ALL
          (SELECT 'OrganizerTask', id, NULL, CASE WHEN "openDay" < ${today} THEN 1 ELSE 2 END, NULL,
              CASE WHEN "openDay" < ${today}
                THEN ${startOfToday}::timestamptz - (${today} - "openDay") * interval '24 hours' ELSE ${startOfTomorrow} END,
              priority
            FROM ${work.tasks} AND ${isNotPostponed('OrganizerTask')} ORDER BY "openDay", priority, id ${most})
          UNION ALL
          (SELECT 'ServiceAppointment', id, "customerId", 1, NULL, "startsAt", NULL
            FROM ${work.appointments} AND ${isNotPostponed('ServiceAppointment')} ORDER BY "startsAt", id ${most})
        ) AS due
      ) AS placed
  ) AS day
  ORDER BY turn, place LIMIT ${count}`
  return [statement, ...values] as const
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
  return ctx.sql<DayEntryRef>(...queueStatement(ctx, first, idsOf))
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

function countStatement(ctx: BusinessContext) {
  const { values, now, startOfToday, today, items, contacts, followUps, tasks, appointments } = openWork(ctx)
  const statement = `
  SELECT
    ${boundedCount(items, 'priority')} AS "hotBoardItems",
    ${boundedCount(contacts, '"scheduledDate"')} AS contacts,
    ${boundedCount(followUps, '"scheduledDate"')} AS "followUps",
    ${boundedCount(tasks, '"openDay"')} AS tasks,
    ${boundedCount(appointments, '"startsAt"')} AS appointments,
    ${boundedCount(`${contacts} AND "scheduledDate" < ${now}`, '"scheduledDate"')}
      + ${boundedCount(`${followUps} AND "scheduledDate" < ${startOfToday}`, '"scheduledDate"')}
      + ${boundedCount(`${tasks} AND "openDay" < ${today}`, '"openDay"')}
      + ${boundedCount(appointments, '"startsAt"')} AS overdue`
  return [statement, ...values] as const
}

/** Counts the actor's work of today in one statement, each kind exact up to 1,000. */
export async function countDay(ctx: BusinessContext): Promise<DayCounts> {
  const [row] = await ctx.sql<DayCounts>(...countStatement(ctx))
  if (!row) throw new Error('the statement answers one row')
  return row
}
