import { expect, it } from 'vitest'
import { operationLimits } from '#api/core/admission/admission.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { openWorld } from '#api/testing/harness/world.ts'

const cora = { firstName: 'Cora', lastName: 'Custer', phoneNumber: '5550100200', interest: 'Darts' }

it('An answer names the limits of writes, and what is left of them', async () => {
  const world = openWorld(await freshDatabase(), undefined, { operationLimits, writeLimit: 2 })
  const business = await world.business()
  const server = await serve(world)
  const token = await tokenFor(world, business, 'EMPLOYEE')
  const write = async () => {
    const { status, headers } = await server.send('POST', '/api/customers', { token, body: cora })
    return { status, policy: headers.get('ratelimit-policy'), left: headers.get('ratelimit'), headers }
  }
  const first = await write()
  expect(first.status).toBe(201)
  expect(first.policy).toBe('"caller";q=2;w=60, "business";q=10;w=60')
  expect(first.left).toMatch(/^"caller";r=1;t=(60|59), "business";r=9;t=(60|59)$/)
  const query = 'mutation { createInterestOption(input: { label: "x" }) { business { id } } }'
  const second = await server.send('POST', '/graphql', { token, body: { query } })
  expect(second.headers.get('ratelimit')).toMatch(/^"caller";r=0;t=\d+, "business";r=8;t=\d+$/)
  const refused = await write()
  expect([refused.status, refused.left]).toEqual([429, expect.stringMatching(/^"caller";r=0;t=\d+$/)])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
  const read = await server.send('GET', '/api/customers', { token })
  expect([read.status, read.headers.get('ratelimit')]).toEqual([200, null])
})
