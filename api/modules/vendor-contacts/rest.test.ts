import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { vendorOf } from '#api/testing/harness/records/vendors.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

describe('vendor contacts by REST', () => {
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
    token = await tokenFor(world, business, 'MANAGER')
  })

  const send = (method: string, path: string, body?: unknown) =>
    server.send(method, `/api/vendor-contacts${path}`, { token, ...(body !== undefined && { body }) })

  const sent = {
    company: 'Acme',
    salesRep: 'Rae Lind',
    phoneNumber: '(518) 555-0121',
    webAddress: 'https://acme.example',
    notes: 'By the case',
    accessLevel: 'manager',
    assignedTo: 'Emma Tester',
  }

  it('are written, changed, listed and deleted', async () => {
    const { status, body } = await send('POST', '', sent)
    const vendor = {
      id: expect.any(Number),
      ...sent,
      createdBy: 'Max Tester',
      createdAt: '2026-06-10T16:00:00.000Z',
      updatedAt: '2026-06-10T16:00:00.000Z',
    }
    expect([status, body]).toEqual([201, vendor])
    const path = `/${body.id}`
    const now = { ...sent, company: 'Acme Co', webAddress: '', notes: '', accessLevel: 'all', assignedTo: '' }
    // Each change is at a later time, as outside tests; a change at the same time would get that of the database.
    const at = (minute: number) => `2026-06-10T16:0${minute}:00.000Z`
    world.clock.set(at(1))
    const changed = await send('PUT', path, now)
    const expected = { ...vendor, ...now, webAddress: null, notes: null, updatedAt: at(1) }
    expect([changed.status, changed.body]).toEqual([200, expected])
    world.clock.set(at(2))
    const one = await send('PUT', path, { assignedTo: 'max tester' })
    expect(one.body).toEqual({ ...expected, assignedTo: 'Max Tester', updatedAt: at(2) })
    expect((await send('GET', '')).body).toEqual([{ ...one.body, etag: expect.any(String) }])
    expect((await send('PUT', path, { assignedTo: 'not_assigned' })).body.assignedTo).toBe('')
    const gone = await send('DELETE', path)
    expect([gone.status, gone.body]).toEqual([200, { success: true }])
    expect((await send('GET', '')).body).toEqual([])
    expect((await send('DELETE', path)).status).toBe(404)
  })

  it('are for all and with nobody when nothing is said', async () => {
    const { body } = await send('POST', '', {
      company: 'Acme',
      salesRep: 'Rae',
      phoneNumber: '1-800-FELT x12',
    })
    expect(body).toMatchObject({
      accessLevel: 'all',
      assignedTo: '',
      webAddress: null,
      phoneNumber: '1-800-FELT x12',
    })
  })

  it('say what is wrong in the words of the screen', async () => {
    const words = 'Please fill in company, sales rep, and phone number'
    const { status, body } = await send('POST', '', { ...sent, company: ' ', phoneNumber: undefined })
    expect([status, body]).toEqual([
      400,
      { message: words, code: 'BAD_INPUT', errors: { company: [words], phoneNumber: [words] } },
    ])
    const level = await send('POST', '', { ...sent, accessLevel: 'owner' })
    expect([level.status, level.body.errors]).toEqual([
      400,
      { accessLevel: ['Access level must be all, manager or admin'] },
    ])
    const nobody = await send('POST', '', { ...sent, assignedTo: 'Nobody Known' })
    expect([nobody.status, nobody.body.errors]).toEqual([
      400,
      { assignedTo: ['No active team member has this name'] },
    ])
  })

  it('are found by words and digits, a page at a time when asked', async () => {
    for (const company of ['Cedar', 'Ash', 'Birch']) await vendorOf(world, business, { company })
    await vendorOf(world, business, { company: 'Oak', phoneNumber: '7165550', salesRep: 'Bo' })
    const companies = async (query: string) => {
      const { body, headers } = await send('GET', query)
      const next = /<[^>]*\?([^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
      return { found: body.map(({ company }: { company: string }) => company), next }
    }
    expect((await companies('?q=REED')).found).toEqual(['Ash', 'Birch', 'Cedar'])
    expect((await companies('?q=716-555')).found).toEqual(['Oak'])
    const first = await companies('?limit=3')
    expect(first.found).toEqual(['Ash', 'Birch', 'Cedar'])
    expect((await companies(`?${first.next}`)).found).toEqual(['Oak'])
  })
})
