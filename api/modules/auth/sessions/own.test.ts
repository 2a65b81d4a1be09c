import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import { type Account, browser, employ, tokenOf, userToken } from '#api/testing/harness/accounts/signIn.ts'
import {
  type ChangeNotifications,
  receiveChanges,
} from '#api/testing/harness/database/changeNotifications.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { type LiveStream, openStream } from '#api/testing/harness/http/eventStream.ts'
import { serve, type TestServer } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const path = '/api/auth/sessions'
const endSession = 'mutation ($id: ID!) { endSession(input: { id: $id }) { ended } }'
const endOthers = 'mutation { endOtherSessions { ended } }'

/** Two servers on one database. */
describe('the own sessions', () => {
  let world: World
  let here: TestServer
  let there: TestServer
  let business: TestBusiness
  let account: Account
  let token: string
  let other: string
  const changeStreams: ChangeNotifications[] = []
  const open: LiveStream[] = []

  beforeAll(async () => {
    const { url, ...database } = await freshDatabase()
    world = openWorld(database)
    const second = openWorld(database)
    for (const each of [world, second]) changeStreams.push(await receiveChanges(each, url))
    here = await serve(world)
    there = await serve(second)
    business = await world.business()
  })
  beforeEach(async () => {
    account = await employ(world, business.id)
    token = await tokenOf(world, account)
    world.clock.set(new Date(world.clock.now().getTime() + 1000).toISOString())
    other = await tokenOf(world, account)
    await settled()
  })
  afterAll(async () => {
    for (const stream of open) stream.close()
    for (const changeNotifications of changeStreams) await changeNotifications.close()
  })

  const settled = () => Promise.all(changeStreams.map((changeNotifications) => changeNotifications.settled()))
  const idOf = (of: string) => world.services.tokens.idOf(of)
  const list = async (as: string) =>
    (await browser(world, as).ok('{ sessions { id isCurrent } }')).sessions.map(
      ({ id, isCurrent }: { id: string; isCurrent: boolean }) => [id, isCurrent],
    )
  const ask = (server: TestServer, as: string) => server.send('GET', '/api/business', { token: as })
  const isEnded = async (as: string) => {
    const { status, body } = await ask(there, as)
    return status === 401 && body.reason
  }
  const trail = async () =>
    (
      await world.prisma.auditEntry.findMany({
        where: { businessId: business.id, subject: `User:${account.id}`, kind: { not: 'signIn' } },
      })
    ).map(({ action, actorId, subject }) => [action, actorId, subject])

  it('are listed, the newest first, with what they show', async () => {
    expect(await list(token)).toEqual([
      [idOf(other), false],
      [idOf(token), true],
    ])
    const [newest] = (await here.send('GET', path, { token })).body
    expect(newest).toEqual({
      id: idOf(other),
      device: null,
      network: '192.0.2.x',
      place: null,
      signedInAt: world.clock.now().toISOString(),
      lastSeenAt: world.clock.now().toISOString(),
      isCurrent: false,
    })
  })

  it('end one by one, within a second on every server and with their live streams', async () => {
    expect([(await ask(here, other)).status, (await ask(there, other)).status]).toEqual([200, 200])
    const streams = [await openStream(here, other), await openStream(there, other)]
    const mine = await openStream(there, token)
    open.push(...streams, mine)
    for (const stream of [...streams, mine]) await stream.next()
    await browser(world, token).ok(endSession, { id: idOf(other) })
    for (const stream of streams) {
      const last = await stream.until(({ errors }) => Boolean(errors))
      expect(last.errors[0].extensions).toMatchObject({ code: 'SESSION_EXPIRED', reason: 'ENDED_BY_OWNER' })
      expect(await stream.next()).toBeNull()
    }
    expect(await isEnded(other)).toBe('ENDED_BY_OWNER')
    await business.customer()
    expect((await mine.next()).data.changes.mayBeIncomplete).toBe(false)
    expect(await list(token)).toEqual([[idOf(token), true]])
    expect(await trail()).toEqual([['team:endSession', account.id, `User:${account.id}`]])
  })

  it('end all but this one', async () => {
    const third = await tokenOf(world, account)
    const neighbour = await tokenOf(world, await employ(world, business.id))
    const answer = await here.send('POST', `${path}/end-others`, { token })
    expect([answer.status, answer.body]).toEqual([200, { success: true, ended: 2 }])
    await settled()
    expect([await isEnded(other), await isEnded(third)]).toEqual(['ENDED_BY_OWNER', 'ENDED_BY_OWNER'])
    expect([(await ask(there, token)).status, (await ask(there, neighbour)).status]).toEqual([200, 200])
    expect((await browser(world, token).ok(endOthers)).endOtherSessions).toEqual({ ended: 0 })
    expect(await trail()).toHaveLength(1)
  })

  it('include the current one, whose end is a sign-out', async () => {
    const answer = await here.send('DELETE', `${path}/${idOf(token)}`, { token })
    expect([answer.status, answer.body]).toEqual([200, { success: true }])
    await settled()
    expect(await isEnded(token)).toBe('SIGNED_OUT')
  })

  it("of others are answered like those that don't exist, five times", async () => {
    const theirs = idOf(await tokenOf(world, await employ(world, business.id)))
    const gone = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
    for (let time = 0; time < 5; time += 1) {
      for (const id of [theirs, gone, 'User:1']) {
        const failure = await browser(world, token).fails(endSession, { id })
        expect([failure.code, failure.message]).toEqual(['NOT_FOUND', 'Session not found'])
        expect((await here.send('DELETE', `${path}/${id}`, { token })).status).toBe(404)
      }
    }
    expect(await world.prisma.session.count({ where: { id: theirs } })).toBe(1)
    expect(await world.prisma.revokedToken.count({ where: { jti: theirs } })).toBe(0)
  })

  it('are those that are open alone', async () => {
    const body = { currentPassword: account.password, newPassword: 'another horse' }
    const changed = (await here.send('POST', '/api/auth/change-password', { token, body })).body.token
    expect(await list(changed)).toEqual([[idOf(changed), true]])
    await world.prisma.session.update({
      where: { id: idOf(changed) },
      data: { expiresAt: world.clock.now() },
    })
    expect(await list(changed)).toEqual([])
  })

  it('are no affair of an API key', async () => {
    const { key, actor } = await keyOf(world, business, 'ADMIN')
    expect((await actor.fails('{ sessions { id } }')).code).toBe('API_KEY_NOT_ALLOWED')
    expect((await actor.fails(endOthers)).code).toBe('API_KEY_NOT_ALLOWED')
    expect((await actor.fails(endSession, { id: idOf(token) })).code).toBe('API_KEY_NOT_ALLOWED')
    expect((await here.send('GET', path, { token: key })).status).toBe(403)
  })

  it('lack a session from before they were remembered, which goes on', async () => {
    const before = await userToken(world.services, { ...account, role: 'EMPLOYEE', tokenVersion: 0 })
    expect((await list(before)).map(([id]: [string]) => id)).toEqual([idOf(other), idOf(token)])
    expect((await ask(there, before)).status).toBe(200)
  })

  it('of a superadmin are listed and ended too', async () => {
    const passwordHash = await world.services.passwords.hash('deep blue sea')
    const data = { username: 'triton', email: 'triton@example.com', passwordHash }
    const { id } = await world.prisma.superAdmin.create({ data })
    const body = { username: 'triton', password: 'deep blue sea' }
    const login = async () => String((await here.send('POST', '/api/superadmin/login', { body })).body.token)
    const [mine, second] = [await login(), await login()]
    expect(await list(mine)).toHaveLength(2)
    await browser(world, mine).ok(endSession, { id: idOf(second) })
    expect((await there.send('GET', path, { token: second })).body.reason).toBe('ENDED_BY_OWNER')
    const entry = await world.prisma.auditEntry.findFirst({
      where: { subject: `SuperAdmin:${id}`, kind: { not: 'signIn' } },
    })
    expect(entry).toMatchObject({ action: 'superadmin:endSession', actorName: 'triton', businessId: null })
  })

  it('of the demo account, which everybody shares, are the current one alone', async () => {
    await world.prisma.business.create({ data: { id: 1, name: 'Demo' } })
    const demo = await employ(world, 1, { username: 'demo' })
    const [mine, visitor] = [await tokenOf(world, demo), await tokenOf(world, demo)]
    expect(await list(mine)).toEqual([[idOf(mine), true]])
    expect((await browser(world, mine).ok(endOthers)).endOtherSessions).toEqual({ ended: 0 })
    expect((await browser(world, mine).fails(endSession, { id: idOf(visitor) })).code).toBe('NOT_FOUND')
    expect((await ask(there, visitor)).status).toBe(200)
  })
})
