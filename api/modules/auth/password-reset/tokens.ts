import type { Services } from '#api/core/context/services.ts'
import type { PlatformTransaction } from '#api/core/tenancy/tenancy.ts'
import { newLinkToken } from '#api/modules/auth/linkTokens.ts'

const minute = 60_000

/** How many minutes a link is valid (docs/product/accounts.md#forgotten-passwords). */
export const linkMinutes = 60

// Expired rows are kept for a while, because the clocks of several instances may differ, and deleted a few at a time,
// so that no single request pays for all of them.
const keptFor = 60 * minute
const forgottenAtOnce = 500

interface Owner {
  businessId: number
  id: number
  /** The address that the link will be sent to. */
  email: string
}

// Locked in a fixed order, so that two requests for the same users cannot deadlock.
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
 * Creates a token for each of these accounts that still has its address; their earlier tokens become invalid. Only
 * hashes are stored.
 */
export async function issueResetToken<T extends Owner>(
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

/** Deletes tokens that expired long ago. */
export async function forgetOld({ platform, clock }: Services): Promise<void> {
  const longOver = new Date(clock.now().getTime() - keptFor)
  await platform.passwordResetToken.deleteMany({
    where: { expiresAt: { lt: longOver } },
    limit: forgottenAtOnce,
  })
}
