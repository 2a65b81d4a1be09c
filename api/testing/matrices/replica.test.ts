import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Replica } from '#api/core/database/replica.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type TestBusiness } from '#api/testing/harness/world.ts'

let reads = 0
let business: TestBusiness

/** Counts the reads that may go to the replica. */
const counting: Replica = {
  read(primary, work) {
    reads += 1
    return work(primary)
  },
  close: async () => undefined,
}

const ask = (query: string) => business.admin.actor.ok(`{ viewer { business { ${query} } } }`)

beforeAll(async () => {
  const database = await freshDatabase()
  business = await openWorld({ ...database, replica: counting }).business()
  await business.customer({ firstName: 'Cora', lastName: 'Cole' })
})

beforeEach(() => {
  reads = 0
})

test.each([
  ['customers', 'customers(first: 5, search: "cora") { edges { node { name } } }'],
  ['vendor contacts', 'vendorContacts(first: 5, search: "cora") { edges { node { company } } }'],
])('A search of %s may read on the replica, the list does not', async (_what, query) => {
  await ask(query)
  expect(reads).toBe(1)
  await ask(query.replace(', search: "cora"', ''))
  expect(reads).toBe(1)
})

test('Each report may read on the replica', async () => {
  await ask(
    'reports { customers { week } done { week } outcomes { title } appointments { week } texts { week } }',
  )
  expect(reads).toBe(5)
})
