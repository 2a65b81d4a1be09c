import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Prisma } from '#api/core/database/generated/client.ts'
import { globalId } from '#api/core/graph/ids.ts'
import { freshDatabase } from '#api/testing/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/world.ts'

const fields = 'id status subject scheduledDate completedAt completedNotes canReopen completedBy { fullName }'
const schedule = `mutation ($input: ScheduleContactInput!) {
  scheduleContact(input: $input) { contact { ${fields} customerName email } }
}`
const complete = `mutation ($input: CompleteContactInput!) {
  completeContact(input: $input) { contact { ${fields} } business { stats { completedToday } } }
}`
const reopen = `mutation ($input: ReopenContactInput!) { reopenContact(input: $input) { contact { ${fields} } } }`
const note = `mutation ($input: NoteCompletedContactInput!) { noteCompletedContact(input: $input) { contact { ${fields} } } }`
const move = `mutation ($input: RescheduleContactInput!) { rescheduleContact(input: $input) { contact { ${fields} } } }`
const remove = `mutation ($input: DeleteContactInput!) {
  deleteContact(input: $input) { deletedContactId business { contactCounts { upcoming overdue } } }
}`
const lists = `query { viewer { business {
  contactCounts { upcoming overdue }
  upcoming: contacts(filter: UPCOMING) { edges { node { notes status } } }
  overdue: contacts(filter: OVERDUE) { edges { node { notes status } } }
  done: contacts(filter: COMPLETED) { edges { node { notes status } } }
  all: contacts { edges { node { notes } } }
} } }`

const now = '2026-06-10T16:00:00.000Z'

describe('contacts', () => {
  let world: World
  let business: TestBusiness

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  beforeEach(async () => {
    world.clock.set(now)
    business = await world.business()
  })

  const log = async () => {
    const rows = await world.prisma.activity.findMany({
      where: { businessId: business.id },
      orderBy: { id: 'asc' },
    })
    return rows.map(({ type, description }) => `${type} ${description}`)
  }
  const gid = (id: number) => globalId('Contact', id)

  it('are scheduled with a customer, in the past too, and the log says when in local time', async () => {
    const customer = await business.customer()
    const input = {
      customerId: globalId('Customer', customer.id),
      scheduledDate: '2026-06-09T13:00:00Z',
      notes: '\n  Ask about the felt \nand the cues',
      email: 'cora@example.com',
    }
    const { scheduleContact } = await business.employee.actor.ok(schedule, { input })
    expect(scheduleContact.contact).toMatchObject({
      status: 'OVERDUE',
      subject: 'Ask about the felt',
      customerName: 'Cora Customer',
      scheduledDate: '2026-06-09T13:00:00.000Z',
    })
    expect(await log()).toEqual(['CONTACT Contact scheduled for Jun 9, 2026, 9:00 AM'])
  })

  it('without notes are about their customer', async () => {
    const { id } = await business.customer()
    const input = { customerId: globalId('Customer', id), scheduledDate: now }
    const { scheduleContact } = await business.employee.actor.ok(schedule, { input })
    expect(scheduleContact.contact).toMatchObject({ subject: 'Contact Cora Customer', status: 'SCHEDULED' })
  })

  it('are overdue before now and upcoming from now on, soonest first', async () => {
    const at = (time: string, notes: string, done = false) =>
      business.contact({
        scheduledDate: new Date(time),
        notes,
        completed: done,
        completedAt: done ? new Date(now) : null,
      })
    await at('2026-06-10T15:59:59.999Z', 'just over')
    await at('2026-06-01T16:00:00.000Z', 'long over')
    await at(now, 'now')
    await at('2026-06-12T16:00:00.000Z', 'later')
    await at('2026-06-02T16:00:00.000Z', 'done', true)
    const { business: shown } = (await business.employee.actor.ok(lists)).viewer
    const notes = (list: { edges: { node: { notes: string } }[] }) => list.edges.map(({ node }) => node.notes)
    expect(notes(shown.upcoming)).toEqual(['now', 'later'])
    expect(notes(shown.overdue)).toEqual(['long over', 'just over'])
    expect(notes(shown.done)).toEqual(['done'])
    expect(notes(shown.all)).toEqual(['later', 'now', 'just over', 'done', 'long over'])
    expect(shown.contactCounts).toEqual({ upcoming: 2, overdue: 2 })
  })

  it('completed twice, by two people, keep the first result', async () => {
    const { id } = await business.contact()
    const input = { id: gid(id), notes: 'Bought the table' }
    const first = await business.employee.actor.ok(complete, { input })
    world.clock.set('2026-06-10T18:00:00.000Z')
    const second = await business.manager.actor.ok(complete, { input: { id: gid(id), notes: 'Other words' } })
    expect(first.completeContact.contact).toMatchObject({
      status: 'COMPLETED',
      completedAt: now,
      completedNotes: 'Bought the table',
      completedBy: { fullName: 'Emma Tester' },
    })
    expect(first.completeContact.business.stats.completedToday).toBe(1)
    expect(second.completeContact.contact).toEqual({ ...first.completeContact.contact, canReopen: true })
    expect(await log()).toEqual(['CONTACT Contact completed: Bought the table'])
  })

  it('completed by twenty at once have one effect and one line in the log', async () => {
    const { id } = await business.contact()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        business
          .as(i % 2 ? 'MANAGER' : 'EMPLOYEE')
          .ok(complete, { input: { id: gid(id), notes: `description ${i}` } }),
      ),
    )
    expect(new Set(answers.map(({ completeContact }) => completeContact.contact.completedNotes)).size).toBe(1)
    expect(await log()).toHaveLength(1)
  })

  it('are reopened by the user who completed them, or by a manager', async () => {
    const { id } = await business.contact()
    await business.employee.actor.ok(complete, { input: { id: gid(id) } })
    const { reopenContact } = await business.employee.actor.ok(reopen, { input: { id: gid(id) } })
    expect(reopenContact.contact).toMatchObject({ completedAt: null, completedBy: null })
    await business.manager.actor.ok(complete, { input: { id: gid(id) } })
    expect((await business.employee.actor.fails(reopen, { input: { id: gid(id) } })).code).toBe('FORBIDDEN')
    await business.admin.actor.ok(reopen, { input: { id: gid(id) } })
    expect((await log()).at(-1)).toBe('CONTACT Contact reopened')
  })

  it('accept notes after completion from users who may reopen them', async () => {
    const { id } = await business.contact()
    const input = { id: gid(id), notes: 'Wants a quote' }
    expect((await business.employee.actor.fails(note, { input })).code).toBe('CONFLICT')
    await business.employee.actor.ok(complete, { input: { id: gid(id) } })
    const { noteCompletedContact } = await business.employee.actor.ok(note, { input })
    expect(noteCompletedContact.contact).toMatchObject({ completedAt: now, completedNotes: 'Wants a quote' })
    await business.employee.actor.ok(note, { input })
    expect(await log()).toEqual([
      'CONTACT Contact completed',
      'CONTACT Note on the completed contact: Wants a quote',
    ])
    const other = { id: gid((await business.contact()).id), notes: 'Bought it' }
    await business.manager.actor.ok(complete, { input: { id: other.id } })
    expect((await business.employee.actor.fails(note, { input: other })).code).toBe('FORBIDDEN')
    await business.admin.actor.ok(note, { input: other })
  })

  /**
   * Runs `work` in a transaction and starts the act inside it. The transaction ends once the act waits for its locks.
   */
  async function meanwhile<T>(
    work: (tx: Prisma.TransactionClient) => Promise<unknown>,
    act: () => Promise<T>,
  ) {
    const [acting] = await world.prisma.$transaction(async (tx) => {
      await work(tx)
      const begun = act()
      const waiting = Prisma.sql`SELECT 1 FROM pg_stat_activity
        WHERE wait_event_type = 'Lock' AND datname = current_database()`
      await vi.waitUntil(async () => (await world.prisma.$queryRaw<[]>(waiting)).length > 0, 4000)
      // Returned in an array, because the transaction would await a bare promise.
      return [begun]
    })
    return acting
  }

  it('are not reopened by someone who read them just before a manager completed them anew', async () => {
    const { id } = await business.contact()
    await business.employee.actor.ok(complete, { input: { id: gid(id) } })
    const { failures } = await meanwhile(
      (tx) => tx.contact.updateMany({ where: { id }, data: { completedById: business.manager.id } }),
      () => business.employee.actor.run(reopen, { input: { id: gid(id) } }),
    )
    expect(failures.map(({ code }) => code)).toEqual(['FORBIDDEN'])
  })

  it('are deleted while someone completes them', async () => {
    const { id, customerId, businessId } = await business.contact()
    const { failures } = await meanwhile(
      async (tx) => {
        await tx.contact.updateMany({ where: { id }, data: { notes: 'held' } })
        const line = { type: 'CONTACT', description: 'Contact completed', performedBy: 'Max' } as const
        await tx.activity.create({ data: { businessId, customerId, contactId: id, ...line } })
      },
      () => business.employee.actor.run(remove, { input: { id: gid(id) } }),
    )
    expect(failures).toEqual([])
    expect(await log()).toEqual(['CONTACT Contact completed'])
    expect(await world.prisma.contact.count({ where: { id } })).toBe(0)
  })

  it('of one customer go on from a cursor of theirs alone', async () => {
    const { id: customerId } = await business.customer()
    for (let i = 0; i < 3; i += 1) await business.contact({ customerId })
    const query = `query ($id: Int!, $after: String) { viewer { business { customer(databaseId: $id) {
      contacts(first: 2, after: $after) { edges { cursor } pageInfo { endCursor } } } } } }`
    const page = async (after: string | null) => {
      const { viewer } = await business.employee.actor.ok(query, { id: customerId, after })
      return viewer.business.customer.contacts
    }
    const { edges, pageInfo } = await page(null)
    expect([edges.length, (await page(pageInfo.endCursor)).edges.length]).toEqual([2, 1])
    for (const key of [
      `["N:${business.id + 1}","N:1"]`,
      '["N:NaN","N:1"]',
      '["S:x","Z:"]',
      `["N:${business.id}","N:1.5"]`,
    ]) {
      const after = Buffer.from(`GPC:T:${key}`).toString('base64')
      const { fields } = await business.employee.actor.fails(query, { id: customerId, after })
      expect([key, fields]).toEqual([key, { after: ['This is not a cursor of this list'] }])
    }
  })

  it('move to another time while they are open', async () => {
    const { id } = await business.contact()
    const input = { id: gid(id), scheduledDate: '2026-12-01T15:00:00Z' }
    const { rescheduleContact } = await business.employee.actor.ok(move, { input })
    expect(rescheduleContact.contact.scheduledDate).toBe('2026-12-01T15:00:00.000Z')
    await business.employee.actor.ok(move, { input })
    expect(await log()).toEqual(['CONTACT Contact moved to Dec 1, 2026, 10:00 AM'])
    await business.employee.actor.ok(complete, { input: { id: gid(id) } })
    expect((await business.employee.actor.fails(move, { input })).code).toBe('CONFLICT')
  })

  it('are deleted, done or not, while the log keeps its lines', async () => {
    const { id } = await business.contact()
    await business.employee.actor.ok(complete, { input: { id: gid(id) } })
    const data = await business.employee.actor.ok(remove, { input: { id: gid(id) } })
    expect(data.deleteContact).toEqual({
      deletedContactId: gid(id),
      business: { contactCounts: { upcoming: 0, overdue: 0 } },
    })
    expect(await log()).toEqual(['CONTACT Contact completed'])
    expect((await business.employee.actor.fails(remove, { input: { id: gid(id) } })).message).toBe(
      'Contact not found',
    )
  })

  it('refuse wrong input and write nothing', async () => {
    const { id } = await business.customer()
    const base = { customerId: globalId('Customer', id), scheduledDate: now }
    const wrong = [
      [{ email: 'no' }, 'email'],
      [{ notes: 'x'.repeat(5001) }, 'notes'],
      [{ notes: 'bell \u0007' }, 'notes'],
    ] as const
    for (const [change, field] of wrong) {
      const failure = await business.employee.actor.fails(schedule, { input: { ...base, ...change } })
      expect(Object.keys(failure.fields ?? {})).toEqual([field])
    }
    const contact = await business.contact({ customerId: id })
    const long = { id: gid(contact.id), notes: 'x'.repeat(2001) }
    const failure = await business.employee.actor.fails(complete, { input: long })
    expect(failure.fields).toEqual({ notes: ['Notes must be at most 2,000 characters'] })
    const unknown = { ...base, customerId: globalId('Customer', 2_000_000_000) }
    expect((await business.employee.actor.fails(schedule, { input: unknown })).message).toBe(
      'Customer not found',
    )
    expect(await world.prisma.contact.count({ where: { businessId: business.id } })).toBe(1)
  })
})
