import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { bulk, later, named, rowsOfCustomers } from '#api/modules/bulk/testing/bulk.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

describe('a bulk change', () => {
  let world: World
  let business: TestBusiness
  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
    },
    { now: '2026-06-10T16:00:00Z' },
  )
  const customer = (id: number) => world.prisma.customer.findFirstOrThrow({ where: { id } })
  const three = async (data: object = {}) =>
    Promise.all([
      business.customer(data),
      business.customer(data),
      business.customer({ ...data, status: 'SOLD' }),
    ])
  const followUps = (customerId: number) =>
    world.prisma.followUp.findMany({ where: { customerId }, orderBy: { id: 'asc' } })
  const tag = (label: string) =>
    world.prisma.tag.create({
      data: { businessId: business.id, label, createdAt: world.clock.now(), updatedAt: world.clock.now() },
    })

  it.each([
    { status: { status: 'SOLD' } },
    { plan: true },
    { contact: { scheduledDate: '2026-07-01T15:00:00Z' } },
  ])('takes back %j while time passes', async (act) => {
    await business.planStep({ customerStatus: 'UNSOLD' })
    const { id } = await business.customer()
    const before = await rowsOfCustomers(world, business.id)
    const { change, undo } = bulk(world, business)
    world.clock.run()
    const run = await change(named(id), act)
    expect(run).toMatchObject({ state: 'DONE', changedCount: 1 })
    expect(await undo(run.id)).toMatchObject({ state: 'UNDONE', leftCount: 0 })
    expect(await rowsOfCustomers(world, business.id)).toEqual(before)
    world.clock.set('2026-06-10T16:00:00Z')
  })

  it('sets a status as a change of one customer does, and takes it back', async () => {
    await business.planStep({ customerStatus: 'UNSOLD' })
    await business.planStep({ customerStatus: 'SOLD', dayNumber: 7 })
    const [one, two, sold] = await three()
    const pending = await business.followUp({ customerId: one.id, customerStatus: 'UNSOLD' })
    const before = await rowsOfCustomers(world, business.id)
    const { change, undo } = bulk(world, business)
    later(world)
    const run = await change(named(one.id, two.id, sold.id), { status: { status: 'SOLD' } })
    expect(run).toMatchObject({
      kind: 'STATUS',
      state: 'DONE',
      summary: 'Status of 3 customers set to Sold',
      count: 3,
      doneCount: 3,
      changedCount: 2,
      leftCount: 0,
      left: [],
      canUndo: true,
      undoUntil: '2026-06-11T16:01:00.000Z',
    })
    expect(await customer(one.id)).toMatchObject({
      status: 'SOLD',
      statusUpdatedBy: business.manager.fullName,
    })
    expect(await followUps(one.id)).toMatchObject([
      { id: pending.id, state: 'CANCELLED' },
      { customerStatus: 'SOLD', state: 'PENDING' },
    ])
    const lines = await world.prisma.activity.findMany({ where: { customerId: one.id } })
    expect(lines).toMatchObject([{ type: 'SALE', description: 'Status changed from unsold to sold' }])
    expect(await world.prisma.pointEntry.count({ where: { businessId: business.id } })).toBe(2)
    later(world)
    expect(await undo(run.id)).toMatchObject({ state: 'UNDONE', leftCount: 0, canUndo: false })
    expect(await rowsOfCustomers(world, business.id)).toEqual(before)
    const history = await world.prisma.customerStatusChange.findMany({
      where: { customerId: one.id },
      orderBy: { id: 'desc' },
    })
    expect(history[0]).toMatchObject({ from: 'SOLD', to: 'UNSOLD', changedAt: world.clock.now() })
  })

  it('leaves a status that somebody has changed since, and says so', async () => {
    const [one, two] = await three()
    const { change, undo, undoAgain } = bulk(world, business)
    const run = await change(named(one.id, two.id), { status: { status: 'NOT_IN_MARKET' } })
    later(world)
    await business.employee.actor.ok(
      'mutation ($id: ID!) { changeCustomerStatus(input: { id: $id, status: SOLD }) { customer { id } } }',
      { id: globalId('Customer', one.id) },
    )
    expect(await undo(run.id)).toMatchObject({
      state: 'UNDONE',
      changedCount: 2,
      leftCount: 1,
      left: [
        { customerDatabaseId: one.id, name: 'Cora Customer', reason: 'Their status was changed since.' },
      ],
    })
    expect(await customer(one.id)).toMatchObject({ status: 'SOLD' })
    expect(await customer(two.id)).toMatchObject({ status: 'UNSOLD' })
    expect(await undoAgain(run.id)).toMatchObject({
      code: 'CONFLICT',
      message: 'This bulk change was undone.',
    })
  })

  it('sets an interest, also one that is renamed since', async () => {
    const option = async (label: string) =>
      world.prisma.interestOption.create({
        data: {
          businessId: business.id,
          label,
          value: label.toLowerCase(),
          sortOrder: 50,
          createdAt: world.clock.now(),
        },
      })
    const [chess, darts] = [await option('Chess'), await option('Darts 2')]
    const [one, two] = await three({ interest: 'Darts 2' })
    const { change, undo } = bulk(world, business)
    const run = await change(named(one.id, two.id), { interestId: globalId('InterestOption', chess.id) })
    expect(run).toMatchObject({
      kind: 'INTEREST',
      summary: 'Interest of 2 customers set to Chess',
      changedCount: 2,
    })
    for (const [id, label] of [
      [chess.id, 'Chess boards'],
      [darts.id, 'Dart boards'],
    ]) {
      await business.admin.actor.ok(
        'mutation ($input: UpdateInterestOptionInput!) { updateInterestOption(input: $input) { interestOption { id } } }',
        { input: { id: globalId('InterestOption', String(id)), label } },
      )
    }
    expect(await customer(one.id)).toMatchObject({ interest: 'Chess boards' })
    await world.prisma.customer.updateMany({ where: { id: two.id }, data: { interest: 'Pool' } })
    expect(await undo(run.id)).toMatchObject({ left: [{ customerDatabaseId: two.id }] })
    expect(await customer(one.id)).toMatchObject({ interest: 'Dart boards' })
    expect(await customer(two.id)).toMatchObject({ interest: 'Pool' })
  })

  it('puts tags on and takes them off, and what others tagged since stays', async () => {
    const [vip, league, late] = [await tag('VIP'), await tag('League'), await tag('Late')]
    const full = Array.from({ length: 10 }, (_, i) => 900_000 + i)
    const [one, two, sold] = await three({ tagIds: [vip.id] })
    await world.prisma.customer.updateMany({ where: { id: sold.id }, data: { tagIds: full } })
    const { change, undo } = bulk(world, business)
    const all = named(one.id, two.id, sold.id)
    const run = await change(all, { addTags: [{ label: 'league' }, { id: globalId('Tag', vip.id) }] })
    expect(run).toMatchObject({
      summary: 'Tags League, VIP added to 3 customers',
      changedCount: 2,
      left: [{ customerDatabaseId: sold.id, reason: 'They would have more than 10 tags.' }],
    })
    expect((await customer(one.id)).tagIds).toEqual([vip.id, league.id])
    await world.prisma.customer.updateMany({
      where: { id: two.id },
      data: { tagIds: [vip.id, late.id, league.id] },
    })
    expect(await undo(run.id)).toMatchObject({ leftCount: 0, left: [] })
    expect((await customer(one.id)).tagIds).toEqual([vip.id])
    expect((await customer(two.id)).tagIds).toEqual([vip.id, late.id])
    const off = await change(all, { removeTags: [{ label: 'VIP' }] })
    expect(off).toMatchObject({ summary: 'Tag VIP removed from 3 customers', changedCount: 2 })
    expect((await customer(two.id)).tagIds).toEqual([late.id])
    await undo(off.id)
    expect((await customer(two.id)).tagIds).toEqual([vip.id, late.id])
  })

  it('sets the value of a custom field, and empties it', async () => {
    const { id } = await world.prisma.customField.create({
      data: { businessId: business.id, label: 'Shirt', type: 'TEXT', sortOrder: 1 },
    })
    const [one, two] = await three({ custom: { [id]: 'S', 7: true } })
    const { change, undo } = bulk(world, business)
    const run = await change(named(one.id, two.id), { customField: { fieldLabel: 'shirt', value: 'L' } })
    expect(run).toMatchObject({ kind: 'CUSTOM_FIELD', summary: 'Shirt of 2 customers set to L' })
    expect((await customer(one.id)).custom).toEqual({ [id]: 'L', 7: true })
    await world.prisma.customer.updateMany({ where: { id: two.id }, data: { custom: { [id]: 'M' } } })
    await undo(run.id)
    expect((await customer(one.id)).custom).toEqual({ [id]: 'S', 7: true })
    expect((await customer(two.id)).custom).toEqual({ [id]: 'M' })
    const emptied = await change(named(one.id), { customField: { fieldLabel: 'Shirt', value: null } })
    expect(emptied).toMatchObject({ summary: 'Shirt of 1 customer emptied' })
    expect((await customer(one.id)).custom).toEqual({ 7: true })
  })
})
