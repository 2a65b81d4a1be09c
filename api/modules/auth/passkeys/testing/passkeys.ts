import { signChallenge } from '#api/modules/auth/passkeys/challenges.ts'
import { relyingParty } from '#api/modules/auth/passkeys/relyingParty.ts'
import {
  type Authenticator,
  type Deviation,
  openAuthenticator,
} from '#api/modules/auth/passkeys/testing/authenticator.ts'
import type { FactorOwner } from '#api/modules/auth/second-factor/owner.ts'
import { browser } from '#api/testing/harness/accounts/signIn.ts'
import type { GraphqlClient } from '#api/testing/harness/graphql/graphqlClient.ts'
import type { World } from '#api/testing/harness/world.ts'

export const startRegistration = `mutation ($name: String!) {
  startPasskeyRegistration(input: { name: $name }) { options } }`
export const addPasskey = `mutation ($credential: String!) {
  addPasskey(input: { credential: $credential }) { passkey { id databaseId name createdAt lastUsedAt } } }`
export const startSignIn = `mutation ($ticket: String) {
  startPasskeySignIn(input: { ticket: $ticket }) { options } }`
const startConfirmation = `mutation { startPasskeyConfirmation { options } }`
const signInWithPasskey = `mutation ($credential: String!, $ticket: String) {
  signInWithPasskey(input: { credential: $credential, ticket: $ticket }) { token user { databaseId } } }`
export const removePasskey = `mutation ($id: ID!) { removePasskey(input: { id: $id }) { removedPasskeyId } }`
export const confirm = `mutation ($credential: String, $code: String, $password: String) {
  confirmPassword(input: { credential: $credential, code: $code, password: $password }) { confirmed } }`

/** Answers that are refused of an authenticator that has made its passkey and nothing else. */
export const wrongAnswers: [string, Deviation][] = [
  ['of another origin', { origin: 'https://evil.example' }],
  ['for another domain', { rpID: 'evil.example' }],
  ['that nobody touched', { isPresent: false }],
  ['of a registration', { type: 'webauthn.create' }],
  ['about no challenge', { challenge: 'AAAA' }],
  ['of an unknown passkey', { id: 'AAAA' }],
  ['whose counter did not move', { counter: 1 }],
  ['whose counter went back', { counter: 0 }],
]

/** The options of a registration, as JSON text. */
export async function registrationOptions(client: GraphqlClient, name = 'Phone'): Promise<string> {
  return (await client.ok(startRegistration, { name })).startPasskeyRegistration.options
}

/** The options of a sign-in, as JSON text; with a ticket, of its second step. */
export async function signInOptions(world: World, ticket?: string): Promise<string> {
  return (await browser(world).ok(startSignIn, { ticket })).startPasskeySignIn.options
}

/** An authenticator whose passkey the client has added. */
export async function withPasskey(
  client: GraphqlClient,
  name = 'Phone',
  options?: Parameters<typeof openAuthenticator>[0],
): Promise<Authenticator & { passkeyId: string }> {
  const authenticator = openAuthenticator(options)
  const credential = authenticator.create(await registrationOptions(client, name))
  const { passkey } = (await client.ok(addPasskey, { credential })).addPasskey
  return { ...authenticator, passkeyId: passkey.id }
}

/** Inserts a passkey directly into the database, whose key nobody has. */
export function passkeyOf({ prisma }: World, owner: FactorOwner) {
  const credential = { credentialId: crypto.randomUUID(), publicKey: 'pQEC' }
  return prisma.passkey.create({ data: { ...owner, name: 'Phone', ...credential } })
}

/** What a browser answers to a challenge for a new passkey of an account. */
export async function registrationAnswer({ services }: World, owner: FactorOwner): Promise<string> {
  const token = await signChallenge(services, { purpose: 'registration', owner, name: 'Phone' })
  const { rpID: id } = relyingParty(services)
  const options = { rp: { id }, challenge: Buffer.from(token).toString('base64url') }
  return openAuthenticator().create(JSON.stringify(options))
}

/** The options of a confirmation, as JSON text. */
export async function confirmationOptions(client: GraphqlClient): Promise<string> {
  return (await client.ok(startConfirmation)).startPasskeyConfirmation.options
}

/** The challenge in options. */
export const challengeIn = (options: string) => String(JSON.parse(options).challenge)

/** Sends a browser's answer to sign in; with a ticket, as the second step. */
export function sendPasskey(world: World, credential: string, ticket?: string, address?: string) {
  return browser(world, undefined, address).run(signInWithPasskey, { credential, ticket })
}
