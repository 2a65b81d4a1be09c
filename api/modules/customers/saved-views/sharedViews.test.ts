import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { Actor, TestBusiness, World } from '#api/testing/harness/world.ts'

const list = 'query { viewer { canShareViews savedViews { name isShared canEdit canShare } } }'
const save = `mutation ($input: CreateSavedViewInput!) { createSavedView(input: $input) { savedView { id } } }`
const rename = `mutation ($input: RenameSavedViewInput!) { renameSavedView(input: $input) { savedView { name } } }`
const remove = `mutation ($input: DeleteSavedViewInput!) { deleteSavedView(input: $input) { deletedSavedViewId } }`
const share = `mutation ($input: ShareSavedViewInput!) { shareSavedView(input: $input) { savedView { isShared } } }`
const erase = `mutation ($input: EraseUserInput!) { eraseUser(input: $input) { __typename } }`

describe('shared views', () => {
  let world: World
  let business: TestBusiness
  setUpBusiness((scene) => {
    ;({ world, business } = scene)
  })

  const view = (name: string, more: object = {}) => ({ name, sort: 'NEWEST', layout: 'CARDS', ...more })
  const saved = async (by: Actor, input: object) =>
    (await by.ok(save, { input })).createSavedView.savedView.id as string
  const named = async (by: Actor) =>
    (await by.ok(list, {})).viewer.savedViews.map(({ name }: { name: string }) => name)

  it('are seen by everybody in the business, and changed by managers and admins', async () => {
    const id = await saved(business.manager.actor, view('Waiting', { shared: true }))
    const elsewhere = await world.business()
    const emma = business.employee.actor
    expect((await emma.ok(list, {})).viewer).toEqual({
      canShareViews: false,
      savedViews: [{ name: 'Waiting', isShared: true, canEdit: false, canShare: false }],
    })
    expect(await named(elsewhere.admin.actor)).toEqual([])
    for (const [text, input] of [
      [rename, { id, name: 'Mine' }],
      [remove, { id }],
    ] as const) {
      expect((await emma.fails(text, { input })).code).toBe('FORBIDDEN')
      expect((await elsewhere.admin.actor.fails(text, { input })).code).toBe('NOT_FOUND')
    }
    await business.admin.actor.ok(rename, { input: { id, name: 'Patient' } })
    expect(await named(emma)).toEqual(['Patient'])
    await business.admin.actor.ok(remove, { input: { id } })
    expect(await named(emma)).toEqual([])
  })

  it('are made of one’s own; employees share none', async () => {
    const own = await saved(business.manager.actor, view('Waiting'))
    expect(await named(business.employee.actor)).toEqual([])
    await business.manager.actor.ok(share, { input: { id: own } })
    await business.manager.actor.ok(share, { input: { id: own } })
    expect(await named(business.employee.actor)).toEqual(['Waiting'])
    const emmas = await saved(business.employee.actor, view('Waiting'))
    const emma = business.employee.actor
    expect((await emma.fails(share, { input: { id: emmas } })).code).toBe('FORBIDDEN')
    expect((await emma.fails(save, { input: view('All', { shared: true }) })).code).toBe('FORBIDDEN')
    expect((await business.admin.actor.fails(share, { input: { id: emmas } })).code).toBe('NOT_FOUND')
  })

  it('have unique names, and there are at most thirty, even when several are saved at once', async () => {
    await saved(business.manager.actor, view('Waiting', { shared: true }))
    const again = await business.admin.actor.fails(save, { input: view('wäiting', { shared: true }) })
    expect([again.code, again.message]).toEqual(['CONFLICT', 'A shared view has this name already.'])
    const data = { businessId: business.id, layout: 'LIST' } as const
    await world.prisma.savedView.createMany({
      data: Array.from({ length: 26 }, (_none, i) => ({ ...data, name: `Shared ${i}` })),
    })
    const by = [business.admin.actor, business.manager.actor]
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_none, i) =>
        (by[i % 2] as Actor).run(save, { input: view(`View ${i}`, { shared: true }) }),
      ),
    )
    const failures = answers.flatMap(({ failures }) => failures)
    expect(failures.map(({ code }) => code)).toEqual(Array(5).fill('CONFLICT'))
    expect(failures[0]?.message).toBe('There can be at most 30 shared views. Delete one that nobody uses.')
    expect(await named(business.employee.actor)).toHaveLength(30)
    await saved(business.manager.actor, view('Waiting'))
  })

  it('stay when their maker is erased', async () => {
    await saved(business.manager.actor, view('Waiting', { shared: true }))
    await saved(business.manager.actor, view('Own'))
    const id = globalId('User', business.manager.id)
    await world.prisma.user.updateMany({ where: { id: business.manager.id }, data: { isActive: false } })
    await business.admin.actor.run(erase, { input: { id } })
    expect(await world.prisma.savedView.findMany({ where: { businessId: business.id } })).toMatchObject([
      { name: 'Waiting', userId: null },
    ])
  })
})
