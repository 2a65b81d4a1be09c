import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve } from '#api/testing/harness/http/httpServer.ts'
import { provider, sid, withAccount } from '#api/testing/harness/sms/callbacks.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const list = `query ($first: Int, $after: String) { viewer { business { unknownReplyCount
  unknownReplies(first: $first, after: $after) {
    edges { node { fromNumber body } } pageInfo { hasNextPage endCursor } } } } }`
const add = `mutation ($phoneNumber: String!) { createCustomer(input: {
  firstName: "Una", lastName: "Known", phoneNumber: $phoneNumber, interest: "Darts" }) { customer { id databaseId } } }`
const change = `mutation ($id: ID!, $phoneNumber: String!) {
  updateCustomer(input: { id: $id, phoneNumber: $phoneNumber }) { customer { id } } }`
describe('texts from unknown numbers', () => {
  let world: World
  let twilio: ReturnType<typeof provider>
  let business: TestBusiness

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    twilio = provider(await serve(world))
  })
  beforeEach(async () => {
    business = await world.business()
    await withAccount(world, business)
  })

  const text = (Body: string, From = '+15855550177') =>
    twilio.call({ business, kind: 'incoming', fields: { MessageSid: sid(), From, Body } })
  const read = async (actor = business.employee.actor, page: { first?: number; after?: string } = {}) => {
    const { unknownReplies, unknownReplyCount } = (await actor.ok(list, page)).viewer.business
    const bodies = unknownReplies.edges.map(({ node }: { node: { body: string } }) => node.body)
    return { bodies, count: unknownReplyCount, page: unknownReplies.pageInfo }
  }
  const told = () => world.prisma.notification.findMany({ where: { businessId: business.id } })

  it('are readable by every user of the business, newest first, page by page', async () => {
    for (const body of ['one', 'two', 'three']) await text(body)
    const first = await read(business.employee.actor, { first: 2 })
    expect([first.bodies, first.count]).toEqual([['three', 'two'], 3])
    const second = await read(business.employee.actor, { first: 2, after: first.page.endCursor })
    expect([second.bodies, second.page.hasNextPage]).toEqual([['one'], false])
    const other = await world.business()
    expect(await read(other.admin.actor)).toMatchObject({ bodies: [], count: 0 })
  })

  it('create a notification with the formatted number', async () => {
    await text('Who is this?')
    const titles = new Set((await told()).map(({ title }) => title))
    expect([...titles]).toEqual(['(585)555-0177 replied: Who is this?'])
  })

  it('are assigned to a customer who is added with the number, with their notifications', async () => {
    await text('Do you sell cues?')
    await text('Hello from elsewhere', '+15855550178')
    const { customer } = (await business.employee.actor.ok(add, { phoneNumber: '5855550177' })).createCustomer
    expect(await read()).toMatchObject({ bodies: ['Hello from elsewhere'], count: 1 })
    expect((await told()).map(({ subject }) => subject)).toContain(`Customer:${customer.databaseId}`)
    const reply = await world.prisma.smsReply.findFirstOrThrow({ where: { body: 'Do you sell cues?' } })
    expect(reply.customerId).toBe(customer.databaseId)
  })

  it('keep of the unread notifications of a user only the newest, once the number has a customer', async () => {
    for (const body of ['read', 'older', 'newer']) {
      await text(body)
      if (body === 'read') await world.prisma.notification.updateMany({ data: { readAt: world.clock.now() } })
    }
    await text('Another number', '+15855550178')
    const before = await told()
    await business.employee.actor.ok(add, { phoneNumber: '5855550177' })
    const readers = new Set(before.map(({ userId }) => userId)).size
    const kept = (await told()).map(({ title }) => title.replace(/.* replied: /, ''))
    expect(kept.sort()).toEqual(
      ['Another number', 'newer', 'read'].flatMap((body) => Array(readers).fill(body)),
    )
  })

  it('are assigned to a customer whose number changes to theirs, but not across businesses', async () => {
    const other = await world.business()
    await text('It is me')
    await other.admin.actor.ok(add, { phoneNumber: '5855550177' })
    expect((await read()).count).toBe(1)
    const { id } = await business.customer()
    await business.employee.actor.ok(change, { id: globalId('Customer', id), phoneNumber: '5855550177' })
    expect((await read()).count).toBe(0)
  })

  it('leave of one customer’s unread replies the newest alone, from whichever number', async () => {
    const { id } = await business.customer({ phoneNumber: '5855550178' })
    await text('From the old number', '+15855550178')
    await text('From the new number')
    await business.employee.actor.ok(change, { id: globalId('Customer', id), phoneNumber: '5855550177' })
    const kept = new Set(
      (await told()).map(({ title, subject }) => `${subject} ${title.replace(/.* replied: /, '')}`),
    )
    expect([...kept]).toEqual([`Customer:${id} From the new number`])
  })
})
