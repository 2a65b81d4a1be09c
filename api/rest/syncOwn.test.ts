import { beforeAll, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { restore } from '#api/modules/trash/testing/trash.ts'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { noteOf } from '#api/testing/harness/records/notes.ts'
import { taskOf, tasks } from '#api/testing/harness/records/tasks.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

let world: World
let business: TestBusiness
let server: TestServer
const tokens: Record<string, string> = {}

beforeAll(async () => {
  world = openWorld(await freshDatabase())
  business = await world.business()
  server = await serve(world)
  for (const role of ['ADMIN', 'MANAGER', 'EMPLOYEE'] as const) {
    tokens[role] = await tokenFor(world, business, role)
  }
})

const longAgo = new Date('2026-01-05T12:00:00Z')
const old = { createdAt: longAgo, updatedAt: longAgo }
const since = encodeURIComponent('2026-06-10T16:00:00Z')

async function read(path: string, token = tokens.EMPLOYEE): Promise<{ id: number; type?: string }[]> {
  const { status, body } = await server.send('GET', path, { token: token as string })
  expect(status).toBe(200)
  return body
}
const changed = async (path: string, token?: string) =>
  (await read(`${path}?updatedSince=${since}`, token)).map(({ id }) => id)
const deleted = async (type: string, token?: string) =>
  (await read(`/api/deleted?type=${type}`, token)).map(({ id }) => id)
const taskId = (id: number) => globalId('OrganizerTask', id)

describe('the tasks of a user', () => {
  it('are listed since their latest change, closed ones too, and none of others', async () => {
    const unchanged = await taskOf(world, business, business.employee, old)
    const { id } = await taskOf(world, business, business.employee, old)
    const { id: other } = await taskOf(world, business, business.manager)
    await business.employee.actor.ok(tasks.complete, { input: { id: taskId(id) } })
    const ids = await changed('/api/tasks')
    expect(ids).toContain(id)
    expect(ids).not.toContain(unchanged.id)
    expect(ids).not.toContain(other)
    expect((await read('/api/tasks')).map((task) => task.id)).not.toContain(id)
  })

  it('The tasks of a user that are deleted are listed for their owner alone', async () => {
    const { id } = await taskOf(world, business, business.employee)
    await business.employee.actor.ok(tasks.remove, { input: { id: taskId(id) } })
    expect(await deleted('tasks')).toContain(id)
    expect(await deleted('tasks', tokens.ADMIN)).not.toContain(id)
    const { key } = await keyOf(world, business, 'ADMIN')
    expect(await deleted('tasks', key)).toEqual([])
    expect((await read('/api/deleted', tokens.ADMIN)).map(({ type }) => type)).not.toContain('tasks')
  })

  it('The tasks of a user that are given away are deleted for the giver, until they come back', async () => {
    const { id } = await taskOf(world, business, business.manager, old)
    const give = (userId: number) =>
      business.manager.actor.ok(tasks.update, { input: { id: taskId(id), userId: globalId('User', userId) } })
    await give(business.employee.id)
    expect(await changed('/api/tasks')).toContain(id)
    expect(await deleted('tasks')).not.toContain(id)
    expect(await deleted('tasks', tokens.MANAGER)).toContain(id)
    await give(business.manager.id)
    expect(await deleted('tasks')).toContain(id)
    expect(await deleted('tasks', tokens.MANAGER)).not.toContain(id)
    expect(await changed('/api/tasks', tokens.MANAGER)).toContain(id)
  })

  it('The tasks of a user that are restored are changed, and no longer deleted', async () => {
    const { id } = await taskOf(world, business, business.employee, old)
    const { deleteOrganizerTask } = await business.employee.actor.ok(tasks.remove, {
      input: { id: taskId(id) },
    })
    await restore(business.employee.actor, deleteOrganizerTask.trashEntry.id)
    expect(await changed('/api/tasks')).toContain(id)
    expect(await deleted('tasks')).not.toContain(id)
  })

  it('The restoration of a task that was given away leaves it deleted for the giver', async () => {
    const { actor } = business.manager
    const { id } = await taskOf(world, business, business.manager, old)
    await actor.ok(tasks.update, {
      input: { id: taskId(id), userId: globalId('User', business.employee.id) },
    })
    const { deleteOrganizerTask } = await actor.ok(tasks.remove, { input: { id: taskId(id) } })
    await restore(actor, deleteOrganizerTask.trashEntry.id)
    expect(await deleted('tasks', tokens.MANAGER)).toContain(id)
    expect(await deleted('tasks')).not.toContain(id)
  })
})

describe('the sticky notes of a user', () => {
  const noteId = (id: number) => globalId('StickyNote', id)
  const put = (id: number, action: string) =>
    business.employee.actor.ok(
      `mutation ($input: ${action}StickyNoteInput!) {
        ${action.charAt(0).toLowerCase()}${action.slice(1)}StickyNote(input: $input) { stickyNote { id } } }`,
      { input: { id: noteId(id), userId: globalId('User', business.manager.id) } },
    )

  it.each(['updatedAt', 'sharing', 'unsharing', 'removing'])('change by %s', async (act) => {
    const shared = act === 'unsharing' || act === 'removing' ? [business.manager] : []
    const { note, shares } = await noteOf(world, business, business.employee, shared)
    await world.prisma.stickyNote.updateMany({ where: { id: note.id }, data: { updatedAt: longAgo } })
    expect(await changed('/api/sticky-notes')).not.toContain(note.id)
    if (act === 'sharing') await put(note.id, 'Share')
    else if (act === 'unsharing') await put(note.id, 'Unshare')
    else if (act === 'removing') {
      const { status } = await server.send('DELETE', `/api/shared-notes/${shares[0]?.id}`, {
        token: tokens.MANAGER as string,
      })
      expect(status).toBe(200)
    } else await world.prisma.$executeRaw`UPDATE "StickyNote" SET position = 7 WHERE id = ${note.id}`
    expect(await changed('/api/sticky-notes')).toContain(note.id)
    expect(await changed('/api/sticky-notes', tokens.MANAGER)).not.toContain(note.id)
  })

  it('are deleted for their owner alone, and come back', async () => {
    const { note } = await noteOf(world, business, business.employee, [business.manager], old)
    const { deleteStickyNote } = await business.employee.actor.ok(
      'mutation ($id: ID!) { deleteStickyNote(input: { id: $id }) { trashEntry { id } } }',
      { id: noteId(note.id) },
    )
    expect(await deleted('sticky-notes')).toContain(note.id)
    expect(await deleted('sticky-notes', tokens.MANAGER)).not.toContain(note.id)
    await restore(business.employee.actor, deleteStickyNote.trashEntry.id)
    expect(await deleted('sticky-notes')).not.toContain(note.id)
    expect(await changed('/api/sticky-notes')).toContain(note.id)
  })
})

describe('activities', () => {
  const entry = (customerId: number, createdAt: Date) =>
    world.prisma.activity.create({
      data: {
        businessId: business.id,
        customerId,
        createdAt,
        type: 'NOTE',
        description: 'Called',
        performedBy: 'Ada Tester',
      },
    })

  it('are listed since they were added, oldest first, and deleted with their customer', async () => {
    const { id: customerId } = await business.customer()
    const before = await entry(customerId, longAgo)
    const first = await entry(customerId, new Date('2026-06-10T16:00:01Z'))
    const second = await entry(customerId, new Date('2026-06-10T16:00:02Z'))
    expect(await changed('/api/activities')).toEqual([first.id, second.id])
    const sorted = await read('/api/activities?sort=-updatedAt&limit=3&fields=id')
    expect(sorted).toEqual([{ id: second.id }, { id: first.id }, { id: before.id }])
    await server.send('DELETE', `/api/customers/${customerId}`, { token: tokens.ADMIN as string })
    expect((await deleted('activities')).sort()).toEqual([before.id, first.id, second.id].sort())
  })

  it('cannot be changed, so that none is missed', async () => {
    const { id: customerId } = await business.customer()
    const { id } = await entry(customerId, longAgo)
    await expect(
      world.prisma.activity.updateMany({ where: { id }, data: { description: 'Met' } }),
    ).rejects.toThrow('An activity cannot be changed')
  })
})
