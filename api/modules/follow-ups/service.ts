import { AppError, badField, found } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockForUpdate } from '#api/core/tenancy/lockForUpdate.ts'
import { formatInstant, localDay, zonedInstant } from '#api/core/time/localTime.ts'
import { may } from '#api/core/viewer/viewer.ts'
import { recordActivity } from '#api/modules/activities/service.ts'
import { lockCustomerOf } from '#api/modules/customers/lockCustomerOf.ts'
import { dueTime } from '#api/modules/follow-ups/enrolment.ts'
import type { FollowUpResult, Snooze } from '#api/modules/follow-ups/input.ts'
import type { FollowUpRow } from '#api/modules/follow-ups/lists.ts'
import { earn, unearn } from '#api/modules/points/ledger.ts'
import { ruleOfDone } from '#api/modules/points/rules.ts'
import { closedAnew, closedMeanwhile, movedMeanwhile } from '#api/modules/team/meanwhile.ts'

/** Locks a follow-up, so that concurrent acts on it run one after the other. */
export async function lockFollowUp(tx: BusinessContext, id: number): Promise<FollowUpRow> {
  await lockCustomerOf(tx, 'FollowUp', id)
  await lockForUpdate(tx, 'FollowUp', id)
  return found('Follow-up', await tx.db.followUp.findFirst({ where: { id } }))
}

const already = {
  COMPLETED: 'This follow-up is completed already.',
  SKIPPED: 'This follow-up was skipped already.',
  CANCELLED: 'This follow-up was cancelled: its plan no longer applies to the customer.',
} as const

/** The error for an act on a follow-up that is closed, with who closed it and when. */
async function closed(tx: BusinessContext, state: keyof typeof already, followUp: FollowUpRow) {
  const message = already[state]
  // A change of the customer's status cancels it, which its message says.
  if (state === 'CANCELLED') return new AppError('CONFLICT', message)
  const { completedById: by, closedAt: at } = followUp
  const closing = { act: state === 'COMPLETED' ? 'completed' : 'skipped', by, at }
  return closedMeanwhile(tx, message, { ...closing, canReopen: mayReopenFollowUp(tx, followUp) })
}

function outdated(): AppError {
  return new AppError('CONFLICT', 'The customer’s status has changed, so this follow-up no longer applies.')
}

const subjectOf = ({ id }: FollowUpRow) => `FollowUp:${id}` as const

function logActivity(tx: BusinessContext, followUp: FollowUpRow, what: 'completed' | 'reopened') {
  return recordActivity(tx, {
    customerId: followUp.customerId,
    subject: subjectOf(followUp),
    type: 'CONTACT',
    description: `Follow-up ${what}: ${followUp.title}`,
  })
}

const closedNow = (tx: BusinessContext) => ({
  closedAt: tx.now(),
  completedById: tx.userId,
})

/**
 * Completes a follow-up and writes an activity. Idempotent, also when called concurrently: the first result is
 * returned.
 * @throws NOT_FOUND, or CONFLICT when it was skipped or cancelled, and with `onlyIfOpen` when it is completed already
 */
export function completeFollowUp(
  ctx: BusinessContext,
  id: number,
  { outcome, notes, onlyIfOpen }: FollowUpResult & { onlyIfOpen?: boolean | null | undefined },
): Promise<FollowUpRow> {
  return ctx.transaction(async (tx) => {
    const followUp = await lockFollowUp(tx, id)
    if (followUp.state === 'COMPLETED' && !onlyIfOpen) return followUp
    if (followUp.state !== 'PENDING') throw await closed(tx, followUp.state, followUp)
    await logActivity(tx, followUp, 'completed')
    const data = { outcome, completedNotes: notes, completedAt: tx.now(), ...closedNow(tx) }
    const done = await tx.db.followUp.update({
      where: tx.key(id),
      data: { ...data, state: 'COMPLETED', completed: true },
    })
    const due = done.dueOn?.toISOString().slice(0, 10) ?? localDay(done.scheduledDate, tx.timeZone)
    const rule = ruleOfDone('follow-up', due, tx.today())
    await earn(tx, { userId: done.completedById, rules: [rule], subject: subjectOf(done) })
    return done
  })
}

/**
 * Skips a follow-up. Idempotent.
 * @throws NOT_FOUND, or CONFLICT when it was completed or cancelled, and with `onlyIfOpen` when it was skipped already
 */
export function skipFollowUp(
  ctx: BusinessContext,
  id: number,
  onlyIfOpen?: boolean | null,
): Promise<FollowUpRow> {
  return ctx.transaction(async (tx) => {
    const followUp = await lockFollowUp(tx, id)
    if (followUp.state === 'SKIPPED' && !onlyIfOpen) return followUp
    if (followUp.state !== 'PENDING') throw await closed(tx, followUp.state, followUp)
    return tx.db.followUp.update({ where: tx.key(id), data: { state: 'SKIPPED', ...closedNow(tx) } })
  })
}

/**
 * Moves a pending follow-up to a day or an instant. A past one is allowed and makes it overdue. With an expected time,
 * only while the follow-up has it, or already has the new one.
 * @throws NOT_FOUND, CONFLICT when it is not pending or has another time than the expected one, BAD_INPUT without a date
 */
export function snoozeFollowUp(
  ctx: BusinessContext,
  id: number,
  to: Snooze,
  expected?: Date | null,
): Promise<FollowUpRow> {
  return ctx.transaction(async (tx) => {
    const followUp = await lockFollowUp(tx, id)
    const scheduledDate = to.scheduledDate ?? (to.day && zonedInstant(to.day, dueTime, tx.timeZone))
    if (!scheduledDate) throw badField('scheduledDate', 'Date is required')
    if (followUp.state !== 'PENDING') throw await closed(tx, followUp.state, followUp)
    const current = followUp.scheduledDate.getTime()
    if (expected && ![expected.getTime(), scheduledDate.getTime()].includes(current)) {
      throw movedMeanwhile(formatInstant(followUp.scheduledDate, tx.timeZone))
    }
    return tx.db.followUp.update({ where: tx.key(id), data: { scheduledDate, dueOn: null } })
  })
}

/** Whether the actor may reopen this follow-up: users what they closed themselves, managers all. */
export function mayReopenFollowUp(
  { actor }: BusinessContext,
  { closedAt, completedById }: FollowUpRow,
): boolean {
  if (closedAt === null) return false
  const own = actor.kind === 'user' && completedById === actor.userId
  return may(actor, own ? 'followUp:reopen' : 'followUp:reopenOfOthers')
}

/**
 * Reopens a completed or skipped follow-up; a pending one stays unchanged.
 * @throws NOT_FOUND, FORBIDDEN for another user's act, CONFLICT for a cancelled one, for one of a plan that the customer
 * has left, because it would have been cancelled meanwhile, and for one that was not closed at the expected time
 */
export function reopenFollowUp(
  ctx: BusinessContext,
  id: number,
  expectedAt?: Date | null,
): Promise<FollowUpRow> {
  return ctx.transaction(async (tx) => {
    const followUp = await lockFollowUp(tx, id)
    if (followUp.state === 'PENDING') return followUp
    if (followUp.state === 'CANCELLED' || closedAnew(followUp.closedAt, expectedAt)) {
      throw await closed(tx, followUp.state, followUp)
    }
    if (!mayReopenFollowUp(tx, followUp)) throw new AppError('FORBIDDEN')
    const { status } = await tx.db.customer.findUniqueOrThrow({ where: tx.key(followUp.customerId) })
    if (status !== followUp.customerStatus) throw outdated()
    if (followUp.completed) await logActivity(tx, followUp, 'reopened')
    const result = { completedAt: null, completedNotes: null, outcome: null }
    const open = await tx.db.followUp.update({
      where: tx.key(id),
      data: { state: 'PENDING', completed: false, ...result, closedAt: null, completedById: null },
    })
    await unearn(tx, { subject: subjectOf(open) })
    return open
  })
}
