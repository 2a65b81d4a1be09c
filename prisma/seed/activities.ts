import { formatInstant } from '#api/core/time/localTime.ts'
import { ActivityType } from '#api/generated/enums.ts'
import type { Job } from './appointments.ts'
import { constant, readBook } from './book.ts'
import type { Calendar } from './calendar.ts'
import type { Meeting } from './contacts.ts'
import { type Regular, type Regulars, regularCalled } from './customers.ts'
import type { Call } from './followUps.ts'
import type { ActivityRow } from './rows.ts'
import type { Team } from './team.ts'

/** The subject of an activity. */
type About = Partial<Pick<ActivityRow, 'contactId' | 'subject'>>

interface Acts {
  regulars: Regulars
  meetings: Meeting[]
  calls: Call[]
  jobs: Job[]
}

/** The activity log: the activities that the services would have written for these acts, and some written by hand. */
export function activities(calendar: Calendar, team: Team, acts: Acts): ActivityRow[] {
  const lines: ActivityRow[] = []
  const tell = (
    regular: Regular,
    type: ActivityType,
    createdAt: Date,
    description: string,
    performedBy = regular.seller.fullName,
    { contactId = null, subject = null }: About = {},
  ) => {
    const customerId = regular.row.id
    lines.push({ customerId, contactId, type, description, subject, performedBy, createdAt })
  }
  const clock = (instant: Date) => formatInstant(instant, calendar.timeZone)

  for (const regular of acts.regulars.values()) {
    const { row, changed } = regular
    tell(regular, 'OTHER', row.createdAt, `New customer added: ${row.name}`)
    if (changed === null) continue
    const status = row.status.toLowerCase().replaceAll('_', ' ')
    const type = row.status === 'SOLD' ? 'SALE' : 'OTHER'
    tell(regular, type, row.statusUpdatedAt, `Status changed from unsold to ${status}`)
  }
  for (const { regular, row } of acts.meetings) {
    const by = regular.seller.fullName
    const about = { contactId: row.id }
    tell(regular, 'CONTACT', row.createdAt, `Contact scheduled for ${clock(row.scheduledDate)}`, by, about)
    if (!row.completedAt) continue
    tell(regular, 'CONTACT', row.completedAt, `Contact completed: ${row.completedNotes}`, by, about)
  }
  for (const { regular, row } of acts.calls) {
    if (!row.completedAt) continue
    const about = { subject: `FollowUp:${row.id}` }
    const words = `Follow-up completed: ${row.title}`
    tell(regular, 'CONTACT', row.completedAt, words, regular.seller.fullName, about)
  }
  for (const { regular, row } of acts.jobs) {
    const by = regular.seller.fullName
    const about = { subject: `ServiceAppointment:${row.id}` }
    tell(regular, 'MEETING', row.createdAt, `Appointment booked for ${clock(row.startsAt)}`, by, about)
    if (row.completedAt) {
      const words = `Appointment completed: ${row.description}`
      tell(regular, 'MEETING', row.completedAt, words, row.technician, about)
    }
    if (row.status === 'CANCELLED') {
      const words = row.noShow ? 'Appointment cancelled: no-show' : 'Appointment cancelled'
      tell(regular, 'MEETING', row.updatedAt, words, by, about)
    }
  }
  for (const page of readBook('log', ['customer', 'when', 'type', 'by'])) {
    const [day = '', time = ''] = page.when.split(' ')
    const regular = regularCalled(acts.regulars, page.customer)
    const type = constant(ActivityType, page.type)
    tell(regular, type, calendar.past(Number(day), time), page.text.join(' '), team.member(page.by).fullName)
  }
  return lines.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}
