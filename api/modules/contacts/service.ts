import { AppError, found } from '#api/core/errors/errors.ts'
import type { Selection } from '#api/core/reads/selection.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockForUpdate } from '#api/core/tenancy/lockForUpdate.ts'
import { addDays, formatInstant, localDay, startOfDay } from '#api/core/time/localTime.ts'
import { may } from '#api/core/viewer/viewer.ts'
import { latestActor, recordActivity } from '#api/modules/activities/service.ts'
import { foundCustomer } from '#api/modules/business/mergedCustomers.ts'
import type { Completion, NewContact } from '#api/modules/contacts/input.ts'
import type { ContactRow } from '#api/modules/contacts/lists.ts'
import { insertContact, lockLogged, loggedSubject, markCompleted } from '#api/modules/contacts/statements.ts'
import { lockCustomerOf } from '#api/modules/customers/lockCustomerOf.ts'
import { findCustomer } from '#api/modules/customers/service.ts'
import { unearn } from '#api/modules/points/ledger.ts'
import { closedAnew, closedMeanwhile, movedMeanwhile } from '#api/modules/team/meanwhile.ts'
import type { TrashRow } from '#api/modules/trash/lists.ts'
import { moveToTrash } from '#api/modules/trash/moveToTrash.ts'

function logActivity(ctx: BusinessContext, contact: ContactRow, description: string) {
  return recordActivity(ctx, {
    customerId: contact.customerId,
    contactId: contact.id,
    type: 'CONTACT',
    description,
  })
}

/** Locks a contact, so that concurrent acts on it run one after the other. */
export async function lockContact(tx: BusinessContext, id: number): Promise<ContactRow> {
  await lockCustomerOf(tx, 'Contact', id)
  await lockForUpdate(tx, 'Contact', id)
  return find(tx, id)
}

async function find(ctx: BusinessContext, id: number): Promise<ContactRow> {
  return found('Contact', await ctx.db.contact.findFirst({ where: { id } }))
}

const completedLine = (notes: string | null | undefined) =>
  notes ? `Contact completed: ${notes}` : 'Contact completed'

/** The activity of a contact that was scheduled. */
export const scheduledLine = (ctx: BusinessContext, at: Date) =>
  `Contact scheduled for ${formatInstant(at, ctx.timeZone)}`

/**
 * Schedules a contact with a customer, or writes down a completed one, with an activity. A completed one earns points
 * once a customer and day. `selection` is the query's selection of the contact.
 * @throws NOT_FOUND for a customer of another business
 */
export async function scheduleContact(
  ctx: BusinessContext,
  customerId: number,
  { scheduledDate, email = null, notes = null, completed, completedNotes = null }: NewContact,
  selection?: Selection,
): Promise<ContactRow> {
  const at = scheduledDate ?? ctx.now()
  const description = completed ? completedLine(completedNotes) : scheduledLine(ctx, at)
  const result = completed ? { notes: completedNotes } : null
  const contact = { scheduledDate: at, email, notes, result }
  return foundCustomer(ctx, customerId, await insertContact(ctx, customerId, contact, description, selection))
}

/** The error for an act on a completed contact, with who completed it and when. */
function closed(ctx: BusinessContext, message: string, contact: ContactRow): Promise<AppError> {
  const { completedById: by, completedAt: at } = contact
  return closedMeanwhile(ctx, message, { act: 'completed', by, at, canReopen: mayReopen(ctx, contact) })
}

const movedTo = 'Contact moved to'

/** The activity of a move. */
export const movedLine = (ctx: BusinessContext, at: Date) => `${movedTo} ${formatInstant(at, ctx.timeZone)}`

/** Who moved a contact last; undefined when it has not been moved. */
export const moverOf = (ctx: BusinessContext, contactId: number) => latestActor(ctx, { contactId }, movedTo)

/** The error for a contact that has moved to another time than expected. */
export async function contactMoved(ctx: BusinessContext, contact: ContactRow): Promise<AppError> {
  const to = formatInstant(contact.scheduledDate, ctx.timeZone)
  return movedMeanwhile(to, await moverOf(ctx, contact.id))
}

/**
 * Moves an open contact to another time. With an expected time, only while the contact has it, or already has the new
 * one.
 * @throws NOT_FOUND, or CONFLICT when it is completed or has another time than the expected one
 */
export function rescheduleContact(
  ctx: BusinessContext,
  id: number,
  moved: Date,
  expected?: Date | null,
): Promise<ContactRow> {
  return ctx.transaction(async (tx) => {
    await lockCustomerOf(tx, 'Contact', id)
    const { count } = await tx.db.contact.updateMany({
      where: { id, completed: false, scheduledDate: { not: moved, ...(expected && { equals: expected }) } },
      data: { scheduledDate: moved, dueOn: null },
    })
    const contact = await find(tx, id)
    if (contact.completed) throw await closed(tx, 'A completed contact cannot be moved.', contact)
    if (count > 0) await logActivity(tx, contact, movedLine(tx, moved))
    else if (expected && contact.scheduledDate.getTime() !== moved.getTime()) {
      throw await contactMoved(tx, contact)
    }
    return contact
  })
}

/**
 * Completes a contact. Idempotent, also when called concurrently: the first result is returned. `selection` is the
 * query's selection of the contact.
 * @throws NOT_FOUND for a contact of another business, CONFLICT with `onlyIfOpen` when it is completed already
 */
export async function completeContact(
  ctx: BusinessContext,
  id: number,
  { notes, onlyIfOpen }: Completion & { onlyIfOpen?: boolean | null | undefined },
  selection?: Selection,
): Promise<ContactRow> {
  const completed = await markCompleted(ctx, id, notes, completedLine(notes), selection)
  if (completed) return completed
  const first = await find(ctx, id)
  if (onlyIfOpen) throw await closed(ctx, 'This contact is completed already.', first)
  return first
}

/** Whether the actor may reopen this contact: users their own completions, managers all. */
export function mayReopen(ctx: BusinessContext, contact: ContactRow): boolean {
  const { actor } = ctx
  if (!contact.completed) return false
  const own = actor.kind === 'user' && contact.completedById === actor.userId
  return may(actor, own ? 'contact:reopen' : 'contact:reopenOfOthers')
}

/** Whether a contact was written down as completed, and not completed anew since. */
const isLogged = ({ createdAt, completedAt }: ContactRow) => completedAt?.getTime() === createdAt.getTime()

/**
 * Reverses the points of a contact that is no longer completed. Those for logged contacts stay while another one of the
 * customer and day does; the customer is locked by `lockLogged` for this.
 */
export async function unearnContact(tx: BusinessContext, contact: ContactRow): Promise<void> {
  if (!isLogged(contact)) return unearn(tx, { subject: `Contact:${contact.id}` })
  const day = localDay(contact.createdAt, tx.timeZone)
  const others = await tx.sql(
    `SELECT 1 FROM "Contact" WHERE "businessId" = $1 AND "customerId" = $2 AND "completedAt" = "createdAt"
        AND "completedAt" >= $3::timestamptz AND "completedAt" < $4::timestamptz AND id <> $5 LIMIT 1`,
    contact.customerId,
    startOfDay(day, tx.timeZone),
    startOfDay(addDays(day, 1), tx.timeZone),
    contact.id,
  )
  if (others.length === 0) await unearn(tx, { subject: loggedSubject(contact.customerId, day) })
}

/**
 * Reopens a completed contact; an open one stays unchanged.
 * @throws NOT_FOUND, FORBIDDEN for another user's completion, or CONFLICT when it was not completed at the expected time
 */
export function reopenContact(
  ctx: BusinessContext,
  id: number,
  expectedAt?: Date | null,
): Promise<ContactRow> {
  return ctx.transaction(async (tx) => {
    const contact = await lockContact(tx, id)
    if (!contact.completed) return contact
    if (closedAnew(contact.completedAt, expectedAt)) {
      throw await closed(tx, 'This contact was completed anew.', contact)
    }
    if (!mayReopen(tx, contact)) throw new AppError('FORBIDDEN')
    if (isLogged(contact)) await lockLogged(tx, contact.customerId)
    await logActivity(tx, contact, 'Contact reopened')
    const open = await tx.db.contact.update({
      where: tx.key(id),
      data: { completed: false, completedAt: null, completedNotes: null, completedById: null },
    })
    await unearnContact(tx, contact)
    return open
  })
}

/**
 * Replaces the completion notes of a contact and writes an activity.
 * @throws NOT_FOUND; CONFLICT when the contact is open; FORBIDDEN when another user completed it
 */
export function noteCompletedContact(ctx: BusinessContext, id: number, notes: string): Promise<ContactRow> {
  return ctx.transaction(async (tx) => {
    const contact = await lockContact(tx, id)
    if (!contact.completed) throw new AppError('CONFLICT', 'This contact is open again.')
    if (!mayReopen(tx, contact)) throw new AppError('FORBIDDEN')
    if (contact.completedNotes === notes) return contact
    await logActivity(tx, contact, `Note on the completed contact: ${notes}`)
    return tx.db.contact.update({ where: tx.key(id), data: { completedNotes: notes } })
  })
}

/**
 * Moves a contact to the trash; its activities stay.
 * @throws NOT_FOUND for a contact of another business
 */
export function deleteContact(ctx: BusinessContext, id: number): Promise<TrashRow> {
  return ctx.transaction(async (tx) => {
    const { customerId } = await lockContact(tx, id)
    const customer = found('Customer', await findCustomer(tx, customerId, { select: { name: true } }))
    return moveToTrash(tx, 'Contact', id, { title: customer.name })
  })
}
