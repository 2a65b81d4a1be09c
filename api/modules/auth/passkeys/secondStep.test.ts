import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  challengeIn,
  confirm,
  confirmationOptions,
  removePasskey,
  sendPasskey,
  signInOptions,
  startSignIn,
  withPasskey,
  wrongAnswers,
} from '#api/modules/auth/passkeys/testing/passkeys.ts'
import { signInWithCode, ticketOf, withFactor } from '#api/modules/auth/second-factor/testing/secondFactor.ts'
import {
  type Account,
  browser,
  employ,
  signIn,
  signInWithChoice,
  tokenOf,
} from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import type { GraphqlClient } from '#api/testing/harness/graphql/graphqlClient.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const setPassword = `mutation ($id: ID!, $newPassword: String!) {
  setUserPassword(input: { id: $id, newPassword: $newPassword }) { user { id } } }`
const tries = 5
describe('a passkey', () => {
  let world: World
  let business: TestBusiness
  let account: Account
  let client: GraphqlClient
  let passkey: Awaited<ReturnType<typeof withPasskey>>

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })
  beforeEach(async () => {
    await world.prisma.rateLimiterFlexible.deleteMany()
    world.clock.set('2026-11-28T15:00:00.000Z')
    business = await world.business()
    account = await employ(world, business.id)
    client = browser(world, await tokenOf(world, account))
    passkey = await withPasskey(client)
  })

  const wait = (seconds: number) =>
    world.clock.set(new Date(world.clock.now().getTime() + seconds * 1000).toISOString())
  const send = (credential: string, ticket?: string, address?: string) =>
    sendPasskey(world, credential, ticket, address)
  const codeOf = async (credential: string, ticket?: string, address?: string) =>
    (await send(credential, ticket, address)).failures[0]?.code

  describe('as the second step', () => {
    it('goes with the ticket, also when the authenticator did not verify the user', async () => {
      const ticket = await ticketOf(world, account)
      const options = await signInOptions(world, ticket)
      expect(JSON.parse(options)).toMatchObject({
        userVerification: 'preferred',
        allowCredentials: [{ id: passkey.id, type: 'public-key' }],
      })
      const { data } = await send(passkey.get(options, { isVerified: false }), ticket)
      expect(data?.signInWithPasskey.user.databaseId).toBe(account.id)
      const again = passkey.get(await signInOptions(world, ticket))
      expect(await codeOf(again, ticket)).toBe('CHOICE_ENDED')
    })

    it.each(wrongAnswers)('is refused with an answer %s, and the ticket stays', async (_what, deviation) => {
      const ticket = await ticketOf(world, account)
      for (let time = 0; time < tries; time += 1) {
        const credential = passkey.get(await signInOptions(world, ticket), deviation)
        const { failures } = await send(credential, ticket)
        expect(failures[0]?.fields).toEqual({
          credential: ['This passkey was not accepted. Please try again.'],
        })
      }
      await world.prisma.rateLimiterFlexible.deleteMany()
      expect(await codeOf(passkey.get(await signInOptions(world, ticket)), ticket)).toBeUndefined()
    })

    it('takes no passkey of another account, and no challenge of another one or another purpose', async () => {
      const other = await employ(world, account.businessId)
      const otherClient = browser(world, await tokenOf(world, other))
      const foreign = await withPasskey(otherClient)
      const ticket = await ticketOf(world, account)
      const options = await signInOptions(world, ticket)
      const challenges = [
        await signInOptions(world, await ticketOf(world, other)),
        await signInOptions(world),
        await confirmationOptions(client),
      ].map(challengeIn)
      for (let time = 0; time < tries; time += 1) {
        expect(await codeOf(foreign.get(options), ticket)).toBe('BAD_INPUT')
        for (const challenge of challenges)
          expect(await codeOf(passkey.get(options, { challenge }), ticket)).toBe('BAD_INPUT')
        await world.prisma.rateLimiterFlexible.deleteMany()
      }
      expect(await codeOf(passkey.get(options), ticket)).toBeUndefined()
    })

    it('counts wrong answers with wrong codes', async () => {
      const ticket = await ticketOf(world, account)
      for (let time = 0; time < tries; time += 1)
        expect((await browser(world).fails(signInWithCode, { ticket, code: '000000' })).code).toBe(
          'BAD_INPUT',
        )
      expect(await codeOf(passkey.get(await signInOptions(world, ticket)), ticket)).toBe('RATE_LIMITED')
    })

    it('and a code open one session with one ticket, also at once', async () => {
      const { recoveryCodes } = await withFactor(world, client, account.password)
      expect((await browser(world).fails(signIn, { ...account })).data?.methods).toEqual(['code', 'passkey'])
      for (let round = 0; round < tries; round += 1) {
        const ticket = await ticketOf(world, account)
        const options = await signInOptions(world, ticket)
        const answers = await Promise.all([
          send(passkey.get(options), ticket),
          browser(world, undefined, '192.0.2.9').run(signInWithCode, { ticket, code: recoveryCodes[round] }),
        ])
        expect(answers.map(({ failures }) => failures[0]?.code).sort()).toEqual(['CHOICE_ENDED', undefined])
      }
    })

    it('is asked for after the choice of a business and a new password too', async () => {
      await employ(world, (await world.business()).id, { username: account.username })
      const { username, password } = account
      const offered = (await browser(world).fails(signIn, { username, password })).data?.businesses as {
        choiceToken: string
      }[]
      const outcomes = await Promise.all(
        offered.map(({ choiceToken }) => browser(world).run(signInWithChoice, { choiceToken })),
      )
      expect(outcomes.map(({ failures }) => failures[0]?.code).sort()).toEqual([
        'SECOND_FACTOR_REQUIRED',
        undefined,
      ])
      const id = Buffer.from(`User:${account.id}`).toString('base64')
      await business.as('ADMIN').ok(setPassword, { id, newPassword: 'another horse' })
      await ticketOf(world, { ...account, password: 'another horse' })
    })

    it('has no options for an account without passkeys, and for what is no ticket', async () => {
      const other = await employ(world, account.businessId)
      await withFactor(world, browser(world, await tokenOf(world, other)), other.password)
      const ticket = await ticketOf(world, other)
      expect((await browser(world).fails(startSignIn, { ticket })).message).toBe('Passkey not found')
      expect((await browser(world).fails(startSignIn, { ticket: `${ticket}x` })).code).toBe('CHOICE_ENDED')
    })
  })

  describe('in the place of the password', () => {
    const isConfirmed = async (token: string) => {
      const row = await world.prisma.session.findUnique({ where: { id: world.services.tokens.idOf(token) } })
      return row?.confirmedAt.getTime() === world.clock.now().getTime()
    }

    it('confirms a session, once for each challenge, and the password alone does not', async () => {
      const { data } = await send(passkey.get(await signInOptions(world)))
      const { token } = data?.signInWithPasskey ?? {}
      const late = browser(world, token)
      wait(16 * 60)
      expect((await late.fails(removePasskey, { id: passkey.passkeyId })).code).toBe('PASSWORD_NEEDED')
      expect((await late.fails(confirm, { password: account.password })).fields).toEqual({
        credential: ['Passkey is required'],
      })
      expect(await isConfirmed(token)).toBe(false)
      const credential = passkey.get(await confirmationOptions(late))
      await late.ok(confirm, { credential })
      expect(await isConfirmed(token)).toBe(true)
      for (let time = 0; time < tries; time += 1)
        expect((await late.fails(confirm, { credential })).code).toBe('BAD_INPUT')
      await late.ok(removePasskey, { id: passkey.passkeyId })
    })

    it('takes no challenge of another purpose or another account', async () => {
      const other = browser(world, await tokenOf(world, await employ(world, account.businessId)))
      await withPasskey(other)
      const options = await confirmationOptions(client)
      const challenges = [
        await confirmationOptions(other),
        await signInOptions(world),
        await signInOptions(world, await ticketOf(world, account)),
      ].map(challengeIn)
      for (const challenge of challenges) {
        for (let time = 0; time < tries; time += 1) {
          const credential = passkey.get(options, { challenge })
          expect((await client.fails(confirm, { credential })).code).toBe('BAD_INPUT')
        }
        await world.prisma.rateLimiterFlexible.deleteMany()
      }
    })
  })
})
