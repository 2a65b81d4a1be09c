import { AppError, found } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { updateAppointment } from '#api/modules/appointments/service.ts'

/**
 * Completes an appointment; one that was not in progress passes through that state. Idempotent, also when called
 * concurrently.
 * @returns whether this call completed it, and the customer of the appointment
 * @throws NOT_FOUND, or CONFLICT when it is cancelled
 */
export async function finishAppointment(
  tx: BusinessContext,
  id: number,
): Promise<{ first: boolean; customerId: number }> {
  const read = async () => found('Appointment', await tx.db.serviceAppointment.findFirst({ where: { id } }))
  const { status, customerId } = await read()
  if (status === 'COMPLETED') return { first: false, customerId }
  try {
    if (status === 'SCHEDULED')
      await updateAppointment(tx, id, { overbook: false }, { status: 'IN_PROGRESS' })
    await updateAppointment(tx, id, { overbook: false }, { status: 'COMPLETED' })
    return { first: true, customerId }
  } catch (error) {
    // Another request completed it first; keep its result.
    const outrun =
      error instanceof AppError && error.code === 'CONFLICT' && (await read()).status === 'COMPLETED'
    if (outrun) return { first: false, customerId }
    throw error
  }
}
