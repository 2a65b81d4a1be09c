import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { addDays, type Day } from '#api/core/time/localTime.ts'
import { lastOpenDay } from '#api/modules/tasks/input.ts'

/** The groups of tasks on their owner's screen, in order. */
export const taskGroups = ['OVERDUE', 'TODAY', 'TOMORROW', 'THIS_WEEK', 'LATER', 'NO_DATE', 'DONE'] as const
export type TaskGroup = (typeof taskGroups)[number]
export type OpenGroup = Exclude<TaskGroup, 'DONE'>

/** A range of days, inclusive. */
export interface Stretch {
  from: Day
  to: Day
}

const earliest = '0001-01-01'

/**
 * The range of days of each group, for a given today. A week ends on Saturday, as in the calendar: on Fridays and
 * Saturdays *This week* is empty, and everything after tomorrow is *Later*.
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

/** Converts a day to the value of a `date` column, midnight in UTC. */
export const dateOf = (day: Day): Date => new Date(`${day}T00:00:00Z`)
export const dayOf = (date: Date): Day => date.toISOString().slice(0, 10)

/** The group of a task today. */
export function groupOf(ctx: BusinessContext, { openDay }: { openDay: Date | null }): TaskGroup {
  if (openDay === null) return 'DONE'
  const day = dayOf(openDay)
  const groups = Object.entries(stretches(ctx.today())) as [OpenGroup, Stretch][]
  const [group = 'LATER'] = groups.find(([, { from, to }]) => day >= from && day <= to) ?? []
  return group
}
