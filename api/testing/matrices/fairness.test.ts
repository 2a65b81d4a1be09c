import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { operationLimits } from '#api/core/admission/admission.ts'
import { writeLimits } from '#api/core/admission/writeQuota.ts'
import type { Connection } from '#api/core/database/connection.ts'
import { connectionsPerBusiness } from '#api/core/database/connectionTurns.ts'
import {
  type ChangeNotifications,
  receiveChanges,
} from '#api/testing/harness/database/changeNotifications.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openStream } from '#api/testing/harness/http/eventStream.ts'
import { type Answer, serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const query = '{ viewer { business { customers(first: 1) { edges { node { id } } } } } }'
const times = [1, 2, 3, 4, 5]

/** One business that sends too many requests, next to another one, with the limits of production. */
describe('a business next to a busy one', () => {
  let database: Connection
  let world: World
  let server: TestServer
  let business: TestBusiness
  let token: string
  let neighbour: string
  let changeNotifications: ChangeNotifications

  beforeAll(async () => {
    const fresh = await freshDatabase()
    database = fresh
    world = openWorld(fresh, undefined, {})
    server = await serve(world)
    changeNotifications = await receiveChanges(world, fresh.url)
  })
  afterAll(() => changeNotifications.close())
  beforeEach(async () => {
    business = await world.business()
    token = await tokenFor(world, business, 'ADMIN')
    neighbour = await tokenFor(world, await world.business(), 'ADMIN')
  })

  const graph = (as: string, text = query) =>
    server.send('POST', '/graphql', { token: as, body: { query: text } })
  const rest = (as: string) => server.send('GET', '/api/customers?limit=1', { token: as })
  const many = (count: number, ask: (as: string) => Promise<Answer>) =>
    Promise.all(Array.from({ length: count }, () => ask(token)))
  const statuses = (answers: Answer[]) => [...new Set(answers.map(({ status }) => status))]

  /** Uses all connections that the business may have, so that its operations do not finish. */
  function hold(): () => void {
    let end = () => {}
    const held = new Promise<void>((resolve) => {
      end = resolve
    })
    const most = connectionsPerBusiness(8)
    for (let taken = 0; taken < most; taken += 1) database.turns(business.id, () => held)
    return end
  }

  it.each(times)('is served at once, and all of the busy one’s thirty are answered (%i)', async () => {
    const release = hold()
    const request = [many(15, graph), many(15, rest)]
    expect(statuses([await graph(neighbour), await rest(neighbour)])).toEqual([200])
    release()
    expect(statuses((await Promise.all(request)).flat())).toEqual([200])
  })

  it('is served at once while the busy one is told so', async () => {
    const release = hold()
    const request = Promise.all([many(100, graph), many(100, rest)])
    expect(statuses([await graph(neighbour), await rest(neighbour)])).toEqual([200])
    const answers = (await request).flat()
    release()
    expect(statuses(answers)).toEqual([503])
    for (const { headers, body } of answers) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(body.message ?? body.errors[0].message).toContain('busy')
    }
    expect(statuses([await graph(token), await rest(token)])).toEqual([200])
  })

  it('has streams that continue and deliver their events after the business was too busy to answer them', async () => {
    const stream = await openStream(server, token)
    await stream.next()
    const release = hold()
    await business.customer()
    // By the time the second request is refused, the event has been refused as well and is being retried.
    expect([(await rest(token)).status, (await rest(token)).status]).toEqual([503, 503])
    release()
    const { data, errors } = await stream.next()
    expect(errors).toBeUndefined()
    expect(data.changes.types).toEqual(['Customer'])
    stream.close()
  })

  it('leaves no place taken by clients that are gone', async () => {
    const release = hold()
    const leaving = new AbortController()
    const sent = Array.from({ length: 5 * operationLimits.perUser }, () =>
      fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query }),
        signal: leaving.signal,
      }).catch(() => null),
    )
    await graph(neighbour)
    leaving.abort()
    await Promise.all(sent)
    release()
    expect(statuses(await many(operationLimits.perUser, graph))).toEqual([200])
  })

  it('counts each alias of a mutation and each change over REST, and neither reads nor signing out', async () => {
    const act = (index: number) =>
      `a${index}: createInterestOption(input: { label: "Darts ${index}" }) { __typename }`
    const change = (from: number, count: number) =>
      `mutation { ${Array.from({ length: count }, (_one, index) => act(from + index)).join(' ')} }`
    for (let done = 0; done < writeLimits.perUser - 30; done += 30) {
      expect((await graph(token, change(done, 30))).status).toBe(200)
    }
    const add = (label: string) => server.send('POST', '/api/interest-options', { token, body: { label } })
    expect((await add('Cues')).status).toBe(201)
    for (const _time of times) {
      const refused = await graph(token, change(1000, 30))
      expect([refused.status, refused.body.errors[0].extensions.code]).toEqual([429, 'RATE_LIMITED'])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(refused.body.errors[0].message).toContain('Too many changes in a short time.')
    }
    expect((await graph(token, change(2000, 29))).status).toBe(200)
    expect((await add('Chalk')).status).toBe(429)
    expect(statuses([await graph(token), await rest(token)])).toEqual([200])
    expect(statuses([await graph(token, 'mutation { signOut { signedOut } }')])).toEqual([200])
  })
})
