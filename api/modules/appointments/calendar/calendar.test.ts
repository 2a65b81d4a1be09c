import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { planOf, watchStatements } from '#api/testing/harness/database/statements.ts'
import { appointmentOf } from '#api/testing/harness/records/appointments.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const day = `date count isFull cancelledCount
  appointments { startTime customer { lastName } } cancelled(first: 2) { startTime }`
const filtered = `query ($mine: Boolean, $id: ID, $name: String, $left: Boolean) { viewer { business {
  calendarDays(from: "2026-06-16", to: "2026-06-16", mine: $mine, technicianUserId: $id, technician: $name,
    needsTechnician: $left) { count matchingCount isFull appointments(first: 9) { startTime } cancelled { startTime } } } } }`
const days = `query ($from: Date!, $to: Date!) { viewer { business { calendarDays(from: $from, to: $to) { ${day} } } } }`

describe('the days of the calendar', () => {
  let url: string
  let world: World
  let business: TestBusiness
  const watched = watchStatements()

  beforeAll(async () => {
    const database = await freshDatabase()
    url = database.url
    world = openWorld(database)
  })
  beforeEach(async () => {
    business = await world.business()
  })
  afterAll(watched.stop)

  const at = (date: string, startTime: string, more: object = {}) =>
    appointmentOf(world, business, { date, startTime, endTime: '18:00', ...more })
  const query = async (from: string, to: string, person = business.employee) => {
    const { viewer } = await person.actor.ok(days, { from, to })
    return viewer.business.calendarDays
  }

  it('count the appointments that are not cancelled, and show the first two by their time', async () => {
    await at('2026-06-16', '14:00')
    await at('2026-06-16', '09:00')
    await at('2026-06-16', '11:00', { status: 'IN_PROGRESS' })
    await at('2026-06-16', '08:00', { status: 'CANCELLED' })
    await at('2026-06-18', '09:00', { status: 'CANCELLED' })
    const found = await query('2026-06-15', '2026-06-18')
    const empty = {
      count: 0,
      isFull: false,
      cancelledCount: 0,
      appointments: [],
      cancelled: [],
    }
    const customer = { lastName: 'Customer' }
    expect(found).toEqual([
      { date: '2026-06-15', ...empty },
      {
        date: '2026-06-16',
        count: 3,
        isFull: true,
        cancelledCount: 1,
        appointments: [
          { startTime: '09:00', customer },
          { startTime: '11:00', customer },
        ],
        cancelled: [{ startTime: '08:00' }],
      },
      { date: '2026-06-17', ...empty },
      {
        date: '2026-06-18',
        ...empty,
        cancelledCount: 1,
        cancelled: [{ startTime: '09:00' }],
      },
    ])
  })

  it('are full by the limit of the business, and do not count those of another', async () => {
    await at('2026-06-16', '09:00')
    const isFull = async () => (await query('2026-06-16', '2026-06-16'))[0].isFull
    expect(await isFull()).toBe(false)
    await world.prisma.business.update({ where: { id: business.id }, data: { maxAppointmentsPerDay: 1 } })
    expect(await isFull()).toBe(true)
    const other = await world.business()
    expect(await query('2026-06-16', '2026-06-16', other.admin)).toMatchObject([{ count: 0, isFull: false }])
  })

  it('list one technician’s appointments, and stay full by those of everybody', async () => {
    const { employee, manager, admin } = business
    const of = (technicianUserId: number) => ({ technician: 'Somebody', technicianUserId })
    await at('2026-06-16', '08:00', of(manager.id))
    await at('2026-06-16', '09:00', of(employee.id))
    await at('2026-06-16', '10:00', { technician: 'Zoé  Outside.' })
    await at('2026-06-16', '11:00', { ...of(employee.id), status: 'CANCELLED' })
    const setActive = (isActive: boolean) =>
      world.prisma.user.updateMany({ where: { id: manager.id }, data: { isActive } })
    await setActive(false)
    const listed = async (filter: Record<string, unknown>, person = employee) => {
      const { viewer } = await person.actor.ok(filtered, filter)
      const [found] = viewer.business.calendarDays
      expect([found.count, found.isFull, found.appointments.length]).toEqual([3, true, found.matchingCount])
      return [...found.appointments, ...found.cancelled].map(({ startTime }) => startTime)
    }
    expect(await listed({})).toEqual(['08:00', '09:00', '10:00', '11:00'])
    expect(await listed({ mine: true })).toEqual(['09:00', '11:00'])
    expect(await listed({ mine: true }, admin)).toEqual([])
    expect(await listed({ id: globalId('User', employee.id) }, admin)).toEqual(['09:00', '11:00'])
    expect(await listed({ id: globalId('Customer', employee.id) })).toEqual([])
    expect(await listed({ name: 'zoe outside' })).toEqual(['10:00'])
    expect(await listed({ name: 'Somebody' })).toEqual([])
    expect(await listed({ left: true })).toEqual(['08:00'])
    await setActive(true)
    expect(await listed({ left: true })).toEqual([])
    const other = await world.business()
    const { viewer } = await other.admin.actor.ok(filtered, { id: globalId('User', employee.id) })
    expect(viewer.business.calendarDays).toMatchObject([{ count: 0, matchingCount: 0, appointments: [] }])
  })

  it.each([
    ['2026-06-02', '2026-06-01', 'The last day comes before the first'],
    ['2026-06-01', '2026-07-13', 'At most 42 days can be read at once'],
    ['1900-01-01', '9998-12-31', 'At most 42 days can be read at once'],
  ])('The days of the calendar from %s to %s are refused', async (from, to, message) => {
    const refusal = await business.employee.actor.fails(days, { from, to })
    expect(refusal).toMatchObject({ code: 'BAD_INPUT', fields: { to: [message] } })
    expect(await query('2026-06-01', '2026-07-12')).toHaveLength(42)
  })

  it('cannot be read without bound', async () => {
    const more = days.replace('appointments {', 'appointments(first: $n) {').replace('($', '($n: Int!, $')
    const range = { from: '2026-06-01', to: '2026-06-01' }
    for (const n of [-1, 101]) {
      const refusal = await business.employee.actor.fails(more, { ...range, n })
      expect(refusal).toMatchObject({ code: 'BAD_INPUT', fields: { first: ['Must be between 0 and 100'] } })
    }
  })

  it('cost the same statements and their own rows, however much the table holds', async () => {
    const month = () => query('2026-06-01', '2026-07-12')
    const statements = (await watched.of(month)).length
    const { id: customerId } = await business.customer()
    const base = await at('2026-06-01', '09:00', { customerId })
    const { id: _id, ...row } = base
    await world.prisma.serviceAppointment.createMany({
      data: Array.from({ length: 4000 }, (_, i) => ({
        ...row,
        date: new Date(Date.UTC(2010, 0, 1 + (i % 2000) * 2)).toISOString().slice(0, 10),
      })),
    })
    await world.prisma.serviceAppointment.createMany({
      data: Array.from({ length: 60 }, (_, i) => ({ ...row, date: `2026-06-${10 + (i % 20)}` })),
    })
    await world.prisma.$executeRawUnsafe('ANALYZE "ServiceAppointment"')
    const now = await watched.of(month)
    // One statement each for the business, the days, the active appointments and the cancelled ones.
    expect([statements, now.length]).toEqual([2, 3])
    for (const statement of now.filter(({ text }) => text.includes('array_agg'))) {
      const { scanned, mostRows } = await planOf(url, statement)
      expect(scanned).not.toContain('ServiceAppointment')
      expect(mostRows).toBeLessThanOrEqual(61)
    }
  })
})
