import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyJson } from '#api/testing/anyJson.ts'
import { freshDatabase } from '#api/testing/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/httpServer.ts'
import { table } from '#api/testing/restSamples.ts'
import { openWorld, publicUrl } from '#api/testing/world.ts'

describe('the Postman collection', () => {
  let server: TestServer
  let token: string
  let collection: AnyJson
  let requests: AnyJson[]

  beforeAll(async () => {
    const world = openWorld(await freshDatabase())
    const business = await world.business()
    server = await serve(world)
    token = await tokenFor(world, business, 'ADMIN')
    await business.customer()
    collection = (await server.send('GET', '/api/postman.json')).body
    requests = collection.item.flatMap(({ item }: AnyJson) => item)
  })

  const named = (name: string) => requests.find((request) => request.name === name)?.request

  it('has every path once, with the address of this Cuecard', () => {
    const names = table.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    expect(requests.map(({ name }) => name).sort()).toEqual(names.sort())
    expect(collection.variable[0]).toEqual({ key: 'baseUrl', value: publicUrl })
    expect(collection.info.schema).toMatch(/v2\.1\.0/)
  })

  it('has what a request needs', () => {
    const { url, body, header } = named('PUT /api/customers/{id}')
    expect(url).toMatchObject({ raw: '{{baseUrl}}/api/customers/:id', variable: [{ key: 'id', value: '' }] })
    expect(JSON.parse(body.raw)).toEqual({})
    expect(header.map(({ key, disabled }: AnyJson) => [key, disabled])).toEqual([
      ['Idempotency-Key', true],
      ['If-Match', true],
    ])
    expect(Object.keys(JSON.parse(named('POST /api/contacts').body.raw)).sort()).toEqual([
      'customerId',
      'scheduledDate',
    ])
    expect(named('POST /api/auth/login').auth).toEqual({ type: 'noauth' })
  })

  it('is answered request by request, once the variables are filled in', async () => {
    const lists = requests.filter(({ name }) => /^GET \/api\/(?!superadmin|auth)[\w/-]+$/.test(name))
    expect(lists.length).toBeGreaterThan(15)
    for (const { request } of lists) {
      const path = request.url.raw.replace('{{baseUrl}}', '')
      expect([path, (await server.send(request.method, path, { token })).status]).toEqual([path, 200])
    }
  })
})
