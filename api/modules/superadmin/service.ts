import { randomBytes } from 'node:crypto'
import { addressTurn } from '#api/core/accounts/hashing.ts'
import { foldUsername, superadminUsername } from '#api/core/accounts/usernames.ts'
import { hasFactor } from '#api/core/auth/authenticate.ts'
import type { Context } from '#api/core/context/context.ts'
import type { Services } from '#api/core/context/services.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { parse } from '#api/core/input/input.ts'
import type { SuperAdmin } from '#api/generated/client.ts'
import { credentials } from '#api/modules/auth/input.ts'
import type { PasskeySignIn } from '#api/modules/auth/passkeys/input.ts'
import { demandFactor } from '#api/modules/auth/second-factor/demand.ts'
import type { CodeSignIn } from '#api/modules/auth/second-factor/input.ts'
import type { FactorOwner } from '#api/modules/auth/second-factor/owner.ts'
import { noteBrowser } from '#api/modules/auth/sessions/newBrowser.ts'
import { openSession } from '#api/modules/auth/sessions/open.ts'
import { checkCredentials } from '#api/modules/auth/sign-in/attempts.ts'
import { recordingRefusal, recordRefusal, recordSignIn, type Way } from '#api/modules/auth/sign-in/record.ts'
import { passCode, passPasskey, wayOf } from '#api/modules/auth/sign-in/secondStep.ts'
import type { NewSession } from '#api/modules/auth/sign-in/session.ts'

const shown = { id: true, username: true, email: true } as const

/** The visible columns of a superadmin. */
export type Shown = Pick<SuperAdmin, keyof typeof shown>

/** A superadmin by id; null when there is none. */
export function findSuperadmin({ platform }: Services, id: number) {
  return platform.superAdmin.findUnique({ where: { id }, select: shown })
}

async function superadminOf(
  { platform, passwords }: Services,
  username: string,
  password: string,
  turn: string,
) {
  const account = await platform.superAdmin.findUnique({ where: { username } })
  const active = account?.isActive ? account : null
  const right = await passwords.verify(active?.passwordHash ?? null, password, turn)
  return right ? active : null
}

type SuperadminSession = NewSession & { superadmin: Shown }

/** Starts a session for a superadmin who has proved all factors; the rest of the request runs as this superadmin. */
async function start(context: Context, account: SuperAdmin, way: Way): Promise<SuperadminSession> {
  const { services } = context
  const { id, tokenVersion } = account
  await services.platform.superAdmin.update({ where: { id }, data: { lastLoginAt: services.clock.now() } })
  const owner = { superadminId: id }
  await noteBrowser(context, owner, account)
  const claims = { type: 'superadmin', sub: String(id), ver: tokenVersion } as const
  const { token, sessionId } = await openSession(context, claims)
  const mustEnrol = services.superadminFactor === 'required' && !(await hasFactor(id, services.platform))
  const kind = mustEnrol ? 'unenrolled' : 'superadmin'
  await recordSignIn(context, owner, { way, username: account.username, name: account.username })
  context.enter({ kind, superadminId: id, name: account.username, sessionId })
  return { token, superadmin: account }
}

const wrongPassword = { way: 'password', reason: 'wrong password' } as const

/** Records a wrong password, also for an account that was deactivated. */
function recordWrongPassword(context: Context, username: string): void {
  const { platform, backgroundTasks } = context.services
  backgroundTasks.run('refused sign-in', async () => {
    const account = await platform.superAdmin.findUnique({ where: { username } })
    const reason = account && !account.isActive ? 'deactivated account' : 'wrong password'
    recordRefusal(context, { way: 'password', reason }, account ? [{ superadminId: account.id }] : [])
  })
}

/**
 * Signs a superadmin in by username and password; the rest of the request runs as this superadmin.
 * @throws BAD_INPUT, RATE_LIMITED, INVALID_CREDENTIALS; SECOND_FACTOR_REQUIRED with a `ticket`
 */
export async function signInSuperadmin(context: Context, input: unknown): Promise<SuperadminSession> {
  const { services, address } = context
  const { username, password } = parse(credentials, input)
  const subject = ['superadmin', foldUsername(username)]
  const account = await recordingRefusal(context, wrongPassword, [], () =>
    checkCredentials(context, {
      subject,
      check: () => superadminOf(services, username, password, addressTurn(address)),
    }),
  )
  if (!account) {
    recordWrongPassword(context, username)
    throw new AppError('INVALID_CREDENTIALS')
  }
  await demandFactor(services, { superadminId: account.id }, account.tokenVersion)
  return start(context, account, 'password')
}

const find =
  ({ services }: Context) =>
  async (owner: FactorOwner, version?: number) => {
    if (!('superadminId' in owner) || services.superadminFactor === 'off') return null
    const found = await services.platform.superAdmin.findUnique({ where: { id: owner.superadminId } })
    return found?.isActive && found.tokenVersion === (version ?? found.tokenVersion) ? found : null
  }

/**
 * The second step of a superadmin's sign-in.
 * @throws CHOICE_ENDED, BAD_INPUT (`code`), RATE_LIMITED
 */
export async function signInSuperadminWithCode(
  context: Context,
  input: CodeSignIn,
): Promise<SuperadminSession> {
  return start(context, await passCode(context, input, find(context)), wayOf(input.code))
}

/**
 * Signs a superadmin in by a passkey, alone or as the second step.
 * @throws CHOICE_ENDED, INVALID_CREDENTIALS, BAD_INPUT (`credential`), RATE_LIMITED; FORBIDDEN where browsers offer no
 * passkeys
 */
export async function signInSuperadminWithPasskey(
  context: Context,
  input: PasskeySignIn,
): Promise<SuperadminSession> {
  return start(context, await passPasskey(context, input, find(context)), 'passkey')
}

/**
 * Creates the superadmin in an empty database. Of several instances that start at once, one does so. Resolves to the
 * generated password, to be shown once; null when a password was given or the superadmin existed.
 */
export async function ensureSuperadmin(
  { platform, passwords }: Pick<Services, 'platform' | 'passwords'>,
  password?: string,
): Promise<string | null> {
  if (await platform.superAdmin.findFirst({ select: { id: true } })) return null
  const chosen = password ?? randomBytes(16).toString('base64url')
  const { count } = await platform.superAdmin.createMany({
    data: {
      username: superadminUsername,
      email: `${superadminUsername}@localhost`,
      passwordHash: await passwords.hash(chosen),
    },
    skipDuplicates: true,
  })
  return count === 1 && password === undefined ? chosen : null
}
