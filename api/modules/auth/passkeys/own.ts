import type { Context } from '#api/core/context/context.ts'
import type { Services } from '#api/core/context/services.ts'
import { AppError, badField, found, notFound } from '#api/core/errors/errors.ts'
import type { PlatformTransaction } from '#api/core/tenancy/tenancy.ts'
import type { Passkey } from '#api/generated/client.ts'
import { expectChallenge } from '#api/modules/auth/passkeys/challenges.ts'
import type { NewPasskey } from '#api/modules/auth/passkeys/input.ts'
import { algorithms, maxPasskeys, passkeysOf, tooMany } from '#api/modules/auth/passkeys/options.ts'
import { relyingParty } from '#api/modules/auth/passkeys/relyingParty.ts'
import { loadWebauthn, loadWebauthnHelpers } from '#api/modules/auth/passkeys/webauthn.ts'
import { ownAccount, recordChange } from '#api/modules/auth/second-factor/account.ts'
import { hasFactor } from '#api/modules/auth/second-factor/demand.ts'
import { type FactorOwner, ownerOf } from '#api/modules/auth/second-factor/owner.ts'
import { endOtherSessions } from '#api/modules/auth/sessions/own.ts'

/** The passkeys of the signed-in user or superadmin, oldest first. */
export function ownPasskeys(context: Context): Promise<Passkey[]> {
  return passkeysOf(context.services, ownerOf(context))
}

type Answer = NewPasskey['credential']

/** Whether the attestation names no maker: Cuecard asks for none, and certificates could name addresses to fetch. */
async function isPlain({ response: { attestationObject } }: Answer): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await loadWebauthnHelpers()
  const object = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
  return object.get('fmt') === 'none' || (object.get('fmt') === 'packed' && !object.get('attStmt').get('x5c'))
}

/** The credential in a right answer, and the name that it gets; null for a wrong one, or one that was used before. */
async function accept(services: Services, owner: FactorOwner, answer: Answer) {
  const { origin, rpID } = relyingParty(services)
  const expected = expectChallenge(services, { purpose: 'registration', owner })
  const { verifyRegistrationResponse } = await loadWebauthn()
  const verified = async () =>
    (await isPlain(answer))
      ? verifyRegistrationResponse({
          response: { ...answer, clientExtensionResults: {} },
          expectedChallenge: expected.isRight,
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: false,
          supportedAlgorithmIDs: algorithms,
        })
      : null
  // The library throws what is wrong with an answer.
  const result = await verified().catch(() => null)
  if (!result?.verified || !(await expected.spend())) return null
  return { ...result.registrationInfo.credential, name: expected.name() }
}

/** Locks the account, so that its passkeys are counted and added one after the other. */
function lockAccount(tx: PlatformTransaction, owner: FactorOwner) {
  return 'superadminId' in owner
    ? tx.$queryRawUnsafe('SELECT 1 FROM "SuperAdmin" WHERE id = $1 FOR NO KEY UPDATE', owner.superadminId)
    : tx.$queryRawUnsafe(
        'SELECT 1 FROM "User" WHERE "businessId" = $1 AND id = $2 FOR NO KEY UPDATE',
        owner.businessId,
        owner.userId,
      )
}

/**
 * Adds the passkey that the viewer's browser made. When it is the first second factor, the other sessions end, which were
 * opened without it.
 * @throws BAD_INPUT (`credential`); CONFLICT for one that is known, and beyond `maxPasskeys`; FORBIDDEN for the demo account,
 * and where browsers offer no passkeys
 */
export async function addPasskey(context: Context, { credential: answer }: NewPasskey): Promise<Passkey> {
  const { services } = context
  const account = await ownAccount(context)
  const { owner } = account
  const isFirst = !(await hasFactor(services, owner))
  const made = await accept(services, owner, answer)
  if (!made) throw badField('credential', 'This passkey could not be added. Please try again.')
  const passkey = await services.platform.$transaction(async (tx) => {
    await lockAccount(tx, owner)
    if ((await tx.passkey.count({ where: owner })) >= maxPasskeys) throw tooMany()
    const [added] = await tx.passkey.createManyAndReturn({
      data: {
        ...owner,
        name: made.name,
        credentialId: made.id,
        publicKey: Buffer.from(made.publicKey).toString('base64url'),
        counter: made.counter,
        transports: answer.response.transports,
        createdAt: services.clock.now(),
      },
      skipDuplicates: true,
    })
    return added
  })
  if (!passkey) throw new AppError('CONFLICT', 'This passkey is in use already.')
  if (isFirst) await endOtherSessions(context)
  await recordChange(context, account, 'passkeyAdded')
  return passkey
}

/**
 * Gives an own passkey another name.
 * @throws NOT_FOUND for another account's
 */
export async function renamePasskey(context: Context, id: number, name: string): Promise<Passkey> {
  const [renamed] = await context.services.platform.passkey.updateManyAndReturn({
    where: { ...ownerOf(context), id },
    data: { name },
  })
  return found('Passkey', renamed)
}

/**
 * Removes an own passkey.
 * @throws NOT_FOUND for another account's
 */
export async function removePasskey(context: Context, id: number): Promise<void> {
  const account = await ownAccount(context)
  const { count } = await context.services.platform.passkey.deleteMany({ where: { ...account.owner, id } })
  if (count === 0) throw notFound('Passkey')
  await recordChange(context, account, 'passkeyRemoved')
}
