import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readGlobalId, rowId } from '#api/core/graph/ids.ts'
import { importing } from '#api/modules/imports/testing/importing.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const list = 'First Name,Last Name,Phone\nAnn,Lake,5125550101\nBob,Hill,\n=1+1,"Lo,w",5125550102\n'

describe('the bytes of an imported file', () => {
  let world: World
  let server: TestServer
  let business: TestBusiness
  let token: string

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    server = await serve(world)
  })
  beforeEach(async () => {
    business = await world.business()
    token = await tokenFor(world, business, 'ADMIN')
  })

  const send = async (method: string, path: string, body?: string, by = token) => {
    const headers = {
      authorization: `Bearer ${by}`,
      ...(body !== undefined && { 'content-type': 'text/csv' }),
    }
    const answer = await fetch(server.url + path, { method, headers, ...(body !== undefined && { body }) })
    const text = await answer.text()
    return {
      status: answer.status,
      text,
      body: answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null,
    }
  }
  const announce = async (size = list.length) =>
    (await server.send('POST', '/api/imports', { token, body: { name: 'shop.csv', size } })).body.id
  const put = (id: number, offset: number, body: string, by = token) =>
    send('PUT', `/api/imports/${id}/file?offset=${offset}`, body, by)

  it('come in pieces, which may come twice', async () => {
    const id = await announce()
    expect((await put(id, 0, list.slice(0, 30))).body).toMatchObject({ state: 'uploading', received: 30 })
    expect((await put(id, 0, list.slice(0, 30))).body).toMatchObject({ state: 'uploading', received: 30 })
    expect(await put(id, 40, list.slice(40))).toMatchObject({
      status: 409,
      body: { message: 'Send the bytes from 30 on.' },
    })
    expect(await put(id, 30, `${list.slice(30)}more`)).toMatchObject({ status: 400 })
    expect((await put(id, 30, list.slice(30))).body).toMatchObject({
      state: 'reading',
      received: list.length,
    })
    expect((await put(id, 30, list.slice(30))).body).toMatchObject({ received: list.length })
  })

  it('come once, when the same piece is sent five times at once', async () => {
    const id = await announce()
    const answers = await Promise.all(Array.from({ length: 5 }, () => put(id, 0, list)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await world.prisma.importPiece.count({ where: { importId: id } })).toBe(1)
  })

  it('come at once, when they are few', async () => {
    const answer = await send('POST', '/api/imports?name=shop.csv', list)
    expect(answer).toMatchObject({ status: 201, body: { state: 'reading', received: list.length } })
    expect(await world.prisma.import.findMany({ where: { businessId: business.id } })).toMatchObject([
      { name: 'shop.csv', createdById: business.admin.id },
    ])
  })

  it('of a file that is too large are refused before they come', async () => {
    const size = 212 * 1024 * 1024
    const answer = await server.send('POST', '/api/imports', { token, body: { name: 'shop.csv', size } })
    const message = 'This file has 212 MB. The limit is 50 MB; split it into several files.'
    expect(answer).toMatchObject({ status: 400, body: { message } })
    for (let file = 0; file < 3; file += 1) await announce(50 * 1024 * 1024)
    expect((await server.send('POST', '/api/imports', { token, body: { name: 'x', size: 1 } })).status).toBe(
      409,
    )
    expect((await put(await announceOther(), 0, 'x'.repeat(1024 * 1024 + 1))).status).toBe(413)
  })
  const announceOther = async () => {
    business = await world.business()
    token = await tokenFor(world, business, 'ADMIN')
    return announce(2 * 1024 * 1024)
  }

  it('are of admins of the business alone', async () => {
    const id = await announce()
    const others = await Promise.all(
      [
        ['EMPLOYEE', business],
        ['MANAGER', business],
        ['ADMIN', await world.business()],
      ].map(([role, of]) => tokenFor(world, of as TestBusiness, role as 'ADMIN')),
    )
    for (const [path, method] of [
      [`/api/imports/${id}/file`, 'PUT'],
      [`/api/imports/${id}/problems.csv`, 'GET'],
    ] as const) {
      const statuses = []
      for (const by of others)
        statuses.push((await send(method, path, method === 'PUT' ? list : undefined, by)).status)
      expect(statuses).toEqual([403, 403, 404])
      expect((await send(method, path, method === 'PUT' ? list : undefined, 'nobody')).status).toBe(401)
    }
  })

  it('give back the records with a problem', async () => {
    const number = rowId(readGlobalId(await importing(world, business).bring(list)).id)
    const { text } = await send('GET', `/api/imports/${number}/problems.csv`)
    expect(text).toBe(
      'First Name,Last Name,Phone,Row,Problem\r\nBob,Hill,,3,No phone number and no email address.\r\n',
    )
  })
})
