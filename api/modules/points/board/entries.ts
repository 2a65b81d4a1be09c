import { keysetPage, type Order, type PageArgs, pageSql } from '#api/core/reads/keyset.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { viewerIdOf } from '#api/modules/points/board/board.ts'
import type { Rule } from '#api/modules/points/rules.ts'

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
      CASE replace(t.kind, 'LoggedContact', 'Customer')
        WHEN 'HotBoardItem' THEN (SELECT title FROM "HotBoardItem" r WHERE r."businessId" = $1 AND r.id = t.number)
        WHEN 'Customer' THEN (SELECT name FROM "Customer" r WHERE r."businessId" = $1 AND r.id = t.number)
        WHEN 'Contact' THEN (SELECT c.name FROM "Contact" r JOIN "Customer" c
          ON c."businessId" = $1 AND c.id = r."customerId" WHERE r."businessId" = $1 AND r.id = t.number)
        WHEN 'FollowUp' THEN (SELECT c.name FROM "FollowUp" r JOIN "Customer" c
          ON c."businessId" = $1 AND c.id = r."customerId" WHERE r."businessId" = $1 AND r.id = t.number)
        WHEN 'ServiceAppointment' THEN (SELECT c.name FROM "ServiceAppointment" r JOIN "Customer" c
          ON c."businessId" = $1 AND c.id = r."customerId" WHERE r."businessId" = $1 AND r.id = t.number)
      END AS about
    FROM (SELECT t.*, split_part(t.subject, ':', 1) AS kind, substring(t.subject FROM ':(\\d{1,9})(?:on\\d+)?$')::int AS number
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

/** The stored reasons for points, by their names in the graph. */
const reasonOfRule = {
  'hot-item-low': 'HOT_BOARD_ITEM',
  'hot-item-medium': 'HOT_BOARD_ITEM',
  'hot-item-high': 'HOT_BOARD_ITEM',
  'hot-item-urgent': 'HOT_BOARD_ITEM',
  'hot-item-quick': 'QUICK_RESOLUTION',
  'contact-on-time': 'CONTACT',
  'contact-late': 'CONTACT',
  'contact-logged': 'CONTACT',
  'follow-up-on-time': 'FOLLOW_UP',
  'follow-up-late': 'FOLLOW_UP',
  'appointment-completed': 'APPOINTMENT',
  'customer-sold': 'SALE',
} as const satisfies Record<Rule, string>

export const pointReasons = [...new Set(Object.values(reasonOfRule)), 'OTHER'] as const

/** What an entry was earned with; `OTHER` for a rule of an earlier version. */
export function entryReason({ rule }: Pick<EntryRow, 'rule'>): (typeof pointReasons)[number] {
  return (reasonOfRule as Record<string, (typeof pointReasons)[number]>)[rule] ?? 'OTHER'
}

/** Whether an entry takes points back: every second entry of a rule and a subject undoes the one before it. */
export function isTakenBack({ turn }: Pick<EntryRow, 'turn'>): boolean {
  return turn % 2 === 1
}
