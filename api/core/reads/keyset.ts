import { z } from 'zod'
import { badField } from '#api/core/errors/errors.ts'
import { readInstant } from '#api/core/time/localTime.ts'

export interface PageArgs {
  first?: number | null
  last?: number | null
  after?: string | null
  before?: string | null
}

type Direction = 'asc' | 'desc'

/**
 * The type of a column: integer, instant, boolean, text in the column's own collation, or the values of an enum in
 * the order of the database.
 */
type Kind = 'integer' | 'instant' | 'boolean' | 'text' | readonly string[]

type KindOf<Value> = [Value] extends [number]
  ? 'integer'
  : [Value] extends [Date]
    ? 'instant'
    : [Value] extends [boolean]
      ? 'boolean'
      : [Value] extends [string]
        ? string extends Value
          ? 'text'
          : readonly Value[]
        : never

type Column<Row, Name extends keyof Row & string> = readonly [Name, Direction, KindOf<Row[Name]>]

/** Column, direction and kind, most significant first; the last column must be unique in the business. */
export type Order<Row> = readonly { [Name in keyof Row & string]: Column<Row, Name> }[keyof Row & string][]

/** An order of rows of any type. */
export type AnyOrder = readonly (readonly [string, Direction, Kind])[]

/** One page of a list, as arguments for Prisma's client. */
interface Query {
  where: Record<string, unknown>
  orderBy: Record<string, Direction>[]
  take: number
}

/** One page of a list, as a hand-written statement reads it. */
export interface Page {
  take: number
  /** Whether the page is read from the end of the list. */
  backward: boolean
  /**
   * Cursor positions, as values of the order's columns. The rows of the page come after them, or before them with
   * `before`.
   */
  bounds: readonly { values: unknown[]; before: boolean }[]
  /** The same page as arguments for Prisma's client. */
  query(): Query
}

const pageDefault = 25

/**
 * The size of a page.
 * @throws BAD_INPUT for a size beyond the limit
 */
export function pageSize(args: PageArgs, limit: number): number {
  const field = args.last == null ? 'first' : 'last'
  const size = args[field] ?? Math.min(pageDefault, limit)
  if (size < 0 || size > limit) throw badField(field, `Must be between 0 and ${limit}`)
  return size
}

const integer = z.int32()
const instantKey = z.string().transform(readInstant).pipe(z.date())
// PostgreSQL stores no unpaired surrogates and no NUL in text.
const text = z.string().refine((value) => value.isWellFormed() && !value.includes('\0'))

function valuesOf(kind: Kind): z.ZodType {
  if (kind === 'integer') return integer
  if (kind === 'boolean') return z.boolean()
  if (kind === 'text') return text
  return kind === 'instant' ? instantKey : z.enum(kind)
}

/** The cursor of a row: its values of the order's columns, encoded; opaque to clients. */
export function cursorOf<Row>(row: Row, order: Order<Row>): string {
  return Buffer.from(JSON.stringify(order.map(([column]) => row[column]))).toString('base64url')
}

/**
 * Decodes a cursor. Clients can construct their own, so each value must be valid for its column.
 * @throws BAD_INPUT for a cursor of another list
 */
export function readCursor(cursor: string, order: AnyOrder, field: string): unknown[] {
  try {
    const values = z.array(z.unknown()).length(order.length)
    const texts = values.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return order.map(([, , kind], i) => valuesOf(kind).parse(texts[i]))
  } catch {
    throw badField(field, 'This is not a cursor of this list')
  }
}

/** Keyset comparison for booleans; PostgreSQL sorts false before true. */
function compareBoolean(value: unknown, greater: boolean, inclusive: boolean): Record<string, unknown> {
  if (value !== greater) return inclusive ? {} : { equals: greater }
  return inclusive ? { equals: greater } : { equals: true, not: true }
}

/** Keyset comparison for one column. Prisma can't compare enums, so the values after an enum value are listed. */
function compare(kind: Kind, value: unknown, greater: boolean, inclusive: boolean): Record<string, unknown> {
  if (kind === 'boolean') return compareBoolean(value, greater, inclusive)
  if (typeof kind === 'string') return { [`${greater ? 'gt' : 'lt'}${inclusive ? 'e' : ''}`]: value }
  const index = kind.indexOf(value as string)
  return {
    in: greater ? kind.slice(inclusive ? index : index + 1) : kind.slice(0, inclusive ? index + 1 : index),
  }
}

/** The rows after a cursor: (a > x) or (a = x and b > y). The leading a ≥ x lets PostgreSQL use the index. */
function afterCursor(order: AnyOrder, values: unknown[], before: boolean): Record<string, unknown> {
  const beyond = (depth: number, inclusive = false) => {
    const [column, direction, kind] = order[depth] as AnyOrder[number]
    return { [column]: compare(kind, values[depth], (direction === 'asc') !== before, inclusive) }
  }
  const steps = order.map((_column, depth) => ({
    ...Object.fromEntries(order.slice(0, depth).map(([earlier], i) => [earlier, values[i]])),
    ...beyond(depth),
  }))
  return steps.length === 1 ? beyond(0) : { AND: [beyond(0, true), { OR: steps }] }
}

type PagePosition = Pick<Page, 'take' | 'backward' | 'bounds'>

function queryOf(order: AnyOrder, { take, backward, bounds }: PagePosition): Query {
  const conditions = bounds.map(({ values, before }) => afterCursor(order, values, before))
  const turned = (direction: Direction): Direction => (backward === (direction === 'asc') ? 'desc' : 'asc')
  return {
    where: conditions.length > 0 ? { AND: conditions } : {},
    orderBy: order.map(([column, direction]) => ({ [column]: turned(direction) })),
    take,
  }
}

/**
 * The conditions and the order of a page in SQL, for a table with the alias `t`; parameters begin at `$first`. All
 * columns of the order must have the same direction.
 */
export function pageSql(order: AnyOrder, { bounds, backward }: Omit<PagePosition, 'take'>, first: number) {
  const columns = order.map(([column]) => `t."${column}"`)
  const ascending = order[0]?.[1] === 'asc'
  const values: unknown[] = []
  const conditions = bounds.map((bound) => {
    const sqlParams = bound.values.map((value) => `$${first - 1 + values.push(value)}`)
    return `(${columns.join(', ')}) ${ascending === bound.before ? '<' : '>'} (${sqlParams.join(', ')})`
  })
  const direction = ascending === backward ? 'DESC' : 'ASC'
  return { conditions, values, orderBy: columns.map((column) => `${column} ${direction}`).join(', ') }
}

/** An edge of a connection. Its cursor is computed on access, because most clients select no cursor but the last. */
class Edge<Row> {
  readonly node: Row
  private readonly order: Order<Row>

  constructor(node: Row, order: Order<Row>) {
    this.node = node
    this.order = order
  }

  get cursor(): string {
    return cursorOf(this.node, this.order)
  }
}

/** A page as a client requests it, with the number of rows to show. */
export interface PageRequest extends Page {
  size: number
}

/**
 * The page that the arguments of a connection request. It reads one row more than the page shows, to tell whether
 * more rows follow.
 * @throws BAD_INPUT for a page size beyond the limit or a cursor of another list
 */
export function pageRequest(args: PageArgs, limit: number, order: AnyOrder): PageRequest {
  const size = pageSize(args, limit)
  const backward = args.last != null
  const bounds = [
    ...(args.after ? [{ values: readCursor(args.after, order, 'after'), before: false }] : []),
    ...(args.before ? [{ values: readCursor(args.before, order, 'before'), before: true }] : []),
  ]
  const take = size + 1
  return { size, take, backward, bounds, query: () => queryOf(order, { take, backward, bounds }) }
}

/**
 * Reads one page of a list by keyset. The cost depends only on the rows of the page, and rows that are added or
 * deleted between requests shift nothing.
 * @throws BAD_INPUT for a page size beyond the limit or a cursor of another list
 */
export async function keysetPage<Row>(
  args: PageArgs,
  limit: number,
  order: Order<Row>,
  find: (page: Page) => Promise<Row[]>,
) {
  const page = pageRequest(args, limit, order)
  return toConnection(args, page, order, await find(page))
}

/** Converts the rows that were read for a page into a connection. */
export function toConnection<Row>(
  args: PageArgs,
  { size, backward }: PageRequest,
  order: Order<Row>,
  rows: Row[],
) {
  const more = rows.length > size
  const shown = rows.slice(0, size)
  if (backward) shown.reverse()
  const edges = shown.map((node) => new Edge(node, order))
  return {
    edges,
    pageInfo: {
      hasNextPage: backward ? Boolean(args.before) : more,
      hasPreviousPage: backward ? more : Boolean(args.after),
      get startCursor() {
        return edges[0]?.cursor ?? null
      },
      get endCursor() {
        return edges.at(-1)?.cursor ?? null
      },
    },
  }
}
