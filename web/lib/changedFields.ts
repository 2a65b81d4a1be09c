/** The fields of `after` that differ from `before`; an empty text counts as missing. */
export function changedFields<Fields extends object>(
  before: { readonly [Name in keyof Fields]?: unknown },
  after: Fields,
): Partial<Fields> {
  const text = (value: unknown) => String(value ?? '')
  const names = Object.keys(after) as (keyof Fields)[]
  const changed = names.filter((name) => text(before[name]) !== text(after[name]))
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<Fields>
}

/** Whether nothing differs: a form that is sent like this closes, because there is nothing to save. */
export const isUnchanged = (before: object, after: object) =>
  Object.keys(changedFields<object>(before, after)).length === 0
