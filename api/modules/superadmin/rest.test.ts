import { beforeAll, expect, it } from 'vitest'
import { ensureSuperadmin } from '#api/modules/superadmin/service.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer } from '#api/testing/harness/http/httpServer.ts'
import { openWorld } from '#api/testing/harness/world.ts'

let server: TestServer

beforeAll(async () => {
  const world = openWorld(await freshDatabase())
  await ensureSuperadmin(world.services, 'the operator')
  server = await serve(world)
})

it('POST /api/superadmin/login answers with the token and the superadmin', async () => {
  const body = { username: 'Triton', password: 'the operator' }
  const answer = await server.send('POST', '/api/superadmin/login', { body })
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({
    token: expect.any(String),
    superAdmin: { id: expect.any(Number), username: 'triton', email: expect.any(String) },
  })
  const customers = await server.send('GET', '/api/customers', { token: answer.body.token })
  expect([customers.status, customers.body.message]).toEqual([403, 'You do not have permission to do this.'])
  const wrong = await server.send('POST', '/api/superadmin/login', { body: { ...body, password: 'x' } })
  expect([wrong.status, wrong.body]).toEqual([
    401,
    { message: 'Invalid username or password', code: 'INVALID_CREDENTIALS' },
  ])
})
