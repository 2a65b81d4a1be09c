import type { Prisma } from '#api/core/database/generated/client.ts'

/** What an act changed of some fields, before and after, as the audit trail keeps it; null for nothing. */
export function difference<Name extends string>(
  names: readonly Name[],
  before: Record<Name, Prisma.InputJsonValue | null>,
  after: Record<Name, Prisma.InputJsonValue | null>,
): { before: Prisma.InputJsonObject; after: Prisma.InputJsonObject } | null {
  const changed = names.filter((name) => before[name] !== after[name])
  if (changed.length === 0) return null
  const only = (values: typeof before) => Object.fromEntries(changed.map((name) => [name, values[name]]))
  return { before: only(before), after: only(after) }
}
