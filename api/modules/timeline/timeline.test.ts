import pg from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Prisma } from '#api/core/database/generated/client.ts'
import { globalId } from '#api/core/graph/ids.ts'
import { freshDatabase } from '#api/testing/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/world.ts'

const read = `query ($customer: Int!, $part: TimelinePart!, $first: Int, $after: String) {
  viewer { business { customer(databaseId: $customer) { timeline(part: $part, first: $first, after: $after) {
    edges { at node {
      __typename
      ... on Contact { timelineAt timelinePart subject status completedBy { firstName } }
      ... on FollowUp { timelineAt timelinePart title customerName }
      ... on Activity { timelineAt timelinePart description customerName }
      ... on ServiceAppointment { timelineAt timelinePart description appointmentStatus: status customer { name } }
      ... on SmsMessage { timelineAt timelinePart body textState: state }
      ... on SmsReply { timelineAt timelinePart body }
    } }
    pageInfo { hasNextPage endCursor }
  } } } }
}`

type Part = 'ALL' | 'AHEAD' | 'BEHIND'

describe('the timeline of a customer', () => {
  let world: World
  let business: TestBusiness
  let customer: number

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  beforeEach(async () => {
    business = await world.business()
    customer = (await business.customer()).id
  })

  afterEach(() => vi.restoreAllMocks())

  const page = async (part: Part, args: { first?: number; after?: string } = {}, of = customer) => {
    const data = await business.employee.actor.ok(read, { customer: of, part, ...args })
    return data.viewer.business.customer.timeline
  }

  const told = ({ node }: { node: Record<string, string> }) =>
    `${node.timelineAt?.slice(5, 16)} ${node.subject ?? node.title ?? node.description ?? node.body}`

  const listed = async (part: Part) => {
    const { edges } = await page(part)
    // The time that each entry reports is the time by which it is sorted.
    for (const { at, node } of edges) {
      expect(node.timelineAt).toBe(at)
      if (part !== 'ALL') expect(node.timelinePart).toBe(part)
    }
    return edges.map(told)
  }

  const note = (
    description: string,
    createdAt: string,
    data: Partial<Prisma.ActivityUncheckedCreateInput> = {},
  ) =>
    world.prisma.activity.create({
      data: {
        businessId: business.id,
        customerId: customer,
        type: 'NOTE',
        description,
        performedBy: 'Ada Tester',
        createdAt,
        ...data,
      },
    })

  const appointment = (data: Partial<Prisma.ServiceAppointmentUncheckedCreateInput>) =>
    world.prisma.serviceAppointment.create({
      data: {
        businessId: business.id,
        customerId: customer,
        date: '2026-06-12',
        startTime: '09:00',
        endTime: '11:00',
        startsAt: '2026-06-12T13:00:00Z',
        endsAt: '2026-06-12T15:00:00Z',
        technician: 'Tom',
        description: 'New felt',
        ...data,
      },
    })

  const followUp = (title: string, data: Partial<Prisma.FollowUpUncheckedCreateInput> = {}) =>
    world.prisma.followUp.create({
      data: {
        businessId: business.id,
        customerId: customer,
        anchorDate: '2026-06-01T00:00:00Z',
        customerStatus: 'UNSOLD',
        dayNumber: 3,
        title,
        scheduledDate: '2026-06-13T13:00:00Z',
        ...data,
      },
    })

  const text = (body: string, createdAt: string, data: Partial<Prisma.SmsMessageUncheckedCreateInput> = {}) =>
    world.prisma.smsMessage.create({
      data: {
        businessId: business.id,
        customerId: customer,
        kind: 'test',
        toNumber: '5550100200',
        body,
        createdAt,
        ...data,
      },
    })

  const contact = (notes: string, scheduledDate: string, completedAt?: string) =>
    business.contact({
      customerId: customer,
      notes,
      scheduledDate,
      ...(completedAt ? { completed: true, completedAt, completedById: business.admin.id } : {}),
    })

  const at7 = '2026-06-07T15:00:00Z'
  const everyKind = async () => {
    await contact('Call about cues', '2026-06-11T15:00:00Z')
    await contact('Late call', '2026-06-01T15:00:00Z')
    await contact('Done call', '2026-06-05T15:00:00Z', '2026-06-04T15:00:00Z')
    await appointment({})
    await appointment({ description: 'Levelled', status: 'COMPLETED', completedAt: '2026-05-20T15:00:00Z' })
    await appointment({ description: 'Off', status: 'CANCELLED', updatedAt: '2026-06-08T15:00:00Z' })
    await followUp('Check in')
    await followUp('Thanked', { state: 'COMPLETED', completed: true, completedAt: at7, closedAt: at7 })
    await followUp('Skipped', { state: 'SKIPPED', closedAt: '2026-06-06T15:00:00Z' })
    await text('See you tomorrow', '2026-06-03T15:00:00Z')
    await world.prisma.smsReply.create({
      data: {
        ...{
          businessId: business.id,
          customerId: customer,
          fromNumber: '+15550100200',
          body: 'At 3, please',
        },
        ...{ providerSid: `SM${customer}-${Math.random()}`, createdAt: '2026-06-03T16:00:00Z' },
      },
    })
    await note('Likes slate', '2026-06-02T15:00:00Z')
  }

  const behind = [
    '06-08T15:00 Off',
    '06-07T15:00 Thanked',
    '06-06T15:00 Skipped',
    '06-04T15:00 Done call',
    '06-03T16:00 At 3, please',
    '06-03T15:00 See you tomorrow',
    '06-02T15:00 Likes slate',
    '05-20T15:00 Levelled',
  ]

  it('tells what lies ahead, soonest first, and what is behind, newest first', async () => {
    await everyKind()
    expect(await listed('AHEAD')).toEqual([
      '06-01T15:00 Late call',
      '06-11T15:00 Call about cues',
      '06-12T13:00 New felt',
      '06-13T13:00 Check in',
    ])
    expect(await listed('BEHIND')).toEqual(behind)
  })

  it('tells everything at once, newest first', async () => {
    await everyKind()
    expect(await listed('ALL')).toEqual([
      '06-13T13:00 Check in',
      '06-12T13:00 New felt',
      '06-11T15:00 Call about cues',
      ...behind.slice(0, 7),
      '06-01T15:00 Late call',
      '05-20T15:00 Levelled',
    ])
  })

  it.each(['ALL', 'BEHIND', 'AHEAD'] as const)('pages %s over moments that are equal', async (part) => {
    const at = '2026-06-01T15:00:00Z'
    for (let count = 0; count < 4; count += 1) {
      await contact(`Open ${count}`, at)
      await contact(`Done ${count}`, at, at)
      await note(`Note ${count}`, at)
      await text(`Text ${count}`, at)
      await appointment({ description: `Visit ${count}`, startsAt: at })
      await followUp(`Step ${count}`, { scheduledDate: at })
    }
    const whole = (await page(part, { first: 100 })).edges.map(told)
    expect(whole).toHaveLength({ ALL: 24, BEHIND: 12, AHEAD: 12 }[part])
    expect(new Set(whole).size).toBe(whole.length)
    const pages: string[] = []
    for (let after: string | undefined, more = true; more; ) {
      const { edges, pageInfo } = await page(part, { first: 3, ...(after ? { after } : {}) })
      pages.push(...edges.map(told))
      more = pageInfo.hasNextPage
      after = pageInfo.endCursor
    }
    expect(pages).toEqual(whole)
  })

  it('tells nothing twice: lines about an entry are left out, a deleted one stays told', async () => {
    const { actor } = business.employee
    const input = { customerId: globalId('Customer', customer), scheduledDate: '2026-06-11T15:00:00Z' }
    const schedule = `mutation ($input: ScheduleContactInput!) { scheduleContact(input: $input) { contact { id } } }`
    const { scheduleContact } = await actor.ok(schedule, { input: { ...input, notes: 'Call about cues' } })
    await note('Text sent', '2026-06-02T15:00:00Z', { subject: 'SmsMessage:1' })
    await note('By hand', '2026-06-02T15:00:00Z', { type: 'CONTACT' })
    expect(await listed('ALL')).toEqual(['06-11T15:00 Call about cues', '06-02T15:00 By hand'])
    const remove = `mutation ($input: DeleteContactInput!) { deleteContact(input: $input) { deletedContactId } }`
    await actor.ok(remove, { input: { id: scheduleContact.contact.id } })
    expect(await listed('ALL')).toEqual([
      '06-10T16:00 Contact scheduled for Jun 11, 2026, 11:00 AM',
      '06-02T15:00 By hand',
    ])
  })

  it('leaves out what was called off, and it says so itself', async () => {
    const { id: step } = await followUp('Of another plan', { state: 'CANCELLED' })
    const { id } = await text('Never sent', '2026-06-02T15:00:00Z', { state: 'CANCELLED' })
    const line = await note('Text failed', '2026-06-02T15:00:00Z', { subject: `SmsMessage:${id}` })
    expect(await listed('ALL')).toEqual([])
    const ids = [globalId('FollowUp', step), globalId('SmsMessage', id), globalId('Activity', line.id)]
    const ask = `query ($ids: [ID!]!) { nodes(ids: $ids) {
      ... on FollowUp { timelinePart } ... on SmsMessage { timelinePart } ... on Activity { timelinePart }
    } }`
    const { nodes } = await business.employee.actor.ok(ask, { ids })
    expect(nodes).toEqual([{ timelinePart: null }, { timelinePart: null }, { timelinePart: null }])
  })

  it('asks as many statements for a hundred entries as for a few', async () => {
    const statements = async () => {
      const spy = vi.spyOn(pg.Client.prototype, 'query')
      expect((await page('ALL', { first: 100 })).edges.length).toBeGreaterThan(0)
      const count = spy.mock.calls.length
      spy.mockRestore()
      return count
    }
    await everyKind()
    const few = await statements()
    for (let count = 0; count < 8; count += 1) await everyKind()
    expect(await statements()).toBe(few)
  })

  it('refuses a cursor of another list and a page too large', async () => {
    const ask = (args: object) => business.employee.actor.fails(read, { customer, part: 'ALL', ...args })
    const wrong = Buffer.from(JSON.stringify([1])).toString('base64url')
    expect(await ask({ after: wrong })).toMatchObject({
      code: 'BAD_INPUT',
      fields: { after: expect.any(Array) },
    })
    expect(await ask({ first: 101 })).toMatchObject({
      code: 'BAD_INPUT',
      fields: { first: expect.any(Array) },
    })
  })

  it("holds nothing of another customer's, nor of another business's", async () => {
    const other = await business.customer({ firstName: 'Otto' })
    await everyKind()
    expect((await page('ALL', {}, other.id)).edges).toEqual([])
    const neighbour = await world.business()
    const data = await neighbour.admin.actor.ok(read, { customer, part: 'ALL' })
    expect(data.viewer.business.customer).toBeNull()
  })
})
