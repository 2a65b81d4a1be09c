import type { Prisma } from '#api/generated/client.ts'

/**
 * The changes that an act made to fields, before and after, for the audit trail; null when nothing changed. All fields by
 * default.
 */
export function difference<Name extends string>(
  before: Record<Name, Prisma.InputJsonValue | null>,
  after: Record<Name, Prisma.InputJsonValue | null>,
  names: readonly Name[] = Object.keys(before) as Name[],
): { before: Prisma.InputJsonObject; after: Prisma.InputJsonObject } | null {
  const changed = names.filter((name) => before[name] !== after[name])
  if (changed.length === 0) return null
  const only = (values: typeof before) => Object.fromEntries(changed.map((name) => [name, values[name]]))
  return { before: only(before), after: only(after) }
}
