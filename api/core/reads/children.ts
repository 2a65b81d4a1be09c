import { type FieldNode, type GraphQLResolveInfo, getArgumentValues } from 'graphql'
import { parseInstant } from '#api/core/database/instants.ts'
import { type Page, type PageArgs, pageRequest, pageSql } from '#api/core/reads/keyset.ts'
import { type Plan, rowOf, type SelectedChildren } from '#api/core/reads/plan.ts'
import type { Selection } from '#api/core/reads/selection.ts'
import { columnOf } from '#api/core/reads/sources.ts'
import { whereSql } from '#api/core/reads/whereSql.ts'

const readWith: unique symbol = Symbol('children read with the row')

interface ChildrenSql {
  children: SelectedChildren
  /** The SQL expression for the children: a JSON array with an array of column values per child. */
  sql: string
}

const timePositions = new WeakMap<Plan, number[]>()

/** The positions of instants and days in a row. JSON has no such types, so they are transferred as text. */
function timesOf(plan: Plan): number[] {
  const known = timePositions.get(plan)
  if (known) return known
  const all = [plan, ...plan.joined].flatMap(({ model, columns }) =>
    columns.map((name) => columnOf(model, name)),
  )
  const found = all.flatMap((column, i) => (column?.type === 'DateTime' ? [i] : []))
  timePositions.set(plan, found)
  return found
}

function columnsSql(plan: Plan): string {
  const columns = plan.sql.lists.split(', ')
  for (const i of timesOf(plan)) columns[i] += '::text'
  return columns.join(', ')
}

interface Request {
  page: Page
  where: object
}

/**
 * The page of children that the field's arguments request; null when the arguments are invalid, which the field's own
 * resolver reports.
 */
function requestOf({ context, info }: Selection, { list, field, node }: SelectedChildren): Request | null {
  try {
    const args = getArgumentValues(field, node, info.variableValues)
    const page = pageRequest(args as PageArgs, context.pageLimit, list.order)
    return { page, where: list.where?.(context.ctx, args) ?? {} }
  } catch {
    return null
  }
}

/**
 * Adds the children that can be read with their parents to a statement whose rows have the alias `t`. Their
 * parameters are appended to `values`.
 */
export function childrenSql(selection: Selection, { children }: Plan, values: unknown[]): ChildrenSql[] {
  return children.flatMap((each) => {
    const { plan, list } = each
    const request = requestOf(selection, each)
    if (!request) return []
    const own = [...values]
    const conditions = whereSql(plan.model, request.where, (value) => `$${1 + own.push(value)}`)
    if (!conditions) return []
    const keyset = pageSql(list.order, request.page, own.length + 2)
    values.splice(0, values.length, ...own, ...keyset.values)
    const all = ['t."businessId" = $1', `t."${list.by}" = p.id`, ...conditions, ...keyset.conditions].join(
      ' AND ',
    )
    // Inside the subquery the alias `t` is the children, and `p` the parent.
    const sql = `(SELECT json_agg(json_build_array(${columnsSql(plan)}) ORDER BY ${keyset.orderBy})
      FROM (SELECT t.id) p CROSS JOIN LATERAL (SELECT * FROM "${plan.model}" t
        WHERE ${all} ORDER BY ${keyset.orderBy} LIMIT ${request.page.take}) t${plan.sql.joins})`
    return [{ children: each, sql }]
  })
}

const dayLength = '2026-11-20'.length

const timeOf = (text: string) =>
  text.length === dayLength ? new Date(`${text}T00:00:00Z`) : parseInstant(text)

function parseChildren({ plan }: SelectedChildren, read: unknown[][] | null): object[] {
  const places = timesOf(plan)
  return (read ?? []).map((values) => {
    for (const i of places) {
      const text = values[i] as string | null
      if (text !== null) values[i] = timeOf(text)
    }
    return rowOf<object>(plan, values)
  })
}

/** Attaches the children to their row. They are the last of the row's values. */
export function withChildren<Row extends object>(
  row: Row,
  all: readonly ChildrenSql[],
  values: unknown[],
): Row {
  if (all.length === 0) return row
  const read = new Map<FieldNode, object[]>()
  for (const [i, { children }] of all.entries()) {
    read.set(
      children.node,
      parseChildren(children, values[values.length - all.length + i] as unknown[][] | null),
    )
  }
  return Object.assign(row, { [readWith]: read })
}

/** The children that were read with a row for the field being resolved; undefined when they were not. */
export function childrenReadWith<Row>(row: object, { fieldNodes }: GraphQLResolveInfo): Row[] | undefined {
  const [node, another] = fieldNodes
  const read = (row as { [readWith]?: Map<FieldNode, object[]> })[readWith]
  return node && !another ? (read?.get(node) as Row[] | undefined) : undefined
}
