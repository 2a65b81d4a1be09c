import { z } from 'zod'
import { AppError } from '#api/core/errors/errors.ts'
import { expected, instant, text } from '#api/core/input/input.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { formatInstant } from '#api/core/time/localTime.ts'
import { latestActor } from '#api/modules/activities/service.ts'
import { type AppointmentRow, isMoved, movedFrom, subjectOf } from '#api/modules/appointments/states.ts'
import { movedMeanwhile } from '#api/modules/team/meanwhile.ts'

/** The time and the technician that a move starts from. */
export const expectedValues = z.object({
  expectedStartsAt: expected(instant),
  expectedEndsAt: expected(instant),
  expectedTechnician: expected(text('Technician', 161)),
})
export type ExpectedValues = z.output<typeof expectedValues>

/**
 * Refuses a change that starts from another time or technician than the appointment has. What the appointment has
 * already is no conflict.
 * @throws CONFLICT that says who moved it, and where to
 */
export async function checkExpected(
  tx: BusinessContext,
  before: AppointmentRow,
  after: AppointmentRow,
  { expectedStartsAt, expectedEndsAt, expectedTechnician }: ExpectedValues,
): Promise<void> {
  const elsewhere = differs(expectedStartsAt, before.startsAt) || differs(expectedEndsAt, before.endsAt)
  if (elsewhere && isMoved(before, after)) {
    const { customerId } = before
    const by = await latestActor(tx, { customerId, subject: subjectOf(before) }, movedFrom)
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
