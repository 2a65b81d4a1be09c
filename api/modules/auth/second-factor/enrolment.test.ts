import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  codeOf,
  confirm,
  setUp,
  ticketOf,
  waitForNextCode,
  withFactor,
} from '#api/modules/auth/second-factor/testing/secondFactor.ts'
import { type Account, browser, employ, signIn, tokenOf } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import type { GraphqlClient } from '#api/testing/harness/graphql/graphqlClient.ts'
import { type Mailbox, mailbox, settled } from '#api/testing/harness/mail/mailbox.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const status = '{ secondFactor { since recoveryCodesLeft } }'
const remove = `mutation ($password: String!, $code: String!) {
  removeSecondFactor(input: { password: $password, code: $code }) { removed } }`
const renew = `mutation ($password: String!, $code: String!) {
  renewRecoveryCodes(input: { password: $password, code: $code }) { recoveryCodes } }`
const setPassword = `mutation ($id: ID!, $newPassword: String!) {
  setUserPassword(input: { id: $id, newPassword: $newPassword }) { user { id } } }`
const removeOf = `mutation ($id: ID!) {
  removeSecondFactorOf(input: { id: $id }) { user { databaseId hasSecondFactor } } }`

describe('the second factor of an account', () => {
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
    business = await world.business()
    account = await employ(world, business.id)
    client = browser(world, await tokenOf(world, account))
  })

  const password = 'correct horse'
  const username = () => account.username
  const opensAlone = async () =>
    (await browser(world).run(signIn, { username: username(), password })).failures.length === 0
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

  it('counts from its first code on, not before', async () => {
    const { secret, uri } = (await client.ok(setUp, { password })).setUpSecondFactor
    expect(uri).toContain(`otpauth://totp/Cuecard:${username()}?issuer=Cuecard&secret=${secret}&`)
    expect(await opensAlone()).toBe(true)
    expect((await client.ok(status)).secondFactor).toBeNull()
    const { recoveryCodes } = (await client.ok(confirm, { code: codeOf(world, secret) })).confirmSecondFactor
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await opensAlone()).toBe(false)
    expect((await client.ok(status)).secondFactor).toEqual({
      since: '2026-11-28T15:00:00.000Z',
      recoveryCodesLeft: 10,
    })
    expect(await subjects()).toEqual(['Cuecard now asks for a code when you sign in'])
    // The session that the password alone opened has ended.
    expect(await trail()).toEqual(
      ['team:endSession', 'team:addSecondFactor'].map((action) => [action, `User:${account.id}`]),
    )
  })

  it('takes the password and the newest secret to set up', async () => {
    const wrong = await client.fails(setUp, { password: 'guessed' })
    expect(wrong).toMatchObject({
      code: 'BAD_INPUT',
      fields: { password: ['Current password is incorrect'] },
    })
    const secretOf = async () => (await client.ok(setUp, { password })).setUpSecondFactor.secret
    const [former, newest] = [await secretOf(), await secretOf()]
    expect((await client.fails(confirm, { code: codeOf(world, former) })).code).toBe('BAD_INPUT')
    await client.ok(confirm, { code: codeOf(world, newest) })
  })

  it('is not replaced by whoever has the session', async () => {
    const { code } = await withFactor(world, client, password)
    expect((await client.fails(setUp, { password })).code).toBe('CONFLICT')
    expect((await client.fails(confirm, { code: code() })).code).toBe('CONFLICT')
    expect(await opensAlone()).toBe(false)
  })

  it('is removed with the password and a code, and the mail and the trail say so', async () => {
    const { code, recoveryCodes } = await withFactor(world, client, password)
    for (let time = 0; time < 5; time += 1) {
      const failures = [
        await client.fails(remove, { password: `guess ${time}`, code: code() }),
        await client.fails(remove, { password, code: '123 456' }),
      ]
      expect(failures.map(({ fields }) => Object.keys(fields ?? {}))).toEqual([['password'], ['code']])
      await world.prisma.rateLimiterFlexible.deleteMany()
    }
    expect(await opensAlone()).toBe(false)
    await client.ok(remove, { password, code: recoveryCodes[3] })
    expect(await opensAlone()).toBe(true)
    expect((await subjects()).at(-1)).toBe('Cuecard no longer asks for a code when you sign in')
    expect((await trail()).at(-1)).toEqual(['team:removeSecondFactor', `User:${account.id}`])
  })

  it('gets new recovery codes, and the former ones count no longer', async () => {
    const { code, recoveryCodes } = await withFactor(world, client, password)
    const made = (await client.ok(renew, { password, code: code() })).renewRecoveryCodes.recoveryCodes
    const failure = await client.fails(remove, { password, code: recoveryCodes[0] })
    expect(failure.fields).toEqual({ code: ['This code is not right, or it was used before.'] })
    await client.ok(remove, { password, code: made[9] })
  })

  it('stays when an admin sets another password, until an admin removes it', async () => {
    await withFactor(world, client, password)
    const admin = business.as('ADMIN')
    const id = Buffer.from(`User:${account.id}`).toString('base64')
    const changed = { username: username(), password: 'another horse' }
    await admin.ok(setPassword, { id, newPassword: changed.password })
    await ticketOf(world, { ...account, ...changed })
    const removed = await admin.ok(removeOf, { id })
    expect(removed.removeSecondFactorOf.user).toEqual({ databaseId: account.id, hasSecondFactor: false })
    await admin.ok(removeOf, { id })
    await browser(world).ok(signIn, changed)
    expect((await trail()).map(([action]) => action)).toEqual([
      'team:addSecondFactor',
      'team:changePassword',
      'team:removeSecondFactor',
    ])
    expect((await subjects()).at(-1)).toBe('Cuecard no longer asks for a code when you sign in')
  })

  it('keeps nothing that opens it: no secret and no recovery code is stored as it is', async () => {
    const { secret, recoveryCodes } = await withFactor(world, client, password)
    const row = JSON.stringify(await world.prisma.secondFactor.findMany())
    for (const known of [secret, ...recoveryCodes]) expect(row).not.toContain(known)
    waitForNextCode(world)
  })
})
