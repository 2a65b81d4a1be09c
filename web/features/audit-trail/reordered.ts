import { parsed } from './values.ts'

function listed(value: string | null | undefined): string[] {
  const list = parsed(value)
  return Array.isArray(list) ? list.map(String) : []
}

/** Describes which option moved and where. The moved option is the one without which both orders are equal. */
export function reordered(was: string | null | undefined, is: string | null | undefined): string {
  const [before, after] = [listed(was), listed(is)]
  const without = (list: string[], name: string) => list.filter((each) => each !== name).join('\n')
  const candidates = after.filter((name) => without(before, name) === without(after, name))
  // When two neighbors were swapped, either may have moved: describe the one that moved up.
  const moved = candidates.find((name) => after.indexOf(name) < before.indexOf(name)) ?? candidates[0]
  if (moved === undefined) return 'changed the order of the interest options'
  const next = after[after.indexOf(moved) + 1]
  return next === undefined ? `moved “${moved}” to the end` : `moved “${moved}” above “${next}”`
}
