import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, localDay } from '#api/core/time/localTime.ts'
import type { AppointmentStatus, CustomerStatus, SmsState } from '#api/generated/enums.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { type Chance, chanceFrom } from '#api/testing/harness/records/countedWrites.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const request = `query ($weeks: Int!) { viewer { business { reports(weeks: $weeks) {
  customers { week counts { unsold sold notInMarket } }
  done { week people { name contacts followUps } }
  outcomes { title outcomes { outcome count } }
  appointments { week counts { completed noShows cancelled open } }
  texts { week counts { delivered sent failed unknown } } } } } }`

const statuses = ['UNSOLD', 'SOLD', 'NOT_IN_MARKET'] as const satisfies CustomerStatus[]
const columns = { UNSOLD: 'unsold', SOLD: 'sold', NOT_IN_MARKET: 'notInMarket' } as const

interface Event {
  customer: number
  at: Date
  status: CustomerStatus
}

/** The expected state: every record that the test has written. */
interface Written {
  statuses: Event[]
  done: { at: Date; name: string; kind: 'contacts' | 'followUps' }[]
  outcomes: { at: Date; title: string; outcome: string }[]
  appointments: { date: string; kind: 'completed' | 'noShows' | 'cancelled' | 'open' }[]
  texts: { at: Date; kind: 'delivered' | 'sent' | 'failed' | 'unknown' }[]
}

/** Writes records of all kinds, many of them close to midnight and to week boundaries. */
async function writeAtRandom(world: World, business: TestBusiness, timeZone: string, chance: Chance) {
  const { prisma, clock } = world
  const businessId = business.id
  const written: Written = { statuses: [], done: [], outcomes: [], appointments: [], texts: [] }
  const now = clock.now()
  const people = [business.admin, business.manager, business.employee]
  const hour = 3_600_000
  const past = () => {
    const back = chance.one([chance.below(14 * 168), 168 * chance.below(14) + chance.below(30)])
    return new Date(Number(now) - back * hour - chance.below(hour))
  }
  for (let index = 0; index < 40; index += 1) {
    const moments = [past(), past(), past()].sort((a, b) => Number(a) - Number(b))
    const [createdAt = now, ...changes] = moments
    const first = chance.one(statuses)
    const { id } = await business.customer({ createdAt, statusUpdatedAt: createdAt, status: first })
    const events: Event[] = [{ customer: id, at: createdAt, status: first }]
    for (const at of changes) {
      const status = chance.one(statuses)
      await prisma.customer.updateMany({ where: { id }, data: { status, statusUpdatedAt: at } })
      events.push({ customer: id, at, status })
    }
    if (chance.below(8) === 0) {
      // Deleted customers are not counted in any week.
      await prisma.customer.deleteMany({ where: { id } })
      continue
    }
    written.statuses.push(...events)
    const { id: by, fullName: name } = chance.one(people)
    const at = past()
    await business.contact({ customerId: id, completed: true, completedAt: at, completedById: by })
    written.done.push({ at, name, kind: 'contacts' })
    const closedAt = past()
    const title = chance.one(['Check in', 'Thank-you call'])
    const outcome = chance.one(['Reached', 'No answer', null])
    const skipped = chance.below(4) === 0
    await business.followUp({
      customerId: id,
      title,
      dayNumber: 3,
      closedAt,
      completedById: by,
      ...(skipped
        ? { state: 'SKIPPED' }
        : { state: 'COMPLETED', completed: true, completedAt: closedAt, outcome }),
    })
    if (!skipped) written.done.push({ at: closedAt, name, kind: 'followUps' })
    const ended = skipped ? 'Skipped' : (outcome ?? 'No outcome noted')
    written.outcomes.push({ at: closedAt, title, outcome: ended })
    const date = localDay(past(), timeZone)
    const kind = chance.one(['completed', 'noShows', 'cancelled', 'open'] as const)
    const status: AppointmentStatus =
      kind === 'completed' ? 'COMPLETED' : kind === 'open' ? 'SCHEDULED' : 'CANCELLED'
    const appointment = await prisma.serviceAppointment.create({
      data: {
        businessId,
        customerId: id,
        date,
        startTime: '09:00',
        endTime: '10:00',
        startsAt: at,
        endsAt: now,
        technician: 'Tom',
        description: 'Felt',
        status,
        noShow: kind === 'noShows',
        completedAt: kind === 'completed' ? now : null,
      },
    })
    written.appointments.push({ date, kind })
    const fate = chance.one(['delivered', 'sent', 'failed', 'unknown'] as const)
    const sent = { sentAt: past(), providerSid: `SM${id}` }
    const createdText = past()
    await prisma.smsMessage.createMany({
      data: (['reminder', 'test'] as const).map((kindOfText, place) => ({
        appointmentId: kindOfText === 'test' ? null : appointment.id,
        businessId,
        customerId: id,
        kind: kindOfText,
        toNumber: '5550100',
        body: 'Hi',
        state: fate.toUpperCase() as SmsState,
        createdAt: createdText,
        callingAt: createdText,
        ...(/delivered|sent/.test(fate) && { ...sent, providerSid: `${sent.providerSid}-${place}` }),
        ...(fate === 'failed' && { errorReason: 'no' }),
      })),
    })
    written.texts.push({ at: createdText, kind: fate })
  }
  return written
}

/** Computes the expected reports record by record, with local days. */
function counted(written: Written, now: Date, timeZone: string, weeks: number) {
  const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
  const weekOf = (at: Date) => mondayOf(localDay(at, timeZone))
  const mondays = Array.from({ length: weeks }, (_none, i) => addDays(weekOf(now), 7 * (i + 1 - weeks)))
  const tally = <Kind extends string>(kinds: readonly Kind[], found: readonly { kind: Kind }[]) =>
    Object.fromEntries(kinds.map((kind) => [kind, found.filter((each) => each.kind === kind).length]))
  const within = (at: Date) => mondays.includes(weekOf(at))
  return {
    customers: mondays.map((week) => {
      const latest = new Map<number, CustomerStatus>()
      for (const { customer, at, status } of written.statuses)
        if (weekOf(at) <= week) latest.set(customer, status)
      const present = [...latest.values()].map((status) => ({ kind: columns[status] }))
      return { week, counts: tally(Object.values(columns), present) }
    }),
    done: mondays.map((week) => {
      const inWeek = written.done.filter(({ at }) => weekOf(at) === week)
      const names = [...new Set(inWeek.map(({ name }) => name))].sort()
      const people = names.map((name) => ({
        name,
        ...tally(
          ['contacts', 'followUps'],
          inWeek.filter((each) => each.name === name),
        ),
      }))
      return { week, people }
    }),
    outcomes: ['Check in', 'Thank-you call'].map((title) => {
      const own = written.outcomes.filter((each) => each.title === title && within(each.at))
      const names = [...new Set(own.map(({ outcome }) => outcome))].sort()
      const outcomes = names.map((outcome) => ({
        outcome,
        count: own.filter((each) => each.outcome === outcome).length,
      }))
      return { title, outcomes }
    }),
    appointments: mondays.map((week) => ({
      week,
      counts: tally(
        ['completed', 'noShows', 'cancelled', 'open'],
        written.appointments.filter(({ date }) => mondayOf(date) === week),
      ),
    })),
    texts: mondays.map((week) => ({
      week,
      counts: tally(
        ['delivered', 'sent', 'failed', 'unknown'],
        written.texts.filter(({ at }) => weekOf(at) === week),
      ),
    })),
  }
}

describe('the reports', () => {
  let world: World

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  it.each([
    // DST ended in the previous week.
    ['America/New_York', '2026-11-10T16:00:00.000Z'],
    // A 23-hour Sunday in a zone with a 45-minute offset.
    ['Pacific/Chatham', '2026-10-01T15:00:00.000Z'],
    ['Europe/Berlin', '2027-04-01T21:59:59.999Z'],
  ])('match a record-by-record count after random writes, in %s', async (timeZone, now) => {
    world.clock.set(now)
    const business = await world.business({ timeZone })
    const neighbour = await world.business({ timeZone })
    const createdAt = new Date('2025-01-01T00:00:00.000Z')
    await world.prisma.business.updateMany({ data: { createdAt } })
    const written = await writeAtRandom(world, business, timeZone, chanceFrom(now))
    const others = await writeAtRandom(world, neighbour, timeZone, chanceFrom(timeZone))
    for (const [of, all] of [
      [business, written],
      [neighbour, others],
    ] as const) {
      const { reports } = (await of.manager.actor.ok(request, { weeks: 12 })).viewer.business
      // Another test covers the order of users and outcomes.
      const byName = <Named extends object>(rows: Named[]) =>
        rows.toSorted((a, b) => (Object.values(a)[0] < Object.values(b)[0] ? -1 : 1))
      reports.done = reports.done.map((week: { people: object[] }) => ({
        ...week,
        people: byName(week.people),
      }))
      reports.outcomes = reports.outcomes.map((step: { outcomes: object[] }) => ({
        ...step,
        outcomes: byName(step.outcomes),
      }))
      expect(reports).toEqual(counted(all, world.clock.now(), timeZone, 12))
    }
  })
})
