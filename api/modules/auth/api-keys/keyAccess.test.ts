import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeKey } from '#api/core/auth/apiKeys.ts'
import type { KeyEndReason } from '#api/core/errors/endReasons.ts'
import { globalId } from '#api/core/graph/ids.ts'
import { keyOf, type TestKey } from '#api/testing/harness/accounts/apiKeys.ts'
import {
  type ChangeNotifications,
  receiveChanges,
} from '#api/testing/harness/database/changeNotifications.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { watchStatements } from '#api/testing/harness/database/statements.ts'
import { type LiveStream, openStream } from '#api/testing/harness/http/eventStream.ts'
import { serve, type TestServer } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const revoke = 'mutation ($id: ID!) { revokeApiKey(input: { id: $id }) { apiKey { id } } }'

/** Two servers on one database, and a program with an API key. */
describe('a request with an API key', () => {
  let world: World
  let other: World
  let here: TestServer
  let there: TestServer
  const changeStreams: ChangeNotifications[] = []
  const open: LiveStream[] = []
  const watched = watchStatements()
  let business: TestBusiness
  let key: TestKey

  beforeAll(async () => {
    const { url, ...database } = await freshDatabase()
    world = openWorld(database)
    other = openWorld(database)
    for (const each of [world, other]) changeStreams.push(await receiveChanges(each, url))
    here = await serve(world)
    there = await serve(other)
  })
  beforeEach(async () => {
    business = await world.business()
    key = await keyOf(world, business, 'EMPLOYEE')
    await settled()
  })
  afterAll(async () => {
    watched.stop()
    for (const stream of open) stream.close()
    for (const changeNotifications of changeStreams) await changeNotifications.close()
  })

  const settled = async () => {
    for (const changeNotifications of changeStreams) await changeNotifications.settled()
  }
  const customers = (server = here, token = key.key) => server.send('GET', '/api/customers', { token })
  const graph = (query: string, server = here, token = key.key) =>
    server.send('POST', '/graphql', { token, body: { query } })
  const read = (token: string) => world.services.sessions.read(`Bearer ${token}`, world.clock.now())
  const unknown = { message: 'This API key does not exist.', code: 'API_KEY_UNKNOWN' }
  const over = async (reason?: KeyEndReason) => {
    await settled()
    const ended = { message: 'This API key no longer works.', code: 'API_KEY_ENDED', reason }
    for (const server of [here, there]) {
      const { status, body, headers } = await customers(server)
      expect([status, body]).toEqual([401, reason ? ended : unknown])
      expect(headers.get('www-authenticate')).toBe('Bearer')
    }
  }

  it('is let in over REST and GraphQL, sends any document, and sees that business alone', async () => {
    const neighbour = await world.business()
    await neighbour.customer({ firstName: 'Theirs' })
    await business.customer({ firstName: 'Ours' })
    const rest = await customers()
    expect([rest.status, rest.body.length, rest.body[0].firstName]).toEqual([200, 1, 'Ours'])
    const { body } = await graph('query Mine { viewer { apiKey { name } business { databaseId } } }')
    expect(body.data.viewer).toEqual({
      apiKey: { name: 'EMPLOYEE till' },
      business: { databaseId: business.id },
    })
    const theirs = await neighbour.customer()
    const node = await graph(`{ node(id: "${globalId('Customer', theirs.id)}") { id } }`)
    expect(node.body).toEqual({ data: { node: null } })
  })

  it('may do what its role may', async () => {
    const notes = (token: string) =>
      here.send('POST', '/api/followup-cadences', {
        token,
        body: { customerStatus: 'unsold', dayNumber: 5, title: 'Call' },
      })
    const manager = await keyOf(world, business, 'MANAGER')
    expect([(await notes(key.key)).status, (await notes(manager.key)).status]).toEqual([403, 201])
    const own = await here.send('GET', '/api/sticky-notes', { token: manager.key })
    expect([own.status, own.body.code]).toEqual([403, 'API_KEY_NOT_ALLOWED'])
  })

  it('makes no keys and revokes none, not even as ADMIN', async () => {
    const admin = await keyOf(world, business, 'ADMIN')
    const acts = [
      'mutation { createApiKey(input: { name: "More", role: ADMIN }) { key } }',
      `mutation { revokeApiKey(input: { id: "${globalId('ApiKey', key.id)}" }) { apiKey { id } } }`,
      'mutation { changePassword(input: { currentPassword: "a", newPassword: "bbbbbb" }) { token } }',
    ]
    for (const act of acts) {
      const { status, body } = await graph(act, here, admin.key)
      expect([status, body.errors[0].extensions.code]).toEqual([200, 'API_KEY_NOT_ALLOWED'])
    }
    expect((await customers()).status).toBe(200)
  })

  it.each([
    ['one that was never made', () => makeKey().key],
    ['one of other letters', () => key.key.toUpperCase()],
    ['one cut short', () => key.key.slice(0, -1)],
    ['one that goes on', () => `${key.key}x`],
    ['its first characters', () => key.key.slice(0, 12)],
    ['only the mark', () => 'cuecard_'],
  ])('has nothing with %s, and is told that the key is wrong', async (_what, wrong) => {
    const { status, body } = await customers(here, wrong())
    expect([status, body]).toEqual([401, unknown])
  })

  it.each([
    ['it is revoked', 'REVOKED', () => business.admin.actor.ok(revoke, { id: globalId('ApiKey', key.id) })],
    ['it is deleted by hand', undefined, () => world.prisma.apiKey.deleteMany({ where: { id: key.id } })],
    [
      'the business is suspended',
      'SUSPENDED',
      () =>
        world.prisma.business.updateMany({
          where: { id: business.id },
          data: { subscriptionStatus: 'SUSPENDED' },
        }),
    ],
    [
      'the user who created it is deactivated',
      'CREATOR_LEFT',
      () => world.prisma.user.updateMany({ where: { id: business.admin.id }, data: { isActive: false } }),
    ],
    [
      'the user who created it is no longer an admin',
      'CREATOR_LEFT',
      () => world.prisma.user.updateMany({ where: { id: business.admin.id }, data: { role: 'MANAGER' } }),
    ],
  ] as const)(
    'is turned away, by every server and in the middle of a stream, once %s',
    async (_, reason, end) => {
      const streams = [await openStream(here, key.key), await openStream(there, key.key)]
      open.push(...streams)
      for (const stream of streams) await stream.next()
      for (const server of [here, there, here, there]) expect((await customers(server)).status).toBe(200)
      await end()
      for (const stream of streams) {
        const last = await stream.until(({ errors }) => Boolean(errors))
        expect(last.errors[0].extensions.code).toBe(reason ? 'API_KEY_ENDED' : 'API_KEY_UNKNOWN')
        expect(await stream.next()).toBeNull()
      }
      await over(reason)
    },
  )

  it('is turned away by the very next request here, heard or not', async () => {
    await read(key.key)
    await business.admin.actor.ok(revoke, { id: globalId('ApiKey', key.id) })
    expect(await read(key.key)).toEqual({ kind: 'ended', isKey: true, reason: 'REVOKED' })
  })

  it('is let in again with its maker, and not after a revocation', async () => {
    const maker = (isActive: boolean) =>
      world.prisma.user.updateMany({ where: { id: business.admin.id }, data: { isActive } })
    await maker(false)
    await over('CREATOR_LEFT')
    await maker(true)
    await settled()
    expect((await customers()).status).toBe(200)
  })

  it('hears what is written in the business, and nothing that is a person’s own', async () => {
    const stream = await openStream(here, key.key)
    open.push(stream)
    await stream.next()
    await world.prisma.notification.create({
      data: {
        businessId: business.id,
        userId: business.admin.id,
        kind: 'assigned',
        title: 'x',
        subject: 'HotBoardItem:1',
      },
    })
    await world.prisma.stickyNote.create({
      data: { businessId: business.id, userId: business.admin.id, title: 'x', content: 'x' },
    })
    await business.customer()
    const { data } = await stream.next()
    expect(data.changes.types).toEqual(['Customer'])
  })

  it('holds forty streams at most, its own', () => {
    const owner = { businessId: business.id, userId: null, role: 'EMPLOYEE', address: '192.0.2.1' } as const
    const second = { ...owner, keyId: key.id + 1 }
    const subscribe = () => world.services.live.subscribe({ ...owner, keyId: key.id })
    const held = Array.from({ length: 40 }, subscribe)
    expect(subscribe).toThrow('Too many live streams are open in this session.')
    held.push(world.services.live.subscribe(second))
    for (const iterator of held) iterator.return?.()
  })

  it('costs no question while nothing happens, and is looked at anew after ten seconds', async () => {
    const request = async (now = world.clock.now()) =>
      (await watched.of(() => world.services.sessions.read(`Bearer ${key.key}`, now))).length
    expect(await request()).toBe(1)
    expect(await request()).toBe(0)
    const later = (seconds: number) => new Date(world.clock.now().getTime() + seconds * 1000)
    expect([await request(later(9)), await request(later(11))]).toEqual([0, 1])
  })

  it('is noted once a minute, after the answer, and that forgets nobody', async () => {
    const used = async () => {
      await Promise.all([world, other].map(({ services }) => services.backgroundTasks.finish(5_000)))
      return (await world.prisma.apiKey.findFirstOrThrow({ where: { id: key.id } })).lastUsedAt?.toISOString()
    }
    const at = (time: string) => world.clock.set(`2026-06-10T${time}.000Z`)
    expect(await used()).toBeUndefined()
    await customers()
    expect(await used()).toBe('2026-06-10T16:00:00.000Z')
    expect(await watched.of(() => read(key.key))).toHaveLength(0)
    at('16:00:59')
    await customers()
    await customers(there)
    expect(await used()).toBe('2026-06-10T16:00:00.000Z')
    at('16:01:00')
    await customers()
    expect(await used()).toBe('2026-06-10T16:01:00.000Z')
    at('16:00:00')
  })
})
