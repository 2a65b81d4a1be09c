import { localDay } from '#api/core/localTime.ts'
import type { Job } from './appointments.ts'
import { type Calendar, dateOf } from './calendar.ts'
import type { Meeting } from './contacts.ts'
import type { Regulars } from './customers.ts'
import type { Call } from './followUps.ts'
import type { HotBoardRow, PointRow } from './rows.ts'

interface Acts {
  regulars: Regulars
  meetings: Meeting[]
  calls: Call[]
  board: HotBoardRow[]
  jobs: Job[]
}

const forItem = { LOW: 5, MEDIUM: 10, HIGH: 20, URGENT: 30 } as const
const quickBonus = 10
const quickWithin = 2 * 3_600_000
const onTime = 5
const late = 2
const forJob = 10
const forSale = 25

/** The ledger of points that the acts have earned (decisions section 13), oldest first. */
export function points(calendar: Calendar, acts: Acts): PointRow[] {
  const entries: PointRow[] = []
  const dayOf = (instant: Date) => localDay(instant, calendar.timeZone)
  const earn = (userId: number | null, rule: string, subject: string, amount: number, createdAt: Date) => {
    if (userId === null) return
    const day = dateOf(dayOf(createdAt))
    entries.push({ userId, rule, subject, turn: 0, points: amount, localDay: day, createdAt })
  }
  const inTime = (completedAt: Date, due: Date) => (dayOf(completedAt) <= dayOf(due) ? onTime : late)

  for (const { row } of acts.meetings) {
    if (!row.completedAt) continue
    const amount = inTime(row.completedAt, row.scheduledDate)
    earn(row.completedById, 'contact-completed', `Contact:${row.id}`, amount, row.completedAt)
  }
  for (const { row } of acts.calls) {
    if (!row.completedAt) continue
    const amount = inTime(row.completedAt, row.scheduledDate)
    earn(row.completedById, 'follow-up-completed', `FollowUp:${row.id}`, amount, row.completedAt)
  }
  for (const row of acts.board) {
    if (!row.resolvedAt) continue
    const subject = `HotBoardItem:${row.id}`
    earn(row.resolvedById, 'hot-item-resolved', subject, forItem[row.priority], row.resolvedAt)
    const quick = row.resolvedAt.getTime() - row.createdAt.getTime() <= quickWithin
    if (quick) earn(row.resolvedById, 'hot-item-quick', subject, quickBonus, row.resolvedAt)
  }
  for (const { row } of acts.jobs) {
    if (!row.completedAt) continue
    const subject = `ServiceAppointment:${row.id}`
    earn(row.completedById, 'appointment-completed', subject, forJob, row.completedAt)
  }
  for (const { row, seller, changed } of acts.regulars.values()) {
    if (changed === null || row.status !== 'SOLD') continue
    earn(seller.id, 'customer-sold', `Customer:${row.id}`, forSale, row.statusUpdatedAt)
  }
  return entries.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}
