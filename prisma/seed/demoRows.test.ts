import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from '#api/core/input/input.ts'
import { addDays, localDay, startOfDay } from '#api/core/time/localTime.ts'
import { newContact } from '#api/modules/contacts/input.ts'
import { newCustomer } from '#api/modules/customers/input.ts'
import { trendPercent } from '#api/modules/dashboard/service.ts'
import { businessRows } from './business.ts'
import { calendarAt } from './calendar.ts'
import type { BusinessRows } from './rows.ts'
import { profiles, teamOf } from './team.ts'
import { countingIds } from './write.ts'

const newYork = 'America/New_York'
const team = teamOf(
  profiles.map(({ firstName, lastName }, index) => ({
    id: index + 1,
    firstName,
    fullName: `${firstName} ${lastName}`,
  })),
)
const nameOf = (id: number | null) => team.everyone.find((person) => person.id === id)?.fullName

const rowsAt = (now: Date, zone: string) => businessRows(calendarAt(now, zone), team, countingIds().ids).rows

/** The texts of the dashboard's cards, computed from all rows. */
function cards(rows: BusinessRows, now: Date, zone: string) {
  const today = localDay(now, zone)
  const begins = (offset: number) => startOfDay(addDays(today, offset), zone)
  const within = (instants: (Date | null)[], from: number, to: number) =>
    instants.filter((instant) => instant && instant >= begins(from) && instant < begins(to)).length
  const trend = (instants: (Date | null)[]) =>
    trendPercent(within(instants, -29, 1), within(instants, -59, -29))
  const active = rows.HotBoardItem.filter(({ resolved }) => !resolved)
  const due = rows.FollowUp.filter(({ state }) => state === 'PENDING').map((row) => row.scheduledDate)
  const open = rows.Contact.filter(({ completed }) => !completed).map((row) => row.scheduledDate)
  return {
    customers: trend(rows.Customer.map(({ createdAt }) => createdAt)),
    scheduled: trend(rows.Contact.map(({ scheduledDate }) => scheduledDate)),
    completed: trend(rows.Contact.map(({ completedAt }) => completedAt)),
    hotBoard: `${within(
      active.map(({ createdAt }) => createdAt),
      0,
      1,
    )} new today`,
    scheduledToday: within(
      rows.Contact.map(({ scheduledDate }) => scheduledDate),
      0,
      1,
    ),
    completedToday: within(
      rows.Contact.map(({ completedAt }) => completedAt),
      0,
      1,
    ),
    stillToday: open.filter((when) => when >= now && when < begins(1)).length,
    overdueContacts: open.filter((when) => when < now).length,
    followUpsToday: within(due, 0, 1),
    overdueFollowUps: due.filter((when) => when < begins(0)).length,
  }
}

const asDecided = {
  customers: 12,
  scheduled: 3,
  completed: 8,
  hotBoard: '2 new today',
  scheduledToday: 6,
  completedToday: 3,
  stillToday: 3,
  overdueContacts: 4,
  followUpsToday: 4,
  overdueFollowUps: 3,
}

const moments = [
  ['an afternoon', '2026-11-20T19:30:00.000Z', newYork],
  ['the first instant of a day', '2026-11-20T05:00:00.000Z', newYork],
  ['five past midnight', '2026-11-20T05:05:00.000Z', newYork],
  ['ten to midnight', '2026-11-21T04:50:00.000Z', newYork],
  ['the last instant of a day', '2026-11-21T04:59:59.999Z', newYork],
  ['the day clocks go forward', '2026-03-08T12:00:00.000Z', newYork],
  ['that day, just begun', '2026-03-08T05:05:00.000Z', newYork],
  ['the day clocks go back', '2026-11-01T22:00:00.000Z', newYork],
  ['the hour that happens twice', '2026-11-01T06:30:00.000Z', newYork],
  ['that day, nearly over', '2026-11-02T04:50:00.000Z', newYork],
  ['the end of a year', '2027-01-01T04:55:00.000Z', newYork],
  ['the beginning of a year', '2027-01-01T05:05:00.000Z', newYork],
  ['a leap day', '2028-02-29T17:00:00.000Z', newYork],
  ['a midnight that is skipped', '2026-09-06T04:10:00.000Z', 'America/Santiago'],
  ['the far side of the date line', '2026-11-20T19:30:00.000Z', 'Pacific/Auckland'],
] as const

describe('the sample data', { timeout: 30_000 }, () => {
  it.each(moments)('reads as decided at %s', (_name, instant, zone) => {
    const now = new Date(instant)
    expect(cards(rowsAt(now, zone), now, zone)).toEqual(asDecided)
  })

  it('reads as decided and is told in order at any moment', () => {
    const from = Date.parse('2026-01-01T00:00:00Z')
    const minutes = fc.integer({ min: 0, max: 3 * 366 * 1440 })
    const zone = fc.constantFrom(newYork, 'Asia/Kolkata', 'Europe/Berlin', 'Pacific/Honolulu')
    fc.assert(
      fc.property(minutes, zone, (count, timeZone) => {
        const now = new Date(from + count * 60_000)
        const rows = rowsAt(now, timeZone)
        expect(cards(rows, now, timeZone)).toEqual(asDecided)
        expect(futureActs(rows, now)).toEqual([])
        expect(disorder(rows)).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  it('is the same for the same moment', () => {
    const now = new Date('2026-11-20T19:30:00.000Z')
    expect(rowsAt(now, newYork)).toEqual(rowsAt(now, newYork))
  })

  it('is what the services would have accepted', () => {
    const rows = rowsAt(new Date('2026-11-20T19:30:00.000Z'), newYork)
    for (const customer of rows.Customer) {
      const { name, firstName, lastName, phoneNumber, interest } = customer
      const fields = Object.fromEntries(
        Object.entries(customer).filter(([field]) => Object.hasOwn(newCustomer.shape, field)),
      )
      expect(parse(newCustomer, fields)).toMatchObject(fields)
      expect(name).toBe(`${firstName} ${lastName}`)
      expect(phoneNumber).toMatch(/^(585|315)55501\d\d$/)
      expect(rows.InterestOption.map(({ label }) => label)).toContain(interest)
    }
    for (const { scheduledDate, email, notes } of rows.Contact) {
      expect(parse(newContact, { scheduledDate, email, notes })).toMatchObject({
        scheduledDate,
        email,
        notes,
      })
    }
    expect(new Set(rows.Customer.map(({ phoneNumber }) => phoneNumber)).size).toBe(60)
    expect(new Set(rows.Customer.map(({ status }) => status)).size).toBe(3)
    expect(new Set(rows.Customer.map(({ interest }) => interest)).size).toBe(5)
  })
})

/** Timestamps of completed acts that lie in the future. */
function futureActs(rows: BusinessRows, now: Date) {
  const acts = [
    'createdAt',
    'updatedAt',
    'completedAt',
    'resolvedAt',
    'readAt',
    'earnedAt',
    'statusUpdatedAt',
  ]
  return Object.values(rows)
    .flat()
    .flatMap((row) => Object.entries(row).filter(([column]) => acts.includes(column)))
    .filter(([, instant]) => instant instanceof Date && instant > now)
}

/** Rows that contradict the order of events, such as a completion before the creation. */
function disorder(rows: BusinessRows) {
  const came = new Map(rows.Customer.map(({ id, createdAt }) => [id, createdAt]))
  const before = (customerId: number | null, instant: Date) =>
    customerId !== null && instant < (came.get(customerId) ?? instant)
  return [
    ...rows.Activity.filter(({ customerId, createdAt }) => before(customerId, createdAt)),
    ...rows.Contact.filter((row) => before(row.customerId, row.createdAt)),
    ...rows.Contact.filter((row) => row.completedAt && row.completedAt < row.createdAt),
    ...rows.FollowUp.filter((row) => row.completedAt && row.completedAt < row.createdAt),
    ...rows.HotBoardItem.filter((row) => row.resolvedAt && row.resolvedAt < row.createdAt),
    ...rows.ServiceAppointment.filter((row) => row.updatedAt < row.createdAt),
    ...rows.OrganizerTask.filter((row) => row.completedAt && row.completedAt < row.createdAt),
    ...rows.Customer.filter((row, index) => row.createdAt < (rows.Customer[index - 1] ?? row).createdAt),
    ...rows.Activity.filter((row, index) => row.createdAt < (rows.Activity[index - 1] ?? row).createdAt),
    ...rows.Activity.filter(({ performedBy }) => !team.everyone.some((one) => one.fullName === performedBy)),
  ]
}

describe('the sample data hangs together', () => {
  const rows = rowsAt(new Date('2026-11-20T19:30:00.000Z'), newYork)

  it('The sample data hangs together in the activity log: every action on a customer once, by the user who did it', () => {
    const completed = rows.Contact.filter(({ completedAt }) => completedAt)
    const told = rows.Activity.filter(({ description }) => description.startsWith('Contact completed'))
    expect(told).toHaveLength(completed.length)
    for (const { id, customerId, completedAt, completedById, completedNotes } of completed) {
      expect(told.filter(({ contactId }) => contactId === id)).toEqual([
        {
          customerId,
          contactId: id,
          type: 'CONTACT',
          description: `Contact completed: ${completedNotes}`,
          subject: null,
          performedBy: nameOf(completedById),
          createdAt: completedAt,
        },
      ])
    }
    const added = rows.Activity.filter(({ description }) => description.startsWith('New customer added'))
    expect(added.map(({ customerId }) => customerId)).toEqual(rows.Customer.map(({ id }) => id))
    const sales = rows.Activity.filter(({ description }) => description.endsWith(' to sold'))
    expect(sales.every(({ type }) => type === 'SALE')).toBe(true)
  })

  it('The sample data hangs together in the follow-ups: one per customer, step and anchor; pending ones are of the present status', () => {
    const key = (row: BusinessRows['FollowUp'][number]) =>
      `${row.customerId} ${row.stepId} ${row.anchorDate.toISOString()}`
    expect(new Set(rows.FollowUp.map(key)).size).toBe(rows.FollowUp.length)
    for (const { id, status, statusUpdatedAt } of rows.Customer) {
      const own = rows.FollowUp.filter(({ customerId }) => customerId === id)
      const pending = own.filter(({ state }) => state === 'PENDING')
      expect(pending.every(({ customerStatus }) => customerStatus === status)).toBe(true)
      const steps = rows.FollowUpStep.filter(({ customerStatus }) => customerStatus === status)
      const anchor = localDay(statusUpdatedAt, newYork)
      const enrolled = own.filter(({ anchorDate }) => anchorDate.toISOString().startsWith(anchor))
      expect(enrolled.map(({ title }) => title)).toEqual(steps.map(({ title }) => title))
      for (const { dayNumber, scheduledDate, anchorDate } of own) {
        const due = addDays(anchorDate.toISOString().slice(0, 10), dayNumber)
        expect(localDay(scheduledDate, newYork)).toBe(due)
      }
    }
  })

  it('The sample data hangs together on the calendar: two a day at most, each in a place of its own', () => {
    const held = rows.ServiceAppointment.filter(({ status }) => status !== 'CANCELLED')
    const places = held.map(({ date, place }) => `${date} ${place}`)
    expect(new Set(places).size).toBe(places.length)
    expect(new Set(held.map(({ place }) => place))).toEqual(new Set([1, 2]))
  })
})
