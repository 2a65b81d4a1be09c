import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import {
  type ChangeNotifications,
  receiveChanges,
} from '#api/testing/harness/database/changeNotifications.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { watchStatements } from '#api/testing/harness/database/statements.ts'
import { type LiveStream, openStream } from '#api/testing/harness/http/eventStream.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const complete = `mutation ($id: ID!) { completeContact(input: { id: $id }) { contact { id } } }`

/** Two servers on one database, and a user of a business. */
describe('a live stream', () => {
  let world: World
  let other: World
  let here: TestServer
  let there: TestServer
  const changeStreams: ChangeNotifications[] = []
  let business: TestBusiness
  let token: string
  const open: LiveStream[] = []

  beforeAll(async () => {
    const { url, ...database } = await freshDatabase()
    world = openWorld(database)
    other = openWorld(database)
    for (const each of [world, other]) changeStreams.push(await receiveChanges(each, url))
    here = await serve(world)
    there = await serve(other)
  })
  beforeEach(async () => {
    for (const stream of open.splice(0)) stream.close()
    business = await world.business()
    token = await tokenFor(world, business, 'EMPLOYEE')
  })
  afterAll(async () => {
    for (const stream of open) stream.close()
    for (const changeNotifications of changeStreams) await changeNotifications.close()
  })

  /** A stream that has delivered its first event. */
  const watching = async (server = here, as = token) => {
    for (const changeNotifications of changeStreams) await changeNotifications.settled()
    const stream = await openStream(server, as)
    open.push(stream)
    expect(await stream.next()).toMatchObject({ data: { changes: { mayBeIncomplete: true, types: [] } } })
    return stream
  }

  it('tells the types of what was written through another server', async () => {
    const contact = await business.contact()
    const stream = await watching(there)
    await business.manager.actor.ok(complete, { id: globalId('Contact', contact.id) })
    const { data } = await stream.next()
    expect(data.changes.mayBeIncomplete).toBe(false)
    expect(data.changes.types).toEqual(expect.arrayContaining(['Contact', 'Activity']))
  })

  it('reads nothing for an event but the session, which is kept in memory until its account is written', async () => {
    await business.customer()
    const stream = await watching()
    const watched = watchStatements()
    const readFor = async (write: () => Promise<unknown>) => {
      const statements = await watched.of(async () => {
        await write()
        await stream.next()
      })
      return statements.flatMap(({ text }) => (/^select/i.test(text) ? [text] : []))
    }
    const where = { businessId: business.id }
    expect(await readFor(() => world.prisma.customer.updateMany({ where, data: { city: 'Lodi' } }))).toEqual(
      [],
    )
    const rename = { where: { id: business.employee.id }, data: { firstName: 'Emmy' } }
    expect(await readFor(() => world.prisma.user.updateMany(rename))).toEqual([
      expect.stringContaining('FROM "public"."User"'),
      expect.stringContaining('FROM "public"."RevokedToken"'),
    ])
    watched.stop()
  })

  it('tells what went with something else', async () => {
    const contact = await business.contact()
    const stream = await watching()
    await world.prisma.customer.deleteMany({ where: { id: contact.customerId } })
    const { data } = await stream.next()
    expect(data.changes.types.toSorted()).toEqual(['Contact', 'Customer'])
  })

  it('reports nothing that was rolled back, of other businesses, of sign-ins, or private to another user', async () => {
    const neighbour = await world.business()
    const stream = await watching()
    const { prisma } = world
    await prisma
      .$transaction(async (tx) => {
        await tx.customer.updateMany({ where: { businessId: business.id }, data: { city: 'Nowhere' } })
        throw new Error('thought better of it')
      })
      .catch(() => undefined)
    await neighbour.customer()
    await prisma.user.updateMany({ data: { lastLoginAt: new Date() } })
    await prisma.notification.create({
      data: {
        businessId: business.id,
        userId: business.manager.id,
        kind: 'assigned',
        title: 'x',
        subject: 'HotBoardItem:1',
      },
    })
    await business.contact()
    const told = new Set<string>()
    while (!told.has('Contact')) for (const type of (await stream.next()).data.changes.types) told.add(type)
    expect([...told].toSorted()).toEqual(['Contact', 'Customer'])
  })

  it('names a type once, however many rows were written', async () => {
    const stream = await watching()
    const names = { firstName: 'A', lastName: 'B', name: 'A B' }
    const row = { businessId: business.id, ...names, phoneNumber: '5550100', interest: 'x' }
    await world.prisma.customer.createMany({ data: Array.from({ length: 101 }, () => row) })
    expect((await stream.next()).data.changes).toEqual({ mayBeIncomplete: false, types: ['Customer'] })
  })

  it.each([
    [
      'the password is changed',
      () => world.prisma.user.updateMany({ where: { id: business.employee.id }, data: { tokenVersion: 1 } }),
    ],
    [
      'the account is closed',
      () => world.prisma.user.updateMany({ where: { id: business.employee.id }, data: { isActive: false } }),
    ],
    [
      'the business is suspended',
      () =>
        world.prisma.business.updateMany({
          where: { id: business.id },
          data: { subscriptionStatus: 'SUSPENDED' },
        }),
    ],
    ['the business is deleted', () => world.prisma.business.deleteMany({ where: { id: business.id } })],
  ])('dies when %s', async (_when, end) => {
    const stream = await watching()
    await end()
    const last = await stream.until(({ errors }) => Boolean(errors))
    expect(last.errors[0].extensions.code).toBe('SESSION_EXPIRED')
    expect(await stream.next()).toBeNull()
  })

  it('ends with the token', async () => {
    const stream = await openStream(here, token)
    open.push(stream)
    await stream.next()
    stream.close()
    world.clock.set('2026-06-11T03:59:59.900Z')
    const late = await openStream(here, token)
    open.push(late)
    await late.next()
    expect(await late.next()).toBeNull()
    world.clock.set('2026-06-10T16:00:00.000Z')
  })

  it('is refused to strangers and ended sessions, with their status', async () => {
    const refused = async (as?: string) => {
      const stream = await openStream(here, as)
      return [stream.status, (await stream.next()).errors[0].extensions.code]
    }
    expect(await refused()).toEqual([401, 'UNAUTHENTICATED'])
    expect(await refused('nonsense')).toEqual([401, 'SESSION_EXPIRED'])
  })

  it('ends with the one answer of a query, and is all that a subscription comes in', async () => {
    const query = await openStream(here, token, '{ viewer { user { username } } }')
    expect([query.status, await query.next(), await query.next()]).toEqual([
      200,
      { data: { viewer: { user: { username: expect.any(String) } } } },
      null,
    ])
    const plain = await here.send('POST', '/graphql', {
      token,
      body: { query: 'subscription { changes { mayBeIncomplete } }' },
    })
    expect(plain.status).toBe(400)
    expect(plain.body.errors[0].message).toContain('text/event-stream')
  })

  it('lets go of everything when its listener leaves, and takes no more than forty of one session', async () => {
    const viewer = await world.services.sessions.read(`Bearer ${token}`, world.clock.now())
    if (viewer.kind !== 'user') throw new Error('the token is that of a member')
    const subscribe = () => world.services.live.subscribe({ ...viewer, address: '192.0.2.1' })
    const held = Array.from({ length: 39 }, subscribe)
    const stream = await watching()
    expect(subscribe).toThrow('Too many live streams are open in this session.')
    stream.close()
    await vi.waitFor(() => held.push(subscribe()))
    for (const iterator of held) iterator.return?.()
    expect(() => subscribe().return?.()).not.toThrow()
  })

  it('begins as far back as it is asked to, or says that something was missed', async () => {
    const since = (ms: number) =>
      openStream(here, token, `subscription { changes(since: ${ms}) { mayBeIncomplete } }`)
    const early = await since(3_600_000)
    open.push(early)
    expect((await early.next()).data.changes).toEqual({ mayBeIncomplete: true })
    const [error] = (await (await since(-1)).next()).errors
    expect(error.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: { since: ['since must not be negative'] },
    })
  })

  it('says that something was missed when the database was out of reach', async () => {
    const stream = await watching()
    await world.prisma.$executeRaw`
      select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cuecard live'
        and datname = current_database()`
    await stream.until(({ data }) => data.changes.mayBeIncomplete)
    await business.customer()
    const { data } = await stream.next()
    expect(data.changes).toEqual({ mayBeIncomplete: false, types: ['Customer'] })
  })
})
