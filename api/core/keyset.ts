import { z } from 'zod'
import { badField } from '#api/core/errors.ts'
import { readInstant } from '#api/core/localTime.ts'

/** The arguments of a connection. */
export interface PageArgs {
  first?: number | null
  last?: number | null
  after?: string | null
  before?: string | null
}

type Direction = 'asc' | 'desc'
type Value = string | number | Date

/** Column and direction, most significant first; the last column must be unique in the business. */
export type Order<Row> = readonly (readonly [keyof Row & string, Direction])[]

interface Query {
  where: Record<string, unknown>
  orderBy: Record<string, Direction>[]
  take: number
}

const pageDefault = 25

function pageSize(args: PageArgs, limit: number): number {
  const field = args.last == null ? 'first' : 'last'
  const size = args[field] ?? Math.min(pageDefault, limit)
  if (size < 0 || size > limit) throw badField(field, `Must be between 0 and ${limit}`)
  return size
}

const cursorValues = z.array(z.union([z.string().max(400), z.number()]))

/** The place of a row in its order, opaque to clients. */
export function cursorOf<Row>(row: Row, order: Order<Row>): string {
  return Buffer.from(JSON.stringify(order.map(([column]) => row[column]))).toString('base64url')
}

function readCursor<Row>(cursor: string, order: Order<Row>, field: string): Value[] {
  try {
    const values = cursorValues
      .length(order.length)
      .parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return values.map((value) => readInstant(value) ?? value)
  } catch {
    throw badField(field, 'This is not a cursor of this list')
  }
}

/** Rows strictly past a place: (a > x) or (a = x and b > y), led by a ≥ x for the index. */
function past<Row>(order: Order<Row>, values: Value[], flip: boolean): Record<string, unknown> {
  const operator = (direction: Direction) => ((direction === 'asc') !== flip ? 'gt' : 'lt')
  const steps = order.map(([column, direction], depth) => ({
    ...Object.fromEntries(order.slice(0, depth).map(([earlier], i) => [earlier, values[i]])),
    [column]: { [operator(direction)]: values[depth] },
  }))
  const [leading] = order
  if (!leading || steps.length === 1) return steps[0] ?? {}
  return { AND: [{ [leading[0]]: { [`${operator(leading[1])}e`]: values[0] } }, { OR: steps }] }
}

/**
 * One page of a list by keyset: its cost is that of its rows, wherever it stands in the list, and a
 * row added or deleted meanwhile shifts nothing. `find` gets the where, order and take to run.
 * @throws BAD_INPUT for a page size beyond the limit or a cursor of another list
 */
export async function keysetPage<Row>(
  args: PageArgs,
  limit: number,
  order: Order<Row>,
  find: (query: Query) => Promise<Row[]>,
) {
  const size = pageSize(args, limit)
  const backward = args.last != null
  const bounds = [
    ...(args.after ? [past(order, readCursor(args.after, order, 'after'), false)] : []),
    ...(args.before ? [past(order, readCursor(args.before, order, 'before'), true)] : []),
  ]
  const turned = (direction: Direction) => (backward === (direction === 'asc') ? 'desc' : 'asc')
  const rows = await find({
    where: bounds.length > 0 ? { AND: bounds } : {},
    orderBy: order.map(([column, direction]) => ({ [column]: turned(direction) })),
    take: size + 1,
  })
  const more = rows.length > size
  const page = rows.slice(0, size)
  if (backward) page.reverse()
  const edges = page.map((node) => ({ node, cursor: cursorOf(node, order) }))
  return {
    edges,
    pageInfo: {
      hasNextPage: backward ? Boolean(args.before) : more,
      hasPreviousPage: backward ? more : Boolean(args.after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}
