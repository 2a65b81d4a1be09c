import { defaultPlan } from '#api/modules/follow-ups/plans/defaultPlan.ts'
import { readBook } from './book.ts'
import type { Ids, StepRow } from './rows.ts'

/** A step of a follow-up plan, with typical outcomes. */
export interface Step {
  row: StepRow
  outcomes: { outcome: string; notes: string }[]
}

export function planSteps(createdAt: Date, ids: Ids): Step[] {
  const outcomes = new Map(
    readBook('follow-up-outcomes', ['title']).map((page) => [page.title, page.outcomes.map(outcomeOf)]),
  )
  return defaultPlan.map((step) => ({
    row: { id: ids('FollowUpStep'), ...step, isActive: true, createdAt, updatedAt: createdAt },
    outcomes: outcomes.get(step.title) ?? [],
  }))
}

function outcomeOf(line: string) {
  const [outcome = '', notes = ''] = line.split(': ')
  return { outcome, notes }
}
