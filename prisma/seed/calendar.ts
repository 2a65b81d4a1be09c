import { addDays, type Day, localDay, startOfDay, zonedInstant } from '#api/core/time/localTime.ts'

/** The shop's days around the moment of seeding. Days are counted from today: -1 is yesterday. */
export interface Calendar {
  now: Date
  timeZone: string
  day(offset: number): Day
  /** The day as the database's `date` columns take it. */
  date(offset: number): Date
  /** A local time of a day, passed or not. */
  at(offset: number, time: string): Date
  /**
   * A moment that has passed. What is meant for opening hours of today is fitted into the part of today
   * that is over, in the same order, so that there is always something done.
   */
  past(offset: number, time: string): Date
  /** A moment of today that has not passed, as near to the time as the hour allows. */
  stillToday(time: string): Date
}

const opens = '09:00'
const closes = '18:00'
const lastCall = '20:00'

const minute = 60_000
const quarter = 15 * minute

/** Minutes of opening hours before a time. */
const sinceOpening = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return Math.min(Math.max(hours * 60 + minutes - 540, 0), 540)
}

/** Moves a moment back to the last whole minute. */
const wholeMinute = (instant: number) => Math.floor(instant / minute) * minute

export function dateOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}

export function calendarAt(now: Date, timeZone: string): Calendar {
  const today = localDay(now, timeZone)
  const day = (offset: number) => addDays(today, offset)
  // Asking the zone is slow, and the same hours come up again and again.
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
    // So late that it means: before the day ends.
    const lastMinute = at(0, '23:59')
    return lastMinute > now ? lastMinute : new Date(startOfDay(day(1), timeZone).getTime() - 1)
  }

  return { now, timeZone, day, date: (offset) => dateOf(day(offset)), at, past, stillToday }
}
