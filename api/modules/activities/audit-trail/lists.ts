import { keysetPage, type Order, type Page, type PageArgs } from '#api/core/reads/keyset.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { AuditEntry, Prisma } from '#api/generated/client.ts'
import { type AuditKind, auditKinds } from '#api/modules/activities/audit-trail/actions.ts'

/** The filter of the audit trail: by kind, by actor, or both. */
export interface AuditFilter {
  kind?: AuditKind | null
  /** The `actorName` of the entries. */
  actorName?: string | null
}

/** A field that an act changed; a value is null where there was or is none. */
export interface Change {
  field: string
  before: string | null
  after: string | null
}

const auditTrailOrder: Order<AuditEntry> = [['id', 'desc', 'integer']]

/** The type and id of an entry's subject, which is stored as `User:12`. */
function subjectOf({ subject }: AuditEntry) {
  const [type = '', id = ''] = subject.split(':')
  return { type, id: Number(id) }
}

export function subjectIds(entries: readonly AuditEntry[], type: string): number[] {
  const ids = entries.map(subjectOf).filter((subject) => subject.type === type && subject.id > 0)
  return [...new Set(ids.map(({ id }) => id))]
}

/** Returns the current names that belong to an entry, once they have been read; none of what has been deleted. */
type Naming = (entry: AuditEntry) => { subjectName?: string; businessName?: string | null }

const written = ['name', 'label', 'title', 'url'] as const

/** The name that the entry itself records, for a subject that may have been deleted. */
function ownName({ before, after }: AuditEntry): string | null {
  for (const side of [after, before] as (Prisma.JsonObject | null)[]) {
    const field = written.find((name) => typeof side?.[name] === 'string')
    if (field) return String(side?.[field])
  }
  return null
}

/**
 * A page of audit entries, newest first, with the current names of subject and business, or those of that time. The number of statements that read the names does not depend on the number
 * of entries.
 */
export function pageOfAuditTrail(
  args: PageArgs,
  limit: number,
  find: (query: ReturnType<Page['query']>) => Promise<AuditEntry[]>,
  readNames: (entries: AuditEntry[]) => Promise<Naming>,
) {
  return keysetPage<AuditEntry>(args, limit, auditTrailOrder, async (page) => {
    const entries = await find(page.query())
    const nameOf = await readNames(entries)
    return entries.map((entry) => {
      const former = entry.subjectName ?? ownName(entry)
      const { subjectName = former, businessName = entry.businessName } = nameOf(entry)
      return { ...entry, subjectName, businessName }
    })
  })
}

async function namesIn({ db }: BusinessContext, entries: AuditEntry[]): Promise<Naming> {
  const [users, items] = [subjectIds(entries, 'User'), subjectIds(entries, 'HotBoardItem')]
  const [people, board] = await Promise.all([
    users.length === 0
      ? []
      : db.user.findMany({
          where: { id: { in: users } },
          select: { id: true, firstName: true, lastName: true },
        }),
    items.length === 0
      ? []
      : db.hotBoardItem.findMany({ where: { id: { in: items } }, select: { id: true, title: true } }),
  ])
  const names = new Map<string, string>([
    ...people.map(({ id, firstName, lastName }) => [`User:${id}`, `${firstName} ${lastName}`] as const),
    ...board.map(({ id, title }) => [`HotBoardItem:${id}`, title] as const),
  ])
  return ({ subject }) => ({ subjectName: names.get(subject), businessName: null })
}

/** The condition of a filter. */
export function filterOf({ kind, actorName }: AuditFilter): Prisma.AuditEntryWhereInput {
  return { ...(kind && { kind: auditKinds[kind] }), ...(actorName && { actorName }) }
}

/** The audit trail of the own business: acts on the team, the settings and the hot board, and acts of superadmins. */
export function auditTrailOfBusiness(
  ctx: BusinessContext,
  { kind, actorName, ...args }: PageArgs & AuditFilter,
  limit: number,
) {
  return pageOfAuditTrail(
    args,
    limit,
    ({ where, ...query }) =>
      ctx.db.auditEntry.findMany({ ...query, where: { AND: [filterOf({ kind, actorName }), where] } }),
    (entries) => namesIn(ctx, entries),
  )
}

/** The maximum number of actor names. */
export const mostActors = 100

function textOf(value: Prisma.JsonValue | undefined): string | null {
  if (value === null || value === undefined) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The fields that an act changed. */
export function changesOf({ before, after }: AuditEntry): Change[] {
  const [from, to] = [before, after].map((side) => (side ?? {}) as Prisma.JsonObject)
  const fields = new Set([from, to].flatMap((side) => Object.keys(side ?? {})))
  return [...fields].map((field) => ({
    field,
    before: textOf(from?.[field]),
    after: textOf(to?.[field]),
  }))
}
