import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoUsername } from '#api/core/accounts/usernames.ts'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { openWorld } from '#api/testing/harness/world.ts'
import { readCurl } from '#api/testing/matrices/clients/curl.ts'

const page = readFileSync(resolve(import.meta.dirname, '../../../../docs/api.md'), 'utf8')

/** The requests in the page, each with the response that is printed below it. */
const examples = [
  ...page.matchAll(/```sh\n(curl [\s\S]*?)\n```(?:\n\n```json ?(\d*)\n([\s\S]*?)\n```)?/g),
].map(([, command = '', status, answer]) => ({
  command,
  name: command.replaceAll(/\s+/g, ' ').slice(0, 150),
  status: Number(status || 200),
  answer: answer === undefined ? null : JSON.parse(answer),
}))
const streams = examples.filter(({ command }) => command.startsWith('curl -sN'))
const query = examples.filter((example) => !streams.includes(example))

/**
 * Reduces a real response to what the documented one determines: its fields, the types of numbers, and texts up to an
 * ellipsis.
 */
function shapeOf(documented: unknown, real: unknown): unknown {
  if (Array.isArray(documented) && Array.isArray(real)) {
    const [first] = documented
    return real.length > 0 && first !== undefined ? [shapeOf(first, real[0])] : real
  }
  if (typeof documented === 'object' && documented !== null && typeof real === 'object' && real !== null) {
    const entries = Object.entries(documented).map(([name, value]) => [
      name,
      shapeOf(value, (real as Record<string, unknown>)[name]),
    ])
    return Object.fromEntries(entries)
  }
  if (typeof documented === 'string' && documented.endsWith('…') && typeof real === 'string') {
    return real.startsWith(documented.slice(0, -1)) ? documented : real
  }
  return typeof documented === 'number' && typeof real === 'number' ? documented : real
}

describe('the examples of docs/api.md', () => {
  let server: TestServer
  let values: Record<string, string>

  beforeAll(async () => {
    const world = openWorld(await freshDatabase())
    const business = await world.business()
    server = await serve(world)
    const { prisma, services } = world
    await prisma.business.create({ data: { id: demoBusinessId, name: 'Demo' } })
    await prisma.user.create({
      data: {
        businessId: demoBusinessId,
        username: demoUsername,
        email: 'demo@example.com',
        firstName: 'Demo',
        lastName: 'Admin',
        passwordHash: await services.passwords.hash('demo1234'),
      },
    })
    const customers = [await business.customer(), await business.customer(), await business.customer()]
    const { id: item } = await business.item()
    values = {
      URL: server.url,
      KEY: (await keyOf(world, business, 'MANAGER')).key,
      TOKEN: await tokenFor(world, business, 'ADMIN'),
      CUSTOMER: String(customers[0]?.id),
      ITEM: String(item),
    }
  })

  it('are found, of both kinds', () => {
    expect(query.length).toBeGreaterThanOrEqual(9)
    expect(streams).toHaveLength(1)
    expect(query.filter(({ answer }) => answer === null)).toEqual([])
  })

  it.each(query)('$name', async ({ command, status, answer }) => {
    const { method, url, headers, body } = readCurl(command, values)
    const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) })
    const real = await response.json()
    expect([response.status, shapeOf(answer, real)]).toEqual([status, answer])
  })

  it.each(streams)('$name', async ({ command }) => {
    const { method, url, headers, body = '' } = readCurl(command, values)
    const leaving = new AbortController()
    const response = await fetch(url, { method, headers, body, signal: leaving.signal })
    const decoder = new TextDecoder()
    let heard = ''
    for await (const chunk of response.body ?? []) {
      heard += decoder.decode(chunk, { stream: true })
      if (heard.includes('"mayBeIncomplete":true')) break
    }
    leaving.abort()
    expect(heard).toContain('event: next\ndata: {"data":{"changes":{"mayBeIncomplete":true')
  })
})
