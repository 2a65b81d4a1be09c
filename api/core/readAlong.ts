import type { FieldNode, GraphQLResolveInfo } from 'graphql'
import { getDatamodel } from '#api/core/database/generated/pothos.ts'
import { parseInstant } from '#api/core/instants.ts'
import { type Page, pageSql } from '#api/core/keyset.ts'
import { type AlongList, type ReadPlan, rowOf } from '#api/core/readPlan.ts'

const readWith: unique symbol = Symbol('children read along')

/** The page of children that a list asks for; null when they can't be read along. */
export type PageOfChildren = (list: AlongList) => Page | null

interface Along {
  list: AlongList
  /** What the statement selects: the children as a list of their columns, as JSON. */
  sql: string
}

const { models } = getDatamodel().datamodel

/** The places of a row's instants and days, which JSON doesn't know. */
function timesOf({ table, columns, joined }: ReadPlan): number[] {
  const all = [{ table, columns }, ...joined].flatMap(({ table: { model }, columns: own }) =>
    own.map((column) => models[model]?.fields.find(({ name }) => name === column)?.type),
  )
  return all.flatMap((type, place) => (type === 'DateTime' ? [place] : []))
}

const times = new WeakMap<ReadPlan, number[]>()

function knownTimes(plan: ReadPlan): number[] {
  const known = times.get(plan) ?? timesOf(plan)
  times.set(plan, known)
  return known
}

function columnsSql(plan: ReadPlan): string {
  const columns = plan.sql.lists.split(', ')
  for (const place of knownTimes(plan)) columns[place] += '::text'
  return columns.join(', ')
}

/** Adds the children to a statement whose rows are `t`; their page's values go behind those that are there. */
export function alongSql(list: AlongList, page: Page | null, values: unknown[]): Along[] {
  if (!page) return []
  const { plan, by, order } = list
  const place = pageSql(order, page, values.length + 2)
  values.push(...place.values)
  const conditions = place.conditions.map((condition) => ` AND ${condition}`).join('')
  // Within, `t` are the children; the parent goes by `p`.
  const sql = `(SELECT json_agg(json_build_array(${columnsSql(plan)}) ORDER BY ${place.orderBy})
    FROM (SELECT t.id) p CROSS JOIN LATERAL (SELECT * FROM "${plan.table.model}" t
      WHERE t."businessId" = $1 AND t."${by}" = p.id${conditions} ORDER BY ${place.orderBy} LIMIT ${page.take}) t${plan.sql.joins})`
  return [{ list, sql }]
}

const dayLength = '2026-11-20'.length

const timeOf = (text: string) =>
  text.length === dayLength ? new Date(`${text}T00:00:00Z`) : parseInstant(text)

function childrenOf({ plan }: AlongList, read: unknown[][] | null): object[] {
  const places = knownTimes(plan)
  return (read ?? []).map((values) => {
    for (const place of places) {
      const text = values[place] as string | null
      if (text !== null) values[place] = timeOf(text)
    }
    return rowOf<object>(plan, values)
  })
}

/** Puts the children with their row: the last values of those that were read for it. */
export function withAlong<Row extends object>(row: Row, along: readonly Along[], values: unknown[]): Row {
  if (along.length === 0) return row
  const read = new Map<FieldNode, object[]>()
  for (const [i, { list }] of along.entries()) {
    const children = values[values.length - along.length + i] as unknown[][] | null
    read.set(list.node, childrenOf(list, children))
  }
  return Object.assign(row, { [readWith]: read })
}

/** The children that were read along with a row for the field being resolved, if they were. */
export function childrenReadWith<Row>(row: object, { fieldNodes }: GraphQLResolveInfo): Row[] | undefined {
  const [node, another] = fieldNodes
  const read = (row as { [readWith]?: Map<FieldNode, object[]> })[readWith]
  return node && !another ? (read?.get(node) as Row[] | undefined) : undefined
}
