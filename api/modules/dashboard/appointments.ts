import { AppError, notFound } from '#api/core/platform/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { updateAppointment } from '#api/modules/appointments/service.ts'

/**
 * Completes an appointment in one go: one that was never begun is begun and done. Doing it again, also at the same
 * moment, changes nothing.
 * @returns whether it was this act that completed it, and whose appointment it is
 * @throws NOT_FOUND, or CONFLICT when it is cancelled
 */
export async function finishAppointment(
  tx: BusinessContext,
  id: number,
): Promise<{ first: boolean; customerId: number }> {
  const read = async () => {
    const visit = await tx.db.serviceAppointment.findFirst({ where: { id } })
    if (!visit) throw notFound('Appointment')
    return visit
  }
  const { status, customerId } = await read()
  if (status === 'COMPLETED') return { first: false, customerId }
  try {
    if (status === 'SCHEDULED')
      await updateAppointment(tx, id, { overbook: false }, { status: 'IN_PROGRESS' })
    await updateAppointment(tx, id, { overbook: false }, { status: 'COMPLETED' })
    return { first: true, customerId }
  } catch (error) {
    // Somebody else was first: what they made of it stands.
    const outrun =
      error instanceof AppError && error.code === 'CONFLICT' && (await read()).status === 'COMPLETED'
    if (outrun) return { first: false, customerId }
    throw error
  }
}
