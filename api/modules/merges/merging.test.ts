import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { recordNouns } from '#api/modules/merges/records.ts'
import { merge, mergeOf, merging, undo } from '#api/modules/merges/testing/merges.ts'
import { filledCustomer } from '#api/modules/trash/testing/filledCustomer.ts'
import { remove, restore } from '#api/modules/trash/testing/trash.ts'
import { webhookTo } from '#api/testing/harness/records/webhooks.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

describe('a merge', () => {
  let world: World
  let business: TestBusiness
  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
    },
    { now: '2026-06-10T16:00:00Z' },
  )
  const actor = () => business.employee.actor
  const ann = { firstName: 'Ann', lastName: 'Lake', name: 'Ann Lake', phoneNumber: '5550100201' }
  const bob = { firstName: 'Bob', lastName: 'Lake', name: 'Bob Lake', phoneNumber: '5550100202' }
  const customer = (id: number) => world.prisma.customer.findFirst({ where: { id } })

  it('gives every record to the one who stays', async () => {
    const { id } = await business.customer(ann)
    const other = await filledCustomer(world, business)
    const tables = [
      'contact',
      'followUp',
      'serviceAppointment',
      'activity',
      'smsMessage',
      'smsReply',
    ] as const
    const count = (customerId: number) =>
      Promise.all(
        tables.map((table) =>
          (world.prisma[table] as never as typeof world.prisma.contact).count({ where: { customerId } }),
        ),
      )
    const before = await count(other.id)
    expect(Math.min(...before)).toBeGreaterThan(0)
    await merge(actor(), id, other.id)
    expect(await count(id)).toEqual(before)
    expect(await customer(other.id)).toBeNull()
    // Both were added, and the status of the other one changed.
    expect(await world.prisma.customerStatusChange.count({ where: { customerId: id } })).toBe(3)
  })

  it('keeps the values of the one who stays, fills empty ones, and takes what was chosen', async () => {
    const one = await business.customer({ ...ann, email: null, city: 'Troy', notes: 'First' })
    const other = await business.customer({
      ...bob,
      email: 'bob@example.com',
      city: 'Utica',
      notes: 'Second',
      status: 'SOLD',
    })
    await merge(actor(), one.id, other.id, [{ field: 'phoneNumber', from: 'OTHER' }])
    expect(await customer(one.id)).toMatchObject({
      name: 'Ann Lake',
      phoneNumber: '5550100202',
      email: 'bob@example.com',
      city: 'Troy',
      notes: 'First\n\nSecond',
      status: 'UNSOLD',
    })
  })

  it('unites tags, and chooses custom fields one by one', async () => {
    const fields = ['Shirt', 'Cue'].map((label, position) => ({
      businessId: business.id,
      label,
      type: 'TEXT' as const,
      sortOrder: position,
    }))
    const [shirt, cue] = await world.prisma.customField.createManyAndReturn({ data: fields })
    const custom = (...values: string[]) => ({ [shirt?.id ?? 0]: values[0], [cue?.id ?? 0]: values[1] })
    const one = await business.customer({ ...ann, tagIds: [1, 2], custom: custom('L', '19 oz') })
    const other = await business.customer({ ...bob, tagIds: [2, 3], custom: custom('M', '20 oz') })
    const id = await merge(actor(), one.id, other.id, [{ field: `custom.${cue?.id}`, from: 'OTHER' }])
    expect(await customer(one.id)).toMatchObject({ tagIds: [1, 2, 3], custom: custom('L', '20 oz') })
    await undo(actor(), id)
    expect(await customer(one.id)).toMatchObject({ tagIds: [1, 2], custom: custom('L', '19 oz') })
  })

  it('makes one of two follow-ups of one step and day, the one that went further', async () => {
    const step = await business.planStep({ customerStatus: 'UNSOLD' })
    const [one, other] = [await business.customer(ann), await business.customer(bob)]
    await business.followUp({ customerId: one.id, stepId: step.id })
    const further = await business.followUp({
      customerId: other.id,
      stepId: step.id,
      state: 'SKIPPED',
      closedAt: world.clock.now(),
    })
    const id = await merge(actor(), one.id, other.id)
    expect(await world.prisma.followUp.findMany({ where: { customerId: one.id } })).toMatchObject([
      { id: further.id, state: 'SKIPPED' },
    ])
    await undo(actor(), id)
    expect(await world.prisma.followUp.count({ where: { customerId: one.id, state: 'PENDING' } })).toBe(1)
  })

  it('cancels the follow-ups of a status that the customer does not have', async () => {
    const [one, other] = [await business.customer({ ...ann, status: 'SOLD' }), await business.customer(bob)]
    await business.followUp({ customerId: other.id, customerStatus: 'UNSOLD' })
    await merge(actor(), one.id, other.id)
    expect(await world.prisma.followUp.findMany({ where: { customerId: one.id } })).toMatchObject([
      { state: 'CANCELLED' },
    ])
  })

  it('leads from the old number to the one who stayed, also over several merges', async () => {
    const [one, two, three] = [
      await business.customer(ann),
      await business.customer(bob),
      await business.customer(),
    ]
    await merge(actor(), two.id, one.id)
    await merge(actor(), three.id, two.id)
    const asked = `query ($n: Int!) { viewer { business { customer(databaseId: $n) { id } mergedInto(databaseId: $n) { databaseId } } } }`
    for (const { id } of [one, two]) {
      const { viewer } = await actor().ok(asked, { n: id })
      expect(viewer.business).toEqual({ customer: null, mergedInto: { databaseId: three.id } })
    }
  })

  it('refuses one customer, one who is not there, one who was merged, and writes to that one', async () => {
    const [one, other] = [await business.customer(ann), await business.customer(bob)]
    const refused = async (id: number, otherId: number) => {
      const { code, message } = await actor().fails(merging, mergeOf(id, otherId))
      return [code, message]
    }
    expect(await refused(one.id, one.id)).toEqual(['BAD_INPUT', 'Choose two different customers.'])
    expect(await refused(one.id, 999_999)).toEqual(['NOT_FOUND', 'Customer not found'])
    await merge(actor(), one.id, other.id)
    const gone = ['CONFLICT', 'This customer was merged into Ann Lake.']
    expect(await refused(other.id, one.id)).toEqual(gone)
    expect(await refused(one.id, other.id)).toEqual(gone)
    const customerId = globalId('Customer', other.id)
    const writes: [string, object][] = [
      ['updateCustomer', { id: customerId, city: 'Troy' }],
      ['deleteCustomer', { id: customerId }],
      ['scheduleContact', { customerId, scheduledDate: '2026-06-12T16:00:00Z' }],
      ['createActivity', { customerId, type: 'NOTE', description: 'x' }],
      [
        'createServiceAppointment',
        {
          customerId,
          date: '2026-06-12',
          startTime: '09:00',
          endTime: '10:00',
          description: 'Felt',
          technician: 'Theo',
        },
      ],
    ]
    for (const [name, input] of writes) {
      const text = `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { __typename } }`
      expect([name, (await actor().fails(text, { input })).message]).toEqual([name, gone[1]])
    }
  })

  it('takes along what lies in the trash', async () => {
    const one = await business.customer(ann)
    const { id, customerId } = await business.contact()
    const entry = await remove(actor(), 'Contact', id)
    await merge(actor(), one.id, customerId)
    await restore(actor(), entry)
    expect(await world.prisma.contact.findFirst({ where: { id } })).toMatchObject({ customerId: one.id })
  })

  it('has a word for the records of every table that refers to customers, each of which does so once', async () => {
    const tables = await world.prisma.$queryRaw<{ child: string }[]>`
      SELECT child FROM references_in_business() WHERE parent = 'Customer'`
    expect(tables.map(({ child }) => child).sort()).toEqual(Object.keys(recordNouns).sort())
  })

  it('tells programs', async () => {
    const [one, other] = [await business.customer(ann), await business.customer(bob)]
    await webhookTo(world, business, 'https://hooks.example.com/', ['customer.merged'])
    await merge(actor(), one.id, other.id)
    const told = await world.prisma.webhookDelivery.findMany({ where: { businessId: business.id } })
    expect(told).toMatchObject([
      { type: 'customer.merged', record: `Customer:${other.id}`, data: { into: one.id } },
    ])
    const deleted = await world.prisma.deletedRecord.findMany({ where: { businessId: business.id } })
    expect(deleted).toMatchObject([{ type: 'Customer', recordId: other.id }])
  })
})
