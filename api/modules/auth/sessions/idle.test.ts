import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import { endIdleSessions } from '#api/modules/auth/sessions/idle.ts'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import { operatorToken } from '#api/testing/harness/accounts/operator.ts'
import { employ, tokenOf } from '#api/testing/harness/accounts/signIn.ts'
import {
  type ChangeNotifications,
  receiveChanges,
} from '#api/testing/harness/database/changeNotifications.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { type LiveStream, openStream } from '#api/testing/harness/http/eventStream.ts'
import { serve, type TestServer } from '#api/testing/harness/http/httpServer.ts'
import { settled } from '#api/testing/harness/mail/mailbox.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const began = Date.parse('2026-11-28T15:00:00.000Z')
const stored: Record<string, string> = {
  screen: '{ viewer { business { name } } }',
  act: 'mutation { noteUse { noted } }',
}

/** Two servers on one database. */
describe('a session that nobody uses', () => {
  let world: World
  let second: World
  let here: TestServer
  let there: TestServer
  let business: TestBusiness
  let token: string
  const changeStreams: ChangeNotifications[] = []
  const open: LiveStream[] = []

  beforeAll(async () => {
    const { url, ...database } = await freshDatabase()
    world = openWorld(database)
    second = openWorld(database)
    for (const each of [world, second]) changeStreams.push(await receiveChanges(each, url))
    const documents = async (id: string) => stored[id] ?? null
    here = await serve(world, { documents })
    there = await serve(second, { documents })
    business = await world.business()
  })
  beforeEach(async () => {
    at(0)
    await world.prisma.session.deleteMany()
    await allow(15)
    token = await tokenOf(world, await employ(world, business.id))
  })
  afterAll(async () => {
    for (const stream of open) stream.close()
    for (const changeNotifications of changeStreams) await changeNotifications.close()
  })

  const allow = (idleMinutes: number | null) =>
    world.prisma.business.update({ where: { id: business.id }, data: { idleMinutes } })
  function at(minutes: number) {
    for (const { clock } of [world, second]) clock.set(new Date(began + minutes * 60_000).toISOString())
  }
  /** Looks for idle sessions so many minutes after the sign-in, and waits until both servers have learned of it. */
  async function lookAt(minutes: number) {
    at(minutes)
    await settled(world)
    await endIdleSessions(world.services)
    await Promise.all(changeStreams.map((changeNotifications) => changeNotifications.settled()))
  }
  const rest = (as = token, server = there) => server.send('GET', '/api/business', { token: as })
  const graph = (body: object, as = token) => there.send('POST', '/graphql', { token: as, body })
  const restReason = async (as = token) => (await rest(as)).body.reason

  it('ends after the time that its business allows, over REST, the graph and the stream of every server', async () => {
    await rest()
    await settled(second)
    const stream = await openStream(there, token)
    open.push(stream)
    await stream.next()
    await lookAt(15.9)
    expect((await graph({ documentId: 'screen' })).status).toBe(200)
    await lookAt(16.1)
    const last = await stream.until(({ errors }) => Boolean(errors))
    expect(last.errors[0].extensions).toMatchObject({ code: 'SESSION_EXPIRED', reason: 'IDLE' })
    expect(await stream.next()).toBeNull()
    expect((await graph({ query: stored.screen })).body.errors[0].extensions.reason).toBe('IDLE')
    expect([(await rest()).status, await restReason()]).toEqual([401, 'IDLE'])
    expect((await rest(token, here)).body.reason).toBe('IDLE')
    await allow(null)
    expect(await restReason()).toBe('IDLE')
  })

  it.each<[string, () => Promise<{ status: number }>]>([
    ['a request over REST', () => rest()],
    ['an act on a screen', () => graph({ documentId: 'act' })],
    ['a query of a program', () => graph({ query: stored.screen })],
  ])('is used by %s', async (_what, use) => {
    at(10)
    expect((await use()).status).toBe(200)
    await settled(second)
    await lookAt(25.9)
    expect(await world.prisma.session.count()).toBe(1)
    await lookAt(26.1)
    expect(await restReason()).toBe('IDLE')
  })

  it('is not used by what its screens read again, nor by its stream', async () => {
    const stream = await openStream(there, token)
    open.push(stream)
    await stream.next()
    at(10)
    await business.customer()
    await stream.next()
    await graph({ documentId: 'screen' })
    await settled(second)
    await lookAt(16.1)
    expect(await restReason()).toBe('IDLE')
  })

  it('goes on where its business has not chosen a time, and so does an API key', async () => {
    const { key } = await keyOf(world, business, 'ADMIN')
    await lookAt(16.1)
    expect((await rest(key)).status).toBe(200)
    await allow(null)
    token = await tokenOf(world, await employ(world, business.id))
    await lookAt(11 * 60)
    expect((await rest()).status).toBe(200)
  })

  it('of a superadmin ends after half an hour', async () => {
    const operator = await operatorToken(world)
    await world.prisma.session.updateMany({
      where: { superadminId: { not: null } },
      data: { lastSeenAt: new Date(began) },
    })
    const ask = () => there.send('GET', '/api/auth/sessions', { token: operator })
    await lookAt(30.9)
    const id = world.services.tokens.idOf(operator)
    expect(await world.prisma.session.findUnique({ where: { id } })).not.toBeNull()
    await lookAt(31.1)
    expect((await ask()).body.reason).toBe('IDLE')
  })

  it('of the demo never ends by that', async () => {
    await world.prisma.business.create({ data: { id: demoBusinessId, name: 'The demo' } })
    const admin = await employ(world, demoBusinessId, { role: 'ADMIN' })
    const body = { idleMinutes: 15 }
    const answer = await here.send('PUT', '/api/business', { token: await tokenOf(world, admin), body })
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      { idleMinutes: ['Sessions of the demo do not end when nobody uses them'] },
    ])
  })
})
