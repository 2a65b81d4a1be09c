import type { MapImportInput } from '#web/__generated__/useMapImportMutation.graphql.ts'

/** What a user chooses; what is left out stays as it is. */
export type Choices = Omit<MapImportInput, 'id'>

/** Adds entries to a list of choices; a later one about the same thing replaces the earlier one. */
function withEntries<Entry>(
  before: readonly Entry[] | null | undefined,
  after: readonly Entry[] | null | undefined,
  keyOf: (entry: Entry) => unknown,
): readonly Entry[] | undefined {
  if (!before && !after) return undefined
  const entries = [...(before ?? []), ...(after ?? [])]
  return [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()]
}

const without = (lines: readonly number[] | null | undefined, gone: readonly number[] | null | undefined) =>
  lines?.filter((line) => !gone?.includes(line))

/** Choices that have not been sent, with further ones. */
export function mergeChoices(before: Choices, after: Choices): Choices {
  const line = (number: number) => number
  const merged = {
    ...before,
    ...after,
    reading: before.reading || after.reading ? { ...before.reading, ...after.reading } : undefined,
    columns: withEntries(before.columns, after.columns, ({ index }) => index),
    statuses: withEntries(before.statuses, after.statuses, ({ word }) => word),
    interests: withEntries(before.interests, after.interests, ({ word }) => word),
    leftOut: withEntries(without(before.leftOut, after.takenIn), after.leftOut, line),
    takenIn: withEntries(without(before.takenIn, after.leftOut), after.takenIn, line),
  }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined))
}
