import { z } from 'zod'
import { AppError, badField } from '#api/core/errors/errors.ts'
import { instant, optionalLongText } from '#api/core/input/input.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import {
  completeContact,
  contactMoved,
  deleteContact,
  lockContact,
  moverOf,
  reopenContact,
  scheduleContact,
} from '#api/modules/contacts/service.ts'
import { finishAppointment } from '#api/modules/dashboard/my-day/appointments.ts'
import type { DayEntryRef, DayKind } from '#api/modules/dashboard/my-day/queue.ts'
import { completeFollowUp, lockFollowUp, reopenFollowUp } from '#api/modules/follow-ups/service.ts'
import { reopenItem, resolveItem } from '#api/modules/hot-board/service.ts'
import { completeTask, reopenTask } from '#api/modules/tasks/service.ts'

/** The result of finishing an entry. */
interface Finished extends DayEntryRef {
  nextContactId: number | null
}

/** The outcome of an entry, and when to contact the customer next. */
export const finishing = z.object({
  outcome: optionalLongText('Outcome', 2000).meta({
    description: 'How it went. BAD_INPUT for tasks and appointments.',
  }),
  nextContactAt: instant.nullish().meta({
    description: 'When to contact the customer next. BAD_INPUT for hot board items and tasks.',
  }),
  nextNotes: optionalLongText('Notes', 5000).meta({ description: 'What the next contact is about.' }),
})
type Finishing = z.infer<typeof finishing> & { onlyIfOpen?: boolean | null | undefined }

/** Schedules the next contact, if one was requested. */
async function next(tx: BusinessContext, customerId: number, { nextContactAt, nextNotes }: Finishing) {
  if (!nextContactAt) return null
  const { id } = await scheduleContact(tx, customerId, {
    scheduledDate: nextContactAt,
    email: null,
    notes: nextNotes,
  })
  return id
}

/**
 * How each kind of entry is finished. The row is locked first, so that only one of several concurrent requests
 * schedules the next contact.
 */
const finish: Record<
  DayKind,
  (tx: BusinessContext, id: number, result: Finishing) => Promise<number | null>
> = {
  async Contact(tx, id, result) {
    const { completed, customerId } = await lockContact(tx, id)
    await completeContact(tx, id, { notes: result.outcome, onlyIfOpen: result.onlyIfOpen })
    return completed ? null : next(tx, customerId, result)
  },
  async FollowUp(tx, id, result) {
    const { state, customerId } = await lockFollowUp(tx, id)
    await completeFollowUp(tx, id, { outcome: null, notes: result.outcome, onlyIfOpen: result.onlyIfOpen })
    return state === 'PENDING' ? next(tx, customerId, result) : null
  },
  async HotBoardItem(tx, id, result) {
    await resolveItem(tx, id, null, { notes: result.outcome, onlyIfOpen: result.onlyIfOpen })
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
 * Finishes an entry of My Day in one transaction: completes or resolves it with the outcome as its notes, and
 * schedules the next contact with its customer. Idempotent, also when called concurrently: a repeated call schedules
 * nothing.
 * @throws NOT_FOUND, or CONFLICT when a follow-up was skipped or cancelled, or a task or an appointment cancelled, and with
 * `onlyIfOpen` when a contact, a follow-up or a hot board item is closed already
 */
export function finishEntry(
  ctx: BusinessContext,
  { kind, id }: DayEntryRef,
  result: Finishing,
): Promise<Finished> {
  return ctx.transaction(async (tx) => ({ kind, id, nextContactId: await finish[kind](tx, id, result) }))
}

type Reopen = (tx: BusinessContext, id: number, expectedAt?: Date | null) => Promise<unknown>

const reopen: Record<DayKind, Reopen> = {
  Contact: reopenContact,
  FollowUp: reopenFollowUp,
  HotBoardItem: reopenItem,
  OrganizerTask: (tx, id) => reopenTask(tx, id, true),
  async ServiceAppointment() {
    throw new AppError('CONFLICT', 'A completed appointment stays completed.')
  },
}

/** Deletes the next contact. It is locked before it is looked at, so that a move at the same moment is not lost. */
async function deleteUnmoved(tx: BusinessContext, id: number): Promise<void> {
  const contact = await lockContact(tx, id)
  if (await moverOf(tx, id)) throw await contactMoved(tx, contact)
  await deleteContact(tx, id)
}

/**
 * Undoes the finishing of an entry in one transaction: reopens it, and deletes the contact that was scheduled with
 * it, unless that is completed or deleted.
 * @returns the id of the deleted contact, or null
 * @throws NOT_FOUND, FORBIDDEN for another user's act, CONFLICT for an appointment, which cannot be reopened, when the next
 * contact has been moved, and when the entry was not closed at the expected time
 */
export function takeBackEntry(
  ctx: BusinessContext,
  place: DayEntryRef,
  nextContactId: number | null,
  expectedAt?: Date | null,
): Promise<number | null> {
  return ctx.transaction(async (tx) => {
    // Deletes the next contact first, because no lock may be taken after points have been reversed.
    const next =
      nextContactId === null
        ? null
        : await tx.db.contact.findFirst({ where: { id: nextContactId, completed: false } })
    if (next) await deleteUnmoved(tx, next.id)
    await reopen[place.kind](tx, place.id, expectedAt)
    return next?.id ?? null
  })
}
