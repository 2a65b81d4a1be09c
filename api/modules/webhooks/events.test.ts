import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { webhookEvents } from '#api/modules/webhooks/events.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { appointmentOf } from '#api/testing/harness/records/appointments.ts'
import { webhookTo } from '#api/testing/harness/records/webhooks.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const url = 'https://hooks.example.com/'

describe('events', () => {
  let world: World
  let business: TestBusiness
  let endpoint: Awaited<ReturnType<typeof webhookTo>>

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })
  beforeEach(async () => {
    business = await world.business()
    endpoint = await webhookTo(world, business, url)
  })

  const written = async (endpointId = endpoint.id) => {
    const rows = await world.prisma.webhookDelivery.findMany({
      where: { endpointId },
      orderBy: { id: 'asc' },
    })
    return rows.map(({ type, record, customerId }) => [type, record, customerId])
  }

  it('name what happened to a record, and to which', async () => {
    const { prisma } = world
    const { id } = await business.customer()
    const customer = [`Customer:${id}`, id]
    await prisma.customer.updateMany({ where: { id }, data: { city: 'Rome' } })
    // Nothing has changed.
    await prisma.customer.updateMany({ where: { id }, data: { city: 'Rome', updatedAt: new Date(0) } })
    const contact = await business.contact({ customerId: id })
    const ofContact = [`Contact:${contact.id}`, id]
    await business.admin.actor.ok(
      'mutation ($id: ID!) { completeContact(input: { id: $id }) { contact { id } } }',
      { id: globalId('Contact', contact.id) },
    )
    await business.admin.actor.ok(
      'mutation ($id: ID!) { reopenContact(input: { id: $id }) { contact { id } } }',
      { id: globalId('Contact', contact.id) },
    )
    await prisma.customer.deleteMany({ where: { id } })
    expect(await written()).toEqual([
      ['customer.created', ...customer],
      ['customer.updated', ...customer],
      ['contact.created', ...ofContact],
      ['contact.completed', ...ofContact],
      ['contact.reopened', ...ofContact],
      ...(await written()).slice(-2),
    ])
    expect((await written()).slice(-2).sort()).toEqual([
      ['contact.deleted', ...ofContact],
      ['customer.deleted', ...customer],
    ])
  })

  it('follow the states of the other records', async () => {
    const { prisma } = world
    const customerId = (await business.customer()).id
    const followUp = await business.followUp({ customerId })
    const where = { id: followUp.id }
    const closedAt = new Date()
    await prisma.followUp.updateMany({ where, data: { state: 'SKIPPED', closedAt } })
    await prisma.followUp.updateMany({ where, data: { state: 'PENDING', closedAt: null } })
    await prisma.followUp.updateMany({ where, data: { state: 'CANCELLED' } })
    const item = await business.item()
    await prisma.hotBoardItem.updateMany({
      where: { id: item.id },
      data: { resolved: true, resolvedAt: closedAt, resolvedByName: 'Ada' },
    })
    const appointment = await appointmentOf(world, business, { customerId })
    const step = (status: 'IN_PROGRESS' | 'CANCELLED' | 'SCHEDULED') =>
      prisma.serviceAppointment.updateMany({ where: { id: appointment.id }, data: { status, place: null } })
    for (const status of ['IN_PROGRESS', 'CANCELLED', 'SCHEDULED'] as const) await step(status)
    const message = { businessId: business.id, customerId, toNumber: '5550100200', body: 'Hi' }
    const text = await prisma.smsMessage.create({ data: { ...message, kind: 'confirmation' } })
    const sent = { sentAt: closedAt, providerSid: 'SM1' }
    await prisma.smsMessage.updateMany({ where: { id: text.id }, data: { state: 'SENT', ...sent } })
    await prisma.smsMessage.updateMany({ where: { id: text.id }, data: { state: 'DELIVERED' } })
    await prisma.smsMessage.updateMany({ where: { id: text.id }, data: { errorCode: 1 } })
    await prisma.smsReply.create({
      data: { businessId: business.id, customerId, fromNumber: '1', body: 'Hi', providerSid: 'SM2' },
    })
    const types = (await written()).map(([type]) => type)
    expect(types).toEqual([
      'customer.created',
      'follow_up.created',
      'follow_up.skipped',
      'follow_up.reopened',
      'follow_up.cancelled',
      'hot_board_item.created',
      'hot_board_item.resolved',
      'appointment.created',
      'appointment.started',
      'appointment.cancelled',
      'appointment.reopened',
      'text.sent',
      'text.delivered',
      'text.received',
    ])
    const known: readonly unknown[] = Object.values(webhookEvents)
    expect(types.filter((type) => !known.includes(type))).toEqual([])
  })

  it('go to the active webhooks of the business that take them, under one id', async () => {
    const other = await webhookTo(world, business, url, ['customer.created'])
    const narrow = await webhookTo(world, business, url, ['text.sent'])
    const neighbour = await webhookTo(world, await world.business(), url)
    await world.prisma.customer.createMany({
      data: ['Ann', 'Bob'].map((firstName) => ({
        businessId: business.id,
        firstName,
        lastName: 'B',
        name: `${firstName} B`,
        phoneNumber: '5550100200',
        interest: 'Darts',
      })),
    })
    expect(await written()).toHaveLength(2)
    expect(await written(other.id)).toEqual(await written())
    expect([await written(narrow.id), await written(neighbour.id)]).toEqual([[], []])
    const ids = await world.prisma.webhookDelivery.groupBy({ by: ['eventId'], _count: true })
    expect(ids.filter(({ _count: count }) => count === 2)).toHaveLength(2)
    await world.prisma.webhookEndpoint.updateMany({ where: { id: other.id }, data: { isActive: false } })
    await business.customer()
    expect(await written(other.id)).toHaveLength(2)
  })

  it('Events of a transaction that is undone leave nothing, not even a job', async () => {
    const jobs = () => world.prisma.$queryRaw`SELECT count(*) FROM graphile_worker.jobs`
    const before = await jobs()
    const undone = world.prisma.$transaction(async (tx) => {
      await tx.hotBoardItem.create({
        data: { businessId: business.id, title: 'x', description: 'x', createdByName: 'x' },
      })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect([await written(), await jobs()]).toEqual([[], before])
  })

  it('do not keep a business from being deleted', async () => {
    await business.contact()
    await world.prisma.business.delete({ where: { id: business.id } })
    expect(await written()).toEqual([])
  })
})
