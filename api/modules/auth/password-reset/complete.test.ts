import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import { issueVerification } from '#api/modules/auth/email-verification/send.ts'
import { issueResetToken } from '#api/modules/auth/password-reset/tokens.ts'
import {
  type Account,
  browser,
  employ,
  signIn,
  tokenOf,
  whoAmI,
} from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { resetPassword, verifyEmail } from '#api/testing/harness/mail/mailbox.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

const noon = '2026-06-10T16:00:00.000Z'
const over = {
  code: 'BAD_INPUT',
  message: 'This link no longer works. Please ask for a new one.',
  fields: { token: ['This link no longer works. Please ask for a new one.'] },
}

describe('choosing a new password by a link', () => {
  let world: World
  let account: Account
  let token: string

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    await world.prisma.business.create({ data: { id: demoBusinessId, name: 'The demo' } })
  })

  beforeEach(async () => {
    world.clock.set(noon)
    account = await employ(world, (await world.business()).id)
    token = await link()
  })

  const userOf = ({ businessId, id }: Account) =>
    world.prisma.user.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } })
  const link = async (of = account) =>
    (await issueResetToken(world.services, [await userOf(of)]))[0]?.token ?? ''
  const choose = (newPassword = 'a new password', by = token) =>
    browser(world).run(resetPassword, { token: by, newPassword })
  const signInWith = (password: string, of = account) => browser(world).run(signIn, { ...of, password })
  const later = (minutes: number) =>
    world.clock.set(new Date(Date.parse(noon) + minutes * 60_000).toISOString())

  async function expectUnchanged() {
    expect((await signInWith(account.password)).failures).toEqual([])
  }

  it.each([
    ['Signer99', true],
    ['a new password', false],
  ])('says whether %s is little more than a name, and takes it', async (newPassword, isOwnName) => {
    const warned = `mutation ($token: String!, $newPassword: String!) {
      resetPassword(input: { token: $token, newPassword: $newPassword }) { isOwnName } }`
    const { data } = await browser(world).run(warned, { token, newPassword })
    expect(data).toEqual({ resetPassword: { isOwnName } })
    expect((await signInWith(newPassword)).failures).toEqual([])
  })

  it('stands in the audit trail', async () => {
    await choose()
    const entries = await world.prisma.auditEntry.findMany({ where: { businessId: account.businessId } })
    expect(entries).toMatchObject([
      { action: 'team:resetPassword', actorId: account.id, after: { network: '192.0.2.x' } },
    ])
  })

  it('lets the new one in and the old one no more, and says by which name', async () => {
    later(59)
    expect((await choose()).data).toEqual({ resetPassword: { username: account.username } })
    expect((await signInWith(account.password)).failures).toMatchObject([{ code: 'INVALID_CREDENTIALS' }])
    expect((await signInWith('a new password')).data.signIn.user.databaseId).toBe(account.id)
  })

  it('ends every session of that person, and of nobody else', async () => {
    const otherUser = await employ(world, account.businessId)
    const [mine, theirs] = [await tokenOf(world, account), await tokenOf(world, otherUser)]
    await choose()
    expect((await browser(world, mine).fails(whoAmI)).code).toBe('SESSION_EXPIRED')
    await browser(world, theirs).ok(whoAmI)
    expect((await signInWith(otherUser.password, otherUser)).failures).toEqual([])
  })

  it('verifies the address, which the link came from, and ends the link that would', async () => {
    const { email } = await userOf(account)
    const verification = await issueVerification(world.services, account, email)
    await choose()
    expect((await userOf(account)).emailVerifiedAt).toEqual(world.clock.now())
    const { failures } = await browser(world).run(verifyEmail, { token: verification })
    expect(failures).toMatchObject([{ fields: { token: [expect.any(String)] } }])
  })

  it('works once', async () => {
    await choose()
    expect((await choose('another password')).failures).toMatchObject([over])
    expect((await signInWith('a new password')).failures).toEqual([])
  })

  it('works once of twenty at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => choose(`password ${i}`)))
    const winners = answers.flatMap(({ failures }, i) => (failures.length === 0 ? [`password ${i}`] : []))
    expect(winners).toHaveLength(1)
    for (const { failures } of answers.filter(({ failures }) => failures.length > 0)) {
      expect(failures).toMatchObject([over])
    }
    expect((await signInWith(winners[0] ?? '')).failures).toEqual([])
    const { tokenVersion } = await world.prisma.user.findFirstOrThrow({ where: { id: account.id } })
    expect(tokenVersion).toBe(1)
  })

  it('uses up every other link of that person, of twenty links at the same time too', async () => {
    const links = await Promise.all(Array.from({ length: 20 }, () => link()))
    const answers = await Promise.all(links.map((each, i) => choose(`password ${i}`, each)))
    const codes = answers.map(({ failures }) => failures[0]?.message ?? 'changed')
    expect(codes.filter((code) => code === 'changed')).toHaveLength(1)
    expect(codes.filter((code) => code === over.message)).toHaveLength(19)
    expect((await choose()).failures).toMatchObject([over])
    expect(await world.prisma.passwordResetToken.count({ where: { userId: account.id, used: false } })).toBe(
      0,
    )
  })

  it('leaves the links of others alone', async () => {
    const otherUser = await employ(world, account.businessId)
    const theirs = await link(otherUser)
    await choose()
    expect((await choose('their new one', theirs)).failures).toEqual([])
  })

  it('works for an hour', async () => {
    later(60)
    expect((await choose()).failures).toMatchObject([over])
    await expectUnchanged()
  })

  it.each([
    [
      'the account is no longer active',
      () => world.prisma.user.updateMany({ where: { id: account.id }, data: { isActive: false } }),
    ],
    [
      'the business is suspended',
      () => world.prisma.business.update({ where: { id: account.businessId }, data: { isActive: false } }),
    ],
  ])('does not work when %s', async (_why, end) => {
    const { passwordHash } = await world.prisma.user.findFirstOrThrow({ where: { id: account.id } })
    await end()
    expect((await choose()).failures).toMatchObject([over])
    expect(await world.prisma.user.findFirstOrThrow({ where: { id: account.id } })).toMatchObject({
      passwordHash,
      tokenVersion: 0,
    })
  })

  it('does not work for the demo account', async () => {
    const demo = await employ(world, demoBusinessId, { username: 'Demo', role: 'ADMIN' })
    expect((await choose('a new password', await link(demo))).failures).toMatchObject([over])
    expect((await signInWith(demo.password, demo)).failures).toEqual([])
  })

  it.each(['x', '\ud800\udc00', 'a.b.c', '0'.repeat(43)])(
    'does not work by just any text: %j',
    async (text) => {
      expect((await choose('a new password', text)).failures).toMatchObject([over])
    },
  )

  it('Choosing a new password by a link never ends the session of the browser it is refused in', async () => {
    const { failures } = await choose('a new password', 'not a token')
    expect(failures[0]?.message).not.toMatch(/expired|invalid/i)
    expect(failures[0]?.code).toBe('BAD_INPUT')
  })

  it.each([
    ['', 'a new password', { token: ['Token is required'] }],
    ['x'.repeat(1_000_000), 'a new password', { token: ['Token must be at most 200 characters'] }],
    ['t', '12345', { newPassword: ['Password must be at least 6 characters'] }],
    ['t', 'x'.repeat(201), { newPassword: ['Password must be at most 200 characters'] }],
    ['t', 'nul\u0000 inside', { newPassword: ['Password contains characters that are not allowed'] }],
    ['  ', '', { token: ['Token is required'], newPassword: ['Password must be at least 6 characters'] }],
  ])('says what is missing, number %#', async (by, newPassword, fields) => {
    expect((await choose(newPassword, by)).failures).toMatchObject([{ code: 'BAD_INPUT', fields }])
  })

  it('costs no hash without a link that works', async () => {
    const hash = vi.spyOn(world.services.passwords, 'hash')
    await choose('a new password', 'not a token')
    expect(hash).not.toHaveBeenCalled()
    hash.mockRestore()
  })

  it('keeps the link when the password is too short', async () => {
    await choose('12345')
    expect((await choose()).failures).toEqual([])
  })

  it('lets those in who tried too many old ones, unless they may have been for a namesake', async () => {
    const guess = async () => (await signInWith('a guess')).failures[0]?.code
    for (let turn = 0; turn < 6; turn += 1) await guess()
    expect(await guess()).toBe('RATE_LIMITED')
    await choose()
    expect((await signInWith('a new password')).failures).toEqual([])

    await employ(world, (await world.business()).id, {
      username: account.username,
      password: 'another horse',
    })
    for (let turn = 0; turn < 6; turn += 1) await guess()
    await choose('a newer password', await link())
    expect(await guess()).toBe('RATE_LIMITED')
  })
})
