import type { Erased, ErasureList } from '#api/modules/customers/erasure/list.ts'

/** Runs a statement on the database, whichever client does. */
export type Query = <Row>(statement: string, values: unknown[]) => Promise<Row[]>

export interface Lists {
  /** The lists that say who has been erased. */
  from: readonly ErasureList[]
  /** The lists that are brought up to date. */
  to: readonly ErasureList[]
}

const known = `SELECT "businessId", "customerId", "createdAt", "erasedAt" FROM "ErasedCustomer" ORDER BY "erasedAt"`
const businesses = 'SELECT id FROM "Business" WHERE id = ANY ($1::int[])'
const repeat = 'SELECT repeat_erasure($1::int, $2::int, $3::timestamptz, $4::timestamptz) AS "wasBack"'

const keyOf = ({ businessId, customerId, createdAt }: Erased) =>
  `${businessId} ${customerId} ${new Date(createdAt).toISOString()}`

const without = (erased: readonly Erased[], others: readonly Erased[]): Erased[] => {
  const keys = new Set(others.map(keyOf))
  return [...new Map(erased.map((one) => [keyOf(one), one])).values()].filter((one) => !keys.has(keyOf(one)))
}

async function readTable(query: Query): Promise<Erased[]> {
  const rows = await query<
    Record<'businessId' | 'customerId', number> & Record<'createdAt' | 'erasedAt', Date>
  >(known, [])
  return rows.map(({ createdAt, erasedAt, ...numbers }) => ({
    ...numbers,
    createdAt: createdAt.toISOString(),
    erasedAt: erasedAt.toISOString(),
  }))
}

/**
 * Brings the database and the lists of erased customers together: erases again who came back with a backup, and adds to
 * each list who is missing in it. Resolves to how many came back. Can be repeated after an interruption.
 */
export async function settleErasures(query: Query, { from, to }: Lists): Promise<number> {
  const listed = (await Promise.all(from.map((list) => list.read()))).flat()
  const missing = without(listed, await readTable(query))
  const ids = missing.map(({ businessId }) => businessId)
  const found = missing.length > 0 ? await query<{ id: number }>(businesses, [ids]) : []
  const existing = new Set(found.map(({ id }) => id))
  let count = 0
  for (const { businessId, customerId, createdAt, erasedAt } of missing) {
    if (!existing.has(businessId)) continue
    const [one] = await query<{ wasBack: boolean }>(repeat, [businessId, customerId, createdAt, erasedAt])
    if (one?.wasBack) count += 1
  }
  const all = [...listed, ...(await readTable(query))]
  for (const list of to) await list.add(without(all, await list.read()))
  return count
}
