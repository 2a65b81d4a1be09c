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

/**
 * SQL conditions: whose customer a record is about. A user who has left owns nobody here. The first `EXISTS` of each is
 * evaluated once, so that a business without owners looks at no customer; its order makes PostgreSQL read the index of
 * owners, however many customers other businesses have.
 */
function ownership(user: string) {
  const is = (condition: string) => `EXISTS (
      SELECT FROM "User" owner WHERE owner."businessId" = $1 AND owner."isActive" AND ${condition} AND (
        SELECT customer.id FROM "Customer" customer WHERE customer."businessId" = $1 AND customer."ownerId" = owner.id
         ORDER BY customer."ownerId", customer.id LIMIT 1) IS NOT NULL)
    AND EXISTS (
      SELECT FROM "Customer" customer JOIN "User" owner
          ON owner."businessId" = customer."businessId" AND owner.id = customer."ownerId" AND owner."isActive"
       WHERE customer."businessId" = $1 AND customer."ownerId" IS NOT NULL AND customer.id = "customerId" AND ${condition})`
  return { mine: is(`owner.id = ${user}`), others: is(`owner.id <> ${user}`), nobodys: `NOT (${is('TRUE')})` }
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
  const ofWhom = ownership(user)
  const due = (overdueBefore: string) =>
    `"scheduledDate" < ${startOfTomorrow} AND ("scheduledDate" < ${overdueBefore} OR NOT (${ofWhom.others}))`
  return {
    values,
    bind,
    now,
    startOfToday,
    startOfTomorrow,
    today,
    ofWhom,
    items: `"HotBoardItem" WHERE "businessId" = $1 AND "assignedToId" = ${user} AND resolved = false`,
    contacts: `"Contact" WHERE "businessId" = $1 AND completed = false AND ${due(now)}`,
    followUps: `"FollowUp" WHERE "businessId" = $1 AND state = 'PENDING' AND ${due(startOfToday)}`,
    tasks: `"OrganizerTask" WHERE "businessId" = $1 AND "userId" = ${user} AND "openDay" <= ${today}`,
    appointments: `"ServiceAppointment" WHERE "businessId" = $1 AND status = 'SCHEDULED' AND "startsAt" < ${now} AND "endsAt" <= ${now}`,
  }
}

/** Where overdue entries and those of today stand in the queue, by the owner of their customer. */
const ranks = [
  ['mine', 1, 2],
  ['nobodys', 3, 4],
  ['others', 6, 6],
] as const

// Tasks have no time of day: today's sort after all entries with a time, overdue ones at the start of their day. Each
// part reads its index in order and stops early, but reads at least 25 rows, so that the entries of one customer are
// found whatever the number of entries.
function queueStatement(ctx: BusinessContext, first: number, postponed: (kind: DayKind) => number[]) {
  const { values, bind, now, startOfToday, startOfTomorrow, today, ofWhom, ...work } = openWork(ctx)
  const count = bind(first)
  const most = `LIMIT greatest(${count}, 25)`
  const isNotPostponed = (kind: DayKind) => `id <> ALL(${bind(postponed(kind), 'int[]')})`
  const ofCustomers = (kind: DayKind, rows: string, at: string, overdueBefore: string) => {
    const isLeft = isNotPostponed(kind)
    const part = ([whose, overdue, due]: (typeof ranks)[number]) => `
          (SELECT '${kind}', id, "customerId", CASE WHEN "${at}" < ${overdueBefore} THEN ${overdue} ELSE ${due} END, NULL,
              "${at}", NULL
            FROM ${rows} AND ${ofWhom[whose]} AND ${isLeft} ORDER BY "${at}", id ${most})`
    return ranks.map(part).join(' UNION ALL')
  }
  const statement = `
  SELECT kind, id FROM (
    SELECT kind, id, place,
        min(place) OVER (PARTITION BY CASE WHEN customer IS NULL THEN kind || id ELSE customer::text END) AS turn
      FROM (
        SELECT kind, id, customer, row_number() OVER (ORDER BY rank, priority, at, urgency, kind, id) AS place FROM (
          (SELECT 'HotBoardItem' AS kind, id, NULL::int AS customer,
              CASE WHEN priority = 'URGENT' THEN 0 ELSE 5 END AS rank,
              priority, "createdAt" AS at, NULL::"Priority" AS urgency
            FROM ${work.items} AND ${isNotPostponed('HotBoardItem')} ORDER BY priority, "createdAt", id ${most})
          UNION ALL
          ${ofCustomers('Contact', work.contacts, 'scheduledDate', now)}
          UNION ALL
          ${ofCustomers('FollowUp', work.followUps, 'scheduledDate', startOfToday)}
          UNION ALL
          (SELECT 'OrganizerTask', id, NULL, CASE WHEN "openDay" < ${today} THEN 3 ELSE 4 END, NULL,
              CASE WHEN "openDay" < ${today}
                THEN ${startOfToday}::timestamptz - (${today} - "openDay") * interval '24 hours' ELSE ${startOfTomorrow} END,
              priority
            FROM ${work.tasks} AND ${isNotPostponed('OrganizerTask')} ORDER BY "openDay", priority, id ${most})
          UNION ALL
          ${ofCustomers('ServiceAppointment', work.appointments, 'startsAt', now)}
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
 * appointments that need an outcome, oldest first, and work that is due today, by time, with tasks last: first of the
 * customers whose owner they are, then tasks and what has no owner; then their other hot board items, in the order of the
 * board; then what is overdue of the customers of others. Items assigned to everyone are left out. All entries of a customer
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
