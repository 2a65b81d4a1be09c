import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Deviation, openAuthenticator } from '#api/modules/auth/passkeys/testing/authenticator.ts'
import {
  addPasskey,
  registrationOptions,
  signInOptions,
} from '#api/modules/auth/passkeys/testing/passkeys.ts'
import { type Account, browser, employ, tokenOf } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import type { GraphqlClient } from '#api/testing/harness/graphql/graphqlClient.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const list = '{ passkeys { id databaseId name createdAt lastUsedAt } }'
const noPasskey = {
  code: 'BAD_INPUT',
  fields: { credential: ['This passkey could not be added. Please try again.'] },
}
const tries = 5

describe('passkeys of an account', () => {
  let world: World
  let business: TestBusiness
  let account: Account
  let client: GraphqlClient

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })
  beforeEach(async () => {
    await world.prisma.rateLimiterFlexible.deleteMany()
    world.clock.set('2026-11-28T15:00:00.000Z')
    business = await world.business({ name: 'Corner Billiards' })
    account = await employ(world, business.id)
    client = browser(world, await tokenOf(world, account))
  })

  const wait = (minutes: number) =>
    world.clock.set(new Date(world.clock.now().getTime() + minutes * 60_000).toISOString())
  const names = async (of = client) =>
    (await of.ok(list)).passkeys.map(({ name }: { name: string }) => name) as string[]
  const trail = async () =>
    (
      await world.prisma.auditEntry.findMany({
        where: { businessId: business.id, kind: { not: 'signIn' } },
        orderBy: { id: 'asc' },
      })
    ).map(({ action, subject }) => [action, subject])

  const wrong: [string, Deviation][] = [
    ['of another origin', { origin: 'https://cuecard.example.evil.example' }],
    ['of the same name without TLS', { origin: 'http://cuecard.example' }],
    ['for another domain', { rpID: 'evil.example' }],
    ['that nobody touched', { isPresent: false }],
    ['of a sign-in', { type: 'webauthn.get' }],
    ['about no challenge', { challenge: 'AAAA' }],
    ['with an attestation of its maker', { attestation: 'android-safetynet' }],
    ['with an unknown attestation', { attestation: 'other' }],
  ]
  it.each(wrong)('are not made by an answer %s', async (_what, deviation) => {
    const { create } = openAuthenticator()
    for (let time = 0; time < tries; time += 1) {
      const credential = create(await registrationOptions(client), deviation)
      expect(await client.fails(addPasskey, { credential })).toMatchObject(noPasskey)
    }
    expect(await names()).toEqual([])
    expect(await trail()).toEqual([])
  })

  it('are not made by what is no answer of a browser', async () => {
    const good = JSON.parse(openAuthenticator().create(await registrationOptions(client)))
    const texts = ['', 'null', '[]', '{}', '{', JSON.stringify({ ...good, id: '"' }), 'x'.repeat(20_001)]
    for (const credential of texts) {
      const failure = await client.fails(addPasskey, { credential })
      expect([failure.code, failure.fields]).toEqual([
        'BAD_INPUT',
        { credential: ['This is not what a browser answers for a passkey.'] },
      ])
    }
    const other = { ...good, response: { ...good.response, attestationObject: 'oWF4' } }
    expect(await client.fails(addPasskey, { credential: JSON.stringify(other) })).toMatchObject(noPasskey)
  })

  it('are made by a challenge once, within two minutes, for this account and purpose alone', async () => {
    const options = await registrationOptions(client)
    await client.ok(addPasskey, { credential: openAuthenticator().create(options) })
    const other = browser(world, await tokenOf(world, await employ(world, business.id)))
    const foreign = await registrationOptions(other)
    const late = await registrationOptions(client)
    const ofSignIn = { ...JSON.parse(late), challenge: JSON.parse(await signInOptions(world)).challenge }
    for (const used of [options, foreign, JSON.stringify(ofSignIn)]) {
      for (let time = 0; time < tries; time += 1) {
        const credential = openAuthenticator().create(used)
        expect(await client.fails(addPasskey, { credential })).toMatchObject(noPasskey)
      }
    }
    wait(2.1)
    expect(await client.fails(addPasskey, { credential: openAuthenticator().create(late) })).toMatchObject(
      noPasskey,
    )
    expect(await names()).toHaveLength(1)
  })

  it('are one for each challenge, and each credential belongs to one account, also at once', async () => {
    for (let round = 0; round < tries; round += 1) {
      const options = await registrationOptions(client)
      const answers = await Promise.all(
        [1, 2, 3].map(() => client.run(addPasskey, { credential: openAuthenticator().create(options) })),
      )
      expect(answers.filter(({ failures }) => failures.length === 0)).toHaveLength(1)
    }
    const stranger = browser(world, await tokenOf(world, await employ(world, business.id)))
    const { create } = openAuthenticator()
    const both = await Promise.all([
      client.run(addPasskey, { credential: create(await registrationOptions(client)) }),
      stranger.run(addPasskey, { credential: create(await registrationOptions(stranger)) }),
    ])
    expect(both.map(({ failures }) => failures[0]?.code).sort()).toEqual(['CONFLICT', undefined])
  })
})
