import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { globalId } from '#api/core/ids.ts'
import { freshDatabase } from '#api/testing/database.ts'
import { type Hearing, hear } from '#api/testing/hearing.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/httpServer.ts'
import { type LiveStream, openStream } from '#api/testing/liveStream.ts'
import { openWorld, type TestShop, type World } from '#api/testing/world.ts'

const complete = `mutation ($id: ID!) { completeContact(input: { id: $id }) { contact { id } } }`

/** Two servers on one database, and someone at work in a shop. */
describe('a live stream', () => {
  let world: World
  let other: World
  let here: TestServer
  let there: TestServer
  const hearings: Hearing[] = []
  let shop: TestShop
  let token: string
  const open: LiveStream[] = []

  beforeAll(async () => {
    const { url, ...database } = await freshDatabase()
    world = openWorld(database)
    other = openWorld(database)
    for (const each of [world, other]) hearings.push(await hear(each, url))
    here = await serve(world)
    there = await serve(other)
  })
  beforeEach(async () => {
    for (const stream of open.splice(0)) stream.close()
    shop = await world.shop()
    token = await tokenFor(world, shop, 'EMPLOYEE')
  })
  afterAll(async () => {
    for (const stream of open) stream.close()
    for (const hearing of hearings) await hearing.close()
  })

  /** A stream that has said its first word. */
  const watching = async (server = here, as = token) => {
    for (const hearing of hearings) await hearing.settled()
    const stream = await openStream(server, as)
    open.push(stream)
    expect(await stream.next()).toMatchObject({ data: { changes: { missed: true, changed: [] } } })
    return stream
  }

  it('tells what was written through another server, as it is now, with the figures around it', async () => {
    const contact = await shop.contact()
    const id = globalId('Contact', contact.id)
    const stream = await watching(there)
    await shop.manager.actor.ok(complete, { id })
    const { data } = await stream.next()
    expect(data.changes).toMatchObject({
      missed: false,
      deletedIds: [],
      business: { stats: { completedToday: 1 } },
    })
    expect(data.changes.changed).toContainEqual({
      __typename: 'Contact',
      id,
      completed: true,
      customerName: 'Cora Customer',
    })
  })

  it('tells the ids of what is gone, also when it went with something else', async () => {
    const contact = await shop.contact()
    const stream = await watching()
    await world.prisma.customer.deleteMany({ where: { id: contact.customerId } })
    const { data } = await stream.next()
    expect(data.changes.changed).toEqual([])
    expect(data.changes.deletedIds).toEqual(
      expect.arrayContaining([globalId('Customer', contact.customerId), globalId('Contact', contact.id)]),
    )
  })

  it('says nothing of what was rolled back, of other businesses, of sign-ins, of what is a colleague’s own', async () => {
    const neighbour = await world.shop()
    const stream = await watching()
    const { prisma } = world
    await prisma
      .$transaction(async (tx) => {
        await tx.customer.updateMany({ where: { businessId: shop.id }, data: { city: 'Nowhere' } })
        throw new Error('thought better of it')
      })
      .catch(() => undefined)
    await neighbour.customer()
    await prisma.user.updateMany({ data: { lastLoginAt: new Date() } })
    await prisma.notification.create({
      data: {
        businessId: shop.id,
        userId: shop.manager.id,
        kind: 'assigned',
        title: 'x',
        subject: 'HotBoardItem:1',
      },
    })
    const mine = await shop.customer()
    const { data } = await stream.next()
    expect(data.changes.changed).toEqual([{ __typename: 'Customer', id: globalId('Customer', mine.id) }])
  })

  it('reads everything by the rules of its own viewer', async () => {
    const [asEmployee, asAdmin] = [
      await watching(),
      await watching(here, await tokenFor(world, shop, 'ADMIN')),
    ]
    await world.prisma.user.updateMany({ where: { id: shop.manager.id }, data: { firstName: 'Maxine' } })
    const told = async (stream: LiveStream) => (await stream.next()).data.changes.changed[0].email
    expect(await told(asEmployee)).toBeNull()
    expect(await told(asAdmin)).toContain('@')
  })

  it('says of many rows at once only that there was much', async () => {
    const stream = await watching()
    const { id: businessId } = shop
    const row = {
      businessId,
      firstName: 'A',
      lastName: 'B',
      name: 'A B',
      phoneNumber: '5550100',
      interest: 'x',
    }
    await world.prisma.customer.createMany({ data: Array.from({ length: 101 }, () => row) })
    expect((await stream.next()).data.changes).toMatchObject({
      missed: true,
      changed: [],
      business: { stats: { totalCustomers: 101 } },
    })
  })

  it.each([
    [
      'the password is changed',
      () => world.prisma.user.updateMany({ where: { id: shop.employee.id }, data: { tokenVersion: 1 } }),
    ],
    [
      'the account is closed',
      () => world.prisma.user.updateMany({ where: { id: shop.employee.id }, data: { isActive: false } }),
    ],
    [
      'the business is suspended',
      () =>
        world.prisma.business.updateMany({
          where: { id: shop.id },
          data: { subscriptionStatus: 'SUSPENDED' },
        }),
    ],
    ['the business is deleted', () => world.prisma.business.deleteMany({ where: { id: shop.id } })],
  ])('dies when %s', async (_when, end) => {
    const idsOnly = await openStream(here, token, 'subscription { changes { missed deletedIds } }')
    open.push(idsOnly)
    await idsOnly.next()
    const stream = await watching()
    await end()
    expect((await idsOnly.next()).errors[0].extensions.code).toBe('SESSION_EXPIRED')
    expect(await idsOnly.next()).toBeNull()
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

  it('carries subscriptions only, and those nothing else', async () => {
    const wrong = await openStream(here, token, '{ viewer { user { id } } }')
    expect([wrong.status, (await wrong.next()).errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST'])
    const plain = await here.send('POST', '/graphql', {
      token,
      body: { query: 'subscription { changes { missed } }' },
    })
    expect(plain.status).toBe(400)
    expect(plain.body.errors[0].message).toContain('text/event-stream')
  })

  it('lets go of everything when its listener leaves, and takes no more than forty of one session', async () => {
    const viewer = await world.house.sessions.read(`Bearer ${token}`, world.clock.now())
    if (viewer.kind !== 'member') throw new Error('the token is that of a member')
    const subscribe = () => world.house.live.subscribe({ ...viewer, address: '192.0.2.1' })
    const held = Array.from({ length: 39 }, subscribe)
    const stream = await watching()
    expect(subscribe).toThrow('Too many live streams are open in this session.')
    stream.close()
    await vi.waitFor(() => held.push(subscribe()))
    for (const iterator of held) iterator.return?.()
    expect(() => subscribe().return?.()).not.toThrow()
  })

  it('begins as far back as it is asked to, or says that something was missed', async () => {
    const since = (ms: number) => openStream(here, token, `subscription { changes(since: ${ms}) { missed } }`)
    const early = await since(3_600_000)
    open.push(early)
    expect((await early.next()).data.changes).toEqual({ missed: true })
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
    await stream.until(({ data }) => data.changes.missed)
    const { id } = await shop.customer()
    const { data } = await stream.next()
    expect(data.changes.changed).toEqual([{ __typename: 'Customer', id: globalId('Customer', id) }])
  })
})
