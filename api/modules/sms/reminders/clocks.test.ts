import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, localDay, localTime, zonedInstant } from '#api/core/time/localTime.ts'
import { sendReminders } from '#api/modules/sms/reminders/sendDue.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { appointmentAt, textingBusiness } from '#api/testing/harness/sms/texting.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

const minute = 60_000
const hour = 60 * minute

describe('the clock', () => {
  let world: World
  /** The times at which each number received texts. */
  let got: Map<string, Date[]>

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  beforeEach(async () => {
    await world.prisma.business.deleteMany()
    got = new Map()
    world.texts.answers(({ to }) => {
      got.set(to, [...(got.get(to) ?? []), world.clock.now()])
      return { kind: 'accepted', sid: `SM${to}-${got.get(to)?.length}` }
    })
  })

  const passAt = async (at: number) => {
    world.clock.set(new Date(at).toISOString())
    await sendReminders(world.services)
  }
  const run = async (from: Date, to: Date, every = 30) => {
    for (let at = from.getTime(); at <= to.getTime(); at += every * minute) await passAt(at)
  }
  /** The local times at which the text of an appointment went out, joined by commas. */
  const sentAt = async ({ customerId }: { customerId: number }, zone: string) => {
    const { phoneNumber } = await world.prisma.customer.findFirstOrThrow({ where: { id: customerId } })
    return (got.get(`+1${phoneNumber}`) ?? [])
      .map((at) => `${localDay(at, zone)} ${localTime(at, zone)}`)
      .join(', ')
  }

  /** The expected local time: 24 hours before the start, or 09:00 when that is in the quiet hours. */
  const expected = (startsAt: Date, zone: string) => {
    const due = new Date(startsAt.getTime() - 24 * hour)
    const [day, time] = [localDay(due, zone), localTime(due, zone)]
    if (time >= '08:00' && time < '21:00') return `${day} ${time}`
    return `${time < '08:00' ? day : addDays(day, 1)} 09:00`
  }

  const changes: [zone: string, day: string, lost?: string][] = [
    ['America/New_York', '2026-03-08', '02:30'],
    ['America/New_York', '2026-11-01'],
    ['Europe/Berlin', '2026-03-29', '02:30'],
    ['Europe/Berlin', '2026-10-25'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15'],
    ['Australia/Lord_Howe', '2026-04-05'],
  ]

  it.each(changes)(
    'When the clock of %s changes on %s, each text is sent once, at its hour',
    async (zone, day, lost) => {
      const business = { ...(await textingBusiness(world, { timeZone: zone })), timeZone: zone }
      const times = ['00:30', '01:30', '03:30', '07:30', '08:00', '12:00', '20:30', '21:00', '23:30']
      const starts = [day, addDays(day, 1)].flatMap((on) => times.map((time) => zonedInstant(on, time, zone)))
      // A time that DST skips, and the same time on the next day, for which 24 hours before is skipped.
      if (lost) starts.push(zonedInstant(day, lost, zone), zonedInstant(addDays(day, 1), lost, zone))
      const booked = []
      for (const startsAt of starts) booked.push(await appointmentAt(world, business, startsAt))
      await run(
        zonedInstant(addDays(day, -2), '20:00', zone),
        zonedInstant(addDays(day, 1), '22:00', zone),
        15,
      )
      for (const appointment of booked) {
        expect(await sentAt(appointment, zone)).toBe(expected(appointment.startsAt, zone))
      }
    },
  )

  it('A clock that is set back two hours sends no text twice, and none too late', async () => {
    const zone = 'America/New_York'
    const business = await textingBusiness(world)
    const booked = []
    for (const time of ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00']) {
      booked.push(await appointmentAt(world, business, zonedInstant('2026-06-11', time, zone)))
    }
    const at = (time: string) => zonedInstant('2026-06-10', time, zone)
    await run(at('09:00'), at('13:00'))
    await run(at('11:00'), at('16:00'))
    const sent = []
    for (const appointment of booked) sent.push(await sentAt(appointment, zone))
    expect(sent).toEqual(
      ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00'].map((time) => `2026-06-10 ${time}`),
    )
  })

  it('After a clock has stood still for 36 hours, what is still ahead is caught up, once', async () => {
    const zone = 'America/New_York'
    const business = await textingBusiness(world)
    const book = (day: string, time: string) => appointmentAt(world, business, zonedInstant(day, time, zone))
    const over = await book('2026-06-11', '15:00')
    const soon = await book('2026-06-12', '00:30')
    const morning = await book('2026-06-12', '10:30')
    const noon = await book('2026-06-12', '12:00')
    const evening = await book('2026-06-12', '19:00')
    const night = await book('2026-06-12', '22:30')
    await passAt(zonedInstant('2026-06-10', '12:00', zone).getTime())
    await run(zonedInstant('2026-06-12', '00:00', zone), zonedInstant('2026-06-12', '23:00', zone))
    const sent = []
    for (const appointment of [over, soon, morning, noon, evening, night]) {
      sent.push(await sentAt(appointment, zone))
    }
    const sweep = '2026-06-12 09:00'
    expect(sent).toEqual(['', '', sweep, sweep, sweep, sweep])
  })
})
