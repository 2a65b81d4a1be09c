import { expect, it } from 'vitest'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve } from '#api/testing/harness/http/httpServer.ts'
import { openWorld } from '#api/testing/harness/world.ts'

it('A path that has moved redirects, and says six months ahead when it ends', async () => {
  const server = await serve(openWorld(await freshDatabase()))
  const { status, headers } = await fetch(`${server.url}/api/postman.json`, { redirect: 'manual' })
  expect(status).toBe(308)
  expect(headers.get('location')).toBe('/api/openapi.json')
  expect(headers.get('deprecation')).toBe('@1795737600')
  expect(headers.get('sunset')).toBe('Mon, 31 May 2027 00:00:00 GMT')
  const since = Number(headers.get('deprecation')?.slice(1)) * 1000
  const days = (Date.parse(headers.get('sunset') ?? '') - since) / (24 * 60 * 60 * 1000)
  expect(days).toBeGreaterThan(182)
  expect((await server.send('POST', '/api/postman.json')).status).toBe(405)
})
