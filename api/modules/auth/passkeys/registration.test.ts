import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openAuthenticator } from '#api/modules/auth/passkeys/testing/authenticator.ts'
import {
  addPasskey,
  registrationOptions,
  removePasskey,
  startRegistration,
  withPasskey,
} from '#api/modules/auth/passkeys/testing/passkeys.ts'
import { withFactor } from '#api/modules/auth/second-factor/testing/secondFactor.ts'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import { type Account, browser, employ, signIn, tokenOf } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import type { GraphqlClient } from '#api/testing/harness/graphql/graphqlClient.ts'
import { type Mailbox, mailbox, settled } from '#api/testing/harness/mail/mailbox.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const list = '{ passkeys { id databaseId name createdAt lastUsedAt } }'
const rename = `mutation ($id: ID!, $name: String!) {
  renamePasskey(input: { id: $id, name: $name }) { passkey { name } } }`
const removeOf = `mutation ($id: ID!) {
  removeSecondFactorOf(input: { id: $id }) { user { hasSecondFactor } } }`
const tries = 5

describe('the passkeys of an account', () => {
  let world: World
  let box: Mailbox
  let business: TestBusiness
  let account: Account
  let client: GraphqlClient

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })
  beforeEach(async () => {
    await world.prisma.rateLimiterFlexible.deleteMany()
    box = mailbox()
    world.services.mailer = box
    world.clock.set('2026-11-28T15:00:00.000Z')
    business = await world.business({ name: 'Corner Billiards' })
    account = await employ(world, business.id)
    client = browser(world, await tokenOf(world, account))
  })

  const names = async (of = client) =>
    (await of.ok(list)).passkeys.map(({ name }: { name: string }) => name) as string[]
  const trail = async () =>
    (
      await world.prisma.auditEntry.findMany({
        where: { businessId: business.id, kind: { not: 'signIn' } },
        orderBy: { id: 'asc' },
      })
    ).map(({ action, subject }) => [action, subject])
  const subjects = async () => {
    await settled(world)
    return box.mails.map(({ subject }) => subject)
  }

  it('are added under a name, and the mail and the trail say so', async () => {
    const options = JSON.parse(await registrationOptions(client, ' My phone '))
    expect(options).toMatchObject({
      rp: { id: 'cuecard.example', name: 'Cuecard' },
      user: { name: `${account.username} (Corner Billiards)` },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      excludeCredentials: [],
    })
    expect(Buffer.from(options.user.id, 'base64url').toString()).toMatch(/^user:[\w-]{43}$/)
    const { create, id } = openAuthenticator()
    const made = await client.ok(addPasskey, { credential: create(JSON.stringify(options)) })
    expect(made.addPasskey.passkey).toMatchObject({
      name: 'My phone',
      createdAt: '2026-11-28T15:00:00.000Z',
      lastUsedAt: null,
    })
    expect((await client.ok(list)).passkeys).toEqual([made.addPasskey.passkey])
    const next = JSON.parse(await registrationOptions(client))
    expect(next.excludeCredentials).toMatchObject([{ id, transports: ['internal'] }])
    expect(await subjects()).toEqual(['A passkey was added to your Cuecard account'])
    expect(await trail()).toEqual([['team:addPasskey', `User:${account.id}`]])
  })

  it('make the password alone too little, until the last one is removed', async () => {
    const { username, password } = account
    const { passkeyId } = await withPasskey(client)
    const refused = await browser(world).fails(signIn, { username, password })
    expect(refused).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
      message: 'Use your passkey.',
      data: { ticket: expect.any(String), methods: ['passkey'] },
    })
    expect((await client.ok('{ viewer { user { hasSecondFactor } } }')).viewer.user.hasSecondFactor).toBe(
      true,
    )
    await client.ok(removePasskey, { id: passkeyId })
    expect(await names()).toEqual([])
    await browser(world).ok(signIn, { username, password })
    expect((await subjects()).at(-1)).toBe('A passkey was removed from your Cuecard account')
    expect((await trail()).at(-1)).toEqual(['team:removePasskey', `User:${account.id}`])
  })

  it('are ten at most, also when several are added at once', async () => {
    for (let count = 0; count < 8; count += 1) await withPasskey(client, `Key ${count}`)
    const options = await Promise.all([1, 2, 3, 4].map(() => registrationOptions(client)))
    const answers = await Promise.all(
      options.map((one) => client.run(addPasskey, { credential: openAuthenticator().create(one) })),
    )
    expect(answers.map(({ failures }) => failures[0]?.code).sort()).toEqual([
      'CONFLICT',
      'CONFLICT',
      undefined,
      undefined,
    ])
    expect((await client.fails(startRegistration, { name: 'One more' })).message).toBe(
      'An account has at most 10 passkeys. Remove one that you no longer use.',
    )
    expect(await names()).toHaveLength(10)
  })

  it('have names of 1 to 60 characters, and are renamed and removed by their owner alone', async () => {
    const { passkeyId: id } = await withPasskey(client, 'x'.repeat(60))
    for (const name of ['', ' ', '\u200b', 'x'.repeat(61)]) {
      expect((await client.fails(startRegistration, { name })).fields).toHaveProperty('name')
      expect((await client.fails(rename, { id, name })).fields).toHaveProperty('name')
    }
    await client.ok(rename, { id, name: 'Tablet' })
    expect(await names()).toEqual(['Tablet'])
    const neighbours = [business.as('ADMIN'), (await world.business()).as('ADMIN')]
    for (const stranger of neighbours) {
      expect(await names(stranger)).toEqual([])
      for (let time = 0; time < tries; time += 1) {
        const failures = [
          await stranger.fails(rename, { id, name: 'Mine' }),
          await stranger.fails(removePasskey, { id }),
        ]
        expect(failures.map(({ message }) => message)).toEqual(['Passkey not found', 'Passkey not found'])
      }
    }
    expect(await names()).toEqual(['Tablet'])
  })

  it('go with the authenticator app when an admin removes the second factor', async () => {
    await withFactor(world, client, account.password)
    await withPasskey(client)
    const id = Buffer.from(`User:${account.id}`).toString('base64')
    const { removeSecondFactorOf } = await business.as('ADMIN').ok(removeOf, { id })
    expect(removeSecondFactorOf.user.hasSecondFactor).toBe(false)
    expect(await names()).toEqual([])
    expect((await trail()).at(-1)).toEqual(['team:removeSecondFactor', `User:${account.id}`])
  })

  it('stay when the app is removed, and the mail says so', async () => {
    const { recoveryCodes } = await withFactor(world, client, account.password)
    await withPasskey(client)
    const remove = `mutation ($password: String!, $code: String!) {
      removeSecondFactor(input: { password: $password, code: $code }) { removed } }`
    await client.ok(remove, { password: account.password, code: recoveryCodes[0] })
    await settled(world)
    expect(box.mails.at(-1)?.text).toContain('Signing in takes one of your passkeys')
    expect((await browser(world).fails(signIn, { ...account })).data?.methods).toEqual(['passkey'])
  })

  it('are none for the demo account and API keys', async () => {
    await world.prisma.business.create({ data: { id: 1, name: 'Demo' } })
    const demo = await employ(world, 1, { username: 'demo', role: 'ADMIN' })
    const shared = browser(world, await tokenOf(world, demo))
    const { key } = await keyOf(world, business, 'ADMIN')
    for (let time = 0; time < tries; time += 1) {
      expect((await shared.fails(startRegistration, { name: 'Mine' })).message).toBe(
        'The demo account has no second factor.',
      )
      expect((await browser(world, key).fails(startRegistration, { name: 'Mine' })).code).toBe(
        'API_KEY_NOT_ALLOWED',
      )
    }
  })

  it.each(['http://cuecard.example', 'https://192.0.2.7', 'https://[2001:db8::1]', 'http://127.0.0.1:4000'])(
    'are refused at %s, where browsers have none',
    async (publicUrl) => {
      const elsewhere = { ...world, services: { ...world.services, publicUrl } }
      const there = browser(elsewhere, await tokenOf(world, account))
      const failures = [
        await there.fails(startRegistration, { name: 'Mine' }),
        await there.fails(addPasskey, {
          credential: openAuthenticator().create(await registrationOptions(client)),
        }),
      ]
      expect(failures.map(({ code, message }) => [code, message.slice(0, 27)])).toEqual([
        ['FORBIDDEN', 'This server has no passkeys'],
        ['FORBIDDEN', 'This server has no passkeys'],
      ])
    },
  )

  it('work at localhost, without TLS', async () => {
    const origin = 'http://localhost:4000'
    const local = { ...world, services: { ...world.services, publicUrl: origin } }
    const there = browser(local, await tokenOf(world, account))
    const credential = openAuthenticator().create(await registrationOptions(there), { origin })
    await there.ok(addPasskey, { credential })
  })
})
