/** Collects the parameters of a SQL statement. `$1` is reserved for the business. */
export function sqlParams() {
  const values: unknown[] = []
  return {
    values,
    /** Adds a value and returns its placeholder, with a type cast where PostgreSQL can't infer the type. */
    bind: (value: unknown, type?: string) => `$${1 + values.push(value)}${type ? `::${type}` : ''}`,
  }
}

export type Bind = ReturnType<typeof sqlParams>['bind']
