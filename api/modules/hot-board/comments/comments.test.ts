import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { restore } from '#api/modules/trash/testing/trash.ts'
import { serve, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { commentOf } from '#api/testing/harness/records/hotBoardComments.ts'
import { pendingMessages, webhookTo } from '#api/testing/harness/records/webhooks.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { Actor, TestBusiness, World } from '#api/testing/harness/world.ts'

const fields = 'id databaseId text createdByName createdAt canDelete'
const create = `mutation ($input: CreateHotBoardCommentInput!) {
  createHotBoardComment(input: $input) { hotBoardComment { ${fields} item { id commentCount version } } } }`
const remove = `mutation ($input: DeleteHotBoardCommentInput!) {
  deleteHotBoardComment(input: $input) { deletedHotBoardCommentId trashEntry { id } } }`
const thread = `query ($id: ID!) { node(id: $id) { ... on HotBoardItem {
  commentCount comments(last: 3) { edges { node { ${fields} } } pageInfo { hasPreviousPage } } } } }`
const erase = 'mutation ($input: EraseUserInput!) { eraseUser(input: $input) { user { fullName } } }'

const now = '2026-06-10T16:00:00.000Z'
const twenty = Array.from({ length: 20 }, (_, i) => i)
const itemGid = (id: number) => globalId('HotBoardItem', id)
const gid = (id: number) => globalId('HotBoardComment', id)

describe('comments on an item of the hot board', () => {
  let world: World
  let business: TestBusiness

  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
    },
    { now },
  )

  const say = async (actor: Actor, itemId: number, text: string) =>
    (await actor.ok(create, { input: { itemId: itemGid(itemId), text } })).createHotBoardComment
      .hotBoardComment
  const read = async (itemId: number, actor = business.employee.actor) => {
    const { commentCount, comments } = (await actor.ok(thread, { id: itemGid(itemId) })).node
    return {
      commentCount,
      texts: comments.edges.map(({ node }: { node: { text: string } }) => node.text),
      more: comments.pageInfo.hasPreviousPage,
    }
  }
  const stored = () => world.prisma.hotBoardComment.findMany({ where: { businessId: business.id } })
  const resolved = (id: number) =>
    world.prisma.hotBoardItem.update({
      where: { businessId_id: { businessId: business.id, id } },
      data: { resolved: true, resolvedAt: new Date(now), resolvedByName: 'Max Tester' },
    })

  it('have text, author and time, the newest last, and are counted', async () => {
    const { id } = await business.item({ version: 3 })
    expect(await say(business.employee.actor, id, ' Called the supplier \n')).toMatchObject({
      text: 'Called the supplier',
      createdByName: 'Emma Tester',
      createdAt: now,
      canDelete: true,
      // An edit that somebody has begun is not outdated by a comment.
      item: { commentCount: 1, version: 3 },
    })
    world.clock.set('2026-06-10T17:00:00.000Z')
    for (const text of ['Parcel 12', 'is', 'here']) await say(business.manager.actor, id, text)
    expect(await read(id)).toEqual({ commentCount: 4, texts: ['Parcel 12', 'is', 'here'], more: true })
    expect(
      await world.prisma.auditEntry.findMany({ where: { businessId: business.id }, take: 1 }),
    ).toMatchObject([
      {
        action: 'hotBoard:comment',
        subject: `HotBoardItem:${id}`,
        after: { comment: 'Called the supplier' },
      },
    ])
  })

  it('take from 1 to 2,000 characters', async () => {
    const { id } = await business.item()
    const refused = async (text: string) =>
      (await business.employee.actor.fails(create, { input: { itemId: itemGid(id), text } })).fields
    expect(await refused(' \n')).toEqual({ text: ['Comment is required'] })
    expect(await refused('x'.repeat(2001))).toEqual({ text: ['Comment must be at most 2,000 characters'] })
    expect(await stored()).toEqual([])
  })

  it('all arrive when twenty are written at once', async () => {
    const { id } = await business.item()
    await Promise.all(twenty.map((i) => say(business.employee.actor, id, `Comment ${i}`)))
    expect([(await stored()).length, (await read(id)).commentCount]).toEqual([20, 20])
  })

  it('are deleted by their author and by managers, with Undo', async () => {
    const { id: itemId } = await business.item()
    const own = await commentOf(world, business, { itemId, text: 'Mine' })
    const author = { createdById: business.admin.id, createdByName: business.admin.fullName }
    const other = await commentOf(world, business, { itemId, text: 'Not mine', ...author })
    const { actor } = business.employee
    expect((await actor.fails(remove, { input: { id: gid(other.id) } })).code).toBe('FORBIDDEN')
    const { deleteHotBoardComment } = await actor.ok(remove, { input: { id: gid(own.id) } })
    expect((await actor.fails(remove, { input: { id: gid(own.id) } })).code).toBe('NOT_FOUND')
    await business.manager.actor.ok(remove, { input: { id: gid(other.id) } })
    expect(await read(itemId)).toEqual({ commentCount: 0, texts: [], more: false })
    await Promise.all(twenty.map(() => restore(actor, deleteHotBoardComment.trashEntry.id)))
    expect(await read(itemId)).toMatchObject({ commentCount: 1 })
    expect(await stored()).toMatchObject([{ id: own.id, text: 'Mine', createdByName: 'Emma Tester' }])
    const trail = await world.prisma.auditEntry.findMany({
      where: { businessId: business.id },
      orderBy: { id: 'asc' },
    })
    expect(trail.map(({ action, actorName, before, after }) => [action, actorName, before ?? after])).toEqual(
      [
        ['hotBoard:deleteComment', 'Emma Tester', { comment: 'Mine' }],
        ['hotBoard:deleteComment', 'Max Tester', { comment: 'Not mine' }],
        ['hotBoard:restoreComment', 'Emma Tester', { comment: 'Mine' }],
      ],
    )
  })

  it('of a resolved item stay as they are', async () => {
    const { id: itemId } = await business.item()
    const { id } = await commentOf(world, business, { itemId })
    const { deleteHotBoardComment } = await business.employee.actor.ok(remove, { input: { id: gid(id) } })
    const kept = await commentOf(world, business, { itemId })
    await resolved(itemId)
    const { actor } = business.employee
    expect(await actor.fails(create, { input: { itemId: itemGid(itemId), text: 'Late' } })).toMatchObject({
      code: 'CONFLICT',
      message: 'A resolved item takes no comments. Max Tester resolved it on Jun 10, 2026, 12:00 PM.',
    })
    expect((await actor.fails(remove, { input: { id: gid(kept.id) } })).code).toBe('CONFLICT')
    await restore(actor, deleteHotBoardComment.trashEntry.id)
    expect(await read(itemId)).toMatchObject({ commentCount: 2 })
  })

  it('keep their text without the name of an erased author, also when Undo brings one back', async () => {
    const { id: itemId } = await business.item()
    await commentOf(world, business, { itemId, text: 'Emma Tester was here' })
    const gone = await commentOf(world, business, { itemId, text: 'Gone' })
    const { deleteHotBoardComment } = await business.admin.actor.ok(remove, { input: { id: gid(gone.id) } })
    const where = { businessId_id: { businessId: business.id, id: business.employee.id } }
    await world.prisma.user.update({ where, data: { isActive: false } })
    await business.admin.actor.ok(erase, { input: { id: globalId('User', business.employee.id) } })
    await restore(business.admin.actor, deleteHotBoardComment.trashEntry.id)
    expect((await stored()).map(({ text, createdByName }) => [text, createdByName]).sort()).toEqual([
      ['Emma Tester was here', 'Former team member 1'],
      ['Gone', 'Former team member 1'],
    ])
  })

  it('are a change of their item for webhooks and for programs that synchronize', async () => {
    const item = await business.item({ updatedAt: new Date('2026-06-01') })
    const endpoint = await webhookTo(world, business, 'https://hooks.example.com/', [
      'hot_board_item.updated',
    ])
    await pendingMessages(world, endpoint, 0)
    await say(business.employee.actor, item.id, 'Parcel is here')
    const deliveries = await world.prisma.webhookDelivery.findMany({ where: { endpointId: endpoint.id } })
    expect(deliveries).toMatchObject([{ type: 'hot_board_item.updated', record: `HotBoardItem:${item.id}` }])
    const { updatedAt } = await world.prisma.hotBoardItem.findFirstOrThrow({ where: { id: item.id } })
    expect(updatedAt.getTime()).toBeGreaterThan(item.updatedAt.getTime())
  })

  it('are written, read and deleted by REST', async () => {
    const server = await serve(world)
    const { id } = await business.item()
    const token = await tokenFor(world, business, 'EMPLOYEE')
    const path = `/api/hotboard/${id}/comments`
    const { status, body } = await server.send('POST', path, { token, body: { text: 'Parcel is here' } })
    expect([status, body]).toEqual([
      201,
      { id: expect.any(Number), text: 'Parcel is here', createdBy: 'Emma Tester', createdAt: now },
    ])
    expect((await server.send('GET', path, { token })).body).toEqual([body])
    const deletion = await server.send('DELETE', `/api/hotboard-comments/${body.id}`, { token })
    expect([deletion.status, deletion.body]).toEqual([200, { success: true }])
    expect((await server.send('GET', path, { token })).body).toEqual([])
    expect((await server.send('GET', '/api/hotboard/2147483647/comments', { token })).status).toBe(404)
  })
})
