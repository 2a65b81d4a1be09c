import { found } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockForKeyShare, lockForUpdate } from '#api/core/tenancy/lockForUpdate.ts'
import type { Prisma } from '#api/generated/client.ts'
import { recordActivity } from '#api/modules/activities/service.ts'
import { checkExpected, type ExpectedValues } from '#api/modules/appointments/expected.ts'
import type { AppointmentChanges, NewAppointment } from '#api/modules/appointments/input.ts'
import { type CalendarRules, lockCalendarRules, takeSlot } from '#api/modules/appointments/slots.ts'
import {
  type AppointmentRow,
  isMoved,
  isOver,
  linesOf,
  overAlready,
  stepOf,
  subjectOf,
} from '#api/modules/appointments/states.ts'
import { type TechnicianChoice, technicianColumns } from '#api/modules/appointments/technician.ts'
import { settledTimes } from '#api/modules/appointments/times.ts'
import { whenWords } from '#api/modules/appointments/words.ts'
import { noCustomer } from '#api/modules/business/mergedCustomers.ts'
import { lockCustomerOf } from '#api/modules/customers/lockCustomerOf.ts'

import { earn } from '#api/modules/points/ledger.ts'

import { endReminder } from '#api/modules/sms/reminders/cancel.ts'

type Data = Prisma.ServiceAppointmentUncheckedUpdateInput

/** Arguments of a booking besides its fields. */
interface Booking {
  customerId: number
  /** Book beyond the day's limit, which managers may. */
  overbook: boolean
  /** The user who is the technician. Without it, `technician` is matched with the names of the active users. */
  technicianUserId?: TechnicianChoice['technicianUserId']
}

async function checkCustomer(tx: BusinessContext, id: number): Promise<void> {
  if (!(await lockForKeyShare(tx, 'Customer', id))) throw await noCustomer(tx, id)
}

function earned(tx: BusinessContext, appointment: AppointmentRow): Promise<void> {
  const { completedById: userId } = appointment
  return earn(tx, { userId, rules: ['appointment-completed'], subject: subjectOf(appointment) })
}

/** Writes an activity about an act. */
function logActivity(tx: BusinessContext, appointment: AppointmentRow, description: string) {
  return recordActivity(tx, {
    customerId: appointment.customerId,
    subject: subjectOf(appointment),
    type: 'MEETING',
    description,
  })
}

/**
 * Books an appointment and writes an activity.
 * @throws BAD_INPUT, NOT_FOUND for a customer or a technician of another business, CONFLICT for a full day, FORBIDDEN
 * when the actor may not overbook
 */
export function createAppointment(
  ctx: BusinessContext,
  { customerId, overbook, technicianUserId }: Booking,
  fields: NewAppointment,
): Promise<AppointmentRow> {
  return ctx.transaction(async (tx) => {
    const rules = await lockCalendarRules(tx)
    const times = settledTimes(fields, rules.timeZone)
    await checkCustomer(tx, customerId)
    const technician = await technicianColumns(tx, { ...fields, technicianUserId })
    const place = await takeSlot(tx, rules, { date: fields.date, except: 0, overbook })
    const appointment = await tx.db.serviceAppointment.create({
      data: {
        ...tx.tenant,
        ...fields,
        ...times,
        ...technician,
        customerId,
        place,
        bookedById: tx.userId,
        createdAt: tx.now(),
      },
    })
    await logActivity(
      tx,
      appointment,
      `Appointment booked for ${whenWords(appointment, tx.today())}: ${fields.description}`,
    )
    return appointment
  })
}

/** Locks an appointment, so that concurrent acts on it run one after the other. Days are locked later. */
async function lockAppointment(tx: BusinessContext, id: number): Promise<AppointmentRow> {
  await lockCustomerOf(tx, 'ServiceAppointment', id)
  await lockForUpdate(tx, 'ServiceAppointment', id)
  return found('Appointment', await tx.db.serviceAppointment.findFirst({ where: { id } }))
}

/**
 * Cancels the unsent reminder when a change affects it: another time or customer, a cancellation, or the reminder
 * setting. Another time or customer also clears the confirmation and starts a new schedule version, to which later
 * texts belong.
 */
async function endTexts(tx: BusinessContext, before: AppointmentRow, after: AppointmentRow): Promise<Data> {
  const another = isMoved(before, after) || before.customerId !== after.customerId
  const called = before.status !== after.status && [before.status, after.status].includes('CANCELLED')
  if (!another && !called && before.smsReminder === after.smsReminder) return {}
  await endReminder(tx, after.id)
  if (!another) return {}
  return { scheduleVersion: { increment: 1 }, reminderSent: false, confirmedAt: null }
}

interface Changes extends Partial<Booking>, ExpectedValues {
  /** Book beyond the day's limit, which managers may. */
  overbook: boolean
}

/**
 * Changes the given fields: moves the appointment, changes its state, or corrects its texts.
 * @throws BAD_INPUT; NOT_FOUND for an appointment, a customer or a technician of another business; CONFLICT for a full
 * day, a state transition that does not exist, new times of an appointment that is over, or another time or technician
 * than the expected one; FORBIDDEN when the actor may not overbook or may not rebook what another user cancelled
 */
export function updateAppointment(
  ctx: BusinessContext,
  id: number,
  { customerId, overbook, technicianUserId, ...expected }: Changes,
  changes: AppointmentChanges,
): Promise<AppointmentRow> {
  return ctx.transaction(async (tx) => {
    const rules = await lockCalendarRules(tx)
    if (customerId !== undefined) await checkCustomer(tx, customerId)
    const before = await lockAppointment(tx, id)
    const technician = await technicianColumns(tx, { ...changes, technicianUserId }, before)
    const wanted = { ...before, ...changes, customerId: customerId ?? before.customerId }
    await checkExpected(tx, before, { ...wanted, ...technician }, expected)
    const step = stepOf(tx, before, wanted)
    const moves = isMoved(before, wanted)
    if (moves && isOver(wanted)) throw await overAlready(tx, before, wanted)
    const times = moves ? settledTimes(wanted, rules.timeZone) : {}
    const after = { ...wanted, ...times }
    const appointment = await tx.db.serviceAppointment.update({
      where: tx.key(id),
      data: {
        ...changes,
        ...technician,
        ...times,
        ...step,
        ...(await endTexts(tx, before, after)),
        customerId: after.customerId,
        place: await placeAfter(tx, rules, before, after, overbook),
      },
    })
    for (const line of linesOf(before, appointment, tx.today())) await logActivity(tx, appointment, line)
    if (before.status !== 'COMPLETED' && appointment.status === 'COMPLETED') await earned(tx, appointment)
    return appointment
  })
}

/**
 * Cancels an appointment, which frees its slot and cancels its texts. Idempotent.
 * @throws NOT_FOUND, or CONFLICT when it is completed
 */
export function cancelAppointment(ctx: BusinessContext, id: number): Promise<AppointmentRow> {
  return updateAppointment(ctx, id, { overbook: false }, { status: 'CANCELLED' })
}

/** The slot after a change: the current one, a new one, or none. */
async function placeAfter(
  tx: BusinessContext,
  rules: CalendarRules,
  before: AppointmentRow,
  after: AppointmentRow,
  overbook: boolean,
) {
  if (after.status === 'CANCELLED') return null
  if (before.status !== 'CANCELLED' && before.date === after.date) return before.place
  return takeSlot(tx, rules, { date: after.date, except: before.id, overbook })
}
