import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ticketOf, withFactor } from '#api/modules/auth/second-factor/testing/secondFactor.ts'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import { type Account, browser, employ, tokenOf, userToken } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const path = '/api/auth/confirm-password'
const confirm = `mutation ($password: String, $code: String) {
  confirmPassword(input: { password: $password, code: $code }) { confirmed } }`

describe('the confirmation of a session', () => {
  let world: World
  let server: TestServer
  let business: TestBusiness
  let account: Account
  let token: string

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    server = await serve(world)
  })
  beforeEach(async () => {
    await world.prisma.rateLimiterFlexible.deleteMany()
    business = await world.business()
    account = await employ(world, business.id)
    token = await tokenOf(world, account)
    world.clock.set(new Date(world.clock.now().getTime() + 16 * 60_000).toISOString())
  })

  const post = (body: object, as = token) => server.send('POST', path, { token: as, body })
  const isConfirmed = async (of = token) => {
    const row = await world.prisma.session.findUnique({ where: { id: world.services.tokens.idOf(of) } })
    return row?.confirmedAt.getTime() === world.clock.now().getTime()
  }
  const trail = (subject: string) =>
    world.prisma.auditEntry.findMany({ where: { subject, kind: { not: 'signIn' } } })

  it('takes the password, over REST and the graph, and is recorded', async () => {
    const other = await tokenOf(world, account)
    world.clock.set(new Date(world.clock.now().getTime() + 1000).toISOString())
    const { status, body } = await post({ password: account.password })
    expect([status, body]).toEqual([200, { success: true }])
    expect([await isConfirmed(), await isConfirmed(other)]).toEqual([true, false])
    await browser(world, other).ok(confirm, { password: account.password })
    expect(await isConfirmed(other)).toBe(true)
    expect(await trail(`User:${account.id}`)).toMatchObject([
      { action: 'team:confirmPassword', businessId: business.id, actorName: 'Sam Signer' },
      { action: 'team:confirmPassword' },
    ])
  })

  it('takes a code, and no password, from who has a second factor', async () => {
    const { code } = await withFactor(world, browser(world, token), account.password)
    const refused = await post({ password: account.password })
    expect([refused.status, refused.body.errors]).toEqual([400, { code: ['Code is required'] }])
    expect(await isConfirmed()).toBe(false)
    const right = code()
    expect((await post({ code: right })).status).toBe(200)
    expect(await isConfirmed()).toBe(true)
    expect((await post({ code: right })).body.errors).toEqual({
      code: ['This code is not right, or it was used before.'],
    })
  })

  it('is refused without a right password, and goes on', async () => {
    for (const [body, message] of [
      [{ password: 'wrong horse' }, 'Current password is incorrect'],
      [{}, 'Password is required'],
      [{ code: '000000' }, 'Password is required'],
    ] as const) {
      const answer = await post(body)
      expect([answer.status, answer.body.code, answer.body.errors]).toEqual([
        400,
        'BAD_INPUT',
        { password: [message] },
      ])
    }
    expect(await isConfirmed()).toBe(false)
    expect((await server.send('GET', '/api/business', { token })).status).toBe(200)
    expect(await trail(`User:${account.id}`)).toEqual([])
  })

  it('stops guessing without locking out the owner, who signs in', async () => {
    for (let wrong = 0; wrong < 5; wrong += 1) await post({ password: 'wrong horse' })
    expect((await post({ password: account.password })).status).toBe(429)
    expect(await isConfirmed(await tokenOf(world, account))).toBe(true)
  })

  it('asks for a sign-in where the session is not in the list', async () => {
    const before = await userToken(world.services, { ...account, role: 'EMPLOYEE', tokenVersion: 0 })
    const answer = await post({ password: account.password }, before)
    expect([answer.status, answer.body.code]).toEqual([401, 'SESSION_EXPIRED'])
  })

  it('is no affair of strangers, tickets and API keys', async () => {
    const { key } = await keyOf(world, business, 'ADMIN')
    expect((await server.send('POST', path, { body: { password: 'x' } })).status).toBe(401)
    expect((await post({ password: 'x' }, key)).body.code).toBe('API_KEY_NOT_ALLOWED')
    await withFactor(world, browser(world, token), account.password)
    const { status } = await post({ password: account.password }, await ticketOf(world, account))
    expect(status).toBe(401)
  })

  it('is there for superadmins', async () => {
    const passwordHash = await world.services.passwords.hash('deep blue sea')
    const data = { username: 'triton', email: 'triton@example.com', passwordHash }
    const { id } = await world.prisma.superAdmin.create({ data })
    const login = { username: 'triton', password: 'deep blue sea' }
    const mine = String((await server.send('POST', '/api/superadmin/login', { body: login })).body.token)
    world.clock.set(new Date(world.clock.now().getTime() + 16 * 60_000).toISOString())
    expect((await post({ password: 'wrong' }, mine)).status).toBe(400)
    expect((await post({ password: 'deep blue sea' }, mine)).status).toBe(200)
    expect(await isConfirmed(mine)).toBe(true)
    expect(await trail(`SuperAdmin:${id}`)).toMatchObject([
      { action: 'superadmin:confirmPassword', actorName: 'triton', businessId: null },
    ])
  })
})
