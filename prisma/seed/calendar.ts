import { addDays, type Day, localDay, startOfDay, zonedInstant } from '#api/core/time/localTime.ts'

/** The days of the business around the time of seeding, counted from today: -1 is yesterday. */
export interface Calendar {
  now: Date
  timeZone: string
  day(offset: number): Day
  /** The day as a value of a `date` column. */
  date(offset: number): Date
  /** The instant of a local time, past or future. */
  at(offset: number, time: string): Date
  /**
   * An instant in the past. Times in today's opening hours are scaled to the part of today that has passed, in the
   * same order, so that some of today's work is always done.
   */
  past(offset: number, time: string): Date
  /** An instant later today, as close to the time as possible. */
  stillToday(time: string): Date
}

const opens = '09:00'
const closes = '18:00'
const lastCall = '20:00'

const minute = 60_000
const quarter = 15 * minute

/** Minutes from the start of opening hours until a time. */
const sinceOpening = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return Math.min(Math.max(hours * 60 + minutes - 540, 0), 540)
}

/** Rounds down to a whole minute. */
const wholeMinute = (instant: number) => Math.floor(instant / minute) * minute

export function dateOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}

export function calendarAt(now: Date, timeZone: string): Calendar {
  const today = localDay(now, timeZone)
  const day = (offset: number) => addDays(today, offset)
  // Converting local times is slow and the same ones recur.
  const known = new Map<string, Date>()
  const at = (offset: number, time: string) => {
    const name = `${offset} ${time}`
    const instant = known.get(name) ?? zonedInstant(day(offset), time, timeZone)
    known.set(name, instant)
    return instant
  }

  const past = (offset: number, time: string) => {
    if (offset > 0) throw new Error('a day to come is not past')
    if (offset < 0 || now >= at(0, closes)) return at(offset, time)
    const open = now.getTime() > at(0, opens).getTime() + 2 * quarter
    const begins = open ? at(0, opens) : startOfDay(today, timeZone)
    const over = now.getTime() - begins.getTime()
    return new Date(wholeMinute(begins.getTime() + (over * sinceOpening(time)) / sinceOpening(closes)))
  }

  const stillToday = (time: string) => {
    const meant = at(0, time)
    if (meant > now) return meant
    const left = at(0, lastCall).getTime() - now.getTime()
    if (left >= 4 * quarter) {
      const later = now.getTime() + (left * sinceOpening(time)) / sinceOpening(closes)
      return new Date(Math.ceil(later / quarter) * quarter)
    }
    // Too late for opening hours: use the end of the day.
    const lastMinute = at(0, '23:59')
    return lastMinute > now ? lastMinute : new Date(startOfDay(day(1), timeZone).getTime() - 1)
  }

  return { now, timeZone, day, date: (offset) => dateOf(day(offset)), at, past, stillToday }
}
