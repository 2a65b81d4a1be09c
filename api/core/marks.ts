/** Gathers the values of a statement of our own and gives each its place; `$1` is the business. */
export function marks() {
  const values: unknown[] = []
  return {
    values,
    /** The place of a value, told its type where the statement does not. */
    mark: (value: unknown, type?: string) => `$${1 + values.push(value)}${type ? `::${type}` : ''}`,
  }
}

export type Mark = ReturnType<typeof marks>['mark']
