import { CustomerStatus } from '#api/core/database/generated/enums.ts'
import { constant, readBook } from './book.ts'
import type { CadenceRow, Ids } from './rows.ts'

/** A step of a follow-up plan, and how such calls tend to go. */
export interface Step {
  row: CadenceRow
  outcomes: { outcome: string; notes: string }[]
}

/** The default plans (decisions section 6). */
export function planSteps(createdAt: Date, ids: Ids): Step[] {
  return readBook('follow-up-plan', ['status', 'day', 'title']).map((page) => ({
    row: {
      id: ids('FollowUpCadence'),
      customerStatus: constant(CustomerStatus, page.status),
      dayNumber: Number(page.day),
      title: page.title,
      description: page.text.join('\n'),
      isActive: true,
      createdAt,
      updatedAt: createdAt,
    },
    outcomes: page.outcomes.map((line) => {
      const [outcome = '', notes = ''] = line.split(': ')
      return { outcome, notes }
    }),
  }))
}
