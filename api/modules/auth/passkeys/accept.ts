import type { Context } from '#api/core/context/context.ts'
import type { Services } from '#api/core/context/services.ts'
import { AppError, badField } from '#api/core/errors/errors.ts'
import type { Passkey } from '#api/generated/client.ts'
import { type Challenge, expectChallenge } from '#api/modules/auth/passkeys/challenges.ts'
import type { Assertion } from '#api/modules/auth/passkeys/input.ts'
import { relyingParty } from '#api/modules/auth/passkeys/relyingParty.ts'
import { loadWebauthn } from '#api/modules/auth/passkeys/webauthn.ts'
import { counted } from '#api/modules/auth/second-factor/accept.ts'
import type { FactorOwner } from '#api/modules/auth/second-factor/owner.ts'
import { checkCredentials } from '#api/modules/auth/sign-in/attempts.ts'

const refused = 'This passkey was not accepted. Please try again.'

/**
 * Accepts an answer to a challenge, which counts once; resolves to the passkey, or to null. A counter that does not grow
 * is refused, because then two authenticators have the same key.
 */
async function accept(
  services: Services,
  assertion: Assertion,
  challenge: Challenge,
): Promise<Passkey | null> {
  const { platform, clock } = services
  const { origin, rpID } = relyingParty(services)
  const passkey = await platform.passkey.findFirst({
    where: { credentialId: assertion.id, ...challenge.owner },
  })
  if (!passkey) return null
  const { credentialId, publicKey } = passkey
  const { verifyAuthenticationResponse } = await loadWebauthn()
  const expected = expectChallenge(services, challenge)
  const result = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} },
    expectedChallenge: expected.isRight,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: credentialId,
      publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
      counter: Number(passkey.counter),
    },
    requireUserVerification: challenge.purpose === 'sign-in',
    // The library throws what is wrong with an answer.
  }).catch(() => null)
  if (!result?.verified || !(await expected.spend())) return null
  const { newCounter: counter } = result.authenticationInfo
  // The database lets only one of several simultaneous uses with the same count through.
  const { count } = await platform.passkey.updateMany({
    where: { id: passkey.id, counter: counter === 0 ? 0 : { lt: counter } },
    data: { counter, lastUsedAt: clock.now() },
  })
  return count === 1 ? passkey : null
}

/**
 * Accepts a passkey of an account in the place of a code. Wrong answers are counted with wrong codes.
 * @throws BAD_INPUT (`credential`), RATE_LIMITED; FORBIDDEN where browsers offer no passkeys
 */
export async function acceptPasskey(
  context: Context,
  owner: FactorOwner,
  assertion: Assertion,
  purpose: 'second-factor' | 'confirmation',
): Promise<void> {
  const { services } = context
  relyingParty(services)
  const right = await counted(
    context,
    owner,
    purpose === 'confirmation' ? 'session' : 'sign-in',
    async () => (await accept(services, assertion, { purpose, owner })) !== null,
  )
  if (!right) throw badField('credential', refused)
}

/**
 * The owner of the passkey of a sign-in, who was verified by the authenticator.
 * @throws INVALID_CREDENTIALS, RATE_LIMITED; FORBIDDEN where browsers offer no passkeys
 */
export async function ownerOfPasskey(context: Context, assertion: Assertion): Promise<FactorOwner> {
  const { services } = context
  relyingParty(services)
  const passkey = await checkCredentials(context, {
    subject: ['passkey', assertion.id],
    check: () => accept(services, assertion, { purpose: 'sign-in', owner: null }),
  })
  if (!passkey) throw refusedPasskey()
  const { businessId, userId, superadminId } = passkey
  if (businessId !== null && userId !== null) return { businessId, userId }
  return { superadminId: superadminId ?? 0 }
}

/** For a passkey that opens no account here. */
export const refusedPasskey = () => new AppError('INVALID_CREDENTIALS', refused)
