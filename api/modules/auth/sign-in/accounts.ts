import { sameUsername, superadminUsername } from '#api/core/accounts/usernames.ts'
import type { Prisma } from '#api/core/database/generated/client.ts'
import type { Services } from '#api/core/tenancy/context.ts'
import { spelled } from '#api/modules/team/usernames.ts'

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

/** The columns of an account that sign-in needs. */
export type Account = Prisma.UserGetPayload<{ select: typeof accountFields }>

/**
 * The maximum number of accounts with one username that a sign-in verifies
 * (docs/decisions/0007-accounts-per-username.md).
 */
export const accountsPerSignIn = 3

/** The input of a sign-in. */
interface Claimant {
  username: string
  password: string
  /** The name of a business, to which the accounts are restricted. */
  business?: string | null
  /** The business that the browser used last; its account is verified first. */
  lastBusinessId?: number | null
}

const idsAt = `SELECT account.id FROM "User" account JOIN "Business" business ON business.id = account."businessId"
  WHERE account.username = $1::citext AND ${spelled('business.name')} = ${spelled('$2::text')}`

/** The account to verify alone or first; none without a business and a hint. */
async function preferred({ platform }: Services, { username, business, lastBusinessId }: Claimant) {
  if (business == null && lastBusinessId == null) return null
  const place =
    business == null
      ? { businessId: lastBusinessId as number }
      : {
          id: {
            in: (await platform.$queryRawUnsafe<{ id: number }[]>(idsAt, username, business)).map(
              ({ id }) => id,
            ),
          },
        }
  return platform.user.findFirst({ where: { username, isActive: true, ...place }, select: accountFields })
}

/** The accounts to verify, and whether these are all accounts with the username. */
async function candidates(
  services: Services,
  claimant: Claimant,
): Promise<{ accounts: Account[]; all: boolean }> {
  const { username, business } = claimant
  if (sameUsername(username, superadminUsername)) return { accounts: [], all: true }
  const [latest, first] = await Promise.all([
    services.platform.user.findMany({
      where: { username, isActive: true },
      orderBy: [{ lastLoginAt: { sort: 'desc', nulls: 'last' } }, { id: 'asc' }],
      take: accountsPerSignIn + 1,
      select: accountFields,
    }),
    preferred(services, claimant),
  ])
  const others = business == null ? latest.filter(({ id }) => id !== first?.id) : []
  const accounts = [...(first ? [first] : []), ...others].slice(0, accountsPerSignIn)
  return { accounts, all: accounts.length === latest.length }
}

/** The accounts that a password opens, and whether it opens all accounts with the username. */
interface Opened {
  accounts: Account[]
  all: boolean
}

/**
 * The active accounts, of any business, with this username and password; null for none. A wrong password always costs
 * the maximum number of hashes, so that the response time does not reveal how many businesses have the username.
 */
export async function accountsOf(
  services: Services,
  claimant: Claimant,
  turn: string,
): Promise<Opened | null> {
  const { accounts, all } = await candidates(services, claimant)
  const { passwords } = services
  const opened: Account[] = []
  // One after the other, so that a sign-in occupies one position in the hashing queue.
  for (const account of accounts) {
    if (await passwords.verify(account.passwordHash, claimant.password, turn)) opened.push(account)
  }
  if (opened.length > 0) return { accounts: opened, all: all && opened.length === accounts.length }
  const most = claimant.business == null ? accountsPerSignIn : 1
  for (let tried = accounts.length; tried < most; tried += 1) {
    await passwords.verify(null, claimant.password, turn)
  }
  return null
}
