import { keysetPage, type Order, type PageArgs, pageSql } from '#api/core/reads/keyset.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { viewerIdOf } from '#api/modules/gamification/board/board.ts'

/** An entry of the user's own ledger. */
export interface EntryRow {
  id: number
  rule: string
  turn: number
  points: number
  localDay: string
  createdAt: Date
  /** The current name of the subject; null when it has been deleted. */
  about: string | null
}

const newestFirst: Order<EntryRow> = [['id', 'desc', 'integer']]

/** SQL for entries with the name of their subject: an item's title, or the customer's name. */
function statementOf(where: string, orderBy: string, take: number): string {
  return `
    SELECT t.id, t.rule, t.turn, t.points, t."localDay"::text AS "localDay", t."createdAt",
      CASE t.kind
        WHEN 'HotBoardItem' THEN (SELECT title FROM "HotBoardItem" r WHERE r."businessId" = $1 AND r.id = t.number)
        WHEN 'Customer' THEN (SELECT name FROM "Customer" r WHERE r."businessId" = $1 AND r.id = t.number)
        WHEN 'Contact' THEN (SELECT c.name FROM "Contact" r JOIN "Customer" c
          ON c."businessId" = $1 AND c.id = r."customerId" WHERE r."businessId" = $1 AND r.id = t.number)
        WHEN 'FollowUp' THEN (SELECT c.name FROM "FollowUp" r JOIN "Customer" c
          ON c."businessId" = $1 AND c.id = r."customerId" WHERE r."businessId" = $1 AND r.id = t.number)
        WHEN 'ServiceAppointment' THEN (SELECT c.name FROM "ServiceAppointment" r JOIN "Customer" c
          ON c."businessId" = $1 AND c.id = r."customerId" WHERE r."businessId" = $1 AND r.id = t.number)
      END AS about
    FROM (SELECT t.*, split_part(t.subject, ':', 1) AS kind, substring(t.subject FROM ':(\\d{1,9})$')::int AS number
      FROM "PointEntry" t WHERE t."businessId" = $1 AND t."userId" = $2 ${where}
      ORDER BY ${orderBy} LIMIT ${take}) AS t
    ORDER BY ${orderBy}`
}

/** The actor's own ledger entries, newest first; none for an API key. */
export function pageOfEntries(ctx: BusinessContext, args: PageArgs, limit: number) {
  return keysetPage<EntryRow>(args, limit, newestFirst, (page) => {
    const { conditions, values, orderBy } = pageSql(newestFirst, page, 3)
    const where = conditions.map((condition) => `AND ${condition}`).join(' ')
    return ctx.sql<EntryRow>(statementOf(where, orderBy, page.take), viewerIdOf(ctx), ...values)
  })
}

/** Descriptions by the prefix of the rule, with and without the name of the subject. */
const acts: readonly (readonly [rule: string, named: (about: string) => string, nameless: string])[] = [
  ['hot-item-quick', (title) => `Quick with “${title}”`, 'Quick with a hot board item'],
  ['hot-item', (title) => `Resolved “${title}”`, 'Resolved a hot board item'],
  ['contact', (name) => `Contacted ${name}`, 'Completed a contact'],
  ['follow-up', (name) => `Followed up with ${name}`, 'Completed a follow-up'],
  ['appointment', (name) => `Appointment with ${name} done`, 'Completed an appointment'],
  ['customer-sold', (name) => `Sold to ${name}`, 'Made a sale'],
]

/** The description of an entry: `Resolved “Cue stolen”`; of its reversal: `Taken back: resolved “Cue stolen”`. */
export function wordsOf({ rule, turn, about }: Pick<EntryRow, 'rule' | 'turn' | 'about'>): string {
  const [, named, nameless = 'Earned points'] = acts.find(([beginning]) => rule.startsWith(beginning)) ?? []
  const words = about !== null && named ? named(about) : nameless
  return turn % 2 === 0 ? words : `Taken back: ${words.charAt(0).toLowerCase()}${words.slice(1)}`
}
