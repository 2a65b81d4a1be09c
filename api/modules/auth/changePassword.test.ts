import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import {
  type Account,
  browser,
  employ,
  signIn,
  tokenOf,
  whoAmI,
} from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const change = `mutation ($currentPassword: String!, $newPassword: String!) {
  changePassword(input: { currentPassword: $currentPassword, newPassword: $newPassword }) { token }
}`

describe('changing the password', () => {
  let world: World
  let business: TestBusiness
  let account: Account
  let token: string

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    await world.prisma.business.create({ data: { id: demoBusinessId, name: 'The demo' } })
    business = await world.business()
  })

  beforeEach(async () => {
    account = await employ(world, business.id)
    token = await tokenOf(world, account)
  })

  const me = () => browser(world, token)
  const to = (newPassword: string, currentPassword = account.password) => ({ currentPassword, newPassword })
  const signInWith = (password: string) => browser(world).run(signIn, { ...account, password })

  it('lets the new one in and the old one no more', async () => {
    await me().ok(change, to('a new password'))
    expect((await signInWith(account.password)).failures).toMatchObject([{ code: 'INVALID_CREDENTIALS' }])
    expect((await signInWith('a new password')).data.signIn.user.databaseId).toBe(account.id)
  })

  it('ends every session but the new one, at once', async () => {
    const elsewhere = await tokenOf(world, account)
    const { changePassword } = await me().ok(change, to('a new password'))
    for (const old of [token, elsewhere]) {
      expect(await browser(world, old).fails(whoAmI)).toMatchObject({
        code: 'SESSION_EXPIRED',
        message: 'Session expired, please sign in again',
      })
    }
    const { viewer } = await browser(world, changePassword.token).ok(whoAmI)
    expect(viewer.user.databaseId).toBe(account.id)
  })

  it('wants the old one, and changes nothing without it', async () => {
    expect(await me().fails(change, to('a new password', 'wrong horse'))).toMatchObject({
      code: 'BAD_INPUT',
      fields: { currentPassword: ['Current password is incorrect'] },
    })
    await me().ok(whoAmI)
    expect((await signInWith(account.password)).failures).toEqual([])
  })

  it('lets nobody guess the old one', async () => {
    for (let turn = 0; turn < 5; turn += 1) await me().fails(change, to('a new password', `guess ${turn}`))
    expect((await me().fails(change, to('a new password'))).code).toBe('RATE_LIMITED')
  })

  it.each([
    ['12345', 'Password must be at least 6 characters'],
    ['', 'Password must be at least 6 characters'],
    ['🎱🎱🎱🎱🎱', 'Password must be at least 6 characters'],
    ['x'.repeat(201), 'Password must be at most 200 characters'],
    ['x'.repeat(1_000_000), 'Password must be at most 200 characters'],
    ['nul\u0000 inside', 'Password contains characters that are not allowed'],
    ['half \ud83c of it', 'Password contains characters that are not allowed'],
  ])('refuses new one number %#', async (newPassword, message) => {
    expect(await me().fails(change, to(newPassword))).toMatchObject({
      code: 'BAD_INPUT',
      fields: { newPassword: [message] },
    })
    expect((await signInWith(account.password)).failures).toEqual([])
  })

  it.each(['123456', '🎱🎱🎱🎱🎱🎱', 'x'.repeat(200), ' six  ', '\u202eright to left'])(
    'takes %j',
    async (newPassword) => {
      await me().ok(change, to(newPassword))
      expect((await signInWith(newPassword)).failures).toEqual([])
    },
  )

  it('takes an accent however the keyboard makes it', async () => {
    await me().ok(change, to('café au lait'.normalize('NFD')))
    expect((await signInWith('café au lait'.normalize('NFC'))).failures).toEqual([])
  })

  it('names the empty old one', async () => {
    const { fields } = await me().fails(change, to('a new password', ''))
    expect(fields).toEqual({ currentPassword: ['Password is required'] })
  })

  it('works once when it is asked for twice at the same time', async () => {
    const query = await Promise.all(
      ['one password', 'two password'].map((next) => me().run(change, to(next))),
    )
    const done = query.filter(({ data }) => data?.changePassword)
    expect(done).toHaveLength(1)
    // The second request fails on its session or on its current password, depending on when the first one commits.
    const refused = query.flatMap(({ failures }) => failures.map(({ code }) => code))
    expect([['SESSION_EXPIRED'], ['BAD_INPUT']]).toContainEqual(refused)
    await browser(world, done[0]?.data.changePassword.token).ok(whoAmI)
  })

  it('is not for the demo account, and is for the other users of the demo', async () => {
    const demo = await employ(world, demoBusinessId, { username: 'Demo', role: 'ADMIN' })
    expect(
      await browser(world, await tokenOf(world, demo)).fails(change, to('a new password')),
    ).toMatchObject({
      code: 'FORBIDDEN',
      message: 'The password of the demo account cannot be changed.',
    })
    const otherUser = await employ(world, demoBusinessId)
    await browser(world, await tokenOf(world, otherUser)).ok(change, to('a new password'))
  })

  it('is for users only', async () => {
    expect((await browser(world).fails(change, to('a new password'))).code).toBe('UNAUTHENTICATED')
    expect((await browser(world, 'x').fails(change, to('a new password'))).code).toBe('SESSION_EXPIRED')
  })
})
