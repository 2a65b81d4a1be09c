import { sqlParams } from '#api/core/database/sqlParams.ts'
import { type AnyOrder, keysetPage, type Order, type PageArgs, pageSql } from '#api/core/reads/keyset.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { addDays, type Day } from '#api/core/time/localTime.ts'
import { type Week, weekOf } from '#api/modules/points/board/week.ts'

/** A user as the board shows them: current sums of the ledger. */
export interface BoardRow {
  /** The id of the user. */
  id: number
  name: string
  hidden: boolean
  title: string
  totalPoints: number
  weekPoints: number
  streakDays: number
  bestStreak: number
  /** Whether points were earned on the current local day. */
  scoredToday: boolean
  hotBoardResolutions: number
  urgentResolutions: number
  quickResolutions: number
  contactsDone: number
  onTimeFollowUps: number
  sales: number
  /** The negated points of the week, so that all columns of the order have the same direction. */
  rank: number
}

/** Most points of the week first, then by name. The board shows no ranks. */
export const boardOrder: Order<BoardRow> = [
  ['rank', 'asc', 'integer'],
  ['name', 'asc', 'text'],
  ['id', 'asc', 'integer'],
]

/**
 * The id of the viewing user, who is always on the board, unlike other hidden users; 0, which is no user's id, for
 * API keys.
 */
export function viewerIdOf({ userId }: BusinessContext): number {
  return userId ?? 0
}

/** The active users with their sums, the viewing user as a parameter, and the values of all parameters. */
function members(ctx: BusinessContext, { begins, ends }: Week) {
  const { values, bind } = sqlParams()
  const firstDay = bind(begins, 'date')
  const lastDay = bind(ends, 'date')
  const today = bind(ctx.today(), 'date')
  const yesterday = bind(addDays(ctx.today(), -1), 'date')
  const viewer = bind(viewerIdOf(ctx))
  // A streak that ended before yesterday counts as over, whatever is stored.
  const statement = `
  SELECT u.id, u."firstName" || ' ' || u."lastName" AS name, u."hiddenFromTeamBoard" AS hidden,
    coalesce(s."currentTitle", 'Newcomer') AS title,
    coalesce(s."totalPoints", 0) AS "totalPoints",
    coalesce(w.points, 0) AS "weekPoints",
    CASE WHEN s."lastActivityDate" >= ${yesterday} THEN s."streakDays" ELSE 0 END AS "streakDays",
    coalesce(s."bestStreak", 0) AS "bestStreak",
    coalesce(s."lastActivityDate" >= ${today}, false) AS "scoredToday",
    coalesce(s."hotBoardResolutions", 0) AS "hotBoardResolutions",
    coalesce(s."urgentResolutions", 0) AS "urgentResolutions",
    coalesce(s."quickResolutions", 0) AS "quickResolutions",
    coalesce(s."contactsDone", 0) AS "contactsDone",
    coalesce(s."onTimeFollowUps", 0) AS "onTimeFollowUps",
    coalesce(s.sales, 0) AS sales,
    -coalesce(w.points, 0) AS rank
  FROM "User" u
  LEFT JOIN "GamificationStats" s ON s."businessId" = $1 AND s."userId" = u.id
  LEFT JOIN (SELECT "userId", sum(points)::int AS points FROM "PointEntry"
    WHERE "businessId" = $1 AND "localDay" BETWEEN ${firstDay} AND ${lastDay} GROUP BY "userId") w ON w."userId" = u.id
  WHERE u."businessId" = $1 AND u."isActive"`
  return { statement, viewer, values }
}

/** The active users except hidden ones, by the points of the week. */
export function pageOfBoard(ctx: BusinessContext, week: Week, args: PageArgs, limit: number) {
  return keysetPage<BoardRow>(args, limit, boardOrder, (page) => {
    const { statement, viewer, values } = members(ctx, week)
    const position = pageSql(boardOrder as AnyOrder, page, values.length + 2)
    const { conditions, orderBy } = position
    const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
    const onBoard = `${statement} AND (NOT u."hiddenFromTeamBoard" OR u.id = ${viewer})`
    return ctx.sql<BoardRow>(
      `SELECT * FROM (${onBoard}) AS t ${where} ORDER BY ${orderBy} LIMIT ${page.take}`,
      ...values,
      ...position.values,
    )
  })
}

/** The viewing user's own row, hidden or not; null for an API key. */
export async function ownRow(ctx: BusinessContext, week: Week): Promise<BoardRow | null> {
  if (viewerIdOf(ctx) === 0) return null
  const { statement, viewer, values } = members(ctx, week)
  const [row] = await ctx.sql<BoardRow>(`${statement} AND u.id = ${viewer}`, ...values)
  return row ?? null
}

/** The points of the whole team on a day. */
export interface DayPoints {
  date: Day
  points: number
}

const perDay = `
  SELECT "localDay"::text AS date, sum(points)::int AS points FROM "PointEntry"
  WHERE "businessId" = $1 AND "localDay" BETWEEN $2::date AND $3::date GROUP BY "localDay"`

/** The team's points on each day of a week, including those of hidden and inactive users. */
export async function pointsPerDay(ctx: BusinessContext, { begins, ends, days }: Week): Promise<DayPoints[]> {
  const rows = await ctx.sql<DayPoints>(perDay, begins, ends)
  return days.map((date) => ({ date, points: rows.find((row) => row.date === date)?.points ?? 0 }))
}

/** The board of a business: its week, and the team's points in it. */
export interface TeamBoard {
  businessId: number
  today: Day
  week: Week
  days: DayPoints[]
}

/** The board of the current local week; null when the business has switched it off. */
export async function teamBoard(ctx: BusinessContext, enabled: boolean): Promise<TeamBoard | null> {
  if (!enabled) return null
  const today = ctx.today()
  const week = weekOf(today)
  return { businessId: ctx.tenant.businessId, today, week, days: await pointsPerDay(ctx, week) }
}

/** Shows the actor on the board or hides them from other users. */
export async function setVisibility(ctx: BusinessContext, hidden: boolean): Promise<void> {
  await ctx.db.user.updateMany({
    where: { id: viewerIdOf(ctx), hiddenFromTeamBoard: !hidden },
    data: { hiddenFromTeamBoard: hidden },
  })
}
