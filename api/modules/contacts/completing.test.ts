import { describe, expect, it, vi } from 'vitest'
import { Prisma } from '#api/generated/client.ts'
import { complete, fields, gid, now, remove, setUpContacts } from '#api/modules/contacts/testing/contacts.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const reopen = `mutation ($input: ReopenContactInput!) { reopenContact(input: $input) { contact { ${fields} } } }`
const note = `mutation ($input: NoteCompletedContactInput!) { noteCompletedContact(input: $input) { contact { ${fields} } } }`

describe('contacts', () => {
  let world: World
  let business: TestBusiness
  const { log } = setUpContacts((scene) => {
    ;({ world, business } = scene)
  })

  it('Contacts completed twice, by two people, keep the first result', async () => {
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

  it('Contacts completed by twenty at once have one effect and one line in the log', async () => {
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
})
