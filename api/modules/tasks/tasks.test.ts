import { beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { restore, restoring } from '#api/modules/trash/testing/trash.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { taskMade, taskOf, tasks } from '#api/testing/harness/records/tasks.ts'
import { type Actor, openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const { create, update, complete, reopen, read, remove } = tasks

let world: World
let business: TestBusiness
let emma: Actor
beforeEach(async () => {
  world = openWorld(await freshDatabase())
  business = await world.business()
  emma = business.employee.actor
})

const idOf = ({ id }: { id: number }) => globalId('OrganizerTask', id)

describe('a task', () => {
  it('is written down with its defaults, and is one’s own', async () => {
    const task = await taskMade(emma, { title: '  Order felt ' })
    expect(task).toMatchObject({
      title: 'Order felt',
      description: null,
      dueDate: null,
      priority: 'MEDIUM',
      status: 'PENDING',
      group: 'NO_DATE',
      completedAt: null,
      hasReminder: false,
      tags: [],
      isOwn: true,
      canEdit: true,
      canComplete: true,
      canReopen: false,
      canDelete: true,
      canAssign: false,
      owner: { databaseId: business.employee.id },
      assignedBy: null,
    })
  })

  it('keeps each tag once, trimmed, whatever its case', async () => {
    const { tags } = await taskMade(emma, { title: 'Felt', tags: [' Felt', 'felt', 'FELT ', 'new  table'] })
    expect(tags).toEqual(['Felt', 'new table'])
    const many = Array.from({ length: 10 }, (_none, i) => `t${i}`)
    expect((await taskMade(emma, { title: 'Felt', tags: [...many, 'T3'] })).tags).toEqual(many)
  })

  it.each([
    [{ title: ' ' }, { title: ['Title is required'] }],
    [{ title: 'x'.repeat(161) }, { title: ['Title must be at most 160 characters'] }],
    [
      { title: 'x', description: 'x'.repeat(2001) },
      { description: ['Description must be at most 2,000 characters'] },
    ],
    [{ title: 'x', tags: [''] }, { 'tags.0': ['A tag cannot be blank'] }],
    [{ title: 'x', tags: ['a,b'] }, { 'tags.0': ['A tag cannot contain a comma'] }],
    [{ title: 'x', tags: ['x'.repeat(31)] }, { 'tags.0': ['Tag must be at most 30 characters'] }],
    [
      { title: 'x', tags: Array.from({ length: 11 }, (_none, i) => `${i}`) },
      { tags: ['A task can have at most 10 tags'] },
    ],
    [{ title: 'x', dueDate: '9998-12-31' }, { dueDate: ['Due date must be a day as YYYY-MM-DD'] }],
  ])('refuses %j', async (input, refused) => {
    expect((await emma.fails(create, { input })).fields).toEqual(refused)
  })

  it('changes in the fields that are given alone', async () => {
    const { id } = await taskMade(emma, {
      title: 'Felt',
      dueDate: '2026-06-10',
      tags: ['a'],
      reminderSet: true,
    })
    const changed = async (input: object) =>
      (await emma.ok(update, { input: { id, ...input } })).updateOrganizerTask.organizerTask
    expect(await changed({ priority: 'URGENT' })).toMatchObject({
      tags: ['a'],
      dueDate: '2026-06-10',
      title: 'Felt',
    })
    expect(await changed({ dueDate: null })).toMatchObject({
      dueDate: null,
      group: 'NO_DATE',
      hasReminder: true,
    })
  })
})

describe('its states', () => {
  const states = ['PENDING', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED'] as const
  const steps: Record<(typeof states)[number], readonly string[]> = {
    PENDING: ['PENDING', 'IN_PROGRESS', 'CANCELLED'],
    IN_PROGRESS: ['PENDING', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED'],
    COMPLETED: ['PENDING', 'COMPLETED'],
    CANCELLED: ['PENDING', 'CANCELLED'],
  }
  const all = states.flatMap((from) => states.map((to) => ({ from, to })))

  it.each(all)('lead from $from to $to, or are refused', async ({ from, to }) => {
    const done = from === 'COMPLETED' ? { completed: true, completedAt: world.clock.now() } : {}
    const task = await taskOf(world, business, business.employee, { status: from, ...done })
    const { data, failures } = await emma.run(update, { input: { id: idOf(task), status: to } })
    if (!steps[from].includes(to)) {
      expect(failures[0]).toMatchObject({ code: 'CONFLICT' })
      return
    }
    const { organizerTask } = data.updateOrganizerTask
    expect(organizerTask.status).toBe(to)
    expect(organizerTask.completedAt === null).toBe(to !== 'COMPLETED')
  })

  it('are completed from the start, and reopened', async () => {
    const { id } = await taskMade(emma, { title: 'Felt', dueDate: '2026-06-10' })
    const done = (await emma.ok(complete, { input: { id } })).completeOrganizerTask
    expect(done.organizerTask).toMatchObject({
      status: 'COMPLETED',
      group: 'DONE',
      canComplete: false,
      canReopen: true,
    })
    expect(done.viewer.taskCounts).toMatchObject({ today: 0, done: 1 })
    expect(await emma.fails(update, { input: { id, title: 'Other' } })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/Reopen it first\. You (completed|cancelled) it/),
      data: { canReopen: true },
    })
    const open = (await emma.ok(reopen, { input: { id } })).reopenOrganizerTask
    expect(open.organizerTask).toMatchObject({ status: 'PENDING', group: 'TODAY', completedAt: null })
    expect((await emma.ok(reopen, { input: { id } })).reopenOrganizerTask.organizerTask.status).toBe(
      'PENDING',
    )
  })

  it('are in progress again after *Undo* when they were', async () => {
    const { id } = await taskMade(emma, { title: 'Felt' })
    const status = async (asBefore?: boolean) => {
      await emma.ok(complete, { input: { id } })
      const { reopenOrganizerTask } = await emma.ok(reopen, { input: { id, asBefore } })
      return reopenOrganizerTask.organizerTask.status
    }
    expect(await status(true)).toBe('PENDING')
    await emma.ok(update, { input: { id, status: 'IN_PROGRESS' } })
    expect(await status(true)).toBe('IN_PROGRESS')
    expect(await status()).toBe('PENDING')
  })

  it('keep the first of twenty completions at once', async () => {
    const { id } = await taskMade(emma, { title: 'Felt' })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_none, i) => {
        world.clock.set(new Date(Date.parse('2026-06-10T16:00:00Z') + i * 1000).toISOString())
        return emma.ok(complete, { input: { id } })
      }),
    )
    const times = new Set(
      answers.map(({ completeOrganizerTask: { organizerTask } }) => organizerTask.completedAt),
    )
    expect(times.size).toBe(1)
  })

  it('stay of one mind when twenty complete and reopen at once', async () => {
    const { id, databaseId } = await taskMade(emma, { title: 'Felt' })
    await Promise.all(
      Array.from({ length: 20 }, (_none, i) => emma.ok(i % 2 ? complete : reopen, { input: { id } })),
    )
    const row = await world.prisma.organizerTask.findFirstOrThrow({ where: { id: databaseId } })
    expect([row.completed, row.completedAt !== null]).toEqual(Array(2).fill(row.status === 'COMPLETED'))
    expect(row.openDay === null).toBe(row.status === 'COMPLETED')
  })

  it('do not let a cancelled one be completed', async () => {
    const task = await taskOf(world, business, business.employee, { status: 'CANCELLED' })
    expect(await emma.fails(complete, { input: { id: idOf(task) } })).toMatchObject({ code: 'CONFLICT' })
  })
})

describe('deleting', () => {
  it('moves the task to the trash, from which the user who deleted it restores it', async () => {
    const { id, ...task } = await taskMade(emma, { title: 'Felt', dueDate: '2026-06-12', tags: ['a'] })
    const { deleteOrganizerTask } = await emma.ok(remove, { input: { id } })
    expect(deleteOrganizerTask.deletedOrganizerTaskId).toBe(id)
    const entry = deleteOrganizerTask.trashEntry.id
    const refused = await business.admin.actor.fails(restoring, { input: { id: entry } })
    expect(refused).toMatchObject({ code: 'NOT_FOUND' })
    for (const _twice of [1, 2]) {
      expect(await restore(emma, entry)).toMatchObject({ restoredId: id, title: 'Felt', remarks: [] })
      expect((await emma.ok(read, { id })).node).toEqual({ id, ...task })
    }
  })
})
