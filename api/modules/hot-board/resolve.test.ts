import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const fields = `id version isResolved resolvedAt resolvedByName resolutionNotes canEdit canResolve canReopen`
const counts = 'business { hotBoardCounts { active resolved } }'
const update = `mutation ($input: UpdateHotBoardItemInput!) {
  updateHotBoardItem(input: $input) { hotBoardItem { ${fields} } } }`
const resolve = `mutation ($input: ResolveHotBoardItemInput!) {
  resolveHotBoardItem(input: $input) { hotBoardItem { ${fields} } ${counts} } }`
const reopen = `mutation ($input: ReopenHotBoardItemInput!) {
  reopenHotBoardItem(input: $input) { hotBoardItem { ${fields} } ${counts} } }`

const now = '2026-06-10T16:00:00.000Z'
const twenty = Array.from({ length: 20 }, (_, i) => i)
const gid = (id: number) => globalId('HotBoardItem', id)

describe('an item of the hot board', () => {
  let world: World
  let business: TestBusiness

  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
    },
    { now },
  )

  const trail = () =>
    world.prisma.auditEntry.findMany({ where: { businessId: business.id }, orderBy: { id: 'asc' } })
  const leaves = ({ id }: { id: number }) =>
    world.prisma.user.updateMany({ where: { id }, data: { isActive: false } })

  it('An item of the hot board resolved without a name is resolved by the current user; a repeated call returns the first result', async () => {
    const { id } = await business.item()
    const { resolveHotBoardItem: first } = await business.employee.actor.ok(resolve, {
      input: { id: gid(id) },
    })
    expect(first.hotBoardItem).toMatchObject({
      isResolved: true,
      resolvedAt: now,
      resolvedByName: 'Emma Tester',
      resolutionNotes: null,
      canEdit: false,
      canResolve: false,
      canReopen: true,
    })
    expect(first.business.hotBoardCounts).toEqual({ active: 0, resolved: 1 })
    world.clock.set('2026-06-10T18:00:00.000Z')
    const again = { id: gid(id), notes: 'Me too', resolvedBy: globalId('User', business.manager.id) }
    const { resolveHotBoardItem: second } = await business.manager.actor.ok(resolve, { input: again })
    expect(second.hotBoardItem).toEqual(first.hotBoardItem)
    const edit = { id: gid(id), version: 1, title: 'Too late' }
    expect(await business.admin.actor.fails(update, { input: edit })).toMatchObject({
      code: 'CONFLICT',
      message: 'A resolved item cannot be edited. Emma Tester resolved it on Jun 10, 2026, 12:00 PM.',
      data: { canReopen: true },
    })
    expect((await trail()).map(({ action, after }) => [action, after])).toEqual([
      ['hotBoard:resolve', { resolvedBy: 'Emma Tester', notes: null }],
    ])
  })

  it('An item of the hot board resolved in the name of another user takes only an active one', async () => {
    const { id } = await business.item()
    const by = (resolver: number) => ({
      input: { id: gid(id), resolvedBy: globalId('User', resolver), notes: ' New bulb ' },
    })
    const neighbour = await world.business()
    expect((await business.employee.actor.fails(resolve, by(neighbour.admin.id))).code).toBe('NOT_FOUND')
    await leaves(business.admin)
    expect((await business.employee.actor.fails(resolve, by(business.admin.id))).fields).toEqual({
      resolvedBy: ['The resolver must be an active member of the team'],
    })
    const { resolveHotBoardItem } = await business.employee.actor.ok(resolve, by(business.manager.id))
    expect(resolveHotBoardItem.hotBoardItem).toMatchObject({
      resolvedByName: 'Max Tester',
      resolutionNotes: 'New bulb',
    })
  })

  it('An item of the hot board resolved by twenty at once is resolved once', async () => {
    const { id } = await business.item()
    const answers = await Promise.all(
      twenty.map((i) =>
        business
          .as(i % 2 ? 'MANAGER' : 'EMPLOYEE')
          .ok(resolve, { input: { id: gid(id), notes: `way ${i}` } }),
      ),
    )
    const notes = answers.map(({ resolveHotBoardItem }) => resolveHotBoardItem.hotBoardItem.resolutionNotes)
    expect(new Set(notes).size).toBe(1)
    expect(await trail()).toHaveLength(1)
  })

  it('is reopened by the user who resolved it, or by a manager', async () => {
    const { id } = await business.item()
    const input = { id: gid(id) }
    await business.employee.actor.ok(resolve, { input: { ...input, notes: 'Done' } })
    const { reopenHotBoardItem } = await business.employee.actor.ok(reopen, { input })
    expect(reopenHotBoardItem.hotBoardItem).toMatchObject({
      isResolved: false,
      resolvedAt: null,
      resolvedByName: null,
      resolutionNotes: null,
      version: 1,
      canEdit: true,
    })
    expect(reopenHotBoardItem.business.hotBoardCounts).toEqual({ active: 1, resolved: 0 })
    await business.manager.actor.ok(resolve, { input })
    expect((await business.employee.actor.fails(reopen, { input })).code).toBe('FORBIDDEN')
    await business.admin.actor.ok(reopen, { input })
    await business.admin.actor.ok(reopen, { input })
    expect((await trail()).map(({ action }) => action)).toEqual([
      'hotBoard:resolve',
      'hotBoard:reopen',
      'hotBoard:resolve',
      'hotBoard:reopen',
    ])
  })
})
