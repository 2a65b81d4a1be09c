import type { Services } from '#api/core/context/services.ts'

const remembered = 3 * 24 * 60 * 60_000

/** Runs work once across all instances: the first one to claim the name runs it, the others do nothing. */
export async function inTurn(services: Services, name: string, work: () => Promise<unknown>): Promise<void> {
  const expiresAt = new Date(services.clock.now().getTime() + remembered)
  const taken = await services.platform.usedTicket.createMany({
    data: [{ id: `job ${name}`, expiresAt }],
    skipDuplicates: true,
  })
  if (taken.count > 0) await work()
}
