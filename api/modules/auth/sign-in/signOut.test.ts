import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import { type Account, browser, employ, tokenOf, whoAmI } from '#api/testing/harness/accounts/signIn.ts'
import {
  type ChangeNotifications,
  receiveChanges,
} from '#api/testing/harness/database/changeNotifications.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { type LiveStream, openStream } from '#api/testing/harness/http/eventStream.ts'
import { serve, type TestServer } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const signOut = 'mutation { signOut { signedOut } }'

/** Two servers on one database. */
describe('signing out', () => {
  let world: World
  let other: World
  let here: TestServer
  let there: TestServer
  let business: TestBusiness
  let account: Account
  let token: string
  const changeStreams: ChangeNotifications[] = []
  const open: LiveStream[] = []

  beforeAll(async () => {
    const { url, ...database } = await freshDatabase()
    world = openWorld(database)
    other = openWorld(database)
    for (const each of [world, other]) changeStreams.push(await receiveChanges(each, url))
    here = await serve(world)
    there = await serve(other)
    business = await world.business()
  })
  beforeEach(async () => {
    account = await employ(world, business.id)
    token = await tokenOf(world, account)
    await settled()
  })
  afterAll(async () => {
    for (const stream of open) stream.close()
    for (const changeNotifications of changeStreams) await changeNotifications.close()
  })

  const settled = () => Promise.all(changeStreams.map((changeNotifications) => changeNotifications.settled()))
  const ask = async (server: TestServer, as: string) =>
    (await server.send('GET', '/api/business', { token: as })).status
  const logout = (as?: string, server = here) =>
    server.send('POST', '/api/auth/logout', { ...(as && { token: as }) })
  const watching = async (server: TestServer, as: string) => {
    const stream = await openStream(server, as)
    open.push(stream)
    await stream.next()
    return stream
  }

  it('ends that session at once here and within a second elsewhere, five times', async () => {
    for (let time = 0; time < 5; time += 1) {
      const mine = await tokenOf(world, account)
      expect([await ask(here, mine), await ask(there, mine)]).toEqual([200, 200])
      const answer = await logout(mine)
      expect([answer.status, answer.body]).toEqual([200, { success: true }])
      expect(await ask(here, mine)).toBe(401)
      await settled()
      expect(await ask(there, mine)).toBe(401)
    }
  })

  it('leaves every other session of the same person alone', async () => {
    const second = await tokenOf(world, account)
    await browser(world, token).ok(signOut)
    await settled()
    expect([await ask(here, second), await ask(there, second)]).toEqual([200, 200])
    expect(await ask(here, token)).toBe(401)
  })

  it('ends the live streams of that session and no others, on every server', async () => {
    const second = await tokenOf(world, account)
    const mine = [await watching(here, token), await watching(there, token)]
    const others = [await watching(here, second), await watching(there, second)]
    await logout(token)
    for (const stream of mine) {
      const last = await stream.until(({ errors }) => Boolean(errors))
      expect(last.errors[0].extensions.code).toBe('SESSION_EXPIRED')
      expect(await stream.next()).toBeNull()
    }
    await business.customer()
    for (const stream of others) expect((await stream.next()).data.changes.mayBeIncomplete).toBe(false)
  })

  it('is told to a server that did not hear it', async () => {
    expect(await ask(there, token)).toBe(200)
    other.services.changeListener.onDisconnected()
    await logout(token)
    expect(await ask(there, token)).toBe(401)
    other.services.changeListener.onConnected()
    expect(await ask(there, token)).toBe(401)
  })

  it('Signing out twenty times at once is one sign-out; later the session is over for this act too', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => logout(token)))
    const statuses = new Set(answers.map(({ status }) => status))
    expect(statuses.has(200)).toBe(true)
    statuses.delete(200)
    statuses.delete(401)
    expect([...statuses]).toEqual([])
    const later = await logout(token)
    expect([later.status, later.body]).toEqual([
      401,
      { message: 'Session expired, please sign in again', code: 'SESSION_EXPIRED', reason: 'SIGNED_OUT' },
    ])
  })

  it('takes a token, of a person', async () => {
    expect((await logout()).status).toBe(401)
    expect((await logout('a.b.c')).status).toBe(401)
    const { key } = await keyOf(world, business, 'ADMIN')
    expect((await logout(key)).status).toBe(403)
    expect(await ask(here, key)).toBe(200)
  })

  it('ends the session of a superadmin', async () => {
    const passwordHash = await world.services.passwords.hash('deep blue sea')
    const data = { username: 'triton', email: 'triton@example.com', passwordHash }
    await world.prisma.superAdmin.create({ data })
    const login = () =>
      here.send('POST', '/api/superadmin/login', { body: { username: 'triton', password: 'deep blue sea' } })
    const [mine, second] = [(await login()).body.token, (await login()).body.token]
    const list = async (as: string) =>
      (await there.send('GET', '/api/superadmin/businesses', { token: as })).status
    expect(await list(mine)).toBe(200)
    expect((await logout(mine)).status).toBe(200)
    expect(await list(mine)).toBe(401)
    expect(await list(second)).toBe(200)
  })

  it('ends a session that began in the same request', async () => {
    const both = `mutation ($username: String!, $password: String!) {
      signIn(input: { username: $username, password: $password }) { token } signOut { signedOut } }`
    const { signIn } = await browser(world).ok(both, { ...account })
    expect((await browser(world, signIn.token).fails(whoAmI)).code).toBe('SESSION_EXPIRED')
  })

  it('keeps nothing longer than the tokens could have lasted', async () => {
    const long = { jti: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', expiresAt: new Date('2026-06-09T00:00:00Z') }
    await world.prisma.revokedToken.create({ data: long })
    await logout(token)
    const kept = await world.prisma.revokedToken.findMany()
    expect(kept.map(({ jti }) => jti)).not.toContain(long.jti)
    for (const { expiresAt } of kept) expect(expiresAt.getTime()).toBeGreaterThan(world.clock.now().getTime())
  })
})
