import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const list = `query ($first: Int, $after: String) { viewer { bell { unreadCount
  forYou(first: $first, after: $after) {
    edges { node { id title kind subjectType subjectDatabaseId readAt } } pageInfo { hasNextPage endCursor }
  } } } }`
const markOne = `mutation ($input: MarkNotificationReadInput!) { markNotificationRead(input: $input) {
  notification { readAt } viewer { bell { unreadCount counts { total } } } } }`
const markAll = `mutation ($input: MarkAllNotificationsReadInput!) { markAllNotificationsRead(input: $input) {
  newestRead { id } viewer { bell { unreadCount } } } }`

const now = '2026-06-10T16:00:00.000Z'

describe('what is for one person', () => {
  let world: World
  let business: TestBusiness

  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
    },
    { now },
  )

  async function notifications(title: string, userId = business.employee.id, readAt: Date | null = null) {
    const { id } = await world.prisma.notification.create({
      data: { businessId: business.id, userId, kind: 'assigned', title, subject: 'HotBoardItem:12', readAt },
    })
    return globalId('Notification', id)
  }
  const forYou = async (actor = business.employee.actor, page: { first?: number; after?: string } = {}) => {
    const { bell } = (await actor.ok(list, page)).viewer
    const titles: string[] = bell.forYou.edges.map(({ node }: { node: { title: string } }) => node.title)
    return { ...bell, titles }
  }

  it('is listed newest first, page by page, and names what it is about', async () => {
    for (const title of ['first', 'second', 'third']) await notifications(title)
    const { titles, forYou: page, unreadCount } = await forYou(business.employee.actor, { first: 2 })
    expect([titles, unreadCount]).toEqual([['third', 'second'], 3])
    expect(page.edges[0].node).toMatchObject({
      kind: 'ASSIGNED',
      subjectType: 'HotBoardItem',
      subjectDatabaseId: 12,
      readAt: null,
    })
    const rest = await forYou(business.employee.actor, { first: 2, after: page.pageInfo.endCursor })
    expect(rest.titles).toEqual(['first'])
    expect(rest.forYou.pageInfo.hasNextPage).toBe(false)
  })

  it('is private: other users, managers and admins get the answer for what does not exist', async () => {
    const id = await notifications('for Emma')
    const never = globalId('Notification', 2_147_483_646)
    const ask = 'query ($id: ID!) { node(id: $id) { id ... on Notification { title } } }'
    expect((await business.employee.actor.ok(ask, { id })).node.title).toBe('for Emma')
    for (const other of [business.manager.actor, business.admin.actor]) {
      expect((await forYou(other)).titles).toEqual([])
      expect((await forYou(other)).unreadCount).toBe(0)
      expect(await other.run(ask, { id })).toEqual(await other.run(ask, { id: never }))
      for (const [mutation, name] of [
        [markOne, 'id'],
        [markAll, 'upTo'],
      ] as const) {
        const refused = await other.run(mutation, { input: { [name]: id } })
        expect(refused.failures[0]?.code).toBe('NOT_FOUND')
        expect(refused).toEqual(await other.run(mutation, { input: { [name]: never } }))
      }
    }
    expect((await forYou()).unreadCount).toBe(1)
  })

  it('is read once, by however many tabs, and does not change the badge', async () => {
    const id = await notifications('read me')
    await notifications('and me')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => business.employee.actor.ok(markOne, { input: { id } })),
    )
    expect(answers[0].markNotificationRead).toEqual({
      notification: { readAt: now },
      viewer: { bell: { unreadCount: 1, counts: { total: 0 } } },
    })
    world.clock.set('2026-06-10T17:00:00.000Z')
    const again = await business.employee.actor.ok(markOne, { input: { id } })
    expect(again.markNotificationRead.notification.readAt).toBe(now)
  })

  it('is read all at once, but not what came after the newest one that was seen', async () => {
    await notifications('old', business.employee.id, new Date('2026-06-01T16:00:00Z'))
    await notifications('seen')
    const upTo = await notifications('seen too')
    await notifications('just arrived')
    await notifications('a colleague’s', business.manager.id)
    const { markAllNotificationsRead } = await business.employee.actor.ok(markAll, { input: { upTo } })
    expect(markAllNotificationsRead).toEqual({
      newestRead: { id: upTo },
      viewer: { bell: { unreadCount: 1 } },
    })
    const { forYou: page } = await forYou()
    const read = page.edges.map(({ node }: { node: { readAt: string | null } }) => node.readAt)
    expect(read).toEqual([null, now, now, '2026-06-01T16:00:00.000Z'])
    expect((await forYou(business.manager.actor)).unreadCount).toBe(1)
  })

  it('says whether what it is about is still there for its reader', async () => {
    const { id: businessId, employee, manager } = business
    const task = await world.prisma.organizerTask.create({
      data: { businessId, userId: employee.id, title: 'Call' },
    })
    const note = await world.prisma.stickyNote.create({
      data: { businessId, userId: manager.id, title: 'League', content: 'Thursdays' },
    })
    const share = { businessId, noteId: note.id, sharedWithUserId: employee.id, sharedByUserId: manager.id }
    await world.prisma.sharedNote.create({ data: share })
    const subjects = [`OrganizerTask:${task.id}`, `StickyNote:${note.id}`, 'Customer:1']
    const isThere = async () => {
      const read = 'query ($id: ID!) { node(id: $id) { ... on Notification { isSubjectThere } } }'
      const answers = []
      for (const subject of subjects) {
        const id = await notifications('x')
        await world.prisma.notification.updateMany({
          where: { businessId, subject: 'HotBoardItem:12' },
          data: { subject },
        })
        answers.push((await employee.actor.ok(read, { id })).node.isSubjectThere)
      }
      return answers
    }
    expect(await isThere()).toEqual([true, true, true])
    await world.prisma.organizerTask.updateMany({ where: { businessId }, data: { userId: manager.id } })
    await world.prisma.sharedNote.deleteMany({ where: { businessId } })
    expect(await isThere()).toEqual([false, false, true])
  })
})
