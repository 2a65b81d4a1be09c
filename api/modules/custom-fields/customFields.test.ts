import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { removeDeletedFields } from '#api/modules/custom-fields/removal/removeDeleted.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const add = `mutation ($input: CreateCustomFieldInput!) {
  createCustomField(input: $input) { customField { id databaseId choices { number label } } } }`
const update = `mutation ($input: UpdateCustomFieldInput!) {
  updateCustomField(input: $input) { customField { label choices { number label } } } }`
const remove = 'mutation ($id: ID!) { deleteCustomField(input: { id: $id }) { deletedCustomFieldId } }'
const restore = 'mutation ($id: ID!) { restoreCustomField(input: { id: $id }) { customField { label } } }'
const reorder = `mutation ($ids: [ID!]!) { reorderCustomFields(input: { ids: $ids }) { customFields { label } } }`
const write = `mutation ($input: UpdateCustomerInput!) {
  updateCustomer(input: $input) { customer { customFields { field { label } value } } } }`

describe('custom fields', () => {
  let world: World
  let business: TestBusiness
  let id: string

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })
  beforeEach(async () => {
    business = await world.business()
    id = globalId('Customer', (await business.customer()).id)
  })

  const admin = () => business.admin.actor
  const field = async (input: object) => (await admin().ok(add, { input })).createCustomField.customField
  const put = async (values: Record<string, string | null>) => {
    const customFields = Object.entries(values).map(([fieldLabel, value]) => ({ fieldLabel, value }))
    return business.employee.actor.run(write, { input: { id, customFields } })
  }
  const values = async () => {
    const { updateCustomer } = await admin().ok(write, { input: { id } })
    return Object.fromEntries(
      updateCustomer.customer.customFields.map((one: { field: { label: string }; value: string }) => [
        one.field.label,
        one.value,
      ]),
    )
  }

  it.each([
    ['TEXT', ' Left\u200b-handed ', 'Left-handed'],
    ['NUMBER', '1,234.50', '1234.5'],
    ['NUMBER', '-0', '0'],
    ['NUMBER', '+999999999999999', '999999999999999'],
    ['DATE', '2028-02-29', '2028-02-29'],
    ['YES_NO', 'TRUE', 'yes'],
    ['YES_NO', '0', 'no'],
    ['TEXT', 'constructor', 'constructor'],
  ])('a %s keeps %j as %j', async (type, given, kept) => {
    await field({ label: 'F', type })
    expect((await put({ f: given })).failures).toEqual([])
    expect(await values()).toEqual({ F: kept })
    expect((await put({ F: ' ' })).failures).toEqual([])
    expect(await values()).toEqual({})
  })

  it.each([
    ['TEXT', 'x'.repeat(201), 'F must be at most 200 characters'],
    ['NUMBER', '12 apples', 'F must be a number'],
    ['NUMBER', 'Infinity', 'F must be a number'],
    ['NUMBER', '1e5', 'F must be a number'],
    ['NUMBER', '1234567890123456', 'F must have at most 15 digits'],
    ['DATE', '2026-02-30', 'F must be a date that exists, such as 2026-11-29'],
    ['DATE', '02/28/2026', 'F must be a date that exists, such as 2026-11-29'],
    ['YES_NO', 'maybe', 'F must be yes or no'],
  ])('a %s refuses %j', async (type, given, message) => {
    const { databaseId } = await field({ label: 'F', type })
    const { failures } = await put({ F: given })
    expect(failures).toMatchObject([{ code: 'BAD_INPUT', fields: { [`custom.${databaseId}`]: [message] } }])
  })

  it('keep what a write does not mention, also beside other writes', async () => {
    for (const label of ['A', 'B', 'C']) await field({ label, type: 'TEXT' })
    await Promise.all([put({ A: '1' }), put({ B: '2' }), put({ C: '3' })])
    await put({ B: null })
    await business.employee.actor.ok(write, { input: { id, city: 'Troy' } })
    expect(await values()).toEqual({ A: '1', C: '3' })
  })

  it('of another business are not there', async () => {
    const other = await world.business()
    const { customField } = (await other.admin.actor.ok(add, { input: { label: 'Theirs', type: 'TEXT' } }))
      .createCustomField
    const input = { id, customFields: [{ fieldId: customField.id, value: 'x' }] }
    const { failures } = await admin().run(write, { input })
    expect(failures).toMatchObject([{ code: 'NOT_FOUND', message: 'Custom field not found' }])
  })

  it('are twenty at most, each with its own label, which no field of every customer has', async () => {
    for (let i = 0; i < 20; i += 1) await field({ label: `F${i}`, type: 'TEXT' })
    const full = await admin().run(add, { input: { label: 'One more', type: 'TEXT' } })
    expect(full.failures).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining('at most 20 custom fields') },
    ])
    const twice = await admin().run(add, { input: { label: 'f3', type: 'DATE' } })
    expect(twice.failures).toMatchObject([{ fields: { label: ['This field already exists.'] } }])
    const own = await admin().run(add, { input: { label: 'E\u0301mail', type: 'TEXT' } })
    expect(own.failures).toMatchObject([{ fields: { label: ['Customers have this field already'] } }])
  })

  describe('a choice', () => {
    const color = (labels: string[]) => field({ label: 'Color', type: 'CHOICE', choices: labels })

    it('is one of the list, in whatever spelling', async () => {
      const { databaseId } = await color(['Red', 'Grün'])
      await put({ color: 'GRUN' })
      expect(await values()).toEqual({ Color: 'Grün' })
      const { failures } = await put({ Color: 'Blue' })
      const message = 'Color has no choice “Blue”. Choose one of: Red, Grün'
      expect(failures).toMatchObject([{ fields: { [`custom.${databaseId}`]: [message] } }])
    })

    it('is replaced while customers have it, and its number is not given again', async () => {
      const made = await color(['Red', 'Blue', 'Pink'])
      await put({ Color: 'Red' })
      const left = [{ number: 2, label: 'Navy' }]
      const refused = await admin().run(update, { input: { id: made.id, choices: left } })
      expect(refused.failures).toMatchObject([
        { fields: { choices: ['1 customer has “Red”. Choose what replaces it.'] } },
      ])
      const input = { id: made.id, choices: left, replaced: [{ number: 1, by: 2 }] }
      await admin().ok(update, { input })
      expect(await values()).toEqual({ Color: 'Navy' })
      const more = [...left, { label: 'Red' }]
      const { updateCustomField } = await admin().ok(update, { input: { id: made.id, choices: more } })
      expect(updateCustomField.customField.choices).toEqual([
        { number: 2, label: 'Navy' },
        { number: 4, label: 'Red' },
      ])
      expect(await values()).toEqual({ Color: 'Navy' })
    })
  })

  it('come back with their values for 30 days', async () => {
    const made = await field({ label: 'Size', type: 'NUMBER' })
    await put({ Size: '9' })
    await admin().ok(remove, { id: made.id })
    expect(await values()).toEqual({})
    expect((await put({ Size: '10' })).failures).toMatchObject([{ code: 'NOT_FOUND' }])
    await field({ label: 'size', type: 'TEXT' })
    expect((await admin().run(restore, { id: made.id })).failures).toMatchObject([{ code: 'CONFLICT' }])
    await admin().ok(update, {
      input: { id: globalId('CustomField', made.databaseId + 1), label: 'Other' },
    })
    for (const _twice of [1, 2]) await admin().ok(restore, { id: made.id })
    expect(await values()).toEqual({ Size: '9' })

    await admin().ok(remove, { id: made.id })
    const { services } = world
    await removeDeletedFields(services)
    expect(await world.prisma.customField.findFirst({ where: { id: made.databaseId } })).not.toBeNull()
    const later = new Date(services.clock.now().getTime() + 31 * 24 * 60 * 60 * 1000)
    await removeDeletedFields({ ...services, clock: { ...services.clock, now: () => later } })
    expect(await world.prisma.customField.findFirst({ where: { id: made.databaseId } })).toBeNull()
    const [row] = await world.prisma.customer.findMany({ where: { businessId: business.id } })
    expect(row?.custom).toEqual({})
  })

  it('have the order that was chosen', async () => {
    const [a, b, c] = [
      await field({ label: 'A', type: 'TEXT' }),
      await field({ label: 'B', type: 'TEXT' }),
      await field({ label: 'C', type: 'TEXT' }),
    ]
    const { reorderCustomFields } = await admin().ok(reorder, { ids: [c.id, a.id] })
    expect(reorderCustomFields.customFields.map(({ label }: { label: string }) => label)).toEqual([
      'C',
      'A',
      'B',
    ])
    expect(b.databaseId).toBeGreaterThan(0)
  })
})
