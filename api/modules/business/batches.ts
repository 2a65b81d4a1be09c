import { setTimeout as pause } from 'node:timers/promises'
import { admits } from '#api/core/auth/authenticate.ts'
import type { Services } from '#api/core/context/services.ts'

/** After this time a job gives others a turn, in milliseconds. */
const turnDuration = 20_000

/** How long work for a suspended business waits until it looks again, in milliseconds. */
export const suspendedBy = 60_000

/** Whether the users of a business may sign in. Nobody could stop what is done for a suspended one. */
export async function isOpen({ platform }: Services, businessId: number): Promise<boolean> {
  const business = await platform.business.findUnique({
    where: { id: businessId },
    select: { isActive: true, subscriptionStatus: true },
  })
  return business !== null && admits(business)
}

interface Batches {
  /** Does some of the work in a transaction of its own; false when nothing is left. */
  batch(): Promise<boolean>
  /** How long others have the database after a batch, as a part of the time that the batch had it. */
  rest: number
}

/**
 * Runs batches of a business until none is left, the turn is over, the business is suspended or the server ends. Resolves
 * to whether another job has to go on.
 */
export async function runBatches(
  services: Services,
  businessId: number,
  { batch, rest }: Batches,
  signal: AbortSignal,
): Promise<boolean> {
  const until = performance.now() + turnDuration
  while (!signal.aborted) {
    const began = performance.now()
    if (!(await batch())) return false
    if (performance.now() > until || !(await isOpen(services, businessId))) return true
    await pause((performance.now() - began) * rest, undefined, { signal }).catch(() => undefined)
  }
  return true
}
