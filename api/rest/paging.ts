import { z } from 'zod'
import { badField } from '#api/core/platform/errors.ts'

/** Most rows that an operation of the REST table may ask for at once. */
export const restPageLimit = 1000

/** Rows of one page while a complete list is read: more of them keep everybody else waiting meanwhile. */
export const wholeListPage = 250

const limit = 'Limit must be a number from 1 to 100'
const noCursor = 'This is not a cursor of this list'

/** `?limit=` and `?cursor=`; without a limit a list is complete. */
export const pageQuery = z.object({
  limit: z
    .string()
    .regex(/^([1-9]\d?|100)$/, limit)
    .transform(Number)
    .optional(),
  cursor: z.string().max(1000, noCursor).optional(),
})

export type PageQuery = z.infer<typeof pageQuery>

/** One page of a list and the cursor of the next. */
export interface Page {
  items: unknown[]
  next: string | null
}

interface Connection {
  edges: { node: unknown }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

function isConnection(value: unknown): value is Connection {
  return typeof value === 'object' && value !== null && 'edges' in value
}

type Load = (page: { first: number; after: string | null }) => Promise<unknown>

/**
 * Reads one page of a list; without a limit a large one. `load` gives what stands at the row's place in the data.
 * A list that the graph has no pages for is cut here, or complete without a limit.
 */
export async function readPage({ limit, cursor }: PageQuery, load: Load): Promise<Page> {
  const list = await load({ first: limit ?? wholeListPage, after: cursor ?? null })
  if (!isConnection(list)) return slice(list as unknown[], limit, cursor)
  const { hasNextPage, endCursor } = list.pageInfo
  return { items: list.edges.map(({ node }) => node), next: hasNextPage ? endCursor : null }
}

/** The items of `first` and of the pages after it, one page a call, then null. */
export function pagesFrom(first: Page, load: Load): () => Promise<unknown[] | null> {
  let page: Page | null = first
  let next = first.next
  return async () => {
    page ??= next === null ? null : await readPage({ cursor: next }, load)
    const items = page?.items ?? null
    next = page?.next ?? null
    page = null
    return items
  }
}

/** A list that the graph gives whole, by the page; its cursor is the number of items before it. */
function slice(list: unknown[], limit = list.length, cursor = '0'): Page {
  if (!/^\d{0,9}$/.test(cursor)) throw badField('cursor', noCursor)
  const start = Number(cursor)
  const end = start + limit
  return { items: list.slice(start, end), next: end < list.length ? String(end) : null }
}

/** The `Link` header that names the next page of the same list. */
export function nextLink(path: string, query: URLSearchParams, next: string): string {
  const params = new URLSearchParams(query)
  params.set('cursor', next)
  return `<${path}?${params}>; rel="next"`
}
