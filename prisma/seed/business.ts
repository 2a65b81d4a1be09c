import { activities } from './activities.ts'
import { appointments } from './appointments.ts'
import type { Calendar } from './calendar.ts'
import { contacts } from './contacts.ts'
import { interestRows, regulars } from './customers.ts'
import { followUps } from './followUps.ts'
import { hotBoard } from './hotBoard.ts'
import { stickyNotes } from './notes.ts'
import { notifications } from './notifications.ts'
import { planSteps } from './plan.ts'
import { points } from './points.ts'
import type { BusinessRows, Earned, Ids } from './rows.ts'
import { tasks } from './tasks.ts'
import type { Team } from './team.ts'
import { texts } from './texts.ts'
import { vendorContacts } from './vendors.ts'

/** The day when the business started to use Cuecard, counted from today. */
export const opened = -240

/** All rows with ids that the data files describe, past and planned. */
export function businessActs(calendar: Calendar, team: Team, ids: Ids) {
  const plan = planSteps(calendar.at(opened, '09:00'), ids)
  const customers = regulars(calendar, team, ids)
  return {
    plan,
    regulars: customers,
    meetings: contacts(calendar, customers, ids),
    calls: followUps(calendar, customers, plan, ids),
    jobs: appointments(calendar, team, customers, ids),
    board: hotBoard(calendar, team, ids),
    ...stickyNotes(calendar, team, ids),
    tasks: tasks(calendar, team, ids),
  }
}

interface Made {
  rows: BusinessRows
  /** Acts that earned points, oldest first. */
  earned: Earned[]
}

/** All rows of Corner Pocket Billiards at a given time. The same time gives the same rows. */
export function businessRows(calendar: Calendar, team: Team, ids: Ids): Made {
  const since = calendar.at(opened, '09:00')
  const acts = businessActs(calendar, team, ids)
  const rows = {
    interestOptions: interestRows(since),
    customers: [...acts.regulars.values()].map(({ row }) => row),
    contacts: acts.meetings.map(({ row }) => row),
    steps: acts.plan.map(({ row }) => row),
    followUps: acts.calls.map(({ row }) => row),
    hotBoardItems: acts.board,
    stickyNotes: acts.notes,
    sharedNotes: acts.shares,
    vendorContacts: vendorContacts(team, 'Sam', since),
    appointments: acts.jobs.map(({ row }) => row),
    texts: texts(calendar, acts.jobs),
    tasks: acts.tasks,
    activities: activities(calendar, team, acts),
    notifications: notifications(calendar, team, acts),
  }
  return { rows, earned: points(calendar, acts) }
}
