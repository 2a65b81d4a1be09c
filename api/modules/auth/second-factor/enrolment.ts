import { requireConfirmation } from '#api/core/context/confirmation.ts'
import type { Context } from '#api/core/context/context.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { acceptCode, confirmApp, wrongCode } from '#api/modules/auth/second-factor/accept.ts'
import { checkPassword, ownAccount, recordChange } from '#api/modules/auth/second-factor/account.ts'
import { hasApp, hasFactor } from '#api/modules/auth/second-factor/demand.ts'
import type { BothFactors } from '#api/modules/auth/second-factor/input.ts'
import { type FactorOwner, sealedFor, sealKind } from '#api/modules/auth/second-factor/owner.ts'
import { hashOfCode, newRecoveryCodes } from '#api/modules/auth/second-factor/recoveryCodes.ts'
import { newSecret, uriOf } from '#api/modules/auth/second-factor/totp.ts'
import { endOtherSessions } from '#api/modules/auth/sessions/own.ts'

/** The secret for an authenticator app, and the address that the app reads from a QR code. */
export interface AppSecret {
  secret: string
  uri: string
}

/** Ten recovery codes, which are shown once. */
export interface RecoveryCodes {
  recoveryCodes: string[]
}

const existing = () =>
  new AppError('CONFLICT', 'You already have a second factor. Remove it before you set up another.')

/**
 * Asks for what the account has already, when that was long ago: the password alone does not stand in for a passkey.
 * Resolves to whether the account has none.
 * @throws PASSWORD_NEEDED
 */
async function beforeAnotherFactor(context: Context, owner: FactorOwner): Promise<boolean> {
  const isFirst = !(await hasFactor(context.services, owner))
  if (!isFirst) await requireConfirmation(context)
  return isFirst
}

/**
 * Makes a secret for the authenticator app of the signed-in user or superadmin. It becomes the second factor with the
 * first code; until then a new secret replaces it.
 * @throws BAD_INPUT (`password`), RATE_LIMITED, PASSWORD_NEEDED; CONFLICT for who has a second factor; FORBIDDEN for the demo account
 */
export async function setUpApp(context: Context, password: string): Promise<AppSecret> {
  const account = await ownAccount(context)
  const { owner, username } = account
  await beforeAnotherFactor(context, owner)
  await checkPassword(context, account, password)
  const { platform, seals, clock } = context.services
  const secret = newSecret()
  const sealed = { secret: seals.seal(sealKind, sealedFor(owner), secret), createdAt: clock.now() }
  const { count } = await platform.secondFactor.createMany({
    data: { ...owner, ...sealed },
    skipDuplicates: true,
  })
  if (count === 0) {
    const replaced = await platform.secondFactor.updateMany({
      where: { ...owner, confirmedAt: null },
      data: { ...sealed, lastStep: 0 },
    })
    if (replaced.count === 0) throw existing()
  }
  return { secret, uri: uriOf(secret, username) }
}

/**
 * Confirms the app with its first code: from then on it is the second factor. When it is the first one, the other
 * sessions end, which were opened without it.
 * @throws BAD_INPUT (`code`), RATE_LIMITED, PASSWORD_NEEDED; CONFLICT for who has a second factor
 */
export async function confirmSetUp(context: Context, code: string): Promise<RecoveryCodes> {
  const account = await ownAccount(context)
  const isFirst = await beforeAnotherFactor(context, account.owner)
  const recoveryCodes = newRecoveryCodes()
  const confirmed = await confirmApp(context, account.owner, code, recoveryCodes.map(hashOfCode))
  if (!confirmed) throw (await hasApp(context.services, account.owner)) ? existing() : wrongCode()
  if (isFirst) await endOtherSessions(context)
  await recordChange(context, account, 'added')
  return { recoveryCodes }
}

/**
 * Replaces the recovery codes.
 * @throws BAD_INPUT (`password`, `code`), RATE_LIMITED, FORBIDDEN for the demo account
 */
export async function renewCodes(context: Context, { password, code }: BothFactors): Promise<RecoveryCodes> {
  const account = await ownAccount(context)
  const { owner } = account
  await checkPassword(context, account, password)
  await acceptCode(context, owner, code, 'session')
  const recoveryCodes = newRecoveryCodes()
  await context.services.platform.secondFactor.updateMany({
    where: owner,
    data: { recoveryHashes: recoveryCodes.map(hashOfCode) },
  })
  await recordChange(context, account, 'renewed')
  return { recoveryCodes }
}

/**
 * Takes the authenticator app off the viewer's own account. Passkeys stay.
 * @throws BAD_INPUT (`password`, `code`), RATE_LIMITED, FORBIDDEN for the demo account
 */
export async function removeOwn(context: Context, { password, code }: BothFactors): Promise<void> {
  const account = await ownAccount(context)
  await checkPassword(context, account, password)
  await acceptCode(context, account.owner, code, 'session')
  await context.services.platform.secondFactor.deleteMany({ where: account.owner })
  const isOn = await hasFactor(context.services, account.owner)
  await recordChange(context, account, isOn ? 'appRemoved' : 'removed')
}
