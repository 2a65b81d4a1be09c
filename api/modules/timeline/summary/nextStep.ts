import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { localDay } from '#api/core/time/localTime.ts'
import { branches, type Kind } from '#api/modules/timeline/branches.ts'

type OpenKind = Extract<Kind, 'Contact' | 'FollowUp' | 'ServiceAppointment'>

export const nextStepKinds = ['CONTACT', 'FOLLOW_UP', 'APPOINTMENT'] as const

/** The open record of a customer that is due first. */
export interface NextStep {
  kind: (typeof nextStepKinds)[number]
  at: Date
  /** Null for a contact without notes. */
  title: string | null
  isLate: boolean
}

interface Row extends Omit<NextStep, 'isLate'> {
  customerId: number
  /** The end of an appointment. */
  endsAt: Date | null
}

const longestTitle = 160

/** The SQL for the kind, for what the record is about, and for the end of an appointment. */
const details: Record<OpenKind, { kind: NextStep['kind']; title: string; endsAt: string }> = {
  Contact: { kind: 'CONTACT', title: `(regexp_match(notes, '\\S[^\\n]*'))[1]`, endsAt: 'NULL::timestamptz' },
  FollowUp: { kind: 'FOLLOW_UP', title: 'title', endsAt: 'NULL::timestamptz' },
  ServiceAppointment: { kind: 'APPOINTMENT', title: 'description', endsAt: '"endsAt"' },
}

const isOpenKind = (kind: Kind): kind is OpenKind => Object.hasOwn(details, kind)

/** The first row of a branch of what lies ahead of a customer `c`, found by an index. */
function firstOf({ kind, at, which }: (typeof branches)[number]): string[] {
  if (!isOpenKind(kind)) return []
  const { title, endsAt, kind: name } = details[kind]
  return [
    `(SELECT '${name}', "${at}", ${title}, ${endsAt} FROM "${kind}"
       WHERE "businessId" = $1 AND "customerId" = c.id AND ${which} ORDER BY "${at}", id LIMIT 1)`,
  ]
}

/** For each customer the earliest of the first rows. */
const statement = `
  SELECT c.id AS "customerId", first.* FROM unnest($2::int[]) AS c(id) CROSS JOIN LATERAL (
    ${branches
      .filter(({ part }) => part === 'UPCOMING')
      .flatMap(firstOf)
      .join(' UNION ALL ')}
    ORDER BY 2 LIMIT 1) AS first(kind, at, title, "endsAt")`

/** The next step of each customer, in the order of the ids; null where nothing is open. */
export async function nextStepsOf(
  ctx: BusinessContext,
  customerIds: readonly number[],
): Promise<(NextStep | null)[]> {
  const rows = await ctx.sql<Row>(statement, [...customerIds])
  const found = new Map(rows.map((row) => [row.customerId, row]))
  return customerIds.map((id) => {
    const row = found.get(id)
    if (!row) return null
    const { kind, at, title } = row
    return { kind, at, title: title && [...title].slice(0, longestTitle).join(''), isLate: isLate(ctx, row) }
  })
}

/** A contact is late from its time on, a follow-up from the next day on, an appointment when it is over. */
function isLate(ctx: BusinessContext, { kind, at, endsAt }: Row): boolean {
  if (kind === 'FOLLOW_UP') return localDay(at, ctx.timeZone) < ctx.today()
  return (endsAt ?? at) < ctx.now()
}
