import { afterAll, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { day, now, setUpMyDay } from '#api/modules/dashboard/my-day/testing/myDay.ts'
import { planOf, watchStatements } from '#api/testing/harness/database/statements.ts'
import type { BusinessScene } from '#api/testing/harness/setUpBusiness.ts'

describe('my day', () => {
  let world: BusinessScene['world']
  let url: string
  let business: BusinessScene['business']
  const watched = watchStatements()
  const { contact, followUp, item, myDay } = setUpMyDay((scene) => {
    ;({ world, url, business } = scene)
  })
  afterAll(watched.stop)

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

  it('begins with my customers, then nobody’s, and ends with what is late of others’', async () => {
    const { employee, manager } = business
    await contact('late, nobody’s', '2026-06-01T14:00:00Z')
    await item('urgent, mine', 'URGENT', employee.id)
    await item('low, mine', 'LOW', employee.id)
    const of = async (ownerId: number, whose: string) => {
      const { id: customerId } = await business.customer({ ownerId })
      for (const [when, scheduledDate] of [
        ['late', '2026-06-09T14:00:00Z'],
        ['tonight', '2026-06-10T23:00:00Z'],
      ] as const)
        await business.contact({
          customerId,
          notes: `${when}, ${whose}`,
          scheduledDate: new Date(scheduledDate),
        })
    }
    await of(employee.id, 'mine')
    await of(manager.id, 'a colleague’s')
    const gone = await business.member({ isActive: false })
    await of(gone.id, 'of one who left')
    const { words, counts } = await myDay()
    expect(words).toEqual([
      'urgent, mine',
      'late, mine',
      'tonight, mine',
      'late, nobody’s',
      'late, of one who left',
      'tonight, of one who left',
      'low, mine',
      'late, a colleague’s',
    ])
    expect(counts).toEqual({ hotBoardItems: 2, contacts: 6, followUps: 0, overdue: 4, total: 8 })
    expect((await myDay({}, manager.actor)).words).toEqual([
      'late, a colleague’s',
      'tonight, a colleague’s',
      'late, nobody’s',
      'late, of one who left',
      'tonight, of one who left',
      'late, mine',
    ])
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
})
