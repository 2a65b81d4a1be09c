import { AppError, badField } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { may } from '#api/core/viewer/viewer.ts'
import type { Prisma } from '#api/generated/client.ts'
import type { AppointmentStatus } from '#api/generated/enums.ts'
import type { LocalTimes } from '#api/modules/appointments/times.ts'
import { moveWords, whenWords } from '#api/modules/appointments/words.ts'
import { closedMeanwhile } from '#api/modules/team/meanwhile.ts'

export type AppointmentRow = Prisma.ServiceAppointmentGetPayload<object>

const following: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  SCHEDULED: ['IN_PROGRESS', 'CANCELLED'],
  IN_PROGRESS: ['COMPLETED', 'CANCELLED'],
  COMPLETED: [],
  CANCELLED: ['SCHEDULED'],
}

const spoken: Record<AppointmentStatus, string> = {
  SCHEDULED: 'scheduled',
  IN_PROGRESS: 'in progress',
  COMPLETED: 'completed',
  CANCELLED: 'cancelled',
}

/**
 * The columns that a state transition sets; none when the state stays the same.
 * @throws CONFLICT for a transition that does not exist, BAD_INPUT for a no-show that is not cancelled, FORBIDDEN for
 * rebooking what another user cancelled
 */
export function stepOf(tx: BusinessContext, before: AppointmentRow, { status, noShow }: AppointmentRow) {
  if (status !== 'CANCELLED' && noShow && !before.noShow) {
    throw badField('noShow', 'Only a cancelled appointment can be a no-show')
  }
  if (before.status === status) return {}
  if (!following[before.status].includes(status) && !endsAtOnce(before, status, tx.now())) {
    throw new AppError(
      'CONFLICT',
      `An appointment that is ${spoken[before.status]} cannot become ${spoken[status]}.`,
    )
  }
  if (status === 'CANCELLED') return { cancelledById: tx.userId }
  if (status === 'COMPLETED') return { completedAt: tx.now(), completedById: tx.userId }
  if (status !== 'SCHEDULED') return {}
  if (!mayBookAgain(tx, before)) throw new AppError('FORBIDDEN')
  return { noShow: false, cancelledById: null }
}

/** Whether the actor may rebook a cancelled appointment (docs/product/appointments.md). */
export function mayBookAgain({ actor }: BusinessContext, { status, cancelledById }: AppointmentRow): boolean {
  if (status !== 'CANCELLED') return false
  const own = actor.kind === 'user' && cancelledById === actor.userId
  return may(actor, own ? 'appointment:reopen' : 'appointment:reopenOfOthers')
}

/** Whether the appointment is still scheduled or in progress although its time has passed. */
export function needsOutcome(appointment: AppointmentRow, now: Date): boolean {
  return !isOver(appointment) && appointment.endsAt <= now
}

/** Whether a scheduled appointment whose time has passed is completed directly, without the state in between. */
function endsAtOnce(before: AppointmentRow, status: AppointmentStatus, now: Date): boolean {
  return status === 'COMPLETED' && needsOutcome(before, now)
}

/** Whether it can be completed in its current state. */
export function isCompletable(appointment: AppointmentRow, now: Date): boolean {
  return appointment.status === 'IN_PROGRESS' || needsOutcome(appointment, now)
}

/** Whether the appointment is completed or cancelled. */
export function isOver({ status }: Pick<AppointmentRow, 'status'>): boolean {
  return status === 'COMPLETED' || status === 'CANCELLED'
}

/** The error for moving an appointment that is over, or that the same change ends. */
export function overAlready(
  tx: BusinessContext,
  before: AppointmentRow,
  { status }: AppointmentRow,
): Promise<AppError> {
  const { completedAt: at, completedById, cancelledById } = before
  const by = status === 'COMPLETED' ? completedById : cancelledById
  const closing = { act: spoken[status], by, at, canReopen: mayBookAgain(tx, before) }
  return closedMeanwhile(tx, `An appointment that is ${spoken[status]} cannot be moved.`, closing)
}

/** Whether a change moves the appointment to another time. */
export function isMoved(before: LocalTimes, after: LocalTimes): boolean {
  return (['date', 'startTime', 'endTime'] as const).some((part) => before[part] !== after[part])
}

/** The record in activities and points. */
export const subjectOf = ({ id }: AppointmentRow) => `ServiceAppointment:${id}` as const

const moved = 'moved from'

/** How the activity of a move begins. */
export const movedFrom = `Appointment ${moved}`

/**
 * The activities that a change writes.
 * @param today the local day
 */
export function linesOf(before: AppointmentRow, after: AppointmentRow, today: string): string[] {
  const { description, status } = after
  const lines = isMoved(before, after) ? [`${moved} ${moveWords(before, after, today)}`] : []
  if (before.status !== status && status === 'COMPLETED') lines.push('completed')
  if (before.status !== status && status === 'CANCELLED') lines.push('cancelled')
  if (!before.noShow && after.noShow) lines.push('marked as a no-show')
  if (before.status === 'CANCELLED' && status === 'SCHEDULED')
    lines.push(`booked again for ${whenWords(after, today)}`)
  return lines.map((line) => `Appointment ${line}: ${description}`)
}
