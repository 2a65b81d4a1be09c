import { modules } from '#api/modules/index.ts'
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
import type { BusinessRows, Earned, Ids, StoryRows } from './rows.ts'
import { tasks } from './tasks.ts'
import type { Team } from './team.ts'
import { texts } from './texts.ts'

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
  const story: StoryRows = {
    InterestOption: interestRows(since),
    Customer: [...acts.regulars.values()].map(({ row }) => row),
    Contact: acts.meetings.map(({ row }) => row),
    FollowUpStep: acts.plan.map(({ row }) => row),
    FollowUp: acts.calls.map(({ row }) => row),
    HotBoardItem: acts.board,
    StickyNote: acts.notes,
    SharedNote: acts.shares,
    ServiceAppointment: acts.jobs.map(({ row }) => row),
    SmsMessage: texts(calendar, acts.jobs),
    OrganizerTask: acts.tasks,
    Activity: activities(calendar, team, acts),
    Notification: notifications(calendar, team, acts),
  }
  const others = Object.values(modules).map(({ demo }) => demo?.({ team, since }))
  return { rows: Object.assign(story, ...others), earned: points(calendar, acts) }
}
