import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { localDay } from '#api/core/time/localTime.ts'
import { branches, type Kind } from '#api/modules/timeline/branches.ts'

type OpenKind = Extract<Kind, 'Contact' | 'FollowUp' | 'ServiceAppointment'>

export const nextStepKinds = ['CONTACT', 'FOLLOW_UP', 'APPOINTMENT'] as const

/** A customer's open record with the earliest due time. */
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

/** SQL expressions for the title and the end of each kind of record. */
const details: Record<OpenKind, { kind: NextStep['kind']; title: string; endsAt: string }> = {
  Contact: { kind: 'CONTACT', title: `(regexp_match(notes, '\\S[^\\n]*'))[1]`, endsAt: 'NULL::timestamptz' },
  FollowUp: { kind: 'FOLLOW_UP', title: 'title', endsAt: 'NULL::timestamptz' },
  ServiceAppointment: { kind: 'APPOINTMENT', title: 'description', endsAt: '"endsAt"' },
}

const isOpenKind = (kind: Kind): kind is OpenKind => Object.hasOwn(details, kind)

/** Selects the first upcoming row of a branch for customer `c`, by index. */
function firstOf({ kind, at, which }: (typeof branches)[number]): string[] {
  if (!isOpenKind(kind)) return []
  const { title, endsAt, kind: name } = details[kind]
  return [
    `(SELECT '${name}', "${at}", ${title}, ${endsAt} FROM "${kind}"
       WHERE "businessId" = $1 AND "customerId" = c.id AND ${which} ORDER BY "${at}", id LIMIT 1)`,
  ]
}

/** A LATERAL join takes the earliest of the first rows of all branches. */
const statement = `
  SELECT c.id AS "customerId", first.* FROM unnest($2::int[]) AS c(id) CROSS JOIN LATERAL (
    ${branches
      .filter(({ part }) => part === 'UPCOMING')
      .flatMap(firstOf)
      .join(' UNION ALL ')}
    ORDER BY 2 LIMIT 1) AS first(kind, at, title, "endsAt")`

/** The next step of each customer, in the order of the ids; null when nothing is open. */
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

/** A contact is late after its time, a follow-up from the next local day, an appointment after its end. */
function isLate(ctx: BusinessContext, { kind, at, endsAt }: Row): boolean {
  if (kind === 'FOLLOW_UP') return localDay(at, ctx.timeZone) < ctx.today()
  return (endsAt ?? at) < ctx.now()
}
