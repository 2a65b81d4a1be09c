import { cursorOf, type Order, type PageArgs, pageSize, readCursor } from '#api/core/reads/keyset.ts'
import { nameKeySql } from '#api/core/reads/searchWords.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

/** What customers who may be one person have in common. */
export const reasons = ['PHONE', 'EMAIL', 'CITY', 'STREET'] as const
export type Reason = (typeof reasons)[number]

/** Customers who may be one person. */
export interface Alike {
  /** The highest number among them. */
  newest: number
  reason: Reason
  /** What they have in common: a phone number, an email address or a name. */
  value: string
  /** For a name, the city or the street that they have in common; empty otherwise. */
  place: string
  count: number
  /** A hash of who they are, with their phones and addresses. */
  fingerprint: string
}

const newestFirst: Order<Alike> = [
  ['newest', 'desc', 'integer'],
  ['reason', 'desc', 'text' as never],
  ['value', 'desc', 'text'],
  ['place', 'desc', 'text'],
]

const lowered = (column: string) => `lower(${column} COLLATE "und-x-icu")`
const name = nameKeySql('"name"')

/** Customers with how many have their name. The index has the folded name, so that nothing is folded again. */
const namesakes = `
  SELECT id, ${name} AS value, count(*) OVER (PARTITION BY ${name}) AS people
    FROM "Customer" WHERE "businessId" = $1`

const hasSameOf = (column: string) => `(min(${column}) = max(${column}) AND count(${column}) = count(*))`

// Who shares a phone number is one line, and no second one for what else they share. Without a phone number or an email
// address of one of them, a name and a place are evidence; a name alone is none. A group that somebody has dismissed is
// looked at last, and only until the page is full.
const pageOfAlike = `
  WITH phones AS (
    SELECT "phoneNumber" AS value, max(id) AS newest, count(*)::int AS count FROM "Customer"
     WHERE "businessId" = $1 AND "phoneNumber" <> '' GROUP BY 1 HAVING count(*) > 1),
  mails AS (
    SELECT ${lowered('email')} AS value, max(id) AS newest, count(*)::int AS count FROM "Customer"
     WHERE "businessId" = $1 AND email IS NOT NULL
     GROUP BY 1 HAVING count(*) > 1 AND NOT (${hasSameOf('"phoneNumber" COLLATE "C"')} AND min("phoneNumber") <> '')),
  names AS (
    SELECT value, city, street, max(id) AS newest, count(*)::int AS count
      FROM (SELECT held.value COLLATE "C" AS value, person.id, ${lowered('city')} COLLATE "C" AS city,
                   ${lowered('city')} COLLATE "C" AS town, ${lowered('address')} COLLATE "C" AS street,
                   "phoneNumber" COLLATE "C" AS phone, ${lowered('email')} COLLATE "C" AS email
              FROM (${namesakes}) AS held
              JOIN "Customer" AS person ON person."businessId" = $1 AND person.id = held.id
             WHERE people > 1) AS namesake
     GROUP BY GROUPING SETS ((value, city), (value, street))
    HAVING count(*) > 1 AND (city IS NOT NULL OR (street IS NOT NULL AND NOT ${hasSameOf('town')}))
       AND bool_or(phone = '' OR email IS NULL)
       AND NOT (${hasSameOf('phone')} AND min(phone) <> '') AND NOT ${hasSameOf('email')}),
  alike AS (
    SELECT newest, 'PHONE' AS reason, value::text, '' AS place, count FROM phones
    UNION ALL SELECT newest, 'EMAIL', value, '', count FROM mails
    UNION ALL SELECT newest, CASE WHEN city IS NULL THEN 'STREET' ELSE 'CITY' END, value, coalesce(city, street), count
      FROM names),
  ordered AS MATERIALIZED (
    SELECT newest, reason COLLATE "C" AS reason, value COLLATE "C" AS value, place COLLATE "C" AS place, count FROM alike
     WHERE $2::int IS NULL
        OR (newest, reason COLLATE "C", value COLLATE "C", place COLLATE "C") < ($2::int, $3::text, $4::text, $5::text)
     ORDER BY 1 DESC, 2 DESC, 3 DESC, 4 DESC)
  SELECT ordered.*, fingerprint FROM ordered, LATERAL (
      SELECT alike_fingerprint($1, reason, value, place) AS fingerprint OFFSET 0) AS hash
   WHERE NOT EXISTS (
     SELECT FROM "DuplicateDismissal" AS said WHERE said."businessId" = $1 AND said.fingerprint = hash.fingerprint)
   LIMIT $6::int`

/**
 * A page of the customers who may be one person, in groups, the newest first.
 * @throws BAD_INPUT for a page size beyond the limit or a cursor of another list
 */
export async function pageOfDuplicates(ctx: BusinessContext, args: PageArgs, limit: number) {
  const size = pageSize(args, limit)
  const from = args.after ? readCursor(args.after, newestFirst, 'after') : [null, null, null, null]
  const found = await ctx.replica().sql<Alike>(pageOfAlike, ...from, size + 1)
  const edges = found.slice(0, size).map((node) => ({ node, cursor: cursorOf(node, newestFirst) }))
  return {
    edges,
    pageInfo: {
      hasNextPage: found.length > size,
      hasPreviousPage: Boolean(args.after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

const membersOf = `
  SELECT place.index::int, member.id
    FROM jsonb_to_recordset($2::jsonb) AS place (index int, reason text, value text, place text),
         LATERAL (SELECT id FROM alike_customers($1, place.reason, place.value, place.place) ORDER BY id DESC LIMIT $3::int) AS member
   ORDER BY 1, 2 DESC`

/** The newest customers of each group. */
export async function membersOfGroups(
  ctx: BusinessContext,
  groups: readonly Alike[],
  first: number,
): Promise<number[][]> {
  const given = groups.map(({ reason, value, place }, index) => ({ index, reason, value, place }))
  const members = await ctx.sql<{ index: number; id: number }>(membersOf, JSON.stringify(given), first)
  return groups.map((_group, index) => members.filter((member) => member.index === index).map(({ id }) => id))
}
