import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { logTo } from '#api/core/process/log.ts'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import { employ, signIn } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

let world: World
let server: TestServer
let business: TestBusiness
let token: string
let lines: Record<string, unknown>[] = []

beforeAll(async () => {
  world = openWorld(await freshDatabase())
  const log = logTo({ write: (line: string) => void lines.push(JSON.parse(line)) })
  business = await world.business()
  token = await tokenFor(world, business, 'MANAGER')
  server = await serve(world, { log })
})

beforeEach(() => {
  lines = []
})

const ids = () => lines.map(({ businessId, userId, apiKeyId }) => ({ businessId, userId, apiKeyId }))

describe('the line of a request', () => {
  it('has the ids of the business and of the user or the API key', async () => {
    const { id, key } = await keyOf(world, business, 'MANAGER')
    const query = '{ viewer { business { id } } }'
    await server.send('GET', '/api/customers', { token })
    await server.send('POST', '/graphql', { token, body: { query } })
    await server.send('GET', '/api/customers', { token: key })
    await server.send('GET', '/api/customers')
    const businessId = business.id
    expect(ids()).toEqual([
      { businessId, userId: business.manager.id },
      { businessId, userId: business.manager.id },
      { businessId, apiKeyId: id },
      {},
    ])
  })

  it('has those of the user who signs in, and neither name nor password', async () => {
    const { username, password, ...account } = await employ(world, business.id)
    const body = { query: signIn, variables: { username, password } }
    expect((await server.send('POST', '/graphql', { body })).status).toBe(200)
    expect(ids()).toEqual([{ businessId: business.id, userId: account.id }])
    expect(JSON.stringify(lines)).not.toContain(username)
    expect(JSON.stringify(lines)).not.toContain(password)
  })

  it.each(['3f2a9c1e4b5d6a7f8091a2b3c4d5e6f7', 'c7a1e0d2-1f1a-4b8e-9d43-0d6a5d1c2b3a', 'edge.eu_1-00042'])(
    'keeps the request id of a proxy: %s',
    async (requestId) => {
      const headers = { 'x-request-id': requestId }
      const answer = await server.send('GET', '/api/customers', { headers })
      expect(answer.headers.get('x-request-id')).toBe(requestId)
      expect(lines).toMatchObject([{ requestId }])
    },
  )

  it.each(['short', 'x'.repeat(129), 'with spaces in it', '{"msg":"forged"}', 'Umläute-sind-es'])(
    'replaces a malformed one: %s',
    async (requestId) => {
      const headers = { 'x-request-id': Buffer.from(requestId).toString('latin1') }
      const answer = await server.send('GET', '/api/customers', { headers })
      expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
      expect(lines).toMatchObject([{ requestId: answer.headers.get('x-request-id') }])
    },
  )
})
