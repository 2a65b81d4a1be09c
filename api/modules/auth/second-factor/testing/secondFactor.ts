import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { type Account, browser, signIn } from '#api/testing/harness/accounts/signIn.ts'
import type { GraphqlClient } from '#api/testing/harness/graphql/graphqlClient.ts'
import type { World } from '#api/testing/harness/world.ts'

export const setUp = `mutation ($password: String!) {
  setUpSecondFactor(input: { password: $password }) { secret uri } }`
export const confirm = `mutation ($code: String!) {
  confirmSecondFactor(input: { code: $code }) { recoveryCodes } }`
export const signInWithCode = `mutation ($ticket: String!, $code: String!) {
  signInWithCode(input: { ticket: $ticket, code: $code }) { token user { databaseId } } }`

/** What an authenticator app with this secret shows, some seconds from now. */
export function codeOf({ clock }: World, secret: string, secondsFromNow = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock.now().getTime() + secondsFromNow * 1000,
  })
}

/** Lets the app show its next code: each counts once. */
export function waitForNextCode({ clock }: World): void {
  clock.set(new Date(clock.now().getTime() + 30_000).toISOString())
}

/** An account whose second factor is set up, and the code that the app will show next. */
export async function withFactor(world: World, client: GraphqlClient, password: string) {
  const { secret } = (await client.ok(setUp, { password })).setUpSecondFactor
  const { recoveryCodes } = (await client.ok(confirm, { code: codeOf(world, secret) })).confirmSecondFactor
  waitForNextCode(world)
  return {
    secret: String(secret),
    recoveryCodes: recoveryCodes as string[],
    code: () => codeOf(world, secret),
  }
}

/** The ticket that a right password brings. */
export async function ticketOf(world: World, { username, password }: Account, address?: string) {
  const failure = await browser(world, undefined, address).fails(signIn, { username, password })
  expect(failure.code).toBe('SECOND_FACTOR_REQUIRED')
  return String(failure.data?.ticket)
}
