import type { CustomerStatus } from '#api/generated/enums.ts'
import type { Calendar } from './calendar.ts'
import { type Chance, chanceFor } from './chance.ts'
import type { Regular, Regulars } from './customers.ts'
import type { Step } from './plan.ts'
import type { FollowUpRow, Ids } from './rows.ts'

/** A follow-up and its customer. */
export interface Call {
  row: FollowUpRow
  regular: Regular
}

/** Overdue follow-ups that nobody has completed. */
const forgotten = new Set([
  'Carmen Villanueva: Accessories',
  'Carolyn Hutchins: Answer open questions',
  'Christine Nakagawa: New arrivals',
])

/** Follow-ups of today that are completed. */
const doneToday = new Set(['Teresa Almeida: New arrivals', 'Dwayne Pettigrew: Ask for a review'])

/** The period of a customer in one status, during which the plan of that status applies. */
interface Enrolment {
  status: CustomerStatus
  from: number
  until: number | null
  at: Date
}

function enrolmentsOf({ row, came, changed }: Regular): Enrolment[] {
  if (changed === null) return [{ status: row.status, from: came, until: null, at: row.createdAt }]
  return [
    { status: 'UNSOLD', from: came, until: changed, at: row.createdAt },
    { status: row.status, from: changed, until: null, at: row.statusUpdatedAt },
  ]
}

type Progress = Pick<
  FollowUpRow,
  | 'state'
  | 'completed'
  | 'completedAt'
  | 'completedNotes'
  | 'outcome'
  | 'closedAt'
  | 'completedById'
  | 'updatedAt'
>

/** The follow-ups that the plans create for all customers, with their outcomes. */
export function followUps(calendar: Calendar, regulars: Regulars, plan: Step[], ids: Ids): Call[] {
  const chance = chanceFor('follow-ups')
  return [...regulars.values()].flatMap((regular) =>
    enrolmentsOf(regular).flatMap((enrolment) =>
      plan
        .filter(({ row }) => row.customerStatus === enrolment.status)
        .map((step): Call => {
          const { row } = step
          const due = enrolment.from + row.dayNumber
          const progress = progressOf(calendar, chance, regular, enrolment, step, due)
          return {
            regular,
            row: {
              id: ids('FollowUp'),
              customerId: regular.row.id,
              stepId: row.id,
              anchorDate: calendar.date(enrolment.from),
              customerStatus: row.customerStatus,
              dayNumber: row.dayNumber,
              title: row.title,
              description: row.description,
              scheduledDate: calendar.at(due, '09:00'),
              dueOn: null,
              createdAt: enrolment.at,
              ...progress,
            },
          }
        }),
    ),
  )
}

function progressOf(
  calendar: Calendar,
  chance: Chance,
  regular: Regular,
  { until, at }: Enrolment,
  { row, outcomes }: Step,
  due: number,
): Progress {
  const open = {
    completed: false,
    completedAt: null,
    completedNotes: null,
    outcome: null,
    closedAt: null,
    completedById: null,
  }
  const name = `${regular.row.name}: ${row.title}`
  if (until !== null && due >= until) {
    return { ...open, state: 'CANCELLED', updatedAt: regular.row.statusUpdatedAt }
  }
  const waits = due > 0 || (due === 0 ? !doneToday.has(name) : forgotten.has(name))
  if (waits) return { ...open, state: 'PENDING', updatedAt: at }
  if (due < 0 && chance.oneIn(9)) {
    const closedAt = calendar.at(due, '17:45')
    return { ...open, state: 'SKIPPED', closedAt, completedById: regular.seller.id, updatedAt: closedAt }
  }
  // One in six is completed a day late, if the plan still applies then and that day has passed.
  const late = chance.oneIn(6) && due + 1 < (until ?? 0) ? 1 : 0
  const completedAt = calendar.past(due + late, chance.timeBetween(9, 18))
  const { outcome, notes } = chance.pick(outcomes)
  return {
    state: 'COMPLETED',
    completed: true,
    completedAt,
    completedNotes: notes,
    outcome,
    closedAt: completedAt,
    completedById: regular.seller.id,
    updatedAt: completedAt,
  }
}
