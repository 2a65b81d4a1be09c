import { addDays, type Day } from '#api/core/time/localTime.ts'

/** A week of local days, Monday to Sunday. */
export interface Week {
  begins: Day
  ends: Day
  /** Its seven days in order. */
  days: Day[]
}

/** The week that contains a local day. */
export function weekOf(day: Day): Week {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  const begins = addDays(day, -sinceMonday)
  const days = [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(begins, offset))
  return { begins, ends: addDays(begins, 6), days }
}
