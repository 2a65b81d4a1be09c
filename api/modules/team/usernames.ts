import {
  demoBusinessId,
  demoUsername,
  foldUsername,
  looksTheSame,
  sameUsername,
  superadminUsername,
} from '#api/core/accounts/usernames.ts'
import { AppError } from '#api/core/platform/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

/** Runs a statement in the transaction of the claim. `$1` is the business; 0 for one that is being made. */
type Ask = BusinessContext['sql']

interface Claim {
  username: string
  /** The input field that a refusal names. */
  field?: string
}

// Whoever claims a name waits for those who claim it already: what they have made is then there to be seen.
const inTurn = `SELECT pg_advisory_xact_lock(hashtextextended($2, 0))::text FROM (SELECT $1::int) asking`

/** SQL: a business's name as it is compared. */
export const spelled = (name: string) =>
  `lower(regexp_replace(btrim(normalize(${name}, NFKC)), '\\s+', ' ', 'g'))`

const namesHere = 'SELECT username::text AS username FROM "User" WHERE "businessId" = $1'

/**
 * Whether somebody of the business has a name that looks like this one. Additions to one business take turns: the
 * second of two look-alikes sees the first.
 */
async function isLookAlike(ask: Ask, businessId: number, username: string): Promise<boolean> {
  await ask(inTurn, `usernames of business ${businessId}`)
  const names = await ask<{ username: string }>(namesHere)
  return names.some((known) => looksTheSame(known.username, username))
}

// The one question that looks past a business. A yes tells no more than that the name is not to be had.
const isTaken = `SELECT coalesce(
    bool_or(account."businessId" = $1)
      OR bool_or(${spelled('business.name')} = ${spelled('own.name')}),
    false) AS taken
  FROM "User" account
  JOIN "Business" business ON business.id = account."businessId"
  CROSS JOIN (SELECT coalesce($3, (SELECT name FROM "Business" WHERE id = $1)) AS name) own
  WHERE account.username = $2::citext AND (account."businessId", account.id) <> ($1, $4::int)`

interface Asked extends Claim {
  businessId: number
  /** The name of a business that is being made; null for one that is there. */
  businessName: string | null
  /** The account that may hold it already; 0 for none. */
  except: number
}

const passesFor = (username: string, reserved: string) =>
  sameUsername(username, reserved) || looksTheSame(username, reserved)

async function claim(ask: Ask, { username, field = 'username', ...asked }: Asked): Promise<void> {
  const reserved =
    passesFor(username, superadminUsername) ||
    (passesFor(username, demoUsername) && asked.businessId !== demoBusinessId)
  if (!reserved) {
    await ask(inTurn, `username ${foldUsername(username)}`)
    const [found] = await ask<{ taken: boolean }>(isTaken, username, asked.businessName, asked.except)
    // An account that comes back keeps the name it had, whatever has come to look like it before this was a rule.
    const isNew = asked.except === 0 && asked.businessId !== 0
    if (!found?.taken && !(isNew && (await isLookAlike(ask, asked.businessId, username)))) return
  }
  const message = 'Username already exists'
  throw new AppError('CONFLICT', { message, fields: { [field]: [message] } })
}

/**
 * Makes sure, until the end of the transaction it stands in, that a business may give a username to an account:
 * one that is being added, or `except`, one of its own that is being reactivated. A name is refused when it is
 * reserved, taken in this business (by its looks, too) or in another of the same name (the chooser of sign-in shows names).
 * @throws CONFLICT `Username already exists`, in the field
 */
export function claimUsername(ctx: BusinessContext, { except = 0, ...asked }: Claim & { except?: number }) {
  const { businessId } = ctx.tenant
  return claim(ctx.sql, { ...asked, businessId, businessName: null, except })
}

/** Runs a statement in a transaction of the platform. */
interface Transaction {
  $queryRawUnsafe<Rows>(statement: string, ...values: unknown[]): Promise<Rows>
}

/**
 * Likewise for the admin of a business that the transaction is about to make.
 * @throws CONFLICT `Username already exists`, in the field
 */
export function claimUsernameOfNew(
  tx: Transaction,
  { businessName, ...asked }: Claim & { businessName: string },
) {
  const ask: Ask = (statement, ...params) => tx.$queryRawUnsafe(statement, 0, ...params)
  return claim(ask, { ...asked, businessId: 0, businessName, except: 0 })
}

const isShared = `SELECT EXISTS (
    SELECT 1 FROM "User" ours
    JOIN "User" theirs ON theirs.username = ours.username AND theirs."businessId" <> $1
    JOIN "Business" business ON business.id = theirs."businessId"
    WHERE ours."businessId" = $1 AND ${spelled('business.name')} = ${spelled('$2::text')}) AS taken`

/**
 * Makes sure, until the end of the transaction it stands in, that a business may take another name: none of its
 * usernames is held in a business of that name, between which nobody could choose at sign-in.
 * @throws CONFLICT, in the field
 */
export async function claimBusinessName(ctx: BusinessContext, name: string): Promise<void> {
  const users = await ctx.db.user.findMany({ select: { username: true } })
  const locks = users.map(({ username }) => `username ${foldUsername(username)}`)
  for (const lock of [...new Set(locks)].sort()) await ctx.sql(inTurn, lock)
  const [found] = await ctx.sql<{ taken: boolean }>(isShared, name)
  if (!found?.taken) return
  const message = 'A business of this name already has a member with the same username'
  throw new AppError('CONFLICT', { message, fields: { name: [message] } })
}
