import { z } from 'zod'
import { badField } from '#api/core/platform/errors.ts'
import { readInstant } from '#api/core/time/localTime.ts'

/** The arguments of a connection. */
export interface PageArgs {
  first?: number | null
  last?: number | null
  after?: string | null
  before?: string | null
}

type Direction = 'asc' | 'desc'

/**
 * What stands in a column: whole numbers, instants, truth, text in the column's own collation, or an enum's values in
 * the database's order of them.
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

/** Likewise, of rows of whatever kind. */
export type AnyOrder = readonly (readonly [string, Direction, Kind])[]

/** One page of a list, for Prisma's client. */
interface Query {
  where: Record<string, unknown>
  orderBy: Record<string, Direction>[]
  take: number
}

/** One page of a list, as a statement of our own reads it. */
export interface Page {
  take: number
  /** Read from the end. */
  backward: boolean
  /** Its rows are past the values of the order's columns here; with `flip` before them. */
  bounds: readonly { values: unknown[]; flip: boolean }[]
  /** The same for Prisma's client. */
  query(): Query
}

const pageDefault = 25

/**
 * How many rows a page has.
 * @throws BAD_INPUT for a size beyond the limit
 */
export function pageSize(args: PageArgs, limit: number): number {
  const field = args.last == null ? 'first' : 'last'
  const size = args[field] ?? Math.min(pageDefault, limit)
  if (size < 0 || size > limit) throw badField(field, `Must be between 0 and ${limit}`)
  return size
}

const integer = z.int32()
const instant = z.string().transform(readInstant).pipe(z.date())
// What the database takes as text at all.
const text = z.string().refine((value) => value.isWellFormed() && !value.includes('\0'))

function valuesOf(kind: Kind): z.ZodType {
  if (kind === 'integer') return integer
  if (kind === 'boolean') return z.boolean()
  if (kind === 'text') return text
  return kind === 'instant' ? instant : z.enum(kind)
}

/** The place of a row in its order, opaque to clients. */
export function cursorOf<Row>(row: Row, order: Order<Row>): string {
  return Buffer.from(JSON.stringify(order.map(([column]) => row[column]))).toString('base64url')
}

/**
 * The values in a cursor. Clients can write their own, so each must be one that its column can hold.
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

/** Truth on one side of a value: false comes before true, and nothing is beyond either end. */
function truthBeyond(value: unknown, greater: boolean, itself: boolean): Record<string, unknown> {
  if (value !== greater) return itself ? {} : { equals: greater }
  return itself ? { equals: greater } : { equals: true, not: true }
}

/** Values on one side of a value, itself among them or not. The client compares no enums, so theirs are listed. */
function side(kind: Kind, value: unknown, greater: boolean, itself: boolean): Record<string, unknown> {
  if (kind === 'boolean') return truthBeyond(value, greater, itself)
  if (typeof kind === 'string') return { [`${greater ? 'gt' : 'lt'}${itself ? 'e' : ''}`]: value }
  const place = kind.indexOf(value as string)
  return { in: greater ? kind.slice(itself ? place : place + 1) : kind.slice(0, itself ? place + 1 : place) }
}

/** Rows strictly past a place: (a > x) or (a = x and b > y), led by a ≥ x for the index. */
function past(order: AnyOrder, values: unknown[], flip: boolean): Record<string, unknown> {
  const beyond = (depth: number, itself = false) => {
    const [column, direction, kind] = order[depth] as AnyOrder[number]
    return { [column]: side(kind, values[depth], (direction === 'asc') !== flip, itself) }
  }
  const steps = order.map((_column, depth) => ({
    ...Object.fromEntries(order.slice(0, depth).map(([earlier], i) => [earlier, values[i]])),
    ...beyond(depth),
  }))
  return steps.length === 1 ? beyond(0) : { AND: [beyond(0, true), { OR: steps }] }
}

type Place = Pick<Page, 'take' | 'backward' | 'bounds'>

function queryOf(order: AnyOrder, { take, backward, bounds }: Place): Query {
  const conditions = bounds.map(({ values, flip }) => past(order, values, flip))
  const turned = (direction: Direction): Direction => (backward === (direction === 'asc') ? 'desc' : 'asc')
  return {
    where: conditions.length > 0 ? { AND: conditions } : {},
    orderBy: order.map(([column, direction]) => ({ [column]: turned(direction) })),
    take,
  }
}

/**
 * The conditions and the order of a page for a statement of our own, whose table is `t`; values begin at `$first`.
 * All columns of the order go one way.
 */
export function pageSql(order: AnyOrder, { bounds, backward }: Omit<Place, 'take'>, first: number) {
  const columns = order.map(([column]) => `t."${column}"`)
  const ascending = order[0]?.[1] === 'asc'
  const values: unknown[] = []
  const conditions = bounds.map((place) => {
    const sqlParams = place.values.map((value) => `$${first - 1 + values.push(value)}`)
    return `(${columns.join(', ')}) ${ascending === place.flip ? '<' : '>'} (${sqlParams.join(', ')})`
  })
  const direction = ascending === backward ? 'DESC' : 'ASC'
  return { conditions, values, orderBy: columns.map((column) => `${column} ${direction}`).join(', ') }
}

/** A row in its list. Most readers ask for no cursor but the last, so each is made when it is asked for. */
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

/** What a client asks of a list: a page, and how many rows of it are shown. */
export interface PageAsked extends Page {
  size: number
}

/**
 * The page that the arguments of a connection ask for. One row more than is shown is read: it tells that more follow.
 * @throws BAD_INPUT for a page size beyond the limit or a cursor of another list
 */
export function pageAsked(args: PageArgs, limit: number, order: AnyOrder): PageAsked {
  const size = pageSize(args, limit)
  const backward = args.last != null
  const bounds = [
    ...(args.after ? [{ values: readCursor(args.after, order, 'after'), flip: false }] : []),
    ...(args.before ? [{ values: readCursor(args.before, order, 'before'), flip: true }] : []),
  ]
  const take = size + 1
  return { size, take, backward, bounds, query: () => queryOf(order, { take, backward, bounds }) }
}

/**
 * One page of a list by keyset: its cost is that of its rows, wherever it stands in the list, and a
 * row added or deleted meanwhile shifts nothing.
 * @throws BAD_INPUT for a page size beyond the limit or a cursor of another list
 */
export async function keysetPage<Row>(
  args: PageArgs,
  limit: number,
  order: Order<Row>,
  find: (page: Page) => Promise<Row[]>,
) {
  const page = pageAsked(args, limit, order)
  return shownPage(args, page, order, await find(page))
}

/** The rows that were read for a page, as a connection shows them. */
export function shownPage<Row>(
  args: PageArgs,
  { size, backward }: PageAsked,
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
