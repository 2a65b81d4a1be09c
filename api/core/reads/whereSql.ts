import { childOf, columnOf, joinOf } from '#api/core/reads/sources.ts'

/** Adds a parameter to the statement and returns its placeholder. */
export type Bind = (value: unknown) => string

const comparisons: Record<string, string> = { gt: '>', gte: '>=', lt: '<', lte: '<=' }

/**
 * Converts a condition for Prisma's client to SQL on a table alias, `t` unless another is given; null when SQL cannot
 * express it here.
 */
export function whereSql(model: string, where: object, bind: Bind, alias = 't'): string[] | null {
  const conditions: string[] = []
  for (const [name, value] of Object.entries(where)) {
    const each = (part: object) => whereSql(model, part, bind, alias)
    const parts =
      name === 'AND'
        ? [value].flat().map(each)
        : name === 'OR'
          ? [anyOf(value.map(each))]
          : [
              withoutChildren(model, name, value, bind, alias) ??
                withParent(model, name, value, bind, alias) ??
                column(model, name, value, bind, alias),
            ]
    for (const part of parts) {
      if (!part) return null
      conditions.push(...part)
    }
  }
  return conditions
}

/** Alternatives, of which one without a condition is always true; null when SQL cannot express one of them. */
function anyOf(alternatives: (string[] | null)[]): string[] | null {
  if (alternatives.includes(null)) return null
  const branches = alternatives.map((conditions) => conditions?.join(' AND ') || 'TRUE')
  return branches.length === 0 ? ['FALSE'] : [`(${branches.join(' OR ')})`]
}

/** The condition `{ relation: { none: … } }` in SQL; null for any other condition. */
function withoutChildren(
  model: string,
  name: string,
  value: unknown,
  bind: Bind,
  alias: string,
): string[] | null {
  const none = typeof value === 'object' && value !== null && 'none' in value ? value.none : null
  const child = childOf(model, name)
  if (!child || typeof none !== 'object' || none === null) return null
  const inner = `${alias}n`
  const conditions = whereSql(child.model, none, bind, inner)
  if (!conditions) return null
  const all = [`${inner}."businessId" = $1`, `${inner}."${child.by}" = ${alias}.id`, ...conditions].join(
    ' AND ',
  )
  return [`NOT EXISTS (SELECT 1 FROM "${child.model}" ${inner} WHERE ${all})`]
}

/** The condition `{ relation: { column: … } }` on the row that a foreign key refers to; null for any other condition. */
function withParent(model: string, name: string, value: unknown, bind: Bind, alias: string): string[] | null {
  const parent = joinOf(model, name)
  if (!parent || typeof value !== 'object' || value === null) return null
  const inner = `${alias}p`
  const conditions = whereSql(parent.model, value, bind, inner)
  if (!conditions) return null
  const all = [`${inner}."businessId" = $1`, `${inner}.id = ${alias}."${parent.by}"`, ...conditions].join(
    ' AND ',
  )
  return [`EXISTS (SELECT 1 FROM "${parent.model}" ${inner} WHERE ${all})`]
}

function column(model: string, name: string, value: unknown, bind: Bind, alias: string): string[] | null {
  const field = columnOf(model, name)
  if (!field || field.isList) return null
  const sql = `${alias}."${name}"`
  const typed = (one: unknown) => `${bind(one)}${field.kind === 'enum' ? `::"${field.type}"` : ''}`
  if (value === null) return [`${sql} IS NULL`]
  // The subquery hides the constant: with a literal the planner expects most rows and picks the wrong index.
  if (typeof value === 'boolean') return [value ? `${sql} = (SELECT true)` : `NOT ${sql}`]
  if (typeof value !== 'object' || value instanceof Date) return [`${sql} = ${typed(value)}`]
  const conditions = Object.entries(value).map(([operator, operand]) => {
    if (operator === 'contains') return `${sql} LIKE ${bind(`%${operand}%`)}`
    if (operator === 'in') return `${sql} IN (${(operand as unknown[]).map(typed).join(', ')})`
    if (operator === 'not' && operand === null) return `${sql} IS NOT NULL`
    if (operator === 'not' && typeof operand !== 'object') return `${sql} <> ${typed(operand)}`
    const comparison = comparisons[operator]
    return comparison && operand !== null ? `${sql} ${comparison} ${typed(operand)}` : null
  })
  return conditions.every((condition) => condition !== null) ? conditions : null
}
