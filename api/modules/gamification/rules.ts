import type { Priority } from '#api/core/database/generated/enums.ts'
import type { Day } from '#api/core/time/localTime.ts'

/** What the statistics count, each a column of theirs. */
export type Counter =
  | 'hotBoardResolutions'
  | 'urgentResolutions'
  | 'quickResolutions'
  | 'contactsDone'
  | 'onTimeFollowUps'
  | 'sales'

interface RuleTerms {
  points: number
  /** What it counts for, whether or not the day has points left. */
  counters: readonly Counter[]
}

/** What earns points, how many, and what it counts for. */
export const rules = {
  'hot-item-low': { points: 5, counters: ['hotBoardResolutions'] },
  'hot-item-medium': { points: 10, counters: ['hotBoardResolutions'] },
  'hot-item-high': { points: 20, counters: ['hotBoardResolutions'] },
  'hot-item-urgent': { points: 30, counters: ['hotBoardResolutions', 'urgentResolutions'] },
  'hot-item-quick': { points: 10, counters: ['quickResolutions'] },
  'contact-on-time': { points: 5, counters: ['contactsDone'] },
  'contact-late': { points: 2, counters: ['contactsDone'] },
  'follow-up-on-time': { points: 5, counters: ['onTimeFollowUps'] },
  'follow-up-late': { points: 2, counters: [] },
  'appointment-completed': { points: 10, counters: [] },
  'customer-sold': { points: 25, counters: ['sales'] },
} as const satisfies Record<string, RuleTerms>

export type Rule = keyof typeof rules

/** The most points of a person and local day. */
export const mostADay = 200

const minute = 60_000
const quickWithin = 120 * minute
const ownWithin = 10 * minute
const saleEvery = 90 * 24 * 60 * minute

interface Resolved {
  priority: Priority
  createdAt: Date
  createdById: number | null
}

const ofPriority = {
  LOW: 'hot-item-low',
  MEDIUM: 'hot-item-medium',
  HIGH: 'hot-item-high',
  URGENT: 'hot-item-urgent',
} as const satisfies Record<Priority, Rule>

/** Resolving a hot item; nothing for who made it, within ten minutes of that. */
export function rulesOfResolution(
  { priority, createdAt, createdById }: Resolved,
  resolverId: number | null,
  at: Date,
): Rule[] {
  const age = at.getTime() - createdAt.getTime()
  if (createdById === resolverId && age <= ownWithin) return []
  const quick = age <= quickWithin
  return quick ? [ofPriority[priority], 'hot-item-quick'] : [ofPriority[priority]]
}

/** Doing what was planned for a day: on that day or before, or later. */
export function ruleOfDone(what: 'contact' | 'follow-up', due: Day, done: Day): Rule {
  return done <= due ? `${what}-on-time` : `${what}-late`
}

/** Sales to one customer earn once in this time: what was earned after this moment stands in the way. */
export function earlierSale(at: Date): Date {
  return new Date(at.getTime() - saleEvery)
}
