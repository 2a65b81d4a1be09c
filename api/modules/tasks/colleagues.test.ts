import { beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { restore } from '#api/modules/trash/testing/trash.ts'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { taskMade, taskOf, tasks } from '#api/testing/harness/records/tasks.ts'
import { type Actor, actor, openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const { create, update, complete, reopen, remove } = tasks

let world: World
let business: TestBusiness
let emma: Actor
beforeEach(async () => {
  world = openWorld(await freshDatabase())
  business = await world.business()
  emma = business.employee.actor
})

const idOf = ({ id }: { id: number }) => globalId('OrganizerTask', id)
const userId = ({ id }: { id: number }) => globalId('User', id)

describe('privacy', () => {
  it('gives another user, a manager, an admin, another business and a key the same answer, as for none', async () => {
    const task = await taskOf(world, business, business.employee)
    const otherUser = await business.member({ firstName: 'Nia' })
    const nia = { ...business.employee.actor.viewer, userId: otherUser.id } as typeof emma.viewer
    const others = [
      actor(world.services, nia),
      ...[business.manager.actor, business.admin.actor, (await world.business()).admin.actor],
    ]
    const sent = (id: string) => [
      [update, { id, title: 'Mine' }],
      [complete, { id }],
      [reopen, { id }],
      [remove, { id }],
    ]
    const unknown = globalId('OrganizerTask', 2 ** 31 - 1)
    for (const other of others) {
      for (const [i, [text, input]] of sent(idOf(task)).entries()) {
        const foreign = await other.run(text as string, { input })
        expect(foreign.failures[0]?.code).toBe('NOT_FOUND')
        const [, none] = sent(unknown)[i] ?? []
        expect(foreign).toEqual(await other.run(text as string, { input: none }))
      }
      const { node } = await other.ok('query ($id: ID!) { node(id: $id) { id } }', { id: idOf(task) })
      expect(node).toBeNull()
      const lists = await other.ok(
        `{ viewer { bell { counts { dueTasks } } organizerTasks(filter: ALL) { edges { node { id } } } givenTasks { edges { node { id } } } } }`,
      )
      expect(JSON.stringify(lists)).not.toContain(idOf(task))
    }
    const key = (await keyOf(world, business, 'ADMIN')).actor
    expect(await key.fails('{ viewer { organizerTasks { edges { node { id } } } } }')).toMatchObject({
      code: 'API_KEY_NOT_ALLOWED',
    })
  })
})

describe('giving a task to another user', () => {
  const forYou =
    '{ viewer { bell { unreadCount forYou { edges { node { kind title subjectDatabaseId } } } } } }'

  it('is for managers, who may follow it, change it and take it back', async () => {
    expect(await emma.fails(create, { input: { title: 'x', userId: userId(business.admin) } })).toMatchObject(
      {
        code: 'FORBIDDEN',
      },
    )
    const max = business.manager.actor
    const task = await taskMade(max, { title: 'Call Ada', userId: userId(business.employee) })
    expect(task).toMatchObject({
      owner: { databaseId: business.employee.id },
      assignedBy: { databaseId: business.manager.id },
      isOwn: false,
      canEdit: true,
      canComplete: false,
      canDelete: true,
      canAssign: true,
    })
    const { viewer } = await emma.ok(forYou)
    expect(viewer.bell.forYou.edges).toEqual([
      {
        node: {
          kind: 'ASSIGNED',
          title: 'Max Tester gave you a task: Call Ada',
          subjectDatabaseId: task.databaseId,
        },
      },
    ])
    const { id } = task
    expect(await max.fails(complete, { input: { id } })).toMatchObject({ code: 'FORBIDDEN' })
    expect(await max.fails(update, { input: { id, status: 'CANCELLED' } })).toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await emma.fails(remove, { input: { id } })).toMatchObject({ code: 'FORBIDDEN' })
    expect(await emma.fails(update, { input: { id, userId: userId(business.admin) } })).toMatchObject({
      code: 'FORBIDDEN',
    })
    await emma.ok(update, { input: { id, status: 'IN_PROGRESS' } })
    const given = await max.ok('{ viewer { givenTasks { edges { node { id status } } } } }')
    expect(given.viewer.givenTasks.edges).toEqual([{ node: { id, status: 'IN_PROGRESS' } }])
    const back = await max.ok(update, { input: { id, userId: userId(business.manager) } })
    expect(back.updateOrganizerTask.organizerTask).toMatchObject({ isOwn: true, assignedBy: null })
    expect(await emma.fails(complete, { input: { id } })).toMatchObject({ code: 'NOT_FOUND' })
    const { viewer: giver } = await max.ok(forYou)
    expect(giver.bell.unreadCount).toBe(0)
  })

  it('takes an active member of this business', async () => {
    const max = business.manager.actor
    const gone = await business.member({ isActive: false })
    const neighbour = await world.business()
    const give = (person: { id: number }) =>
      max.fails(create, { input: { title: 'x', userId: userId(person) } })
    expect((await give(gone)).fields).toEqual({
      userId: ['The assignee must be an active member of the team'],
    })
    expect(await give(neighbour.admin)).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('survives a giver who takes it back and deletes it, and Undo', async () => {
    const max = business.manager.actor
    const { id } = await taskMade(max, { title: 'Call Ada', userId: userId(business.employee) })
    const { deleteOrganizerTask } = await max.ok(remove, { input: { id } })
    expect(await emma.fails(complete, { input: { id } })).toMatchObject({ code: 'NOT_FOUND' })
    await restore(max, deleteOrganizerTask.trashEntry.id)
    await emma.ok(complete, { input: { id } })
  })
})
