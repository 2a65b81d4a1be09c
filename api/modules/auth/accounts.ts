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

/** An account as signing in needs it. */
export type Account = Prisma.UserGetPayload<{ select: typeof accountFields }>

/** Accounts of one username that one sign-in verifies (docs/decisions/0007-accounts-per-username.md). */
export const accountsPerSignIn = 3

/** Who wants to sign in. */
interface Claimant {
  username: string
  password: string
  /** The name of a business: only its account is tried. */
  business?: string | null
  /** The business that the browser used last: its account is tried first. */
  lastBusinessId?: number | null
}

const idsAt = `SELECT account.id FROM "User" account JOIN "Business" business ON business.id = account."businessId"
  WHERE account.username = $1::citext AND ${spelled('business.name')} = ${spelled('$2::text')}`

/** The account to be tried alone, or first: none when neither a business nor a hint is given. */
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

/** The accounts to try, and whether there are no others of that name. */
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

/** The accounts that a password opens, and whether it opens all of that name. */
interface Opened {
  accounts: Account[]
  all: boolean
}

/**
 * The active accounts, of any business, that a name and password open; null for none. A wrong password costs as many
 * hashes as there may be candidates, so that time does not tell how many businesses know the name.
 */
export async function accountsOf(
  services: Services,
  claimant: Claimant,
  turn: string,
): Promise<Opened | null> {
  const { accounts, all } = await candidates(services, claimant)
  const { passwords } = services
  const opened: Account[] = []
  // One after the other, so that one sign-in has one place in the queue.
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
