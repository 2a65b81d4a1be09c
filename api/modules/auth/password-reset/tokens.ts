import type { Services } from '#api/core/tenancy/context.ts'
import type { PlatformTransaction } from '#api/core/tenancy/tenancy.ts'
import { newLinkToken } from '#api/modules/auth/linkTokens.ts'

const minute = 60_000

/** How long a link works (docs/product/accounts.md#forgotten-passwords). */
export const linkMinutes = 60

// Kept a while beyond their time, should the clocks of several instances disagree; and a few at a time, so that
// nobody's request pays for all of them.
const keptFor = 60 * minute
const forgottenAtOnce = 500

interface Owner {
  businessId: number
  id: number
  /** The address that the link is about to be sent to. */
  email: string
}

// In one order, so that two requests for the same people wait for each other instead of blocking each other.
const lockOwners =
  'SELECT "businessId", id, email::text AS email FROM "User" WHERE id = ANY($1::int[]) ORDER BY id FOR NO KEY UPDATE'

/** The owners who still have the address, locked until the transaction ends. */
async function lockForIssue<T extends Owner>(tx: PlatformTransaction, owners: readonly T[]): Promise<T[]> {
  const ids = owners.map(({ id }) => id)
  const rows = await tx.$queryRawUnsafe<Owner[]>(lockOwners, ids)
  return owners.filter(({ businessId, id, email }) =>
    rows.some((row) => row.businessId === businessId && row.id === id && row.email === email),
  )
}

/**
 * Makes a token for each of these accounts that still has its address; earlier tokens of theirs end. The tokens
 * themselves are stored nowhere.
 */
export async function issue<T extends Owner>(
  { platform, clock }: Pick<Services, 'platform' | 'clock'>,
  owners: readonly T[],
): Promise<(T & { token: string })[]> {
  const expiresAt = new Date(clock.now().getTime() + linkMinutes * minute)
  return platform.$transaction(async (tx) => {
    const locked = await lockForIssue(tx, owners)
    const accounts = locked.map(({ businessId, id: userId }) => ({ businessId, userId }))
    const links = accounts.map((account) => ({ account, ...newLinkToken() }))
    await tx.passwordResetToken.updateMany({ where: { used: false, OR: accounts }, data: { used: true } })
    await tx.passwordResetToken.createMany({
      data: links.map(({ account, tokenHash }) => ({ ...account, tokenHash, expiresAt })),
    })
    return locked.map((owner, at) => ({ ...owner, token: links[at]?.token ?? '' }))
  })
}

/** Forgets tokens that are long over. */
export async function forgetOld({ platform, clock }: Services): Promise<void> {
  const longOver = new Date(clock.now().getTime() - keptFor)
  await platform.passwordResetToken.deleteMany({
    where: { expiresAt: { lt: longOver } },
    limit: forgottenAtOnce,
  })
}
