import {
  demoUsername,
  foldUsername,
  looksTheSame,
  passesFor,
  superadminUsername,
} from '#api/core/accounts/usernames.ts'
import { AppError } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'

/** Runs a statement in the transaction of the claim. `$1` is the business; 0 for a new one. */
type Ask = BusinessContext['sql']

interface Claim {
  username: string
  /** The input field that an error names. */
  field?: string
}

// An advisory lock per name: concurrent claims of a name wait for each other, so that the later one sees the earlier
// one's account.
const inTurn = `SELECT pg_advisory_xact_lock(hashtextextended($2, 0))::text FROM (SELECT $1::int) asking`

/** The text whose advisory lock a claim of a username takes. */
export const usernameLock = (username: string) => `username ${foldUsername(username)}`

/** SQL: a business's name, normalised for comparison. */
export const spelled = (name: string) =>
  `lower(regexp_replace(btrim(normalize(${name}, NFKC)), '\\s+', ' ', 'g'))`

const namesHere = 'SELECT username::text AS username FROM "User" WHERE "businessId" = $1'

/**
 * Whether a user of the business has a name that looks the same. Additions to a business run one after the other, so
 * that the second of two look-alikes sees the first.
 */
async function isLookAlike(ask: Ask, businessId: number, username: string): Promise<boolean> {
  await ask(inTurn, `usernames of business ${businessId}`)
  const names = await ask<{ username: string }>(namesHere)
  return names.some((known) => looksTheSame(known.username, username))
}

// The only query across businesses. Its answer reveals nothing but that the name is not available.
const isTaken = `SELECT coalesce(
    bool_or(account."businessId" = $1)
      OR bool_or(${spelled('business.name')} = ${spelled('own.name')}),
    false) AS taken
  FROM "User" account
  JOIN "Business" business ON business.id = account."businessId"
  CROSS JOIN (SELECT coalesce($3, (SELECT name FROM "Business" WHERE id = $1)) AS name) own
  WHERE account."usernameKey" = account_key($2) AND (account."businessId", account.id) <> ($1, $4::int)`

interface Query extends Claim {
  businessId: number
  /** The name of a new business; null for an existing one. */
  businessName: string | null
  /** The account that may already have the name; 0 for none. */
  except: number
}

async function claim(ask: Ask, { username, field = 'username', ...query }: Query): Promise<void> {
  const reserved =
    passesFor(username, superadminUsername) ||
    (passesFor(username, demoUsername) && query.businessId !== demoBusinessId)
  if (!reserved) {
    await ask(inTurn, usernameLock(username))
    const [found] = await ask<{ taken: boolean }>(isTaken, username, query.businessName, query.except)
    // A reactivated account keeps its name, even if a look-alike was created before look-alikes were refused.
    const isNew = query.except === 0 && query.businessId !== 0
    if (!found?.taken && !(isNew && (await isLookAlike(ask, query.businessId, username)))) return
  }
  const message = 'Username already exists'
  throw new AppError('CONFLICT', { message, fields: { [field]: [message] } })
}

/**
 * Checks that an account of the business may have a username, and locks the name until the transaction ends. The
 * account is a new one or `except`, one that is being reactivated. A name is refused when it is reserved, when it is
 * taken in this business (look-alikes included), or when it is taken in another business with the same name, because
 * sign-in lets users choose by the names of businesses.
 * @throws CONFLICT `Username already exists`, in the field
 */
export function claimUsername(ctx: BusinessContext, { except = 0, ...query }: Claim & { except?: number }) {
  const { businessId } = ctx.tenant
  return claim(ctx.sql, { ...query, businessId, businessName: null, except })
}

/** A transaction of the platform, which runs a statement. */
interface Transaction {
  $queryRawUnsafe<Rows>(statement: string, ...values: unknown[]): Promise<Rows>
}

/**
 * Like `claimUsername`, for the admin of a business that the transaction is about to create.
 * @throws CONFLICT `Username already exists`, in the field
 */
export function claimUsernameOfNew(
  tx: Transaction,
  { businessName, ...query }: Claim & { businessName: string },
) {
  const ask: Ask = (statement, ...params) => tx.$queryRawUnsafe(statement, 0, ...params)
  return claim(ask, { ...query, businessId: 0, businessName, except: 0 })
}

const isShared = `SELECT EXISTS (
    SELECT 1 FROM "User" ours
    JOIN "User" theirs ON theirs."usernameKey" = ours."usernameKey" AND theirs."businessId" <> $1
    JOIN "Business" business ON business.id = theirs."businessId"
    WHERE ours."businessId" = $1 AND ${spelled('business.name')} = ${spelled('$2::text')}) AS taken`

/**
 * Checks that a business may take a name, and locks its usernames until the transaction ends: none of them may exist
 * in another business of that name, because users could not choose between the two at sign-in.
 * @throws CONFLICT, in the field
 */
export async function claimBusinessName(ctx: BusinessContext, name: string): Promise<void> {
  const users = await ctx.db.user.findMany({ select: { username: true } })
  const locks = users.map(({ username }) => usernameLock(username))
  for (const lock of [...new Set(locks)].sort()) await ctx.sql(inTurn, lock)
  const [found] = await ctx.sql<{ taken: boolean }>(isShared, name)
  if (!found?.taken) return
  const message = 'A business of this name already has a member with the same username'
  throw new AppError('CONFLICT', { message, fields: { name: [message] } })
}
