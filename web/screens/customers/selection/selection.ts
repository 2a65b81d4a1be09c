/** The selected customers: those of `ids`, or all who match the list but those. */
export interface Selection {
  /** How many customers match; null when single ones are selected. */
  readonly all: number | null
  readonly ids: ReadonlySet<string>
}

export const nobody: Selection = { all: null, ids: new Set() }

export const isSelected = ({ all, ids }: Selection, id: string) => ids.has(id) !== (all !== null)

export const countOf = ({ all, ids }: Selection) => (all === null ? ids.size : all - ids.size)

/** The selection after some customers were selected, or no longer are. */
export function withSelected(
  { all, ids }: Selection,
  changed: readonly string[],
  selects: boolean,
): Selection {
  const next = new Set(ids)
  for (const id of changed) {
    if (selects === (all === null)) next.add(id)
    else next.delete(id)
  }
  return { all, ids: next }
}

/** The ids from one to another, in the order of the list. */
export function between(list: readonly string[], from: string, to: string): readonly string[] {
  const [first, last] = [list.indexOf(from), list.indexOf(to)].sort((one, other) => one - other)
  return first === undefined || first === -1 ? [to] : list.slice(first, (last ?? first) + 1)
}
