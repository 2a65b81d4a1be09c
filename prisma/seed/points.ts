import { localDay } from '#api/core/time/localTime.ts'
import { type Rule, ruleOfDone, rulesOfResolution } from '#api/modules/points/rules.ts'
import type { Job } from './appointments.ts'
import type { Calendar } from './calendar.ts'
import type { Meeting } from './contacts.ts'
import type { Regulars } from './customers.ts'
import type { Call } from './followUps.ts'
import type { Earned, HotBoardRow } from './rows.ts'

interface Acts {
  regulars: Regulars
  meetings: Meeting[]
  calls: Call[]
  board: HotBoardRow[]
  jobs: Job[]
}

/** The acts that earn points, oldest first. */
export function points(calendar: Calendar, acts: Acts): Earned[] {
  const earned: Earned[] = []
  const dayOf = (instant: Date) => localDay(instant, calendar.timeZone)
  const earn = (userId: number | null, rules: Rule[], subject: string, at: Date) => {
    if (userId !== null && rules.length > 0) earned.push({ userId, rules, subject, day: dayOf(at), at })
  }
  const done = (what: 'contact' | 'follow-up', due: Date, at: Date) => [
    ruleOfDone(what, dayOf(due), dayOf(at)),
  ]

  for (const { row } of acts.meetings) {
    if (!row.completedAt) continue
    const rules = done('contact', row.scheduledDate, row.completedAt)
    earn(row.completedById, rules, `Contact:${row.id}`, row.completedAt)
  }
  for (const { row } of acts.calls) {
    if (!row.completedAt) continue
    const rules = done('follow-up', row.scheduledDate, row.completedAt)
    earn(row.completedById, rules, `FollowUp:${row.id}`, row.completedAt)
  }
  for (const row of acts.board) {
    if (!row.resolvedAt) continue
    const rules = rulesOfResolution(row, row.resolvedById, row.resolvedAt)
    earn(row.resolvedById, rules, `HotBoardItem:${row.id}`, row.resolvedAt)
  }
  for (const { row } of acts.jobs) {
    if (!row.completedAt) continue
    earn(row.completedById, ['appointment-completed'], `ServiceAppointment:${row.id}`, row.completedAt)
  }
  for (const { row, seller, changed } of acts.regulars.values()) {
    if (changed === null || row.status !== 'SOLD') continue
    earn(seller.id, ['customer-sold'], `Customer:${row.id}`, row.statusUpdatedAt)
  }
  return earned.sort((a, b) => a.at.getTime() - b.at.getTime())
}
