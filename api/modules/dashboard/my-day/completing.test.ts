import { describe, expect, it } from 'vitest'
import { now, setUpMyDay } from '#api/modules/dashboard/my-day/testing/myDay.ts'
import type { BusinessScene } from '#api/testing/harness/setUpBusiness.ts'

const finish = `mutation ($input: CompleteMyDayEntryInput!) { completeMyDayEntry(input: $input) {
  entry { ... on Contact { completedAt completedNotes } ... on HotBoardItem { isResolved } }
  nextContact { id customerName scheduledDate notes } viewer { myDay { counts { total } } bell { counts { total } } } } }`

const takeBack = `mutation ($input: ReopenMyDayEntryInput!) { reopenMyDayEntry(input: $input) {
  entry { ... on Contact { completedAt } ... on HotBoardItem { isResolved } } deletedContactId
} }`

describe('my day', () => {
  let world: BusinessScene['world']
  let business: BusinessScene['business']
  const { contact, followUp, item, myDay } = setUpMyDay((scene) => {
    ;({ world, business } = scene)
  })

  const log = () => world.prisma.activity.count({ where: { businessId: business.id } })

  it('is worked in one go: what was done, how it went, and the next contact', async () => {
    const id = await contact('cloth', '2026-06-10T16:00:00Z')
    const next = { nextContactAt: '2026-06-11T14:00:00Z', nextNotes: 'Send the samples' }
    const { completeMyDayEntry } = await business.employee.actor.ok(finish, {
      input: { id, outcome: 'Liked it', ...next },
    })
    expect(completeMyDayEntry).toEqual({
      entry: { completedAt: now, completedNotes: 'Liked it' },
      nextContact: {
        id: expect.any(String),
        customerName: 'Cora Customer',
        scheduledDate: '2026-06-11T14:00:00.000Z',
        notes: 'Send the samples',
      },
      viewer: { myDay: { counts: { total: 0 } }, bell: { counts: { total: 1 } } },
    })
    expect(await log()).toBe(2)
  })

  it.each(['contact', 'followUp'] as const)(
    'A %s that is done by twenty at once has one next contact',
    async (kind) => {
      const when = '2026-06-10T16:00:00Z'
      const id = kind === 'contact' ? await contact('once', when) : await followUp('once', when)
      const input = { id, outcome: 'Spoke', nextContactAt: '2026-06-12T14:00:00Z' }
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          business.as(i % 2 ? 'MANAGER' : 'EMPLOYEE').ok(finish, { input }),
        ),
      )
      const scheduled = answers.filter(({ completeMyDayEntry }) => completeMyDayEntry.nextContact !== null)
      expect(scheduled).toHaveLength(1)
      const open = { businessId: business.id, completed: false }
      expect(await world.prisma.contact.count({ where: open })).toBe(1)
      expect(await log()).toBe(2)
    },
  )

  it('resolves my hot items, which have no next contact', async () => {
    const id = await item('felt', 'URGENT', business.employee.id)
    const withNext = { id, nextContactAt: '2026-06-12T14:00:00Z' }
    expect((await business.employee.actor.fails(finish, { input: withNext })).code).toBe('BAD_INPUT')
    const { completeMyDayEntry } = await business.employee.actor.ok(finish, {
      input: { id, outcome: 'Found it' },
    })
    expect(completeMyDayEntry.entry).toEqual({ isResolved: true })
  })

  it('is undone completely, by the user who did it or a manager', async () => {
    const id = await contact('cloth', '2026-06-10T16:00:00Z')
    const input = { id, nextContactAt: '2026-06-12T14:00:00Z' }
    const { completeMyDayEntry } = await business.manager.actor.ok(finish, { input })
    const back = { input: { id, nextContactId: completeMyDayEntry.nextContact.id } }
    expect((await business.employee.actor.fails(takeBack, back)).code).toBe('FORBIDDEN')
    const { reopenMyDayEntry } = await business.admin.actor.ok(takeBack, back)
    expect(reopenMyDayEntry).toEqual({
      entry: { completedAt: null },
      deletedContactId: completeMyDayEntry.nextContact.id,
    })
    const again = await business.admin.actor.ok(takeBack, back)
    expect(again.reopenMyDayEntry).toEqual({ entry: { completedAt: null }, deletedContactId: null })
    expect(await world.prisma.contact.count({ where: { businessId: business.id } })).toBe(1)
    const felt = await item('felt', 'URGENT', business.employee.id)
    await business.employee.actor.ok(finish, { input: { id: felt } })
    const resolved = await business.employee.actor.ok(takeBack, { input: { id: felt } })
    expect(resolved.reopenMyDayEntry.entry).toEqual({ isResolved: false })
  })

  it('is not undone when the next contact has been moved', async () => {
    const id = await contact('cloth', '2026-06-10T16:00:00Z')
    const input = { id, nextContactAt: '2026-06-12T14:00:00Z' }
    const { completeMyDayEntry } = await business.employee.actor.ok(finish, { input })
    const nextContactId = completeMyDayEntry.nextContact.id
    await business.manager.actor.ok(
      'mutation ($input: RescheduleContactInput!) { rescheduleContact(input: $input) { contact { id } } }',
      { input: { id: nextContactId, scheduledDate: '2026-06-15T14:00:00Z' } },
    )
    expect(await business.employee.actor.fails(takeBack, { input: { id, nextContactId } })).toMatchObject({
      code: 'CONFLICT',
      message: 'Max Tester moved it to Jun 15, 2026, 10:00 AM in the meantime.',
    })
    expect(await world.prisma.contact.count({ where: { businessId: business.id } })).toBe(2)
    expect(await world.prisma.contact.count({ where: { businessId: business.id, completed: true } })).toBe(1)
  })

  it('does nothing by halves', async () => {
    const id = await contact('cloth', '2026-06-10T16:00:00Z')
    const bad = { id, outcome: 'x'.repeat(2001), nextContactAt: '2026-06-12T14:00:00Z' }
    expect((await business.employee.actor.fails(finish, { input: bad })).fields).toHaveProperty('outcome')
    const gone = await followUp('gone', '2026-06-10T16:00:00Z', 'CANCELLED')
    const late = { id: gone, nextContactAt: '2026-06-12T14:00:00Z' }
    expect((await business.employee.actor.fails(finish, { input: late })).code).toBe('CONFLICT')
    expect(await world.prisma.contact.count({ where: { businessId: business.id } })).toBe(1)
    expect((await myDay()).words).toEqual(['cloth'])
    expect(await log()).toBe(0)
  })
})
