import { userViewer } from '#api/core/auth/authenticate.ts'
import type { SessionClaims } from '#api/core/auth/sessionTokens.ts'
import type { Context } from '#api/core/context/context.ts'
import type { Role } from '#api/generated/enums.ts'
import { demandFactor } from '#api/modules/auth/second-factor/demand.ts'
import { noteBrowser } from '#api/modules/auth/sessions/newBrowser.ts'
import { openSession } from '#api/modules/auth/sessions/open.ts'
import type { SignInAccount } from '#api/modules/auth/sign-in/accounts.ts'
import { recordSignIn, type Way } from '#api/modules/auth/sign-in/record.ts'

export interface NewSession {
  token: string
}

/** The claims of a session of an account in its current state. */
export function userClaims({
  id,
  businessId,
  role,
  tokenVersion,
}: Pick<SignInAccount, 'id' | 'businessId' | 'role' | 'tokenVersion'>): SessionClaims {
  const lowered = role.toLowerCase() as Lowercase<Role>
  return { type: 'business', sub: String(id), businessId, role: lowered, ver: tokenVersion }
}

/**
 * Starts a session for a user whose password was right; the rest of the request runs as this user.
 * @throws SECOND_FACTOR_REQUIRED with a `ticket` for a user who has a second factor
 */
export async function begin(context: Context, account: SignInAccount, way: Way): Promise<NewSession> {
  const { businessId, id, tokenVersion } = account
  await demandFactor(context.services, { businessId, userId: id }, tokenVersion)
  return start(context, account, way)
}

/** Starts a session for a user who has proved all factors. */
export async function start(context: Context, account: SignInAccount, way: Way): Promise<NewSession> {
  const { businessId, id } = account
  const { platform, clock } = context.services
  await platform.user.update({
    where: { businessId_id: { businessId, id } },
    data: { lastLoginAt: clock.now() },
    select: { id: true },
  })
  const owner = { businessId, userId: id }
  await noteBrowser(context, owner, account)
  const { token, sessionId } = await openSession(context, userClaims(account))
  const viewer = userViewer(account)
  await recordSignIn(context, owner, { way, username: account.username, name: viewer.fullName })
  context.enter({ ...viewer, sessionId })
  return { token }
}
