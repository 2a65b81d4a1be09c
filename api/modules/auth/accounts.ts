import type { House } from '#api/core/context.ts'
import type { Prisma } from '#api/core/database/generated/client.ts'
import { sameUsername, superadminUsername } from '#api/core/usernames.ts'
import { accountsPerName } from '#api/modules/team/usernames.ts'

export const accountFields = {
  businessId: true,
  id: true,
  role: true,
  firstName: true,
  lastName: true,
  isActive: true,
  tokenVersion: true,
  passwordHash: true,
  business: { select: { name: true, timeZone: true, isActive: true, subscriptionStatus: true } },
} satisfies Prisma.UserSelect

/** An account as signing in needs it. */
export type Account = Prisma.UserGetPayload<{ select: typeof accountFields }>

async function accountsNamed({ platform, log }: House, username: string): Promise<Account[]> {
  if (sameUsername(username, superadminUsername)) return []
  // Each costs a hash; those in use come first.
  const accounts = await platform.user.findMany({
    where: { username, isActive: true },
    orderBy: [{ lastLoginAt: { sort: 'desc', nulls: 'last' } }, { id: 'asc' }],
    take: accountsPerName,
    select: accountFields,
  })
  if (accounts.length === accountsPerName) log.warn({ username }, 'Too many accounts share a username')
  return accounts
}

/** The accounts of a name that a password opens, and whether it opens all of that name. */
interface Opened {
  accounts: Account[]
  all: boolean
}

/**
 * The active accounts, of any business, that a name and password open; null for none. At least one hash is
 * verified in every case, so that a name nobody has takes as long as a wrong password.
 */
export async function accountsOf(house: House, username: string, password: string): Promise<Opened | null> {
  const named = await accountsNamed(house, username)
  if (named.length === 0) await house.passwords.verify(null, password)
  const accounts: Account[] = []
  // One after the other: a name that many share waits its turn like any other.
  for (const account of named) {
    if (await house.passwords.verify(account.passwordHash, password)) accounts.push(account)
  }
  return accounts.length > 0 ? { accounts, all: accounts.length === named.length } : null
}
