import { createHmac, generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EndReason } from '#api/core/errors/endReasons.ts'
import { type Account, browser, employ, tokenOf, whoAmI } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, sessionSecret, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const noon = '2026-06-10T16:00:00.000Z'
const hour = 3600

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('a session', () => {
  let world: World
  let business: TestBusiness
  let account: Account
  let token: string
  let superadminId: number

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    business = await world.business()
    const passwordHash = await world.services.passwords.hash('deep blue sea')
    const data = { username: 'triton', email: 'triton@example.com', passwordHash }
    superadminId = (await world.prisma.superAdmin.create({ data })).id
  })

  beforeEach(async () => {
    world.clock.set(noon)
    account = await employ(world, business.id, { role: 'ADMIN' })
    token = await tokenOf(world, account)
  })

  const at = (start: string, seconds: number) =>
    world.clock.set(new Date(Date.parse(start) + seconds * 1000).toISOString())

  const claims = (): Record<string, unknown> => ({
    type: 'business',
    aud: 'session',
    jti: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    sub: String(account.id),
    businessId: business.id,
    role: 'admin',
    ver: 0,
    iat: Date.parse(noon) / 1000,
    exp: Date.parse(noon) / 1000 + hour,
  })

  const key = new TextEncoder().encode(sessionSecret)
  const signed = (payload: Record<string, unknown>, alg = 'HS256') =>
    new SignJWT(payload).setProtectedHeader({ alg }).sign(key)

  const over = async (text: string, reason?: EndReason) => {
    const failure = await browser(world, text).fails(whoAmI)
    expect(failure).toMatchObject({
      code: 'SESSION_EXPIRED',
      message: 'Session expired, please sign in again',
    })
    expect(failure.reason).toBe(reason)
  }

  const payloadOf = (text: string) =>
    JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString())

  it('says who, where, as what, which version, which session and until when, and nothing else', () => {
    const jti = expect.stringMatching(/^[0-9a-f-]{36}$/)
    expect(payloadOf(token)).toEqual({ ...claims(), jti, exp: Date.parse(noon) / 1000 + 12 * hour })
  })

  it('has a token of its own, also when two begin in one second', async () => {
    const again = await tokenOf(world, account)
    expect(again).not.toBe(token)
    expect(payloadOf(again).jti).not.toBe(payloadOf(token).jti)
  })

  it.each([
    ['in summer', noon],
    ['while clocks go back', '2026-11-01T00:30:00.000Z'],
    ['while clocks go forward', '2026-03-08T00:30:00.000Z'],
  ])('A session of a user lasts twelve hours %s', async (_when, start) => {
    world.clock.set(start)
    const fresh = await tokenOf(world, account)
    at(start, 12 * hour - 1)
    await browser(world, fresh).ok(whoAmI)
    at(start, 12 * hour)
    await over(fresh, 'EXPIRED')
  })

  it('A session of a superadmin lasts two hours', async () => {
    const superadmin = await world.services.tokens.sign(
      { type: 'superadmin', sub: String(superadminId), ver: 0 },
      world.clock.now(),
    )
    const ask = '{ superadmin { username } }'
    at(noon, 2 * hour - 1)
    expect(await browser(world, superadmin).ok(ask)).toEqual({ superadmin: { username: 'triton' } })
    at(noon, 2 * hour)
    expect((await browser(world, superadmin).fails(ask)).code).toBe('SESSION_EXPIRED')
  })

  it('A session of one kind opens no door of the other', async () => {
    const superadmin = await signed({ ...claims(), type: 'superadmin', sub: String(superadminId) })
    const refused = { code: 'FORBIDDEN', message: 'You do not have permission to do this.' }
    expect(await browser(world, superadmin).fails(whoAmI)).toMatchObject(refused)
    const reopen = 'mutation { reopenContact(input: { id: "Q29udGFjdDox" }) { contact { id } } }'
    expect(await browser(world, superadmin).fails(reopen)).toMatchObject(refused)
    expect(await browser(world, token).fails('{ superadmin { username } }')).toMatchObject(refused)
  })

  it('is believed as we signed it', async () => {
    await browser(world, await signed(claims())).ok(whoAmI)
  })

  it('takes the role of the account as it is now, not of the token', async () => {
    await world.prisma.user.updateMany({ where: { id: account.id }, data: { role: 'EMPLOYEE' } })
    const reopened = await browser(world, token).ok('{ viewer { user { role } } }')
    expect(reopened.viewer.user.role).toBe('EMPLOYEE')
  })

  it.each([
    [
      'another secret',
      () => new SignJWT(claims()).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32)),
    ],
    ['HS512', () => signed(claims(), 'HS512')],
    [
      'RS256',
      () =>
        new SignJWT(claims())
          .setProtectedHeader({ alg: 'RS256' })
          .sign(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
    ],
    ['no algorithm', async () => `${base64url({ alg: 'none' })}.${base64url(claims())}.`],
    ['no algorithm but our signature', async () => unsignedHeader('none')],
    ['an algorithm in other letters', async () => unsignedHeader('hs256')],
    ['no expiry', () => signed({ ...claims(), exp: undefined })],
    ['no start', () => signed({ ...claims(), iat: undefined })],
    ['no audience', () => signed({ ...claims(), aud: undefined })],
    ['another audience', () => signed({ ...claims(), aud: 'ticket' })],
    ['no id', () => signed({ ...claims(), jti: undefined })],
    ['an id that is no UUID', () => signed({ ...claims(), jti: "1' OR 1=1" })],
    ['no type', () => signed({ ...claims(), type: undefined })],
    ['an unknown type', () => signed({ ...claims(), type: 'system' })],
    ['no business', () => signed({ ...claims(), businessId: undefined })],
    ['another business', () => signed({ ...claims(), businessId: business.id + 1 })],
    ['a business that is text', () => signed({ ...claims(), businessId: String(business.id) })],
    ['nobody', () => signed({ ...claims(), sub: '999999999' })],
    ['a subject that is no number', () => signed({ ...claims(), sub: '1 OR 1=1' })],
  ])('A session signed with %s is over', async (_what, make) => over(await make()))

  it('A session signed with a version to come is over', async () => {
    await over(await signed({ ...claims(), ver: 1 }), 'PASSWORD_CHANGED')
  })

  const impossible = [2 ** 31, 0, -1, 1.5, 9_999_999_999, 1e21, '1', '', null, [1], {}, true]

  it.each(impossible)('A session signed with the impossible id %j is over, five times', async (id) => {
    const forged = [
      { ...claims(), businessId: id },
      { ...claims(), sub: String(id) === '1' ? '01' : String(id) },
      { ...claims(), ver: id === 0 ? 0.5 : id },
      { ...claims(), type: 'superadmin', sub: String(id) === '1' ? ' 1' : String(id) },
    ]
    for (const payload of forged) {
      const text = await signed(payload)
      for (let time = 0; time < 5; time += 1) await over(text)
    }
  })

  // Signed correctly, but with a header that names another algorithm.
  function unsignedHeader(alg: string): string {
    const text = `${base64url({ alg })}.${base64url(claims())}`
    return `${text}.${createHmac('sha256', sessionSecret).update(text).digest('base64url')}`
  }

  it('is over when anything in it was changed', async () => {
    const [header, , signature] = token.split('.')
    await over([header, base64url({ ...claims(), role: 'admin', sub: '1' }), signature].join('.'))
    await over(token.slice(0, -2))
    await over(`${token}x`)
  })

  it.each(['x', 'a.b.c', '..', 'null', '\u00e9', 'x'.repeat(100_000)])(
    'is not just any text, as number %#',
    (text) => over(text),
  )

  it('ends at once when its account or business does', async () => {
    const { prisma } = world
    const user = (data: object) => prisma.user.updateMany({ where: { id: account.id }, data })
    const change = (data: object) => prisma.business.update({ where: { id: business.id }, data })
    const changes: [EndReason, end: () => Promise<unknown>, undo: () => Promise<unknown>][] = [
      ['PASSWORD_CHANGED', () => user({ tokenVersion: 1 }), () => user({ tokenVersion: 0 })],
      [
        'ROLE_CHANGED',
        () => user({ tokenVersion: 1, role: 'MANAGER' }),
        () => user({ tokenVersion: 0, role: 'ADMIN' }),
      ],
      ['DEACTIVATED', () => user({ isActive: false }), () => user({ isActive: true })],
      ['SUSPENDED', () => change({ isActive: false }), () => change({ isActive: true })],
      [
        'SUSPENDED',
        () => change({ subscriptionStatus: 'SUSPENDED' }),
        () => change({ subscriptionStatus: 'ACTIVE' }),
      ],
    ]
    for (const [reason, end, undo] of changes) {
      await end()
      await over(token, reason)
      await undo()
      await browser(world, token).ok(whoAmI)
    }
  })

  it('A session that is over does not keep its owner from signing in', async () => {
    const { id, username, password } = account
    const again =
      'mutation ($u: String!, $p: String!) { signIn(input: { username: $u, password: $p }) { user { databaseId } } }'
    const data = await browser(world, 'x').ok(again, { u: username, p: password })
    expect(data.signIn.user.databaseId).toBe(id)
  })
})
