import type { Context } from '#api/core/context/context.ts'
import type { Services } from '#api/core/context/services.ts'
import { badField } from '#api/core/errors/errors.ts'
import { type FactorOwner, keyOf, sealedFor, sealKind } from '#api/modules/auth/second-factor/owner.ts'
import { hashOfCode, plainCode } from '#api/modules/auth/second-factor/recoveryCodes.ts'
import { stepOf } from '#api/modules/auth/second-factor/totp.ts'
import { checkCredentials } from '#api/modules/auth/sign-in/attempts.ts'

export const wrongCode = () => badField('code', 'This code is not right, or it was used before.')

/** Whether a code has the form of those that the app shows; all others are recovery codes. */
export const isOfApp = (code: string) => /^\d{6}$/.test(code)

/**
 * Accepts a code of the app that is right now and later than the last one. With `recoveryHashes` it must be the first
 * code, and confirms the app.
 */
async function acceptAppCode(
  { platform, seals, clock }: Services,
  owner: FactorOwner,
  code: string,
  recoveryHashes?: string[],
): Promise<boolean> {
  const row = await platform.secondFactor.findUnique({ where: keyOf(owner) })
  const secret = row && seals.open(sealKind, sealedFor(owner), row.secret)
  const step = secret ? stepOf(secret, code, clock.now()) : null
  if (!row || step === null) return false
  const confirmedAt = recoveryHashes ? null : { not: null }
  // The database lets only one of several simultaneous uses through.
  const { count } = await platform.secondFactor.updateMany({
    where: { id: row.id, secret: row.secret, lastStep: { lt: step }, confirmedAt },
    data: { lastStep: step, ...(recoveryHashes && { recoveryHashes, confirmedAt: clock.now() }) },
  })
  return count === 1
}

async function acceptRecoveryCode(
  { platform }: Services,
  owner: FactorOwner,
  code: string,
): Promise<boolean> {
  const [businessId, userId, superadminId] =
    'superadminId' in owner ? [null, null, owner.superadminId] : [owner.businessId, owner.userId, null]
  // In one statement, so that of several simultaneous uses only one counts and none brings another code back.
  const count = await platform.$executeRawUnsafe(
    `UPDATE "SecondFactor" SET "recoveryHashes" = array_remove("recoveryHashes", $1)
      WHERE (("businessId" = $2 AND "userId" = $3) OR "superadminId" = $4)
        AND "confirmedAt" IS NOT NULL AND $1 = ANY("recoveryHashes")`,
    hashOfCode(code),
    businessId,
    userId,
    superadminId,
  )
  return count === 1
}

/**
 * Where the second factor is asked for. Each place has its own count of wrong answers, so that those in a session do not
 * keep the owner from signing in.
 */
export type Place = 'sign-in' | 'session'

/** Counts wrong codes and passkeys for each account and network, so that nobody is locked out by somebody elsewhere. */
export function counted(
  context: Context,
  owner: FactorOwner,
  place: Place,
  accept: () => Promise<boolean>,
): Promise<true | null> {
  return checkCredentials(context, {
    subject: ['second-factor', place, JSON.stringify(owner)],
    check: async () => (await accept()) || null,
  })
}

/**
 * Accepts a code of the authenticator app or a recovery code, each of which counts once.
 * @throws BAD_INPUT (`code`), RATE_LIMITED
 */
export async function acceptCode(
  context: Context,
  owner: FactorOwner,
  typed: string,
  place: Place,
): Promise<void> {
  const code = plainCode(typed)
  const accept = isOfApp(code) ? acceptAppCode : acceptRecoveryCode
  if (!(await counted(context, owner, place, () => accept(context.services, owner, code)))) throw wrongCode()
}

/** Confirms an app by its first code, with new recovery codes; null when the code is not right. */
export function confirmApp(
  context: Context,
  owner: FactorOwner,
  typed: string,
  recoveryHashes: string[],
): Promise<true | null> {
  return counted(context, owner, 'session', () =>
    acceptAppCode(context.services, owner, plainCode(typed), recoveryHashes),
  )
}
