import { createHash, randomBytes } from 'node:crypto'
import type { House } from '#api/core/context.ts'

const minute = 60_000

/** How long a link works (decisions section 2). */
export const linkMinutes = 60

// Kept a while beyond their time, should the clocks of several instances disagree; and a few at a time, so that
// nobody's request pays for all of them.
const keptFor = 60 * minute
const forgottenAtOnce = 500

/** What is kept of a token: who reads the database still has no link. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

interface Owner {
  businessId: number
  id: number
}

/** Makes a token for each of these accounts. The tokens themselves are kept nowhere. */
export async function issue<T extends Owner>(
  { platform, clock }: House,
  owners: readonly T[],
): Promise<(T & { token: string })[]> {
  const issued = owners.map((owner) => ({ ...owner, token: randomBytes(32).toString('base64url') }))
  const expiresAt = new Date(clock.now().getTime() + linkMinutes * minute)
  await platform.passwordResetToken.createMany({
    data: issued.map(({ businessId, id: userId, token }) => ({
      businessId,
      userId,
      tokenHash: hashOf(token),
      expiresAt,
    })),
  })
  return issued
}

/** Forgets tokens that are long over. */
export async function forgetOld({ platform, clock }: House): Promise<void> {
  const longOver = new Date(clock.now().getTime() - keptFor)
  await platform.passwordResetToken.deleteMany({
    where: { expiresAt: { lt: longOver } },
    limit: forgottenAtOnce,
  })
}
