import { createHash } from 'node:crypto'
import type { Context } from '#api/core/context/context.ts'
import type { Services } from '#api/core/context/services.ts'
import { AppError, notFound } from '#api/core/errors/errors.ts'
import type { Passkey } from '#api/generated/client.ts'
import { challengeSeconds, signChallenge } from '#api/modules/auth/passkeys/challenges.ts'
import { relyingParty } from '#api/modules/auth/passkeys/relyingParty.ts'
import { loadWebauthn } from '#api/modules/auth/passkeys/webauthn.ts'
import { type OwnAccount, ownAccount } from '#api/modules/auth/second-factor/account.ts'
import { type FactorOwner, ownerOf } from '#api/modules/auth/second-factor/owner.ts'
import { readTicket } from '#api/modules/auth/second-factor/tickets.ts'

/** The maximum number of passkeys of an account. */
export const maxPasskeys = 10

/** The algorithms of keys, as COSE numbers them: EdDSA, ES256, RS256. */
export const algorithms = [-8, -7, -257]

const timeout = challengeSeconds * 1000

/** The passkeys of an account, oldest first. */
export function passkeysOf({ platform }: Services, owner: FactorOwner): Promise<Passkey[]> {
  return platform.passkey.findMany({ where: owner, orderBy: { id: 'asc' } })
}

const descriptors = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports }))

/** By the text before the colon a browser knows which sign-in a passkey is for; the rest tells nobody who it is. */
function userHandle(owner: FactorOwner, { publicUrl }: Services): string {
  const account = createHash('sha256')
    .update(JSON.stringify([publicUrl, owner]))
    .digest('base64url')
  return `${'superadminId' in owner ? 'superadmin' : 'user'}:${account}`
}

/** What a device lists the passkey under. */
function labelOf({ username }: OwnAccount, { viewer }: Context): string {
  const business = viewer.kind === 'user' ? viewer.business?.name : undefined
  return business === undefined ? username : `${username} (${business})`
}

export const tooMany = () =>
  new AppError(
    'CONFLICT',
    `An account has at most ${maxPasskeys} passkeys. Remove one that you no longer use.`,
  )

/**
 * The options with which the viewer's browser makes a passkey, as JSON text.
 * @throws CONFLICT beyond `maxPasskeys`; FORBIDDEN for the demo account, and where browsers offer no passkeys
 */
export async function startRegistration(context: Context, name: string): Promise<string> {
  const { services } = context
  const account = await ownAccount(context)
  const { rpID } = relyingParty(services)
  const { owner } = account
  const passkeys = await passkeysOf(services, owner)
  if (passkeys.length >= maxPasskeys) throw tooMany()
  const { generateRegistrationOptions } = await loadWebauthn()
  const options = await generateRegistrationOptions({
    rpName: 'Cuecard',
    rpID,
    userName: labelOf(account, context),
    userID: new TextEncoder().encode(userHandle(owner, services)),
    challenge: await signChallenge(services, { purpose: 'registration', owner, name }),
    timeout,
    attestationType: 'none',
    excludeCredentials: descriptors(passkeys),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: algorithms,
  })
  return JSON.stringify(options)
}

async function optionsFor(services: Services, purpose: 'second-factor' | 'confirmation', owner: FactorOwner) {
  const { rpID } = relyingParty(services)
  const passkeys = await passkeysOf(services, owner)
  if (passkeys.length === 0) throw notFound('Passkey')
  const { generateAuthenticationOptions } = await loadWebauthn()
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: await signChallenge(services, { purpose, owner }),
    timeout,
    allowCredentials: descriptors(passkeys),
    userVerification: 'preferred',
  })
  return JSON.stringify(options)
}

/**
 * The options with which a browser signs in, as JSON text: by any passkey that verifies its user, or by one of the account
 * of a ticket.
 * @throws CHOICE_ENDED; NOT_FOUND for an account without passkeys; FORBIDDEN where browsers offer no passkeys
 */
export async function startSignIn({ services }: Context, ticket: string | null | undefined): Promise<string> {
  const { rpID } = relyingParty(services)
  if (ticket != null) {
    const known = await readTicket(services.signed, ticket, services.clock.now())
    if (!known) throw new AppError('CHOICE_ENDED')
    return optionsFor(services, 'second-factor', known.owner)
  }
  const { generateAuthenticationOptions } = await loadWebauthn()
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: await signChallenge(services, { purpose: 'sign-in', owner: null }),
    timeout,
    userVerification: 'required',
  })
  return JSON.stringify(options)
}

/**
 * The options with which the viewer's browser confirms that it is them, as JSON text.
 * @throws NOT_FOUND for an account without passkeys; FORBIDDEN where browsers offer no passkeys
 */
export function startConfirmation(context: Context): Promise<string> {
  return optionsFor(context.services, 'confirmation', ownerOf(context))
}
