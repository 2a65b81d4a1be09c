import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Deviation, openAuthenticator } from '#api/modules/auth/passkeys/testing/authenticator.ts'
import {
  challengeIn,
  confirmationOptions,
  registrationOptions,
  removePasskey,
  sendPasskey,
  signInOptions,
  withPasskey,
  wrongAnswers,
} from '#api/modules/auth/passkeys/testing/passkeys.ts'
import { ticketOf } from '#api/modules/auth/second-factor/testing/secondFactor.ts'
import { type Account, browser, employ, tokenOf, whoAmI } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import type { GraphqlClient } from '#api/testing/harness/graphql/graphqlClient.ts'
import { type Mailbox, mailbox, settled } from '#api/testing/harness/mail/mailbox.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const tries = 5
describe('a passkey alone', () => {
  let world: World
  let box: Mailbox
  let business: TestBusiness
  let account: Account
  let client: GraphqlClient
  let passkey: Awaited<ReturnType<typeof withPasskey>>

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })
  beforeEach(async () => {
    await world.prisma.rateLimiterFlexible.deleteMany()
    box = mailbox()
    world.services.mailer = box
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
  const sessions = () => world.prisma.session.count({ where: { userId: account.id } })

  it('begins a session that is listed, told by mail and good for 15 minutes', async () => {
    await settled(world)
    box.mails.length = 0
    const options = await signInOptions(world)
    expect(JSON.parse(options)).toMatchObject({ rpId: 'cuecard.example', userVerification: 'required' })
    expect(JSON.parse(options).allowCredentials).toBeUndefined()
    wait(60)
    const elsewhere = await send(passkey.get(options), undefined, '198.51.100.7')
    const session = browser(world, elsewhere.data?.signInWithPasskey.token)
    expect((await session.ok(whoAmI)).viewer.user.databaseId).toBe(account.id)
    const rows = await session.ok('{ sessions { network isCurrent } passkeys { lastUsedAt } }')
    expect(rows.sessions[0]).toEqual({ network: '198.51.100.x', isCurrent: true })
    expect(rows.passkeys).toEqual([{ lastUsedAt: '2026-11-28T15:01:00.000Z' }])
    await settled(world)
    expect(box.mails.map(({ subject }) => subject)).toEqual([
      'A new browser signed in to your Cuecard account',
    ])
    const { lastLoginAt } = await world.prisma.user.findFirstOrThrow({ where: { id: account.id } })
    expect(lastLoginAt?.toISOString()).toBe('2026-11-28T15:01:00.000Z')
    await session.ok(removePasskey, { id: passkey.passkeyId })
  })

  it.each([
    ...wrongAnswers,
    ['without a verified user', { isVerified: false }] satisfies [string, Deviation],
  ])('is refused with an answer %s', async (_what, deviation) => {
    const before = await sessions()
    for (let time = 0; time < tries; time += 1) {
      const answer = await send(passkey.get(await signInOptions(world), deviation))
      expect(answer.failures[0]).toMatchObject({
        code: 'INVALID_CREDENTIALS',
        message: 'This passkey was not accepted. Please try again.',
      })
    }
    expect(await sessions()).toBe(before)
  })

  it('is refused when another key signed', async () => {
    const stranger = openAuthenticator()
    for (let time = 0; time < tries; time += 1) {
      const credential = stranger.get(await signInOptions(world), { id: passkey.id, counter: 9 + time })
      expect(await codeOf(credential)).toBe('INVALID_CREDENTIALS')
    }
  })

  it('counts once, also when the answer is sent several times at once', async () => {
    for (let round = 0; round < tries; round += 1) {
      const credential = passkey.get(await signInOptions(world))
      const answers = await Promise.all(
        [1, 2, 3].map((from) => send(credential, undefined, `192.0.2.${from}`)),
      )
      expect(answers.filter(({ failures }) => failures.length === 0)).toHaveLength(1)
      expect(await codeOf(credential)).toBe('INVALID_CREDENTIALS')
      await world.prisma.rateLimiterFlexible.deleteMany()
    }
  })

  it('answers a challenge once, also with a counter that stays 0', async () => {
    const synced = await withPasskey(client, 'Synced', { counts: false })
    for (let round = 0; round < tries; round += 1) {
      const options = await signInOptions(world)
      const answers = await Promise.all(
        [1, 2].map((from) => send(synced.get(options), undefined, `192.0.2.${from}`)),
      )
      expect(answers.map(({ failures }) => failures[0]?.code).sort()).toEqual([
        'INVALID_CREDENTIALS',
        undefined,
      ])
      await world.prisma.rateLimiterFlexible.deleteMany()
    }
  })

  it('is refused with the challenge of another purpose, and with one that is older than two minutes', async () => {
    const late = await signInOptions(world)
    const others = [
      await registrationOptions(client),
      await confirmationOptions(client),
      await signInOptions(world, await ticketOf(world, account)),
    ]
    for (const other of others) {
      const challenge = challengeIn(other)
      for (let time = 0; time < tries; time += 1)
        expect(await codeOf(passkey.get(late, { challenge }))).toBe('INVALID_CREDENTIALS')
      await world.prisma.rateLimiterFlexible.deleteMany()
    }
    wait(121)
    expect(await codeOf(passkey.get(late))).toBe('INVALID_CREDENTIALS')
  })

  it('opens nothing that is deactivated, suspended or removed', async () => {
    const { prisma } = world
    const { businessId, id } = account
    const credential = async () => passkey.get(await signInOptions(world))
    await prisma.business.update({ where: { id: businessId }, data: { isActive: false } })
    for (let time = 0; time < tries; time += 1) expect(await codeOf(await credential())).toBe('SUSPENDED')
    await prisma.business.update({ where: { id: businessId }, data: { isActive: true } })
    await prisma.user.updateMany({ where: { id }, data: { isActive: false } })
    for (let time = 0; time < tries; time += 1)
      expect(await codeOf(await credential())).toBe('INVALID_CREDENTIALS')
    await prisma.user.updateMany({ where: { id }, data: { isActive: true } })
    expect(await codeOf(await credential())).toBeUndefined()
    await client.ok(removePasskey, { id: passkey.passkeyId })
    expect(await codeOf(await credential())).toBe('INVALID_CREDENTIALS')
  })

  it('is limited for wrong answers of a network, and its owner elsewhere is left alone', async () => {
    const deviation = { origin: 'https://evil.example' }
    for (let time = 0; time < tries; time += 1)
      expect(await codeOf(passkey.get(await signInOptions(world), deviation))).toBe('INVALID_CREDENTIALS')
    expect(await codeOf(passkey.get(await signInOptions(world)))).toBe('RATE_LIMITED')
    expect(await codeOf(passkey.get(await signInOptions(world)), undefined, '198.51.100.7')).toBeUndefined()
  })
})
