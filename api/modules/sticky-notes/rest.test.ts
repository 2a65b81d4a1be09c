import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { noteOf } from '#api/testing/harness/records/notes.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

describe('sticky notes by REST', () => {
  let world: World
  let server: TestServer
  let business: TestBusiness
  let tokens: Record<'EMPLOYEE' | 'MANAGER', string>

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    server = await serve(world)
  })

  beforeEach(async () => {
    world.clock.set('2026-06-10T16:00:00Z')
    business = await world.business()
    tokens = {
      EMPLOYEE: await tokenFor(world, business, 'EMPLOYEE'),
      MANAGER: await tokenFor(world, business, 'MANAGER'),
    }
  })

  const send = (method: string, path: string, body?: unknown, role: keyof typeof tokens = 'EMPLOYEE') =>
    server.send(method, `/api${path}`, { token: tokens[role], ...(body !== undefined && { body }) })

  it('are written, changed and deleted', async () => {
    const { status, body } = await send('POST', '/sticky-notes', {
      title: 'Chalk',
      content: 'Blue',
      color: '#dbeafe',
    })
    const note = {
      id: expect.any(Number),
      title: 'Chalk',
      content: 'Blue',
      color: '#dbeafe',
      position: 0,
      createdAt: '2026-06-10T16:00:00.000Z',
      updatedAt: '2026-06-10T16:00:00.000Z',
      sharedWith: [],
    }
    expect([status, body]).toEqual([201, note])
    const path = `/sticky-notes/${body.id}`
    world.clock.set('2026-06-10T17:00:00Z')
    const changed = await send('PUT', path, { title: 'Chalk!', content: 'Red', color: '#fed7d7' })
    expect([changed.status, changed.body]).toEqual([
      200,
      {
        ...note,
        title: 'Chalk!',
        content: 'Red',
        color: '#fed7d7',
        updatedAt: '2026-06-10T17:00:00.000Z',
      },
    ])
    expect((await send('GET', '/sticky-notes')).body).toEqual([{ ...changed.body, etag: expect.any(String) }])
    const gone = await send('DELETE', path)
    expect([gone.status, gone.body]).toEqual([200, { success: true }])
    expect((await send('GET', '/sticky-notes')).body).toEqual([])
    expect((await send('DELETE', path)).status).toBe(404)
  })

  it('say what is wrong in the words of the screen', async () => {
    const { status, body } = await send('POST', '/sticky-notes', { title: ' ', color: '#fef3c7' })
    const words = 'Please fill in both title and content'
    expect([status, body]).toEqual([
      400,
      { message: words, code: 'BAD_INPUT', errors: { title: [words], content: [words] } },
    ])
    const plain = await send('POST', '/sticky-notes', { title: 'T', content: 'C' })
    expect(plain.body.color).toBe('#fbbf24')
  })

  it('are shared with someone of the list, seen there, and stopped', async () => {
    const { note } = await noteOf(world, business, business.employee)
    const { body: members } = await send('GET', '/team-members')
    expect(members).toEqual([
      { id: business.admin.id, firstName: 'Ada', lastName: 'Tester', role: 'admin' },
      { id: business.manager.id, firstName: 'Max', lastName: 'Tester', role: 'manager' },
    ])
    const request = { sharedWithUserId: business.manager.id, canEdit: true }
    const first = await send('POST', `/sticky-notes/${note.id}/share`, request)
    expect([first.status, first.body]).toEqual([
      201,
      {
        id: expect.any(Number),
        noteId: note.id,
        sharedWithUserId: business.manager.id,
        sharedByUserId: business.employee.id,
        canEdit: false,
        createdAt: '2026-06-10T16:00:00.000Z',
      },
    ])
    expect((await send('POST', `/sticky-notes/${note.id}/share`, request)).body).toEqual(first.body)
    const max = { id: business.manager.id, firstName: 'Max', lastName: 'Tester' }
    expect((await send('GET', '/sticky-notes')).body).toMatchObject([{ id: note.id, sharedWith: [max] }])
    expect((await send('GET', '/shared-notes', undefined, 'MANAGER')).body).toEqual([
      {
        id: first.body.id,
        noteId: note.id,
        title: 'Chalk',
        content: 'Order chalk',
        color: '#fbbf24',
        createdAt: note.createdAt.toISOString(),
        sharedBy: { id: business.employee.id, firstName: 'Emma', lastName: 'Tester' },
      },
    ])
    expect((await send('PUT', `/sticky-notes/${note.id}`, { title: 'x' }, 'MANAGER')).status).toBe(404)
    const stop = `/sticky-notes/${note.id}/share/${business.manager.id}`
    expect((await send('DELETE', stop)).body).toEqual({ success: true })
    expect((await send('DELETE', stop)).status).toBe(404)
    expect((await send('GET', '/shared-notes', undefined, 'MANAGER')).body).toEqual([])
  })

  it('are removed from a recipient’s view by the number of the share', async () => {
    const { note, shares } = await noteOf(world, business, business.employee, [business.manager])
    const path = `/shared-notes/${shares[0]?.id}`
    expect((await send('DELETE', path)).status).toBe(404)
    expect((await send('DELETE', path, undefined, 'MANAGER')).body).toEqual({ success: true })
    expect((await send('GET', '/sticky-notes')).body).toMatchObject([{ id: note.id, sharedWith: [] }])
  })

  it('need someone to be shared with', async () => {
    const { note } = await noteOf(world, business, business.employee)
    const nobody = await send('POST', `/sticky-notes/${note.id}/share`, {})
    expect([nobody.status, nobody.body.errors]).toEqual([
      400,
      { sharedWithUserId: ['Team member is required'] },
    ])
    const own = await send('POST', `/sticky-notes/${note.id}/share`, {
      sharedWithUserId: business.employee.id,
    })
    expect([own.status, own.body.errors]).toEqual([
      400,
      { sharedWithUserId: ['A note cannot be shared with oneself'] },
    ])
  })
})
