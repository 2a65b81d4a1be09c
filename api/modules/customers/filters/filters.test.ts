import { expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const list = `query ($filter: CustomerFilter, $status: CustomerStatus, $search: String) { viewer { business {
  customerCount(filter: $filter, status: $status, search: $search)
  customers(filter: $filter, status: $status, search: $search, sort: NAME) {
    edges { node { name owner { firstName contacts: id } } } } } } }`

let world: World
let business: TestBusiness
let server: TestServer
setUpBusiness(async (scene) => {
  ;({ world, business } = scene)
  server = await serve(world)
})

const names = async (filter: object, more: object = {}) => {
  const { viewer } = await business.employee.actor.ok(list, { filter, ...more })
  const found = viewer.business.customers.edges.map(({ node }: { node: { name: string } }) => node.name)
  expect(viewer.business.customerCount).toBe(found.length)
  return found
}

it('A filter combines with the other arguments of the list', async () => {
  await business.customer({ firstName: 'Ann', lastName: 'Lake', status: 'SOLD', city: 'Bern' })
  await business.customer({ firstName: 'Bob', lastName: 'Lake', city: 'Bern' })
  await business.customer({ firstName: 'Cy', lastName: 'Hill', status: 'SOLD', city: 'Bern' })
  await business.customer({ firstName: 'Di', lastName: 'Lake', status: 'SOLD' })
  expect(await names({ city: ' bérn ' }, { status: 'SOLD', search: 'lake' })).toEqual(['Ann Lake'])
  expect(await names({})).toHaveLength(4)
})

it('What a filter names and is not there, nobody has', async () => {
  const other = await world.business()
  await business.customer({ ownerId: business.admin.id })
  const option = await world.prisma.interestOption.create({
    data: { businessId: other.id, value: 'darts', label: 'Darts' },
  })
  const field = await world.prisma.customField.create({
    data: { businessId: other.id, label: 'Wood', type: 'CHOICE', choices: [{ id: 1, label: 'Oak' }] },
  })
  for (const filter of [
    { ownerId: globalId('User', other.admin.id) },
    { importId: globalId('Import', 900) },
    { interestIds: [globalId('InterestOption', option.id)] },
    { customFields: [{ fieldId: globalId('CustomField', field.id), isEmpty: true }] },
    { customFields: [{ fieldId: globalId('CustomField', field.id), choices: [1] }] },
  ]) {
    expect(await names(filter)).toEqual([])
  }
})

it('A renamed interest keeps its customers in a filter by its id', async () => {
  await business.customer({ firstName: 'Ann', lastName: 'Lake', interest: 'Darts' })
  const option = await world.prisma.interestOption.create({
    data: { businessId: business.id, value: 'darts', label: 'Darts' },
  })
  const id = globalId('InterestOption', option.id)
  const rename = `mutation ($input: UpdateInterestOptionInput!) { updateInterestOption(input: $input) { __typename } }`
  await business.admin.actor.ok(rename, { input: { id, label: 'Steel darts' } })
  expect(await names({ interestIds: [id] })).toEqual(['Ann Lake'])
  expect(await names({ interests: ['Darts'] })).toEqual([])
})

it.each([
  [{ statuses: [] }, 'Choose at least one status'],
  [{ city: ' ' }, 'City is required'],
  [{ city: 'x'.repeat(81) }, 'City must be at most 80 characters'],
  [{ lastContactDaysAgo: 0 }, 'Days must be a number from 1 to 3,650'],
  [{ ownerId: globalId('Customer', 1) }, 'Team member not found'],
  [{ customFields: [{ fieldId: globalId('CustomField', 1) }] }, 'Say what customers must have in the field'],
  [{ customFields: [{ fieldId: globalId('Tag', 1), isYes: true }] }, 'Custom field not found'],
  [
    { customFields: [{ fieldId: globalId('CustomField', 1), from: '2026-02-30' }] },
    'Must be a number, or a day as YYYY-MM-DD',
  ],
])('The graph refuses %j', async (filter, message) => {
  expect((await business.employee.actor.fails(list, { filter })).message).toBe(message)
})

it.each([
  ['statuses=sold,lost', 'Status must be unsold, sold or not in market'],
  ['createdFrom=2026-02-30', 'Must be a day as YYYY-MM-DD'],
  ['lastContactDaysAgo=soon', 'Days must be a number from 1 to 3,650'],
  ['lastContactDaysAgo=', 'Days must be a number from 1 to 3,650'],
  ['neverContacted=maybe', 'Must be true or false'],
  ['owner=everybody', 'Owner must be mine or nobody'],
  ['importId=x', 'Import not found'],
  ['customFields=x', 'Choose at least one custom field'],
  ['customFields=[{"fieldId":"x","isYes":true}]', 'Custom field not found'],
])('REST refuses %s', async (query, message) => {
  const token = await tokenFor(world, business, 'EMPLOYEE')
  const { status, body } = await server.send('GET', `/api/customers?${query}`, { token })
  expect([status, body.message]).toEqual([message.endsWith('found') ? 404 : 400, message])
})

it('REST takes lists with commas, numbers and names in lower case', async () => {
  const token = await tokenFor(world, business, 'EMPLOYEE')
  const { id } = await business.customer({ status: 'SOLD', ownerId: business.admin.id })
  await business.customer({ status: 'UNSOLD' })
  const query = `statuses=sold,not_in_market&ownerId=${business.admin.id}&nextStep=none`
  const { body } = await server.send('GET', `/api/customers?${query}`, { token })
  expect(body.map((one: { id: number }) => one.id)).toEqual([id])
})
