import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { complete, fields, gid, now, remove, setUpContacts } from '#api/modules/contacts/testing/contacts.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const schedule = `mutation ($input: ScheduleContactInput!) {
  scheduleContact(input: $input) { contact { ${fields} customerName email } }
}`
const move = `mutation ($input: RescheduleContactInput!) { rescheduleContact(input: $input) { contact { ${fields} } } }`
const lists = `query { viewer { business {
  contactCounts { upcoming overdue }
  upcoming: contacts(filter: UPCOMING) { edges { node { notes status } } }
  overdue: contacts(filter: OVERDUE) { edges { node { notes status } } }
  done: contacts(filter: COMPLETED) { edges { node { notes status } } }
  all: contacts { edges { node { notes } } }
} } }`

describe('contacts', () => {
  let world: World
  let business: TestBusiness
  const { log } = setUpContacts((scene) => {
    ;({ world, business } = scene)
  })

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

  it('Contacts without notes are about their customer', async () => {
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

  it('Contacts of one customer go on from a cursor of theirs alone', async () => {
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
    const later = await business.manager.actor.fails(move, { input })
    expect(later).toMatchObject({ code: 'CONFLICT', data: { canReopen: true } })
    expect(later.message).toMatch(/^A completed contact cannot be moved\. Emma Tester completed it on /)
    const other = await business.contact()
    await business.manager.actor.ok(complete, { input: { id: gid(other.id) } })
    const refused = await business.employee.actor.fails(move, { input: { ...input, id: gid(other.id) } })
    expect(refused.message).toMatch(/ Max Tester completed it on /)
    expect(refused).not.toHaveProperty('data')
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
