import { z } from 'zod'
import { AppError, badField } from '#api/core/platform/errors.ts'
import { instant, optionalText } from '#api/core/platform/input.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import {
  completeContact,
  deleteContact,
  lockContact,
  reopenContact,
  scheduleContact,
} from '#api/modules/contacts/service.ts'
import { finishAppointment } from '#api/modules/dashboard/appointments.ts'
import type { DayKind, DayPlace } from '#api/modules/dashboard/myDay.ts'
import { completeFollowUp, lockFollowUp, reopenFollowUp } from '#api/modules/follow-ups/service.ts'
import { reopenItem, resolveItem } from '#api/modules/hot-board/service.ts'
import { completeTask, reopenTask } from '#api/modules/tasks/service.ts'

/** What came of an entry of the day. */
interface Finished extends DayPlace {
  nextContactId: number | null
}

/** How an entry went, and when to contact the customer next. */
export const finishing = z.object({
  outcome: optionalText('Outcome', 2000).meta({
    description: 'How it went. Tasks and appointments take none.',
  }),
  nextContactAt: instant.nullish().meta({
    description: 'When to contact the customer next. Not for hot board items and tasks.',
  }),
  nextNotes: optionalText('Notes', 5000).meta({ description: 'What the next contact is about.' }),
})
type Finishing = z.infer<typeof finishing>

/** Schedules the next contact, when one is wanted. */
async function next(tx: BusinessContext, customerId: number, { nextContactAt, nextNotes }: Finishing) {
  if (!nextContactAt) return null
  const { id } = await scheduleContact(tx, customerId, {
    scheduledDate: nextContactAt,
    email: null,
    notes: nextNotes,
  })
  return id
}

/** Each kind is done in its own way; the row is held first, so that only the one who does it schedules what is next. */
const finish: Record<
  DayKind,
  (tx: BusinessContext, id: number, result: Finishing) => Promise<number | null>
> = {
  async Contact(tx, id, result) {
    const { completed, customerId } = await lockContact(tx, id)
    await completeContact(tx, id, { notes: result.outcome })
    return completed ? null : next(tx, customerId, result)
  },
  async FollowUp(tx, id, result) {
    const { state, customerId } = await lockFollowUp(tx, id)
    await completeFollowUp(tx, id, { outcome: null, notes: result.outcome })
    return state === 'PENDING' ? next(tx, customerId, result) : null
  },
  async HotBoardItem(tx, id, result) {
    await resolveItem(tx, id, null, { notes: result.outcome })
    if (result.nextContactAt) throw badField('nextContactAt', 'A hot board item has no customer to contact')
    return null
  },
  async OrganizerTask(tx, id, result) {
    await completeTask(tx, id)
    if (result.nextContactAt) throw badField('nextContactAt', 'A task has no customer to contact')
    if (result.outcome) throw badField('outcome', 'A task is done without an outcome')
    return null
  },
  async ServiceAppointment(tx, id, result) {
    const { first, customerId } = await finishAppointment(tx, id)
    if (result.outcome) throw badField('outcome', 'An appointment is done without an outcome')
    return first ? next(tx, customerId, result) : null
  },
}

/**
 * Does an entry of the day, all or nothing: completes or resolves it with the outcome as its notes, and schedules the
 * next contact with its customer. Doing it again, also at the same moment, gives the first result and schedules nothing.
 * @throws NOT_FOUND, or CONFLICT when a follow-up was skipped or cancelled, or a task or an appointment cancelled
 */
export function finishEntry(
  ctx: BusinessContext,
  { kind, id }: DayPlace,
  result: Finishing,
): Promise<Finished> {
  return ctx.transaction(async (tx) => ({ kind, id, nextContactId: await finish[kind](tx, id, result) }))
}

const reopen: Record<DayKind, (tx: BusinessContext, id: number) => Promise<unknown>> = {
  Contact: reopenContact,
  FollowUp: reopenFollowUp,
  HotBoardItem: reopenItem,
  OrganizerTask: reopenTask,
  async ServiceAppointment() {
    throw new AppError('CONFLICT', { message: 'A completed appointment stays completed.' })
  },
}

/**
 * Takes back what was done with an entry, all or nothing: opens it again, and deletes the contact that was scheduled
 * with it, unless that is completed or gone.
 * @returns the contact that was deleted, or null
 * @throws NOT_FOUND, FORBIDDEN for what a colleague has done, CONFLICT for an appointment: its states lead no way back
 */
export function takeBackEntry(
  ctx: BusinessContext,
  place: DayPlace,
  nextContactId: number | null,
): Promise<number | null> {
  return ctx.transaction(async (tx) => {
    // The next contact first: once points are taken back, nothing more is waited for.
    const next =
      nextContactId === null
        ? null
        : await tx.db.contact.findFirst({ where: { id: nextContactId, completed: false } })
    if (next) await deleteContact(tx, next.id)
    await reopen[place.kind](tx, place.id)
    return next?.id ?? null
  })
}
