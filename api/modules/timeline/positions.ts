import type { Prisma } from '#api/core/database/generated/client.ts'
import type { EntryPart } from '#api/modules/timeline/branches.ts'

// Where a single row stands in its customer's timeline, by the rule of `branches.ts`: clients put what has changed
// into the lists they hold.

type Contact = Prisma.ContactGetPayload<object>
type FollowUp = Prisma.FollowUpGetPayload<object>
type Visit = Prisma.ServiceAppointmentGetPayload<object>
type Text = Prisma.SmsMessageGetPayload<object>
type Line = Prisma.ActivityGetPayload<object>

export const contactPart = ({ completed }: Contact): EntryPart => (completed ? 'BEHIND' : 'AHEAD')
export const contactAt = ({ completedAt, scheduledDate }: Contact): Date => completedAt ?? scheduledDate

export const followUpPart = ({ state }: FollowUp): EntryPart | null => {
  if (state === 'CANCELLED') return null
  return state === 'PENDING' ? 'AHEAD' : 'BEHIND'
}
export const followUpAt = ({ closedAt, scheduledDate }: FollowUp): Date => closedAt ?? scheduledDate

export const appointmentPart = ({ status }: Visit): EntryPart =>
  status === 'COMPLETED' || status === 'CANCELLED' ? 'BEHIND' : 'AHEAD'
export const appointmentAt = ({ status, startsAt, completedAt, updatedAt }: Visit): Date =>
  status === 'CANCELLED' ? updatedAt : (completedAt ?? startsAt)

export const textPart = ({ state }: Text): EntryPart | null => (state === 'CANCELLED' ? null : 'BEHIND')

export const activityPart = ({ contactId, subject }: Line): EntryPart | null =>
  contactId === null && subject === null ? 'BEHIND' : null
