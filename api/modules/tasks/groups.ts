import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { addDays, type Day } from '#api/core/time/localTime.ts'
import { lastOpenDay } from '#api/modules/tasks/input.ts'

/** Where a task stands on its owner's screen, in that order. */
export const taskGroups = ['OVERDUE', 'TODAY', 'TOMORROW', 'THIS_WEEK', 'LATER', 'NO_DATE', 'DONE'] as const
export type TaskGroup = (typeof taskGroups)[number]
export type OpenGroup = Exclude<TaskGroup, 'DONE'>

/** A stretch of days, both ends in it. */
export interface Stretch {
  from: Day
  to: Day
}

const earliest = '0001-01-01'

/**
 * The days of each group as they are today in the shop's zone. A week ends on Saturday, as in the calendar: on Fridays
 * and Saturdays *This week* is empty, and what comes after tomorrow is *Later*.
 */
export function stretches(today: Day): Record<OpenGroup, Stretch> {
  const tomorrow = addDays(today, 1)
  const untilSaturday = 6 - new Date(`${today}T00:00:00Z`).getUTCDay()
  const near = addDays(today, Math.max(untilSaturday, 1))
  return {
    OVERDUE: { from: earliest, to: addDays(today, -1) },
    TODAY: { from: today, to: today },
    TOMORROW: { from: tomorrow, to: tomorrow },
    THIS_WEEK: { from: addDays(tomorrow, 1), to: near },
    LATER: { from: addDays(near, 1), to: addDays(lastOpenDay, -1) },
    NO_DATE: { from: lastOpenDay, to: lastOpenDay },
  }
}

/** Day and date, as the database takes days: midnight of UTC. */
export const dateOf = (day: Day): Date => new Date(`${day}T00:00:00Z`)
export const dayOf = (date: Date): Day => date.toISOString().slice(0, 10)

/** Where a task stands today. */
export function groupOf(ctx: BusinessContext, { openDay }: { openDay: Date | null }): TaskGroup {
  if (openDay === null) return 'DONE'
  const day = dayOf(openDay)
  const groups = Object.entries(stretches(ctx.today())) as [OpenGroup, Stretch][]
  const [group = 'LATER'] = groups.find(([, { from, to }]) => day >= from && day <= to) ?? []
  return group
}
