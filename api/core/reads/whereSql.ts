import { columnOf } from '#api/core/reads/sources.ts'

/** Adds a parameter to the statement and returns its placeholder. */
type Bind = (value: unknown) => string

const comparisons: Record<string, string> = { gt: '>', gte: '>=', lt: '<', lte: '<=' }

/** Converts a condition for Prisma's client to SQL on the table alias `t`; null when SQL cannot express it here. */
export function whereSql(model: string, where: object, bind: Bind): string[] | null {
  const conditions: string[] = []
  for (const [name, value] of Object.entries(where)) {
    const parts =
      name === 'AND'
        ? [value].flat().map((each) => whereSql(model, each, bind))
        : [column(model, name, value, bind)]
    for (const part of parts) {
      if (!part) return null
      conditions.push(...part)
    }
  }
  return conditions
}

function column(model: string, name: string, value: unknown, bind: Bind): string[] | null {
  const field = columnOf(model, name)
  if (!field || field.isList) return null
  const sql = `t."${name}"`
  const typed = (one: unknown) => `${bind(one)}${field.kind === 'enum' ? `::"${field.type}"` : ''}`
  if (value === null) return [`${sql} IS NULL`]
  // With a constant `true` PostgreSQL may assume that most rows match and filter a scan of another index.
  if (typeof value === 'boolean') return [value ? `${sql} = (SELECT true)` : `NOT ${sql}`]
  if (typeof value !== 'object' || value instanceof Date) return [`${sql} = ${typed(value)}`]
  const conditions = Object.entries(value).map(([operator, operand]) => {
    if (operator === 'contains') return `${sql} LIKE ${bind(`%${operand}%`)}`
    if (operator === 'in') return `${sql} IN (${(operand as unknown[]).map(typed).join(', ')})`
    if (operator === 'not' && operand === null) return `${sql} IS NOT NULL`
    const comparison = comparisons[operator]
    return comparison && operand !== null ? `${sql} ${comparison} ${typed(operand)}` : null
  })
  return conditions.every((condition) => condition !== null) ? conditions : null
}
