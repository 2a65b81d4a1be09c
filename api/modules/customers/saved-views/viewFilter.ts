import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { type Choice, choiceNow, choicesOf } from '#api/modules/custom-fields/choices.ts'
import {
  type CustomerFilter,
  type CustomFieldFilter,
  storedFilter,
} from '#api/modules/customers/filters/input.ts'
import type { NewView } from '#api/modules/customers/saved-views/input.ts'
import type { SavedViewRow } from '#api/modules/customers/saved-views/lists.ts'

type Columns = Pick<SavedViewRow, 'status' | 'interest' | 'noNextStep' | 'mine'>

/** The filter that the fields of a view express, which had four of them before they had a filter. */
function filterOfFields({ status, interest, noNextStep, mine }: Partial<Columns>): CustomerFilter {
  return {
    ...(status && { statuses: [status] }),
    ...(interest && { interests: [interest] }),
    ...(noNextStep && { nextStep: 'NONE' as const }),
    ...(mine && { owner: 'MINE' as const }),
  }
}

/** The filter of a view. The columns besides it are those of a view from an older archive. */
export function filterOf(view: SavedViewRow): CustomerFilter {
  return { ...filterOfFields(view), ...storedFilter.parse(view.filter) }
}

/** The filter of a new view: an interest that is an option is kept by its id, which a new label does not change. */
export async function newFilter(
  tx: BusinessContext,
  { filter, ...fields }: NewView,
): Promise<CustomerFilter> {
  const given = Object.entries({ ...filterOfFields(fields), ...filter }).filter(([, value]) => value != null)
  const { interests, ...others }: CustomerFilter = Object.fromEntries(given)
  if (!interests) return others
  const options = await tx.db.interestOption.findMany({ where: { label: { in: [...interests] } } })
  const ids = new Set([...(others.interestIds ?? []), ...options.map(({ id }) => id)])
  const labels = interests.filter((label) => !options.some((option) => option.label === label))
  return {
    ...others,
    ...(ids.size > 0 && { interestIds: [...ids] }),
    ...(labels.length > 0 && { interests: labels }),
  }
}

/** What views refer to by ids, and is there. */
interface Known {
  interests: ReadonlyMap<string, string>
  tags: ReadonlySet<number>
  users: ReadonlySet<number>
  imports: ReadonlySet<number>
  /** The choices of the custom fields that are in use. */
  fields: ReadonlyMap<number, readonly Choice[]>
}

const known = new WeakMap<BusinessContext, Promise<Known>>()

/** Reads what views refer to, once in a request. */
export function knownTo(ctx: BusinessContext): Promise<Known> {
  const reading = known.get(ctx) ?? readKnown(ctx)
  known.set(ctx, reading)
  return reading
}

async function readKnown(ctx: BusinessContext): Promise<Known> {
  const rows = await ctx.sql<{ kind: string; id: string; label: string | null; choices: unknown }>(
    `SELECT 'interest' AS kind, id, label, NULL::jsonb AS choices FROM "InterestOption" WHERE "businessId" = $1
     UNION ALL SELECT 'tag', id::text, NULL, NULL FROM "Tag" WHERE "businessId" = $1 AND "deletedAt" IS NULL
     UNION ALL SELECT 'user', id::text, NULL, NULL FROM "User" WHERE "businessId" = $1
     UNION ALL SELECT 'import', id::text, NULL, NULL FROM "Import" WHERE "businessId" = $1
     UNION ALL SELECT 'field', id::text, NULL, choices FROM "CustomField" WHERE "businessId" = $1 AND "deletedAt" IS NULL`,
  )
  const of = (kind: string) => rows.filter((row) => row.kind === kind)
  return {
    interests: new Map(of('interest').map(({ id, label }) => [id, label ?? ''])),
    tags: new Set(of('tag').map(({ id }) => Number(id))),
    users: new Set(of('user').map(({ id }) => Number(id))),
    imports: new Set(of('import').map(({ id }) => Number(id))),
    fields: new Map(of('field').map((field) => [Number(field.id), choicesOf(field)])),
  }
}

/** A condition with the choices that took the place of others since. */
function withChoicesNow(field: CustomFieldFilter, choices: readonly Choice[]): CustomFieldFilter {
  if (!field.choices) return field
  const numbers = field.choices.map((number) => choiceNow(choices, number)?.id ?? number)
  return { ...field, choices: [...new Set(numbers)] }
}

/** A filter without what is no more, and the words of what was left out. */
export function presentFilter(filter: CustomerFilter, { interests, tags, users, imports, fields }: Known) {
  const { interestIds, tagIds, ownerId, importId, customFields, ...others } = filter
  const inUse = (customFields ?? []).flatMap((field) => {
    const choices = fields.get(field.fieldId)
    return choices ? withChoicesNow(field, choices) : []
  })
  const ids = interestIds?.filter((id) => interests.has(id)) ?? []
  const tagged = tagIds?.filter((id) => tags.has(id)) ?? []
  const hasOwner = ownerId != null && users.has(ownerId)
  const hasImport = importId != null && imports.has(importId)
  const gone = [
    ids.length < (interestIds?.length ?? 0) && 'interest',
    tagged.length < (tagIds?.length ?? 0) && 'tag',
    ownerId != null && !hasOwner && 'owner',
    importId != null && !hasImport && 'import',
    inUse.length < (customFields?.length ?? 0) && 'field',
  ].filter((part) => part !== false)
  const kept: CustomerFilter = {
    ...others,
    ...(ids.length > 0 && { interestIds: ids }),
    ...(tagged.length > 0 && { tagIds: tagged }),
    ...(hasOwner && { ownerId }),
    ...(hasImport && { importId }),
    ...(inUse.length > 0 && { customFields: inUse }),
  }
  return { kept, gone }
}
