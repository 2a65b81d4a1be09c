import { z } from 'zod'
import { badField } from '#api/core/errors/errors.ts'

/** The maximum page size of the operations in the REST table. */
export const restPageLimit = 1000

/** The page size when a complete list is read; larger pages would delay other requests. */
export const wholeListPage = 250

const limit = 'Limit must be a number from 1 to 100'
const noCursor = 'This is not a cursor of this list'

/** `?limit=` and `?cursor=`; without a limit the response is the complete list. */
export const pageQuery = z.object({
  limit: z
    .string()
    .refine((text) => /^([1-9]\d?|100)$/.test(text), limit)
    .transform(Number)
    .optional()
    .meta({
      type: 'integer',
      minimum: 1,
      maximum: 100,
      description: 'The records of a page; all without it.',
    }),
  cursor: z
    .string()
    .max(1000, noCursor)
    .optional()
    .meta({ description: 'Where a page begins. The `Link` of the page before has it.' }),
})

export type PageQuery = z.infer<typeof pageQuery>

/** One page of a list, and the cursor of the next page. */
export interface RestPage {
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
 * Reads one page of a list; without a limit, a large one. `load` returns the value at the row's path in the data. A
 * list that the graph does not paginate is sliced here.
 */
export async function readPage({ limit, cursor }: PageQuery, load: Load): Promise<RestPage> {
  const list = await load({ first: limit ?? wholeListPage, after: cursor ?? null })
  if (!isConnection(list)) return slice(list as unknown[], limit, cursor)
  const { hasNextPage, endCursor } = list.pageInfo
  return { items: list.edges.map(({ node }) => node), next: hasNextPage ? endCursor : null }
}

/** Returns a function that gives the items of `first`, then those of each following page, then null. */
export function pagesFrom(first: RestPage, load: Load): () => Promise<unknown[] | null> {
  let page: RestPage | null = first
  let next = first.next
  return async () => {
    page ??= next === null ? null : await readPage({ cursor: next }, load)
    const items = page?.items ?? null
    next = page?.next ?? null
    page = null
    return items
  }
}

/** One page of a list that the graph does not paginate; its cursor is the number of preceding items. */
function slice(list: unknown[], limit = list.length, cursor = '0'): RestPage {
  if (!/^\d{0,9}$/.test(cursor)) throw badField('cursor', noCursor)
  const start = Number(cursor)
  const end = start + limit
  return { items: list.slice(start, end), next: end < list.length ? String(end) : null }
}

/** The `Link` header with the URL of the next page; `url` is the list's own, without its query. */
export function nextLink(url: string, query: URLSearchParams, next: string): string {
  const params = new URLSearchParams(query)
  params.set('cursor', next)
  return `<${url}?${params}>; rel="next"`
}
