import type { Day } from '#api/core/time/localTime.ts'
import type { Priority } from '#api/generated/enums.ts'

/** The counters of the statistics, named like their columns. */
export type Counter =
  | 'hotBoardResolutions'
  | 'urgentResolutions'
  | 'quickResolutions'
  | 'contactsDone'
  | 'onTimeFollowUps'
  | 'sales'

interface RuleTerms {
  points: number
  /** The counters that the rule increments, even when the daily maximum is reached. */
  counters: readonly Counter[]
}

/** The rules: which acts earn points, how many, and which counters they increment. */
export const rules = {
  'hot-item-low': { points: 5, counters: ['hotBoardResolutions'] },
  'hot-item-medium': { points: 10, counters: ['hotBoardResolutions'] },
  'hot-item-high': { points: 20, counters: ['hotBoardResolutions'] },
  'hot-item-urgent': { points: 30, counters: ['hotBoardResolutions', 'urgentResolutions'] },
  'hot-item-quick': { points: 10, counters: ['quickResolutions'] },
  'contact-on-time': { points: 5, counters: ['contactsDone'] },
  'contact-late': { points: 2, counters: ['contactsDone'] },
  'contact-logged': { points: 2, counters: ['contactsDone'] },
  'follow-up-on-time': { points: 5, counters: ['onTimeFollowUps'] },
  'follow-up-late': { points: 2, counters: [] },
  'appointment-completed': { points: 10, counters: [] },
  'customer-sold': { points: 25, counters: ['sales'] },
} as const satisfies Record<string, RuleTerms>

export type Rule = keyof typeof rules

/** The maximum points of a user per local day. */
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

/** The rules for resolving a hot board item; none for its creator within ten minutes of the creation. */
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

/** The rule for completing work that is due on a day: on time until the end of that day, else late. */
export function ruleOfDone(what: 'contact' | 'follow-up', due: Day, done: Day): Rule {
  return done <= due ? `${what}-on-time` : `${what}-late`
}

/**
 * A customer's sale earns points once in this period; only points earned after the returned time count as already
 * earned.
 */
export function earlierSale(at: Date): Date {
  return new Date(at.getTime() - saleEvery)
}
