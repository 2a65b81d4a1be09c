import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contextOf } from '#api/core/context/context.ts'
import { ticketOf, withFactor } from '#api/modules/auth/second-factor/testing/secondFactor.ts'
import {
  type Account,
  browser,
  employ,
  signInWithChoice,
  tokenOf,
} from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer } from '#api/testing/harness/http/httpServer.ts'
import { settled } from '#api/testing/harness/mail/mailbox.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const began = '2026-11-28T15:00:00.000Z'
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

describe('a session', () => {
  let world: World
  let server: TestServer
  let business: TestBusiness
  let account: Account

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    server = await serve(world)
  })
  beforeEach(async () => {
    world.clock.set(began)
    business = await world.business()
    account = await employ(world, business.id)
  })

  const login = async (path: string, body: object) => {
    const headers = { 'user-agent': chrome, 'x-time-zone': 'America/New_York' }
    const answer = await server.send('POST', path, { body, headers })
    return String(answer.body.token)
  }
  const own = () => ({ businessId: business.id, userId: account.id })
  const sessionOf = (token: string) =>
    world.prisma.session.findUnique({ where: { id: world.services.tokens.idOf(token) } })
  const count = () => world.prisma.session.count({ where: own() })

  it('is remembered with the browser, the network and the place of its sign-in', async () => {
    const { username, password } = account
    expect(await sessionOf(await login('/api/auth/login', { username, password }))).toEqual({
      id: expect.any(String),
      ...own(),
      superadminId: null,
      version: 0,
      device: 'Chrome on Windows',
      network: '127.0.0.x',
      place: 'New York',
      createdAt: new Date(began),
      lastSeenAt: new Date(began),
      confirmedAt: new Date(began),
      expiresAt: new Date('2026-11-29T03:00:00.000Z'),
    })
  })

  it('of a superadmin is remembered too', async () => {
    const passwordHash = await world.services.passwords.hash('deep blue sea')
    const { id } = await world.prisma.superAdmin.create({
      data: { username: 'triton', email: 'triton@example.com', passwordHash, tokenVersion: 4 },
    })
    const token = await login('/api/superadmin/login', { username: 'triton', password: 'deep blue sea' })
    expect(await sessionOf(token)).toMatchObject({
      superadminId: id,
      userId: null,
      version: 4,
      expiresAt: new Date('2026-11-28T17:00:00.000Z'),
    })
  })

  it('is remembered when a business was registered, or was chosen', async () => {
    const userData = { username: 'ada', firstName: 'Ada', lastName: 'Abel', email: 'ada@example.com' }
    const registered = await login('/api/auth/register-business', {
      businessData: { name: 'Chalk' },
      userData: { ...userData, password: account.password },
    })
    expect(await sessionOf(registered)).toMatchObject({ device: 'Chrome on Windows' })

    const twin = await employ(world, (await world.business()).id, { username: account.username })
    const { username, password } = twin
    const offered = await server.send('POST', '/api/auth/login', { body: { username, password } })
    const [choice] = offered.body.businesses
    const data = await browser(world).ok(signInWithChoice, { choiceToken: choice.ticket })
    expect(await sessionOf(data.signInWithChoice.token)).not.toBeNull()
  })

  it('begins with the code, not with the password before it', async () => {
    const { code } = await withFactor(world, browser(world, await tokenOf(world, account)), account.password)
    const before = await count()
    const ticket = await ticketOf(world, account)
    expect(await count()).toBe(before)
    await login('/api/auth/login', { ticket, code: code() })
    expect(await count()).toBe(before + 1)
  })

  it('begins anew with another password', async () => {
    const token = await tokenOf(world, account)
    const body = { currentPassword: account.password, newPassword: 'another horse' }
    const answer = await server.send('POST', '/api/auth/change-password', { token, body })
    expect(await sessionOf(answer.body.token)).toMatchObject({ ...own(), version: 1 })
  })

  it('is forgotten when it is signed out, and no other is', async () => {
    const [token, other] = [await tokenOf(world, account), await tokenOf(world, account)]
    await server.send('POST', '/api/auth/logout', { token })
    expect([await sessionOf(token), await sessionOf(other)]).toEqual([null, expect.anything()])
  })

  it('was last seen at its last use, written once in 20 seconds', async () => {
    const token = await tokenOf(world, account)
    const seenAfter = async (seconds: number) => {
      world.clock.set(new Date(Date.parse(began) + seconds * 1000).toISOString())
      await contextOf(world.services, `Bearer ${token}`, { address: '192.0.2.1' })
      await settled(world)
      return ((await sessionOf(token))?.lastSeenAt.getTime() ?? 0) - Date.parse(began)
    }
    expect(await seenAfter(19)).toBe(0)
    expect(await seenAfter(39)).toBe(39_000)
    expect(await seenAfter(58.9)).toBe(39_000)
    expect(await seenAfter(59)).toBe(59_000)
  })
})
