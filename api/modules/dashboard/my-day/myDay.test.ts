import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { freshDatabase } from '#api/testing/database.ts'
import { planOf, watchStatements } from '#api/testing/statements.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/world.ts'

const day = `query ($first: Int = 25, $putOff: [ID!] = []) { viewer { myDay {
  counts { hotBoardItems contacts followUps overdue total }
  entries(first: $first, exclude: $putOff) {
    ... on Contact { id words: subject customer { name phoneNumber } }
    ... on FollowUp { id words: title customer { name phoneNumber } }
    ... on HotBoardItem { id words: title }
  }
} } }`
const finish = `mutation ($input: CompleteMyDayEntryInput!) { completeMyDayEntry(input: $input) {
  entry { ... on Contact { completedAt completedNotes } ... on HotBoardItem { isResolved } }
  nextContact { id customerName scheduledDate notes } viewer { myDay { counts { total } } bell { counts { total } } } } }`

// 10:30 in the morning of June 10 in New York.
const now = '2026-06-10T14:30:00.000Z'

const takeBack = `mutation ($input: ReopenMyDayEntryInput!) { reopenMyDayEntry(input: $input) {
  entry { ... on Contact { completedAt } ... on HotBoardItem { isResolved } } deletedContactId
} }`

describe('my day', () => {
  let world: World
  let url: string
  let business: TestBusiness
  const watched = watchStatements()

  beforeAll(async () => {
    const database = await freshDatabase()
    url = database.url
    world = openWorld(database)
  })
  beforeEach(async () => {
    world.clock.set(now)
    business = await world.business()
  })
  afterAll(watched.stop)

  const contact = async (notes: string, when: string, done = false) => {
    const scheduledDate = new Date(when)
    const { id } = await business.contact({
      notes,
      scheduledDate,
      ...(done && { completed: true, completedAt: new Date(now) }),
    })
    return globalId('Contact', id)
  }
  async function followUp(title: string, when: string, state: 'PENDING' | 'CANCELLED' = 'PENDING') {
    const { id: customerId } = await business.customer()
    const step = { customerStatus: 'UNSOLD', dayNumber: 1, anchorDate: new Date(now) } as const
    const { id } = await world.prisma.followUp.create({
      data: { businessId: business.id, customerId, ...step, title, scheduledDate: new Date(when), state },
    })
    return globalId('FollowUp', id)
  }
  async function item(title: string, priority: 'URGENT' | 'HIGH' | 'LOW', assignedToId: number | null) {
    const { id } = await world.prisma.hotBoardItem.create({
      data: {
        businessId: business.id,
        title,
        description: title,
        createdByName: 'Ada',
        priority,
        ...(assignedToId === null
          ? { assignedToAll: true }
          : { assignedToId, assignedToName: 'Emma Tester' }),
      },
    })
    return globalId('HotBoardItem', id)
  }
  const myDay = async (variables = {}, actor = business.employee.actor) => {
    const { counts, entries } = (await actor.ok(day, variables)).viewer.myDay
    return { counts, entries, words: entries.map((entry: { words: string }) => entry.words) }
  }
  const log = () => world.prisma.activity.count({ where: { businessId: business.id } })

  async function fullDay() {
    await item('low, mine', 'LOW', business.employee.id)
    await item('high, mine', 'HIGH', business.employee.id)
    await item('urgent, mine', 'URGENT', business.employee.id)
    await item('urgent, a colleague’s', 'URGENT', business.manager.id)
    await item('urgent, everybody’s', 'URGENT', null)
    await contact('at noon', '2026-06-10T16:00:00Z')
    await contact('this morning', '2026-06-10T13:30:00Z')
    await contact('long ago', '2026-06-01T14:00:00Z')
    await contact('done', '2026-06-01T14:00:00Z', true)
    await contact('late tonight', '2026-06-11T03:59:59Z')
    await contact('tomorrow', '2026-06-11T04:00:00Z')
    await followUp('call of today', '2026-06-10T13:00:00Z')
    await followUp('call of last week', '2026-06-03T13:00:00Z')
    await followUp('call of tomorrow', '2026-06-11T13:00:00Z')
    await followUp('call that fell away', '2026-06-03T13:00:00Z', 'CANCELLED')
  }

  it('is one queue: mine that are urgent, what is late, what is due by its time, the rest of mine', async () => {
    await fullDay()
    const { words, counts } = await myDay()
    expect(words).toEqual([
      'urgent, mine',
      'long ago',
      'call of last week',
      'this morning',
      'call of today',
      'at noon',
      'late tonight',
      'high, mine',
      'low, mine',
    ])
    expect(counts).toEqual({ hotBoardItems: 3, contacts: 4, followUps: 2, overdue: 3, total: 9 })
  })

  it('brings what one customer needs together, at the place of what comes first', async () => {
    const { id: customerId } = await business.customer()
    const due = (notes: string, when: string, of = {}) =>
      business.contact({ notes, scheduledDate: new Date(when), ...of })
    await due('late, of one', '2026-06-01T14:00:00Z', { customerId })
    await due('late, of another', '2026-06-02T14:00:00Z')
    const step = { customerStatus: 'UNSOLD', dayNumber: 1, anchorDate: new Date(now) } as const
    const scheduledDate = new Date('2026-06-10T13:00:00Z')
    await world.prisma.followUp.create({
      data: { businessId: business.id, customerId, ...step, title: 'today, of one', scheduledDate },
    })
    await due('tonight, of one', '2026-06-10T23:00:00Z', { customerId })
    const together = ['late, of one', 'today, of one', 'tonight, of one']
    expect((await myDay()).words).toEqual([...together, 'late, of another'])
    expect((await myDay({ first: 3 })).words).toEqual(together)
  })

  it('is each person’s own, and a neighbour’s is empty', async () => {
    await fullDay()
    const { words } = await myDay({}, business.manager.actor)
    expect(words).toContain('urgent, a colleague’s')
    expect(words).not.toContain('urgent, mine')
    const next = await world.business()
    expect((await myDay({}, next.admin.actor)).words).toEqual([])
  })

  it('goes on behind what was put off, and refuses sizes that no page has', async () => {
    await fullDay()
    const { entries } = await myDay({ first: 3 })
    const putOff = entries.map(({ id }: { id: string }) => id)
    expect(putOff).toHaveLength(3)
    const rest = await myDay({ first: 2, putOff: [...putOff, 'nonsense', globalId('Customer', 1)] })
    expect(rest.words).toEqual(['this morning', 'call of today'])
    for (const first of [-1, 101])
      expect((await business.employee.actor.fails(day, { first })).code).toBe('BAD_INPUT')
    const many = { putOff: Array.from({ length: 201 }, (_, i) => globalId('Contact', i + 1)) }
    expect((await business.employee.actor.fails(day, many)).fields).toHaveProperty('exclude')
  })

  it('asks as much of the database for many as for few', async () => {
    await contact('one', '2026-06-01T14:00:00Z')
    const few = await watched.of(() => myDay())
    await fullDay()
    const { id: customerId } = await business.customer()
    await world.prisma.$executeRaw`
      INSERT INTO "Contact" ("businessId", "customerId", "scheduledDate", completed, "completedAt", "updatedAt")
      SELECT ${business.id}, ${customerId}, ${new Date(now)}::timestamptz - n * interval '1 minute',
        n > 6000, CASE WHEN n > 6000 THEN now() END, now()
      FROM generate_series(1, 12000) AS n`
    await world.prisma.$executeRaw`ANALYZE`
    const many = await watched.of(async () => {
      const { entries, counts } = await myDay()
      expect([entries.length, counts.contacts]).toEqual([25, 1000])
    })
    expect(many.length).toBeLessThanOrEqual(few.length + 3)
    const [queue] = many.filter(({ text }) => text.includes('UNION ALL'))
    if (!queue) throw new Error('no queue was read')
    const plan = await planOf(url, queue)
    expect(plan.scanned).not.toContain('Contact')
    expect(plan.mostRows).toBeLessThanOrEqual(75)
  })

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
    'done by twenty at once, a %s has one next contact',
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
