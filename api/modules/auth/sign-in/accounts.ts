import { sameUsername, superadminUsername } from '#api/core/accounts/usernames.ts'
import { admits } from '#api/core/auth/authenticate.ts'
import type { Services } from '#api/core/context/services.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { accountKey } from '#api/core/text/accountKey.ts'
import type { Prisma } from '#api/generated/client.ts'
import { spelled } from '#api/modules/team/usernames.ts'

export const signInFields = {
  businessId: true,
  id: true,
  role: true,
  firstName: true,
  lastName: true,
  isActive: true,
  tokenVersion: true,
  passwordHash: true,
  username: true,
  email: true,
  lastLoginAt: true,
  newBrowserMails: true,
  business: { select: { name: true, timeZone: true, isActive: true, subscriptionStatus: true } },
} satisfies Prisma.UserSelect

/** The columns of an account that sign-in needs. */
export type SignInAccount = Prisma.UserGetPayload<{ select: typeof signInFields }>

/**
 * The account of a ticket or a passkey that may sign in; null when it is not as it was when the password was checked.
 * @throws SUSPENDED
 */
export async function openAccount(
  { platform }: Services,
  { businessId, userId: id, version }: { businessId: number; userId: number; version?: number | undefined },
): Promise<SignInAccount | null> {
  const account = await platform.user.findUnique({
    where: { businessId_id: { businessId, id } },
    select: signInFields,
  })
  if (!account?.isActive || account.tokenVersion !== (version ?? account.tokenVersion)) return null
  if (!admits(account.business)) throw new AppError('SUSPENDED')
  return account
}

const oldest = 3
const oldestVerified = 3

/**
 * The maximum number of accounts with one username that a sign-in verifies: that of the remembered business, the oldest,
 * and the oldest whose address is verified (docs/decisions/0007-accounts-per-username.md).
 */
export const accountsPerSignIn = 1 + oldest + oldestVerified

/** The input of a sign-in. */
interface Claimant {
  username: string
  password: string
  /** The name of a business, to which the accounts are restricted. */
  business?: string | null
  /** The business that the browser used last; its account is verified first. */
  lastBusinessId?: number | null
}

const namedBusinesses = `SELECT business.id FROM "Business" business
  JOIN "User" account ON account."businessId" = business.id AND account."usernameKey" = $1
  WHERE ${spelled('business.name')} = ${spelled('$2::text')}`

interface Candidates {
  accounts: SignInAccount[]
  /** Whether these are all accounts that the attempt may have been meant for. */
  all: boolean
}

// Accounts that are created later come last, so that no stranger can displace an account by creating others.
const byAge = [{ createdAt: 'asc' }, { id: 'asc' }] satisfies Prisma.UserOrderByWithRelationInput[]

/** The accounts with the username at the business of this name. New ones cannot share both names. */
async function namedCandidates({ platform }: Services, username: string, name: string): Promise<Candidates> {
  const found = await platform.$queryRawUnsafe<{ id: number }[]>(namedBusinesses, accountKey(username), name)
  const accounts = await platform.user.findMany({
    where: {
      usernameKey: accountKey(username),
      isActive: true,
      businessId: { in: found.map(({ id }) => id) },
    },
    orderBy: byAge,
    take: 1,
    select: signInFields,
  })
  return { accounts, all: found.length <= 1 }
}

/** The accounts of a username to verify when no business is named. */
async function unnamedCandidates(
  { platform }: Services,
  { username, lastBusinessId }: Claimant,
): Promise<Candidates> {
  const active = { usernameKey: accountKey(username), isActive: true }
  const find = (where: Prisma.UserWhereInput, take: number) =>
    platform.user.findMany({ where: { ...active, ...where }, orderBy: byAge, take, select: signInFields })
  const [remembered, namesakes, verified] = await Promise.all([
    lastBusinessId == null ? [] : find({ businessId: lastBusinessId }, 1),
    find({}, accountsPerSignIn + 1),
    find({ emailVerifiedAt: { not: null } }, oldestVerified),
  ])
  const chosen = [...remembered, ...namesakes.slice(0, oldest), ...verified]
  const accounts = [...new Map(chosen.map((account) => [account.id, account])).values()]
  return { accounts, all: accounts.length === namesakes.length }
}

/** The accounts of which a password may open some. */
export function candidatesOf(services: Services, claimant: Claimant): Candidates | Promise<Candidates> {
  const { username, business } = claimant
  if (sameUsername(username, superadminUsername)) return { accounts: [], all: true }
  return business == null
    ? unnamedCandidates(services, claimant)
    : namedCandidates(services, username, business)
}

/** The accounts that a password opens, and whether it opens all accounts with the username. */
interface Opened {
  accounts: SignInAccount[]
  all: boolean
}

/**
 * Those of the candidates that have this password; null for none. A wrong password always costs
 * the maximum number of hashes, so that the response time does not reveal how many businesses have the username.
 */
export async function accountsOf(
  { passwords }: Services,
  { accounts, all }: Candidates,
  claimant: Claimant,
  turn: string,
): Promise<Opened | null> {
  const opened: SignInAccount[] = []
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
