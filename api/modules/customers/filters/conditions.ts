import type { Bind } from '#api/core/reads/whereSql.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { fold } from '#api/core/text/fold.ts'
import { addDays, type Day, startOfDay } from '#api/core/time/localTime.ts'
import { customFieldSql } from '#api/modules/customers/filters/customFields.ts'
import type { CustomerFilter } from '#api/modules/customers/filters/input.ts'
import { completedWork, openWork } from '#api/modules/customers/filters/work.ts'

type Given = { [Name in keyof CustomerFilter]-?: NonNullable<CustomerFilter[Name]> }

type Condition<Value> = (value: Value, bind: Bind, ctx: BusinessContext, filter: CustomerFilter) => string

/** The rows of several tables that conditions select. */
type Rows = readonly { kind: string; which: string }[]

/** The customers of rows. */
const customersOf = (rows: Rows) =>
  rows
    .map(({ kind, which }) => `SELECT "customerId" FROM "${kind}" WHERE "businessId" = $1 AND ${which}`)
    .join(' UNION ALL ')

/** Customers without any of the rows. */
const without = (rows: Rows) =>
  rows
    .map(
      ({ kind, which }) =>
        `NOT EXISTS (SELECT FROM "${kind}" WHERE "businessId" = $1 AND "customerId" = t.id AND ${which})`,
    )
    .join(' AND ')

/** Open work that is overdue, as `isLate` of a next step decides. */
function overdueWork(bind: Bind, ctx: BusinessContext) {
  const now = `${bind(ctx.now())}::timestamptz`
  const today = `${bind(startOfDay(ctx.today(), ctx.timeZone))}::timestamptz`
  const late = {
    Contact: `"scheduledDate" < ${now}`,
    FollowUp: `"scheduledDate" < ${today}`,
    ServiceAppointment: `"endsAt" < ${now}`,
  }
  return openWork.map(({ kind, which }) => ({ kind, which: `${which} AND ${late[kind]}` }))
}

/** Customers whose latest completed record is at or after one instant and before another. */
function lastContacted(bind: Bind, from: Date | null, before: Date | null): string {
  const since = from ? `>= ${bind(from)}::timestamptz` : 'IS NOT NULL'
  const records = completedWork
    .map(
      ({ kind, at, which }) =>
        `SELECT "customerId", "${at}" AS at FROM "${kind}" WHERE "businessId" = $1 AND ${which} AND "${at}" ${since}`,
    )
    .join(' UNION ALL ')
  const latest = before ? ` GROUP BY "customerId" HAVING max(at) < ${bind(before)}::timestamptz` : ''
  return `t.id IN (SELECT "customerId" FROM (${records}) AS done${latest})`
}

const beginning = (ctx: BusinessContext, day: Day) => startOfDay(day, ctx.timeZone)
const ending = (ctx: BusinessContext, day: Day) => startOfDay(addDays(day, 1), ctx.timeZone)

/** One value compared by `=` lets an index give the order of the list, too. */
const oneOf = (column: string, values: readonly string[], bind: Bind, type: string) =>
  values.length === 1
    ? `${column} = ${bind(values[0])}::${type}`
    : `${column} = ANY (${bind([...values])}::${type}[])`

/** The labels of interests that are given by option or by label. */
function interested(bind: Bind, { interestIds, interests }: CustomerFilter): string {
  const labels = interests ? `SELECT unnest(${bind([...interests])}::text[])` : null
  const options = interestIds
    ? `SELECT label FROM "InterestOption" WHERE "businessId" = $1 AND id = ANY (${bind([...interestIds])}::text[])`
    : null
  return `t.interest = ANY (ARRAY(${[labels, options].filter(Boolean).join(' UNION ')}))`
}

/** Customers with one of the tags, or with all. Those that are being deleted, nobody has. */
function tagged(ids: readonly number[], every: boolean, bind: Bind): string {
  const wanted = `${bind([...ids])}::int[]`
  const inUse = `SELECT id FROM "Tag" WHERE "businessId" = $1 AND id = ANY (${wanted}) AND "deletedAt" IS NULL`
  // The first condition has values that the planner knows, so that it chooses the index for a tag that few have.
  if (!every) return `t."tagIds" && ${wanted} AND t."tagIds" && ARRAY(${inUse})`
  return `t."tagIds" @> ${wanted} AND (SELECT count(*) FROM (${inUse}) AS found) = ${bind(ids.length)}::int`
}

/** The condition of each part of a filter on a customer `t`; `$1` is the business. */
const conditions: { [Name in keyof Given]: Condition<Given[Name]> } = {
  statuses: (statuses, bind) => oneOf('t.status', statuses, bind, '"CustomerStatus"'),
  interestIds: (_ids, bind, _ctx, filter) => interested(bind, filter),
  interests: (_labels, bind, _ctx, filter) => (filter.interestIds ? 'TRUE' : interested(bind, filter)),
  city: (city, bind) => `fold_text(t.city) = ${bind(fold(city))}`,
  tagIds: (ids, bind, _ctx, { everyTag }) => tagged([...new Set(ids)], everyTag === true, bind),
  everyTag: () => 'TRUE',
  createdFrom: (day, bind, ctx) => `t."createdAt" >= ${bind(beginning(ctx, day))}::timestamptz`,
  createdTo: (day, bind, ctx) => `t."createdAt" < ${bind(ending(ctx, day))}::timestamptz`,
  lastContactFrom: (day, bind, ctx, { lastContactTo: to }) =>
    lastContacted(bind, beginning(ctx, day), to ? ending(ctx, to) : null),
  lastContactTo: (day, bind, ctx, { lastContactFrom: from }) =>
    from ? 'TRUE' : lastContacted(bind, null, ending(ctx, day)),
  lastContactDaysAgo: (days, bind, ctx) =>
    lastContacted(bind, null, beginning(ctx, addDays(ctx.today(), -days))),
  neverContacted: (never, bind) => (never ? without(completedWork) : lastContacted(bind, null, null)),
  nextStep: (step, bind, ctx) =>
    step === 'NONE' ? without(openWork) : `t.id IN (${customersOf(overdueWork(bind, ctx))})`,
  nextStepBefore: (day, bind, ctx) => {
    const before = `${bind(beginning(ctx, day))}::timestamptz`
    const soon = openWork.map(({ kind, at, which }) => ({ kind, which: `${which} AND "${at}" < ${before}` }))
    return `t.id IN (${customersOf(soon)})`
  },
  owner: (owner, bind, ctx) =>
    owner === 'MINE' ? `t."ownerId" = ${bind(ctx.userId ?? 0)}::int` : 't."ownerId" IS NULL',
  ownerId: (id, bind) => `t."ownerId" = ${bind(id)}::int`,
  importId: (id, bind) => `t."importId" = ${bind(id)}::int`,
  customFields: (fields, bind) => fields.map((field) => customFieldSql(field, bind)).join(' AND '),
}

/** The conditions of a filter in SQL on a customer `t`; `$1` is the business. */
export function filterSql(ctx: BusinessContext, filter: CustomerFilter, bind: Bind): string[] {
  const names = Object.keys(conditions) as (keyof Given)[]
  return names.flatMap((name) => {
    const value = filter[name]
    const condition = conditions[name] as Condition<typeof value>
    return value == null ? [] : [condition(value, bind, ctx, filter)]
  })
}
