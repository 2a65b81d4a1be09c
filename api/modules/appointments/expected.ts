import { z } from 'zod'
import { AppError } from '#api/core/errors/errors.ts'
import { expected, instant, text } from '#api/core/input/input.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { formatInstant } from '#api/core/time/localTime.ts'
import { latestActor } from '#api/modules/activities/service.ts'
import { type AppointmentRow, isMoved, movedFrom, subjectOf } from '#api/modules/appointments/states.ts'
import { movedMeanwhile } from '#api/modules/team/meanwhile.ts'

/** What a change starts from: the time and the technician, or the appointment as a whole. */
export const expectedValues = z.object({
  expectedStartsAt: expected(instant),
  expectedEndsAt: expected(instant),
  expectedTechnician: expected(text('Technician', 161)),
  expectedUpdatedAt: instant.nullish().meta({
    description:
      'When the appointment was last changed, as an Undo of its status knows it. CONFLICT when it has been changed since.',
  }),
})
export type ExpectedValues = z.output<typeof expectedValues>

/**
 * Refuses a change that starts from another time or technician than the appointment has, or from an earlier state of it.
 * What the appointment has already is no conflict.
 * @throws CONFLICT that says who changed or moved it, and where to
 */
export async function checkExpected(
  tx: BusinessContext,
  before: AppointmentRow,
  after: AppointmentRow,
  { expectedStartsAt, expectedEndsAt, expectedTechnician, expectedUpdatedAt }: ExpectedValues,
): Promise<void> {
  const about = { customerId: before.customerId, subject: subjectOf(before) }
  if (before.status !== after.status && differs(expectedUpdatedAt, before.updatedAt)) {
    const by = await latestActor(tx, about, '')
    throw new AppError('CONFLICT', `${by ? `${by} changed it` : 'It was changed'} in the meantime.`)
  }
  const elsewhere = differs(expectedStartsAt, before.startsAt) || differs(expectedEndsAt, before.endsAt)
  if (elsewhere && isMoved(before, after)) {
    const by = await latestActor(tx, about, movedFrom)
    throw movedMeanwhile(formatInstant(before.startsAt, tx.timeZone), by)
  }
  const same = before.technician === after.technician && before.technicianUserId === after.technicianUserId
  if (expectedTechnician && expectedTechnician !== before.technician && !same) {
    const message = `The technician was changed to ${before.technician} in the meantime.`
    throw new AppError('CONFLICT', message)
  }
}

const differs = (expected: Date | null | undefined, current: Date) =>
  expected != null && expected.getTime() !== current.getTime()
