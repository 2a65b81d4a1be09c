import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { addDays, type Day, localDay, localTime, startOfDay, zonedInstant } from '#api/core/time/localTime.ts'
import type { OverdueMove } from '#api/modules/overdue/input.ts'

/** An open contact or a pending follow-up. */
export interface OpenWork {
  id: number
  customerId: number
  scheduledDate: Date
}

export interface Move extends OpenWork {
  to: Date
}

const perDayByDefault = 10
const quarter = 15 * 60_000

const isWorkingDay = (day: Day) => ![0, 6].includes(new Date(day).getUTCDay())

function nextWorkingDay(day: Day): Day {
  const next = addDays(day, 1)
  return isWorkingDay(next) ? next : nextWorkingDay(next)
}

/** The days for a number of records: one, or as many of the next working days as they fill. */
function* daysFor(count: number, today: Day, { to, perDay }: OverdueMove): Generator<Day> {
  let day = to === 'TODAY' ? today : to === 'TOMORROW' ? addDays(today, 1) : nextWorkingDay(today)
  for (let index = 0; index < count; index++) {
    if (to === 'SPREAD' && index > 0 && index % (perDay ?? perDayByDefault) === 0) day = nextWorkingDay(day)
    yield day
  }
}

/** The next quarter of an hour of today; the last moment of the day when there is none. */
function soon(ctx: BusinessContext): Date {
  const next = Math.ceil((ctx.now().getTime() + 1) / quarter) * quarter
  const end = startOfDay(addDays(ctx.today(), 1), ctx.timeZone).getTime()
  return new Date(Math.min(next, end - 1))
}

/**
 * Where each of the records moves, oldest first. It keeps its time of day; when that has passed today, it moves to the
 * next quarter of an hour, because it would be overdue again.
 */
export function planMoves(ctx: BusinessContext, work: readonly OpenWork[], move: OverdueMove): Move[] {
  const days = [...daysFor(work.length, ctx.today(), move)]
  const earliest = soon(ctx)
  return work.map((one, index) => {
    const day = days[index] ?? ctx.today()
    const same = zonedInstant(day, localTime(one.scheduledDate, ctx.timeZone), ctx.timeZone)
    return { ...one, to: same > ctx.now() ? same : earliest }
  })
}

/** The number of moved records on each day. */
export function countPerDay(ctx: BusinessContext, moves: readonly Move[]): { day: Day; count: number }[] {
  const counts = new Map<Day, number>()
  for (const { to } of moves) {
    const day = localDay(to, ctx.timeZone)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return [...counts].map(([day, count]) => ({ day, count }))
}
