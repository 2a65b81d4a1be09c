import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RequestContext } from '#api/http/requestContext.ts'
import { sendGraphiQL } from './page.ts'

let server: Server

beforeAll(async () => {
  server = createServer((request, response) => sendGraphiQL({ request, response } as RequestContext))
  await new Promise<void>((listening) => server.listen(0, listening))
})

afterAll(() => server.close())

it('GraphiQL weighs at most 800 kB, with all that its page loads', async () => {
  const page = await fetch(`http://localhost:${(server.address() as AddressInfo).port}`)
  expect(page.headers.get('content-encoding')).toBe('gzip')
  expect(Number(page.headers.get('content-length'))).toBeLessThanOrEqual(800_000)
  const files = (await page.text()).matchAll(
    /<(?:script|link|img)\b[^>]*\b(?:src|href)="(?!data:)[^"]{0,60}/g,
  )
  expect([...files].map(([tag]) => tag)).toEqual([])
})
