import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const request = `query ($weeks: Int!) { viewer { business { reports(weeks: $weeks) {
  customers { week counts { unsold sold } }
  done { week people { rank name contacts followUps } }
  outcomes { customerStatus dayNumber title outcomes { outcome count } }
  appointments { week counts { completed } }
  texts { week counts { delivered } } } } } }`

const kinds = `{ viewer { business { reports(weeks: 5) { outcomes { outcomes { kind outcome count } } } } } }`

describe('the reports', () => {
  let world: World
  let business: TestBusiness

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })
  beforeEach(async () => {
    // A Wednesday.
    world.clock.set('2026-06-10T16:00:00.000Z')
    business = await world.business()
    await world.prisma.business.update({
      where: { id: business.id },
      data: { createdAt: new Date('2026-05-20T16:00:00.000Z') },
    })
  })

  const reports = async (weeks = 5) =>
    (await business.manager.actor.ok(request, { weeks })).viewer.business.reports

  it.each([
    ['ADMIN', true],
    ['MANAGER', true],
    ['EMPLOYEE', false],
  ] as const)('are available to %s: %s', async (role, there) => {
    const { viewer } = await business.as(role).ok(request, { weeks: 2 })
    expect(viewer.business.reports !== null).toBe(there)
  })

  it.each([0, -1, 53])('cannot cover %s weeks', async (weeks) => {
    const { failures } = await business.admin.actor.run(request, { weeks })
    expect(failures).toMatchObject([
      { code: 'BAD_INPUT', fields: { weeks: ['Weeks must be between 1 and 52'] } },
    ])
  })

  it('have weeks from Monday to Sunday, the current one last, and no data before the business was created', async () => {
    const { customers, done, appointments, texts } = await reports()
    const weeks = ['2026-05-11', '2026-05-18', '2026-05-25', '2026-06-01', '2026-06-08']
    for (const report of [customers, done, appointments, texts]) {
      expect(report.map(({ week }: { week: string }) => week)).toEqual(weeks)
    }
    expect(appointments.map(({ counts }: { counts: unknown }) => counts)).toEqual([
      null,
      ...Array(4).fill({ completed: 0 }),
    ])
    expect(texts[0].counts).toBeNull()
    expect(done.map(({ people }: { people: unknown }) => people)).toEqual([null, [], [], [], []])
    expect(customers.map(({ counts }: { counts: unknown }) => counts)).toEqual([
      null,
      ...Array(4).fill({ unsold: 0, sold: 0 }),
    ])
  })

  it('include imported records from before the business was created', async () => {
    const at = new Date('2026-05-12T16:00:00.000Z')
    const { id } = await business.customer({ createdAt: at, statusUpdatedAt: at })
    await business.contact({ customerId: id, completed: true, completedAt: at })
    const { customers, done, texts } = await reports()
    expect(customers[0].counts).toEqual({ unsold: 1, sold: 0 })
    expect(done[0].people).toEqual([{ rank: 0, name: 'Others', contacts: 1, followUps: 0 }])
    expect(texts[0].counts).toBeNull()
  })

  it('have no customer counts for weeks in which the status of some customers is unknown', async () => {
    await world.prisma.business.update({
      where: { id: business.id },
      // In the week of May 25; its end has complete data.
      data: { statusHistoryFrom: new Date('2026-05-27T16:00:00.000Z') },
    })
    const { customers, appointments } = await reports()
    expect(customers.map(({ counts }: { counts: unknown }) => counts !== null)).toEqual([
      ...[false, false, true, true, true],
    ])
    expect(appointments[1].counts).not.toBeNull()
  })

  it('list the seven most active users and combine the others', async () => {
    const completedAt = world.clock.now()
    const people = []
    for (let index = 0; index < 9; index += 1) people.push(await business.member({ firstName: `P${index}` }))
    for (const [index, { id }] of people.entries()) {
      for (let count = 0; count <= index; count += 1) {
        await business.contact({ completed: true, completedAt, completedById: id })
      }
    }
    const { done } = await reports()
    const names = done
      .at(-1)
      .people.map(({ rank, name, contacts }: Record<string, unknown>) => [rank, name, contacts].join(' '))
    expect(names).toEqual([
      ...['1 P8 Tester 9', '2 P7 Tester 8', '3 P6 Tester 7', '4 P5 Tester 6', '5 P4 Tester 5'],
      ...['6 P3 Tester 4', '7 P2 Tester 3', '0 Others 3'],
    ])
  })

  it('list the five most common outcomes and combine the others; steps are in plan order', async () => {
    const closedAt = world.clock.now()
    const close = (outcome: string | null, step: object) =>
      business.followUp({
        state: 'COMPLETED',
        completed: true,
        completedAt: closedAt,
        closedAt,
        outcome,
        ...step,
      })
    for (const [index, outcome] of ['A', 'B', 'C', 'D', 'E', 'F', 'G'].entries()) {
      for (let count = 7; count > index; count -= 1) await close(outcome, { dayNumber: 7, title: 'Later' })
    }
    await close(null, { dayNumber: 1, title: 'Sooner' })
    await close('G', { customerStatus: 'SOLD', dayNumber: 0, title: 'Thanks' })
    const { outcomes } = await reports()
    expect(outcomes.map(({ title }: { title: string }) => title)).toEqual(['Sooner', 'Later', 'Thanks'])
    expect(outcomes[0].outcomes).toEqual([{ outcome: 'No outcome noted', count: 1 }])
    expect(
      outcomes[1].outcomes.map(({ outcome, count }: Record<string, unknown>) => `${outcome} ${count}`),
    ).toEqual(['A 7', 'B 6', 'C 5', 'D 4', 'E 3', 'Other 3'])
    expect(outcomes[2].outcomes).toEqual([{ outcome: 'Other', count: 1 }])
  })

  it('keep outcomes that users typed apart from their own groups of the same name', async () => {
    const closedAt = world.clock.now()
    const step = { dayNumber: 7, title: 'Later', closedAt }
    const twice = ['Other', 'Skipped', 'No outcome noted']
    const typed = [...twice, ...twice, 'A', 'B', 'C']
    for (const outcome of [...typed, null]) {
      await business.followUp({
        ...step,
        state: 'COMPLETED',
        completed: true,
        completedAt: closedAt,
        outcome,
      })
    }
    await business.followUp({ ...step, state: 'SKIPPED' })
    const [{ outcomes }] = (await business.manager.actor.ok(kinds)).viewer.business.reports.outcomes
    expect(
      outcomes
        .map(({ kind, outcome, count }: Record<string, unknown>) => `${kind}: ${outcome} ${count}`)
        .sort(),
    ).toEqual([
      ...['NONE: No outcome noted 1', 'NOTED: A 1', 'NOTED: B 1', 'NOTED: No outcome noted 2'],
      ...['NOTED: Other 2', 'NOTED: Skipped 2', 'OTHER: Other 1', 'SKIPPED: Skipped 1'],
    ])
  })
})
