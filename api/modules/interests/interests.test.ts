import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const create = `mutation ($label: String!) { createInterestOption(input: { label: $label }) {
  interestOption { id value label sortOrder } business { interestOptions { label } } } }`
const rename = `mutation ($id: ID!, $label: String!) { updateInterestOption(input: { id: $id, label: $label }) {
  interestOption { value label } } }`
const remove = `mutation ($id: ID!) { deleteInterestOption(input: { id: $id }) {
  deletedInterestOptionId business { interestOptions { label } } } }`
const reorder = `mutation ($ids: [ID!]!) { reorderInterestOptions(input: { ids: $ids }) {
  interestOptions { label sortOrder } business { interestOptions { label } } } }`
const addCustomer = `mutation ($interest: String!, $phoneNumber: String!) {
  createCustomer(input: { firstName: "Cora", lastName: "Cue", phoneNumber: $phoneNumber, interest: $interest }) {
    customer { interest } } }`
const editCustomer = `mutation ($id: ID!, $interest: String, $city: String) {
  updateCustomer(input: { id: $id, interest: $interest, city: $city }) { customer { interest } } }`

const gid = (id: string) => globalId('InterestOption', id)
const twenty = Array.from({ length: 20 }, (_, number) => number)

describe('interest options', () => {
  let world: World
  let business: TestBusiness

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  beforeEach(async () => {
    business = await world.business()
    await world.prisma.interestOption.createMany({
      data: ['Darts', 'Pool tables', 'Foosball'].map((label, sortOrder) => ({
        businessId: business.id,
        id: `${business.id}-${sortOrder}`,
        value: label.toLowerCase().replace(' ', '_'),
        label,
        sortOrder,
      })),
    })
  })

  const option = (place: number) => gid(`${business.id}-${place}`)
  const rows = () =>
    world.prisma.interestOption.findMany({
      where: { businessId: business.id },
      orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }],
    })
  const labels = async () => (await rows()).map(({ label }) => label)
  const places = async () => (await rows()).map(({ sortOrder }) => sortOrder)
  const interests = async () => {
    const customers = await world.prisma.customer.findMany({ where: { businessId: business.id } })
    return customers.map(({ interest }) => interest)
  }
  const audit = async () => {
    const entries = await world.prisma.auditEntry.findMany({
      where: { businessId: business.id },
      orderBy: { id: 'asc' },
    })
    return entries.map(({ action, subject, before, after }) => ({ action, subject, before, after }))
  }

  it('are added below the others, their value made of the label', async () => {
    const { createInterestOption } = await business.admin.actor.ok(create, { label: '  Shuffle Board  ' })
    const { interestOption, business: shown } = createInterestOption
    expect(interestOption).toMatchObject({ value: 'shuffle_board', label: 'Shuffle Board', sortOrder: 3 })
    expect(shown.interestOptions.at(-1)).toEqual({ label: 'Shuffle Board' })
    expect(await audit()).toMatchObject([
      { action: 'interestOption:create', before: null, after: { label: 'Shuffle Board' } },
    ])
  })

  it.each([
    ['', 'Label is required'],
    ['   ', 'Label is required'],
    ['x'.repeat(81), 'Label must be at most 80 characters'],
    ['İ'.repeat(80), 'Label must be at most 80 characters'],
  ])('refuse the label %j', async (label, words) => {
    expect((await business.admin.actor.fails(create, { label })).fields).toEqual({ label: [words] })
    const failure = await business.admin.actor.fails(rename, { id: option(0), label })
    expect([failure.code, failure.fields]).toEqual(['BAD_INPUT', { label: [words] }])
    expect(await labels()).toEqual(['Darts', 'Pool tables', 'Foosball'])
  })

  it('stand once: the same label in any spelling is refused, also to a rename, and a customer gets it', async () => {
    const words = 'This interest option already exists.'
    for (const failure of [
      await business.admin.actor.fails(create, { label: 'POOL Tables' }),
      await business.admin.actor.fails(rename, { id: option(0), label: 'pool_tables' }),
      await business.admin.actor.fails(create, { label: 'Pööl\u00a0tab\u200bles' }),
      await business.admin.actor.fails(create, { label: 'ＤＡＲＴＳ' }),
    ]) {
      expect([failure.code, failure.message, failure.fields]).toEqual(['CONFLICT', words, { label: [words] }])
    }
    const { updateInterestOption } = await business.admin.actor.ok(rename, {
      id: option(1),
      label: 'POOL tables',
    })
    expect(updateInterestOption.interestOption).toEqual({ value: 'pool_tables', label: 'POOL tables' })
    await business.employee.actor.ok(addCustomer, { interest: 'Pool_tables', phoneNumber: '5550100111' })
    expect(await interests()).toEqual(['POOL tables'])
  })

  it('are added once by twenty at once, and never beyond a hundred', async () => {
    const answers = await Promise.all(twenty.map(() => business.admin.actor.run(create, { label: 'Chalk' })))
    const codes = answers.flatMap(({ failures }) => failures.map(({ code }) => code))
    expect([codes, await labels()]).toEqual([
      Array(19).fill('CONFLICT'),
      ['Darts', 'Pool tables', 'Foosball', 'Chalk'],
    ])
    await world.prisma.interestOption.createMany({
      data: Array.from({ length: 90 }, (_, n) => ({
        businessId: business.id,
        value: `v${n}`,
        label: `V${n}`,
        sortOrder: 4 + n,
      })),
    })
    await Promise.all(twenty.map((n) => business.admin.actor.run(create, { label: `More ${n}` })))
    expect(await places()).toEqual(Array.from({ length: 100 }, (_, n) => n))
    expect((await business.admin.actor.fails(create, { label: 'One more' })).message).toBe(
      'There can be at most 100 interest options.',
    )
  })

  it('are renamed on their customers too, on those of no other label and no other business', async () => {
    const neighbour = await world.business()
    await neighbour.customer({ interest: 'Darts' })
    for (const interest of ['Darts', 'Darts', 'Foosball']) await business.customer({ interest })
    await business.admin.actor.ok(rename, { id: option(0), label: 'Steel darts' })
    expect((await interests()).sort()).toEqual(['Foosball', 'Steel darts', 'Steel darts'])
    expect(
      await world.prisma.customer.count({ where: { businessId: neighbour.id, interest: 'Darts' } }),
    ).toBe(1)
    expect(await audit()).toEqual([
      {
        action: 'interestOption:update',
        subject: `InterestOption:${business.id}-0`,
        before: { label: 'Darts' },
        after: { label: 'Steel darts' },
      },
    ])
    await business.admin.actor.ok(rename, { id: option(0), label: 'Steel darts' })
    expect(await audit()).toHaveLength(1)
  })

  it('reach every customer, while twenty rename and twenty others add and edit customers', async () => {
    const customers = await Promise.all(twenty.map(() => business.customer({ interest: 'Darts' })))
    const acts = twenty.flatMap((n) => [
      business.admin.actor.run(rename, { id: option(0), label: `Darts ${n}` }),
      business.employee.actor.run(editCustomer, {
        id: globalId('Customer', customers[n]?.id ?? 0),
        city: `Town ${n}`,
      }),
    ])
    const answers = await Promise.all(acts)
    expect(answers.flatMap(({ failures }) => failures)).toEqual([])
    const [current] = await labels()
    expect(current).toMatch(/^Darts \d+$/)
    expect(new Set(await interests())).toEqual(new Set([current]))
  })

  it('are what a customer gets who is written while they are being renamed', async () => {
    const edited = await business.customer({ interest: 'Foosball' })
    let waiting: Promise<unknown>[] = []
    await world.prisma.$transaction(async (tx) => {
      const where = { businessId_id: { businessId: business.id, id: `${business.id}-0` } }
      await tx.interestOption.update({ where, data: { label: 'Steel darts', value: 'steel_darts' } })
      waiting = [
        business.employee.actor.ok(addCustomer, { interest: 'Darts', phoneNumber: '5550100111' }),
        business.employee.actor.ok(editCustomer, { id: globalId('Customer', edited.id), interest: 'Darts' }),
      ]
      await untilWaiting(2)
    })
    await Promise.all(waiting)
    expect(await interests()).toEqual(['Steel darts', 'Steel darts'])
  })

  /** Waits until `count` statements are blocked by locks of another transaction. */
  async function untilWaiting(count: number) {
    const question = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    while ((await world.prisma.$queryRawUnsafe<unknown[]>(question)).length < count);
  }

  it('can go; customers who carry the label keep it', async () => {
    await business.customer({ interest: 'Darts' })
    const { deleteInterestOption } = await business.admin.actor.ok(remove, { id: option(0) })
    expect(deleteInterestOption).toEqual({
      deletedInterestOptionId: option(0),
      business: { interestOptions: [{ label: 'Pool tables' }, { label: 'Foosball' }] },
    })
    expect(await interests()).toEqual(['Darts'])
    expect((await business.admin.actor.fails(remove, { id: option(0) })).code).toBe('NOT_FOUND')
    expect(await audit()).toMatchObject([{ action: 'interestOption:delete', before: { label: 'Darts' } }])
  })

  it('are put in an order; those not named keep theirs, below', async () => {
    const { reorderInterestOptions } = await business.admin.actor.ok(reorder, {
      ids: [option(2), option(0), option(1)],
    })
    expect(reorderInterestOptions.interestOptions).toEqual([
      { label: 'Foosball', sortOrder: 0 },
      { label: 'Darts', sortOrder: 1 },
      { label: 'Pool tables', sortOrder: 2 },
    ])
    await business.admin.actor.ok(reorder, { ids: [option(1)] })
    expect(await labels()).toEqual(['Pool tables', 'Foosball', 'Darts'])
    expect((await audit()).map(({ after }) => after)).toEqual([
      { order: ['Foosball', 'Darts', 'Pool tables'] },
      { order: ['Pool tables', 'Foosball', 'Darts'] },
    ])
    await business.admin.actor.ok(reorder, { ids: [] })
    await business.admin.actor.ok(reorder, { ids: [option(1), option(2)] })
    expect(await audit()).toHaveLength(2)
  })

  it('are not put in an order with what is not there, or with one twice', async () => {
    const neighbour = await world.business()
    await world.prisma.interestOption.create({
      data: { businessId: neighbour.id, id: 'theirs', value: 'theirs', label: 'Theirs' },
    })
    const [unknown, foreign] = await Promise.all(
      ['nobody', 'theirs'].map((id) => business.admin.actor.fails(reorder, { ids: [option(2), gid(id)] })),
    )
    expect([unknown?.code, unknown]).toEqual(['NOT_FOUND', foreign])
    const twice = await business.admin.actor.fails(reorder, { ids: [option(2), option(2)] })
    expect(twice.fields).toEqual({ items: ['Each interest option can be named once'] })
    expect(await labels()).toEqual(['Darts', 'Pool tables', 'Foosball'])
  })

  it('keep a whole order while twenty reorder, add and delete at once', async () => {
    const orders = [
      [option(2), option(0), option(1)],
      [option(1), option(2), option(0)],
    ]
    const acts = twenty.flatMap((n) => [
      business.admin.actor.run(reorder, { ids: orders[n % 2] ?? [] }),
      business.admin.actor.run(create, { label: `New ${n}` }),
    ])
    const answers = await Promise.all([...acts, business.admin.actor.run(remove, { id: option(1) })])
    const codes = answers.flatMap(({ failures }) => failures.map(({ code }) => code))
    expect(codes.filter((code) => code !== 'NOT_FOUND')).toEqual([])
    const all = await rows()
    expect(all).toHaveLength(22)
    expect(new Set(all.map(({ sortOrder }) => sortOrder)).size).toBe(22)
  })
})
