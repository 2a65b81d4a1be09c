import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

describe('the hot board by REST', () => {
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
    token = await tokenFor(world, business, 'EMPLOYEE')
  })

  const send = (method: string, path: string, body?: unknown) =>
    server.send(method, `/api/hotboard${path}`, { token, ...(body !== undefined && { body }) })

  it('makes an item of the sender’s, whatever else is sent', async () => {
    const { status, body } = await send('POST', '', {
      title: 'Lamp flickers',
      description: 'Over table 3',
      priority: 'urgent',
      assignedTo: 'Max Tester',
      createdBy: 'Somebody Else',
      resolved: true,
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      title: 'Lamp flickers',
      description: 'Over table 3',
      priority: 'urgent',
      assignedTo: 'Max Tester',
      createdBy: 'Emma Tester',
      createdAt: '2026-06-10T16:00:00.000Z',
      updatedAt: expect.any(String),
      resolved: false,
      resolvedAt: null,
      resolvedBy: null,
      notes: null,
      version: 1,
    })
    expect((await send('GET', '')).body).toEqual([{ ...body, etag: expect.any(String) }])
  })

  it.each([
    ['all', 'all'],
    ['', ''],
    ['not_assigned', ''],
    [null, ''],
    [undefined, ''],
    ['Ada Tester', 'Ada Tester'],
  ])('takes %j as the assignee and says %j', async (sent, said) => {
    const { status, body } = await send('POST', '', { title: 'T', description: 'D', assignedTo: sent })
    expect([status, body.assignedTo, body.priority]).toEqual([201, said, 'medium'])
  })

  it('refuses a name that nobody active has, and words that are no priority', async () => {
    const lost = await send('POST', '', { title: 'T', description: 'D', assignedTo: 'Nobody Here' })
    expect([lost.status, lost.body.errors]).toEqual([
      400,
      { assignedTo: ['No active team member has this name'] },
    ])
    const odd = await send('POST', '', { priority: 'burning', assignedTo: 5 })
    expect([odd.status, odd.body.errors]).toEqual([
      400,
      {
        title: ['Title is required'],
        description: ['Description is required'],
        priority: ['Priority must be urgent, high, medium or low'],
        assignedTo: ['Assigned to must be text'],
      },
    ])
  })

  it('changes what is sent, from the version that was read', async () => {
    const { id } = await business.item({ assignedToAll: true })
    const first = await send('PUT', `/${id}`, { title: 'Newer', priority: 'high', version: 1 })
    expect([first.status, first.body]).toMatchObject([
      200,
      { title: 'Newer', description: 'Table 3', priority: 'high', assignedTo: 'all', version: 2 },
    ])
    const late = await send('PUT', `/${id}`, { title: 'Late', version: 1, assignedTo: '' })
    expect([late.status, late.body]).toEqual([
      409,
      {
        message: 'This item was changed by someone else in the meantime.',
        code: 'CONFLICT',
        current: {
          version: 2,
          title: 'Newer',
          description: 'Table 3',
          priority: 'high',
          assignedTo: 'all',
        },
      },
    ])
    const wrong = await send('PUT', `/${id}`, { title: 'x', version: '2' })
    expect([wrong.status, wrong.body.errors]).toEqual([400, { version: ['Version must be a whole number'] }])
    const unaware = await send('PUT', `/${id}`, { title: 'Without a version' })
    expect([unaware.status, unaware.body.title, unaware.body.version]).toEqual([200, 'Without a version', 3])
  })

  it('resolves in the sender’s name, or in another user’s', async () => {
    const [own, other] = [await business.item({ title: 'own' }), await business.item({ title: 'other' })]
    const plain = await send('POST', `/${own.id}/resolve`)
    expect([plain.status, plain.body]).toMatchObject([
      200,
      { resolved: true, resolvedBy: 'Emma Tester', resolvedAt: '2026-06-10T16:00:00.000Z', notes: null },
    ])
    const body = { resolvedBy: business.manager.id, notes: 'New bulb' }
    const named = await send('POST', `/${other.id}/resolve`, body)
    expect(named.body).toMatchObject({ resolvedBy: 'Max Tester', notes: 'New bulb' })
    expect((await send('POST', `/${other.id}/resolve`)).body).toEqual(named.body)
    expect((await send('PUT', `/${own.id}`, { title: 'x', version: 1 })).status).toBe(409)
    expect((await send('GET', '')).body).toEqual([])
    expect((await send('GET', '/all')).body.map(({ title }: { title: string }) => title)).toEqual([
      'own',
      'other',
    ])
  })
})
