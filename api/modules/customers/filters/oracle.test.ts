import { expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { readInstant } from '#api/core/time/localTime.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { readCsv } from '#api/testing/harness/readCsv.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'
import { type FieldIds, makeFields, randomValues } from './testing/customFields.ts'
import { type Kept, type Moment, matches } from './testing/oracle.ts'
import { randomFilter } from './testing/randomFilter.ts'
import { type Chance, seededChance } from './testing/seededChance.ts'

// 02:00 on the 11th in UTC is still the 10th in the time zone of the business.
const now = '2026-06-11T02:00:00.000Z'
const exporting = 'mutation ($input: CreateExportInput!) { createExport(input: $input) { url } }'
const listing = `query ($filter: CustomerFilter, $after: String) { viewer { business {
  customerCount(filter: $filter)
  customers(filter: $filter, sort: NAME, first: 20, after: $after) {
    edges { node { databaseId } } pageInfo { hasNextPage endCursor } } } } }`

let world: World
let business: TestBusiness
let server: TestServer
setUpBusiness(
  async (scene) => {
    ;({ world, business } = scene)
    server = await serve(world, { exports: { url: scene.url } })
  },
  { now },
)

const interests = ['Darts', 'Pool tables', 'Gone']
const cities = ['Berlin', 'Zürich', 'ZURICH', null]

async function fill(
  chance: Chance,
  importId: number,
  tags: readonly number[],
  fields: FieldIds,
  count: number,
): Promise<Kept[]> {
  const day = (most: number) =>
    new Date(Date.parse(now) + (chance.below(2 * most * 24) - most * 24) * 3_600_000)
  const kept: Kept[] = []
  for (let i = 0; i < count; i += 1) {
    const row = await business.customer({
      firstName: `C${i}`,
      interest: chance.from(interests),
      city: chance.from(cities),
      status: chance.from(['UNSOLD', 'SOLD', 'NOT_IN_MARKET'] as const),
      ownerId: chance.from([null, business.employee.id, business.manager.id]),
      importId: chance.from([null, null, importId]),
      tagIds: tags.filter(() => chance.below(2) === 0),
      custom: randomValues(chance, fields),
      createdAt: day(20),
    })
    const customerId = row.id
    const contacts = []
    for (let n = chance.below(3); n > 0; n -= 1) {
      const completed = chance.below(2) === 0
      const at = day(15)
      contacts.push(
        await business.contact({
          customerId,
          scheduledDate: at,
          completed,
          completedAt: completed ? at : null,
        }),
      )
    }
    const followUps = []
    for (let n = chance.below(2); n > 0; n -= 1) {
      const state = chance.from(['PENDING', 'COMPLETED', 'SKIPPED', 'CANCELLED'] as const)
      const isDone = state === 'COMPLETED'
      const closedAt = state === 'PENDING' || state === 'CANCELLED' ? null : day(15)
      followUps.push(
        await business.followUp({
          customerId,
          scheduledDate: day(15),
          state,
          completed: isDone,
          completedAt: isDone ? closedAt : null,
          closedAt,
        }),
      )
    }
    kept.push({ ...row, contacts, followUps })
  }
  return kept
}

it('list, count, export and REST have the customers whom a slow reading of the filter finds', async () => {
  const chance = seededChance(43)
  const [darts, pool] = await Promise.all(
    ['Darts', 'Pool tables'].map((label) =>
      world.prisma.interestOption.create({ data: { businessId: business.id, value: label, label } }),
    ),
  )
  const data = {
    businessId: business.id,
    name: 'List',
    size: 1,
    createdByName: 'Ada',
    createdAt: new Date(now),
  }
  const { id: importId } = await world.prisma.import.create({ data })
  const tags = await Promise.all(
    ['VIP', 'League'].map((label) => world.prisma.tag.create({ data: { businessId: business.id, label } })),
  )
  const tagIds = tags.map(({ id }) => id)
  const fields = await makeFields(world, business.id)
  const customers = await fill(chance, importId, tagIds, fields, 60)
  const moment: Moment = {
    now: readInstant(now) as Date,
    timeZone: 'America/New_York',
    viewer: business.manager.id,
    options: new Map([darts, pool].map((option) => [option?.id ?? '', option?.label ?? ''])),
  }
  const token = await tokenFor(world, business, 'MANAGER')
  let found = 0
  for (let round = 0; round < 80; round += 1) {
    const filter = randomFilter(chance, {
      interests: [...moment.options.keys()],
      users: [business.employee.id, business.manager.id],
      tags: tagIds,
      fields,
      importId,
    })
    const expected = customers.filter((customer) => matches(customer, filter, moment)).map(({ id }) => id)
    found += expected.length
    const inGraph = {
      ...filter,
      ...(filter.interestIds && {
        interestIds: filter.interestIds.map((id) => globalId('InterestOption', id)),
      }),
      ...(filter.tagIds && { tagIds: filter.tagIds.map((id) => globalId('Tag', id)) }),
      ...(filter.ownerId && { ownerId: globalId('User', filter.ownerId) }),
      ...(filter.customFields && {
        customFields: filter.customFields.map(({ fieldId, ...condition }) => ({
          fieldId: globalId('CustomField', fieldId),
          ...condition,
        })),
      }),
      ...(filter.importId && { importId: globalId('Import', filter.importId) }),
    }
    const label = JSON.stringify(filter)
    expect(await listed(inGraph), label).toEqual({ ids: sorted(expected), count: expected.length })
    expect(await exported(inGraph), label).toEqual(sorted(expected))
    const asText = new URLSearchParams(
      Object.entries(filter).map(([name, value]) => [name, inQuery(name, value)]),
    )
    const { body } = await server.send('GET', `/api/customers?${asText}`, { token })
    expect(sorted(body.map(({ id }: { id: number }) => id)), label).toEqual(sorted(expected))
  }
  // Filters that match nobody say little.
  expect(found).toBeGreaterThan(300)
}, 120_000)

function inQuery(name: string, value: unknown): string {
  if (name === 'customFields') return JSON.stringify(value)
  return name === 'interests' ? String(value) : String(value).toLowerCase()
}

const sorted = (ids: readonly number[]) => [...ids].sort((a, b) => a - b)

async function listed(filter: object) {
  const ids: number[] = []
  for (let after: string | null = null; ; ) {
    const { viewer } = await business.manager.actor.ok(listing, { filter, after })
    const { customers, customerCount: count } = viewer.business
    ids.push(...customers.edges.map(({ node }: { node: { databaseId: number } }) => node.databaseId))
    if (!customers.pageInfo.hasNextPage) return { ids: sorted(ids), count }
    after = customers.pageInfo.endCursor
  }
}

async function exported(filter: object) {
  const input = { format: 'CSV', list: { customers: { filter } } }
  const { url } = (await business.manager.actor.ok(exporting, { input })).createExport
  const answer = await fetch(server.url + new URL(url).pathname)
  const rows = readCsv(`\ufeff${await answer.text()}`)
  return sorted(rows.slice(1).map(([number]) => Number(number)))
}
