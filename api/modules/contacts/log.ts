import { z } from 'zod'
import type { UndoTokens } from '#api/core/auth/undoTokens.ts'
import { AppError, badField, found } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockForUpdate } from '#api/core/tenancy/lockForUpdate.ts'
import type { Prisma } from '#api/generated/client.ts'
import { CustomerStatus } from '#api/generated/enums.ts'
import { createActivity, latestActor } from '#api/modules/activities/service.ts'
import { foundCustomer } from '#api/modules/business/mergedCustomers.ts'
import type { Interaction } from '#api/modules/contacts/input.ts'
import type { ContactRow } from '#api/modules/contacts/lists.ts'
import { lockContact, scheduleContact, unearnContact } from '#api/modules/contacts/service.ts'
import { loggedSubject } from '#api/modules/contacts/statements.ts'
import { findCustomer, updateCustomer } from '#api/modules/customers/service.ts'

/** The subjects of contacts that are logged, and the activities of the other kinds when they have no notes. */
const words = { CALL: 'Call', VISIT: 'Visit', SALE: 'Sale', MEETING: 'Meeting', NOTE: 'Note' } as const

/** A contact as it was written: a later change of it is not undone. */
const written = z.object({ id: z.int(), updatedAt: z.coerce.date() }).nullable()

/** What logging wrote, for its Undo. */
const logged = z.object({
  customerId: z.int(),
  contact: written,
  nextContact: written,
  activityId: z.int().nullable(),
  /** The change of the status; null when there was none. */
  status: z.object({ from: z.enum(CustomerStatus), at: z.coerce.date() }).nullable(),
})

interface Logged {
  /** The subject of the points that it may have earned. */
  pointSubject: string
  contact: ContactRow | null
  nextContact: ContactRow | null
  activity: Prisma.ActivityGetPayload<object> | null
  undoToken: string
}

/** Locks a customer before anything is written about it, so that no other act can wait for this one in a circle. */
async function lockCustomer(tx: BusinessContext, id: number) {
  await lockForUpdate(tx, 'Customer', id)
  return foundCustomer(tx, id, await findCustomer(tx, id))
}

const writtenOf = (contact: ContactRow | null) => contact && { id: contact.id, updatedAt: contact.updatedAt }

/**
 * Logs what has just happened with a customer, in one transaction: a call or a visit is a completed contact, everything
 * else an activity; a sale may change the status. Schedules the next contact, if one is requested.
 * @throws NOT_FOUND for a customer of another business, BAD_INPUT for a note without text and a status without a sale
 */
export function logInteraction(
  ctx: BusinessContext,
  undoTokens: UndoTokens,
  { customerId, kind, notes, nextContactAt, status }: Interaction & { customerId: number },
): Promise<Logged> {
  return ctx.transaction(async (tx) => {
    const before = await lockCustomer(tx, customerId)
    if (kind === 'NOTE' && !notes) throw badField('notes', 'Please write a note')
    if (kind !== 'SALE' && status) throw badField('status', 'Only a sale changes the status')
    const nextContact = nextContactAt
      ? await scheduleContact(tx, customerId, { scheduledDate: nextContactAt, email: before.email })
      : null
    const isContact = kind === 'CALL' || kind === 'VISIT'
    const activity = isContact
      ? null
      : await createActivity(tx, customerId, { type: kind, description: notes ?? words[kind] })
    const sold = status && status !== before.status ? await updateCustomer(tx, customerId, { status }) : null
    const contact = isContact
      ? await scheduleContact(tx, customerId, { notes: words[kind], completed: true, completedNotes: notes })
      : null
    const content: z.input<typeof logged> = {
      customerId,
      contact: writtenOf(contact),
      nextContact: writtenOf(nextContact),
      activityId: activity?.id ?? null,
      status: sold && { from: before.status, at: sold.statusUpdatedAt },
    }
    const undoToken = await undoTokens.sign(tx, 'entry', content)
    const pointSubject = contact ? loggedSubject(customerId, tx.today()) : `Customer:${customerId}`
    return { pointSubject, contact, nextContact, activity, undoToken }
  })
}

/** Locks a contact that was written by logging; CONFLICT when somebody has changed it since. */
async function lockUnchanged(tx: BusinessContext, { id, updatedAt }: NonNullable<z.output<typeof written>>) {
  const contact = await lockContact(tx, id)
  if (contact.updatedAt.getTime() === updatedAt.getTime()) return contact
  const by = await latestActor(tx, { contactId: id }, '')
  throw new AppError('CONFLICT', `${by ?? 'Somebody'} changed the contact in the meantime.`)
}

async function deleteWithActivities(tx: BusinessContext, id: number): Promise<void> {
  await tx.db.activity.deleteMany({ where: { contactId: id } })
  await tx.db.contact.delete({ where: tx.key(id) })
}

/**
 * Undoes `logInteraction` in one transaction: its contacts and activities are deleted, and the status is what it was.
 * @returns the customer
 * @throws NOT_FOUND for a token that is expired, used or another user's, CONFLICT when somebody has changed the contact,
 * the next contact or the status since
 */
export async function takeBackInteraction(
  ctx: BusinessContext,
  undoTokens: UndoTokens,
  undoToken: string,
): Promise<Prisma.CustomerGetPayload<object>> {
  const entry = await undoTokens.read(ctx, 'entry', undoToken, logged, 'taken back')
  const { customerId, activityId, status } = entry
  return ctx.transaction(async (tx) => {
    const customer = await lockCustomer(tx, customerId)
    const contact = entry.contact && (await lockUnchanged(tx, entry.contact))
    const nextContact = entry.nextContact && (await lockUnchanged(tx, entry.nextContact))
    if (nextContact) await deleteWithActivities(tx, nextContact.id)
    if (activityId !== null) {
      found('Activity', await tx.db.activity.findFirst({ where: { id: activityId } }))
      await tx.db.activity.delete({ where: tx.key(activityId) })
    }
    const restored = status
      ? await updateCustomer(tx, customerId, { status: status.from }, { at: status.at })
      : customer
    if (contact) {
      await deleteWithActivities(tx, contact.id)
      await unearnContact(tx, contact)
    }
    return restored
  })
}
