import type { PlatformClient } from '#api/core/tenancy/tenancy.ts'
import type { Clock } from '#api/core/time/clock.ts'

// Rows are kept for a while after they expire, because the clocks of several instances may differ.
const keptFor = 60 * 60 * 1000

interface Token {
  /** Its `jti`. */
  id: string
  expiresAt: Date
}

/**
 * Marks a token as used; resolves to false when it was used before. The database lets only one of several concurrent uses
 * through.
 */
export async function spendToken(
  { platform, clock }: { platform: PlatformClient; clock: Clock },
  { id, expiresAt }: Token,
): Promise<boolean> {
  const { count } = await platform.usedTicket.createMany({ data: { id, expiresAt }, skipDuplicates: true })
  const longOver = new Date(clock.now().getTime() - keptFor)
  await platform.usedTicket.deleteMany({ where: { expiresAt: { lt: longOver } } })
  return count === 1
}
