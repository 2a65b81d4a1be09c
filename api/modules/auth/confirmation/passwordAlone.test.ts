import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openAuthenticator } from '#api/modules/auth/passkeys/testing/authenticator.ts'
import { addPasskey, registrationOptions, withPasskey } from '#api/modules/auth/passkeys/testing/passkeys.ts'
import {
  codeOf,
  confirm,
  setUp,
  signInWithCode,
  ticketOf,
  withFactor,
} from '#api/modules/auth/second-factor/testing/secondFactor.ts'
import { type Account, browser, employ, tokenOf, whoAmI } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import type { GraphqlClient } from '#api/testing/harness/graphql/graphqlClient.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

const changePassword = `mutation ($old: String!, $new: String!) {
  changePassword(input: { currentPassword: $old, newPassword: $new }) { token } }`
const confirmPassword = `mutation ($code: String!) { confirmPassword(input: { code: $code }) { confirmed } }`
const startRegistration = `mutation { startPasskeyRegistration(input: { name: "Mine" }) { options } }`
const tries = 5
const minutes = 60_000

describe('who knows the password of an account with a second factor', () => {
  let world: World
  let account: Account
  let client: GraphqlClient
  const wait = (time: number) => world.clock.set(new Date(world.clock.now().getTime() + time).toISOString())

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })
  beforeEach(async () => {
    await world.prisma.rateLimiterFlexible.deleteMany()
    account = await employ(world, (await world.business()).id)
    client = browser(world, await tokenOf(world, account))
  })

  const code = (answer: { failures: readonly { code?: string }[] }) => answer.failures[0]?.code
  const make = {
    app: () => withFactor(world, client, account.password),
    passkey: () => withPasskey(client),
    both: async () => {
      await withPasskey(client)
      await withFactor(world, client, account.password)
    },
  }

  it.each(Object.keys(make) as (keyof typeof make)[])(
    'confirms no old session by changing the password: %s',
    async (factor) => {
      await make[factor]()
      wait(16 * minutes)
      for (let time = 0; time < tries; time += 1) {
        const change = { old: account.password, new: `another horse ${time}` }
        const { token } = (await client.ok(changePassword, change)).changePassword
        account = { ...account, password: change.new }
        client = browser(world, token)
        expect(code(await client.run(startRegistration))).toBe('PASSWORD_NEEDED')
      }
    },
  )

  it('confirms the session by changing the password where there is none', async () => {
    wait(16 * minutes)
    const change = { old: account.password, new: 'another horse' }
    const { token } = (await client.ok(changePassword, change)).changePassword
    expect(code(await browser(world, token).run(startRegistration))).toBeUndefined()
  })

  it('sets up no app beside a passkey, before and after the secret', async () => {
    const { password } = account
    await withPasskey(client)
    const { secret } = (await client.ok(setUp, { password })).setUpSecondFactor
    wait(16 * minutes)
    for (let time = 0; time < tries; time += 1) {
      expect(code(await client.run(setUp, { password }))).toBe('PASSWORD_NEEDED')
      expect(code(await client.run(confirm, { code: codeOf(world, secret) }))).toBe('PASSWORD_NEEDED')
    }
  })

  it('goes nowhere with the sessions from before the first factor', async () => {
    const strangers = await Promise.all(Array.from({ length: tries }, () => tokenOf(world, account)))
    await withFactor(world, client, account.password)
    for (const token of strangers)
      expect(code(await browser(world, token).run(whoAmI))).toBe('SESSION_EXPIRED')
    await client.ok(whoAmI)

    const other = await employ(world, account.businessId)
    const before = await tokenOf(world, other)
    const owner = browser(world, await tokenOf(world, other))
    const options = await registrationOptions(owner)
    await owner.ok(addPasskey, { credential: openAuthenticator().create(options) })
    expect(code(await browser(world, before).run(whoAmI))).toBe('SESSION_EXPIRED')
    await owner.ok(whoAmI)
  })

  it('keeps the owner from nothing by wrong codes in a session', async () => {
    const factor = await withFactor(world, client, account.password)
    for (let time = 0; time < tries; time += 1) await client.fails(confirmPassword, { code: '000000' })
    expect(code(await client.run(confirmPassword, { code: factor.code() }))).toBe('RATE_LIMITED')
    const ticket = await ticketOf(world, account)
    await browser(world).ok(signInWithCode, { ticket, code: factor.code() })
  })
})
