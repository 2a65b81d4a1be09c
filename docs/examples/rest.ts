import createClient from 'openapi-fetch'
import type { paths } from './generated/openapi.d.ts'

// npx openapi-typescript http://localhost:4000/api/openapi.json -o generated/openapi.d.ts

/** The cursor of the next page, from the header `Link`; undefined after the last page. */
function nextCursor({ headers }: Response): string | undefined {
  const [, url] = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '') ?? []
  return url === undefined ? undefined : (new URL(url).searchParams.get('cursor') ?? undefined)
}

interface Page<Item> {
  data?: Item[]
  error?: { message: string }
  response: Response
}

/** Reads a list to its end, page by page. */
async function readAll<Item>(read: (cursor?: string) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = []
  let cursor: string | undefined
  do {
    const { data, error, response } = await read(cursor)
    if (!data) throw new Error(error?.message)
    items.push(...data)
    cursor = nextCursor(response)
  } while (cursor !== undefined)
  return items
}

/** Adds a customer once, changes it unless somebody else did meanwhile, and reads a round of changes. */
export async function addAndSynchronize(baseUrl: string, apiKey: string, since: string) {
  const api = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${apiKey}` } })
  const added = await api.POST('/api/customers', {
    params: { header: { 'Idempotency-Key': 'order-4711' } },
    body: { firstName: 'Cleo', lastName: 'Custer', phoneNumber: '5550100301', interest: 'Darts' },
  })
  if (!added.data) throw new Error(added.error.message)
  const { id } = added.data
  const changed = await api.PUT('/api/customers/{id}', {
    params: { path: { id }, header: { 'If-Match': added.response.headers.get('ETag') ?? '' } },
    body: { city: 'Akron' },
  })
  if (!changed.data) throw new Error(changed.error.message)
  const round = await api.GET('/api/sync')
  if (!round.data) throw new Error(round.error.message)
  const changes = await readAll((cursor) =>
    api.GET('/api/customers', { params: { query: { updatedSince: since, limit: 100, cursor } } }),
  )
  const deleted = await readAll((cursor) =>
    api.GET('/api/deleted', { params: { query: { since, limit: 100, cursor } } }),
  )
  return {
    city: changed.data.city,
    until: round.data.until,
    changed: changes.map((customer) => customer.id),
    deleted: deleted.map((record) => `${record.type} ${record.id}`),
  }
}
