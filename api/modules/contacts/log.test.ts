import { describe, expect, it, vi } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { Prisma } from '#api/generated/client.ts'
import { now, setUpContacts } from '#api/modules/contacts/testing/contacts.ts'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import { serve, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { webhookTo } from '#api/testing/harness/records/webhooks.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const schedule = `mutation ($input: ScheduleContactInput!) { scheduleContact(input: $input) {
  contact { databaseId subject status scheduledDate completedAt completedNotes completedBy { fullName } } business { stats { completedToday } }
} }`
const log = `mutation ($input: LogInteractionInput!) { logInteraction(input: $input) {
  contact { id subject completedNotes } activity { type description } nextContact { id scheduledDate } undoToken
} }`
const takeBack = `mutation ($undoToken: String!) {
  takeBackInteraction(input: { undoToken: $undoToken }) { customer { status } business { stats { completedToday } } }
}`
const reopen = 'mutation ($id: ID!) { reopenContact(input: { id: $id }) { contact { id } } }'
const nextContactAt = '2026-06-17T13:00:00.000Z'

describe('logged interactions', () => {
  let world: World
  let business: TestBusiness
  let customer: { id: number; customerId: string }
  const { log: lines } = setUpContacts((scene) => {
    ;({ world, business } = scene)
  })
  const addCustomer = async () => {
    const { id } = await business.customer()
    customer = { id, customerId: globalId('Customer', id) }
    return customer
  }
  const points = async () => {
    const rows = await world.prisma.pointEntry.findMany({
      where: { businessId: business.id },
      orderBy: { id: 'asc' },
    })
    return rows.map(({ userId, rule, points: gain }) => [userId, rule, gain])
  }
  const logged = async (input: object, who = business.employee.actor) =>
    (await who.ok(log, { input: { customerId: customer.customerId, ...input } })).logInteraction
  const contacts = () => world.prisma.contact.count({ where: { businessId: business.id } })

  it('Contacts that are written down as completed are done now by the actor, and earn two points', async () => {
    const { customerId } = await addCustomer()
    const input = { customerId, completed: true, completedNotes: 'Wants a quote' }
    const { scheduleContact } = await business.employee.actor.ok(schedule, { input })
    expect(scheduleContact).toMatchObject({
      contact: {
        status: 'COMPLETED',
        scheduledDate: now,
        completedAt: now,
        completedNotes: 'Wants a quote',
        completedBy: { fullName: 'Emma Tester' },
      },
      business: { stats: { completedToday: 1 } },
    })
    expect(await lines()).toEqual(['CONTACT Contact completed: Wants a quote'])
    expect(await points()).toEqual([[business.employee.id, 'contact-logged', 2]])
  })

  it('Open contacts need a time and take no completion notes', async () => {
    const { customerId } = await addCustomer()
    const refused = async (input: object) =>
      (await business.employee.actor.fails(schedule, { input: { customerId, ...input } })).fields
    const scheduledDate = ['Contact date is required']
    const completedNotes = ['Only a completed contact has completion notes']
    expect(await refused({})).toEqual({ scheduledDate })
    expect(await refused({ completedNotes: 'x' })).toEqual({ scheduledDate, completedNotes })
    expect(await refused({ scheduledDate: now, completed: false, completedNotes: 'x' })).toEqual({
      completedNotes,
    })
    const completed = { completed: true, completedNotes: 'x'.repeat(2001) }
    expect(Object.keys((await refused(completed)) ?? {})).toEqual(['completedNotes'])
    expect(await contacts()).toBe(0)
  })

  it('Contacts of a customer that two people log at once earn points once a day', async () => {
    const { customerId } = await addCustomer()
    const people = [business.employee, business.manager]
    const data = people.map(({ id: userId }) => ({ businessId: business.id, userId }))
    await world.prisma.gamificationStats.createMany({ data })
    const input = { customerId, completed: true }
    // Both have written their contact, and wait for their sums, before either looks whether points were earned.
    const [logs] = await world.prisma.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT FROM "GamificationStats" WHERE "businessId" = ${business.id} FOR UPDATE`
      const begun = Promise.all(people.map(({ actor }) => actor.ok(schedule, { input })))
      const waiting = Prisma.sql`SELECT 1 FROM pg_stat_activity
        WHERE wait_event_type = 'Lock' AND datname = current_database()`
      await vi.waitUntil(async () => (await world.prisma.$queryRaw<[]>(waiting)).length > 1, 4000)
      return [begun]
    })
    expect(await logs).toHaveLength(2)
    expect((await points()).map(([, ...gain]) => gain)).toEqual([['contact-logged', 2]])
    world.clock.set('2026-06-11T16:00:00.000Z')
    await logged({ kind: 'VISIT' })
    await addCustomer()
    await logged({ kind: 'VISIT' })
    expect(await points()).toHaveLength(3)
  })

  it('Reopening the last logged contact of the day takes the points back; completing it anew earns its own', async () => {
    await addCustomer()
    const [first, second] = [await logged({ kind: 'CALL' }), await logged({ kind: 'CALL' })]
    await business.employee.actor.ok(reopen, { id: first.contact.id })
    expect(await points()).toHaveLength(1)
    await business.employee.actor.ok(reopen, { id: second.contact.id })
    expect((await points()).map(([, , gain]) => gain)).toEqual([2, -2])
    world.clock.set('2026-06-10T16:30:00.000Z')
    await business.employee.actor.ok(
      'mutation ($id: ID!) { completeContact(input: { id: $id }) { contact { id } } }',
      { id: first.contact.id },
    )
    await business.employee.actor.ok(reopen, { id: first.contact.id })
    expect((await points()).map(([, , gain]) => gain)).toEqual([2, -2, 5, -5])
  })

  it('A call with a next contact is one act, and Undo leaves nothing of it', async () => {
    await addCustomer()
    const { contact, activity, nextContact, undoToken } = await logged({
      kind: 'CALL',
      notes: 'Reached',
      nextContactAt,
    })
    expect([contact.subject, contact.completedNotes, activity]).toEqual(['Call', 'Reached', null])
    expect(nextContact.scheduledDate).toBe(nextContactAt)
    expect(await lines()).toEqual([
      'CONTACT Contact scheduled for Jun 17, 2026, 9:00 AM',
      'CONTACT Contact completed: Reached',
    ])
    expect((await business.manager.actor.fails(takeBack, { undoToken })).code).toBe('NOT_FOUND')
    const { takeBackInteraction } = await business.employee.actor.ok(takeBack, { undoToken })
    expect(takeBackInteraction.business.stats.completedToday).toBe(0)
    expect([await contacts(), await lines()]).toEqual([0, []])
    expect((await points()).map(([, , gain]) => gain)).toEqual([2, -2])
    expect((await business.employee.actor.fails(takeBack, { undoToken })).code).toBe('NOT_FOUND')
  })

  it('Undo five times at once works once', async () => {
    await addCustomer()
    const { undoToken } = await logged({ kind: 'SALE', notes: 'Table', status: 'SOLD', nextContactAt })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => business.employee.actor.run(takeBack, { undoToken })),
    )
    expect(answers.filter(({ failures }) => failures.length === 0)).toHaveLength(1)
    expect(await points()).toHaveLength(2)
  })

  it('A sale may set the status, which Undo restores while nobody has changed it', async () => {
    const { id } = await addCustomer()
    const sold = await logged({ kind: 'SALE', notes: '8 ft table', status: 'SOLD' })
    expect(sold).toMatchObject({ contact: null, activity: { type: 'SALE', description: '8 ft table' } })
    const { takeBackInteraction } = await business.employee.actor.ok(takeBack, { undoToken: sold.undoToken })
    expect(takeBackInteraction.customer.status).toBe('UNSOLD')
    expect((await points()).map(([, rule, gain]) => [rule, gain])).toEqual([
      ['customer-sold', 25],
      ['customer-sold', -25],
    ])
    expect(await lines()).not.toContain('SALE 8 ft table')
    const { undoToken } = await logged({ kind: 'SALE', status: 'SOLD' })
    world.clock.set('2026-06-10T16:30:00.000Z')
    const change = (status: string) =>
      business.manager.actor.ok(
        'mutation ($id: ID!, $status: CustomerStatus!) { changeCustomerStatus(input: { id: $id, status: $status }) { customer { id } } }',
        { id: globalId('Customer', id), status },
      )
    await change('NOT_IN_MARKET')
    expect(await business.employee.actor.fails(takeBack, { undoToken })).toMatchObject({
      code: 'CONFLICT',
      message: 'Max Tester changed the status to not in market in the meantime.',
    })
    expect(await lines()).toContain('SALE Sale')
    // The same status again, but by another's hand.
    await change('SOLD')
    expect(await business.employee.actor.fails(takeBack, { undoToken })).toMatchObject({
      code: 'CONFLICT',
      message: 'Max Tester changed the status to sold in the meantime.',
    })
  })

  it('Undo does nothing once somebody has changed the contact or the next one, and after an hour', async () => {
    await addCustomer()
    const moved = await logged({ kind: 'CALL', nextContactAt })
    await business.manager.actor.ok(
      'mutation ($id: ID!, $to: DateTime!) { rescheduleContact(input: { id: $id, scheduledDate: $to }) { contact { id } } }',
      { id: moved.nextContact.id, to: '2026-07-01T13:00:00.000Z' },
    )
    const noted = await logged({ kind: 'VISIT' })
    await business.manager.actor.ok(
      'mutation ($id: ID!) { noteCompletedContact(input: { id: $id, notes: "More" }) { contact { id } } }',
      { id: noted.contact.id },
    )
    const before = [await contacts(), await lines()]
    for (const { undoToken } of [moved, noted]) {
      expect(await business.employee.actor.fails(takeBack, { undoToken })).toMatchObject({
        code: 'CONFLICT',
        message: 'Max Tester changed the contact in the meantime.',
      })
    }
    const { undoToken } = await logged({ kind: 'MEETING' })
    world.clock.set('2026-06-10T17:00:01.000Z')
    expect(await business.employee.actor.fails(takeBack, { undoToken })).toMatchObject({
      code: 'NOT_FOUND',
      message: 'This entry can no longer be taken back',
    })
    expect([await contacts(), (await lines()).slice(0, -1)]).toEqual(before)
  })

  it('What is refused leaves nothing half-way', async () => {
    const { customerId } = await addCustomer()
    const refused = async (input: object) =>
      (await business.employee.actor.fails(log, { input: { customerId, nextContactAt, ...input } })).fields
    expect(await refused({ kind: 'NOTE' })).toEqual({ notes: ['Please write a note'] })
    expect(await refused({ kind: 'CALL', status: 'SOLD' })).toEqual({
      status: ['Only a sale changes the status'],
    })
    await world.prisma
      .$executeRaw`ALTER TABLE "PointEntry" ADD CONSTRAINT refused CHECK (rule <> 'contact-logged') NOT VALID`
    await business.employee.actor.run(log, { input: { customerId, kind: 'CALL', nextContactAt } })
    await world.prisma.$executeRaw`ALTER TABLE "PointEntry" DROP CONSTRAINT refused`
    expect([await contacts(), await lines(), await points()]).toEqual([0, [], []])
  })

  it('Programs write completed contacts over REST; they hear of them, and earn nothing', async () => {
    const { id, customerId } = await addCustomer()
    const endpoint = await webhookTo(world, business, 'https://hooks.example.com/')
    const server = await serve(world)
    const token = await tokenFor(world, business, 'EMPLOYEE')
    const body = { customerId: id, completed: true, completedNotes: 'Called back' }
    const answer = await server.send('POST', '/api/contacts', { token, body })
    expect([answer.status, answer.body]).toEqual([
      201,
      expect.objectContaining({ completed: true, completedAt: now, completedNotes: 'Called back' }),
    ])
    const open = await server.send('POST', '/api/contacts', { token, body: { ...body, completed: false } })
    expect([open.status, Object.keys(open.body.errors)]).toEqual([400, ['scheduledDate', 'completedNotes']])
    const events = await world.prisma.webhookDelivery.findMany({
      where: { endpointId: endpoint.id },
      orderBy: { id: 'asc' },
    })
    expect(events.map(({ type }) => type)).toEqual(['contact.created', 'contact.completed'])
    const { actor: key } = await keyOf(world, business, 'ADMIN')
    await addCustomer()
    await key.ok(schedule, { input: { customerId: customer.customerId, completed: true } })
    expect(await points()).toHaveLength(1)
    expect((await key.fails(log, { input: { customerId, kind: 'CALL' } })).code).toBe('API_KEY_NOT_ALLOWED')
  })
})
