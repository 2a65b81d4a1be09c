import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { type Actor, openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const list = `query { viewer { customerLayout savedViews {
  name search status interest noNextStep sort layout } } }`
const save = `mutation ($input: CreateSavedViewInput!) { createSavedView(input: $input) {
  savedView { id name } viewer { savedViews { name } } } }`
const rename = `mutation ($input: RenameSavedViewInput!) { renameSavedView(input: $input) { savedView { name } } }`
const remove = `mutation ($input: DeleteSavedViewInput!) { deleteSavedView(input: $input) { deletedSavedViewId } }`
const choose = `mutation ($input: ChooseCustomerLayoutInput!) { chooseCustomerLayout(input: $input) {
  viewer { customerLayout } } }`

const darts = {
  name: 'Darts',
  search: 'cora',
  status: 'UNSOLD',
  interest: 'Darts',
  noNextStep: true,
  sort: 'NAME',
  layout: 'LIST',
}
const plain = { name: 'Plain', noNextStep: false, sort: 'NEWEST', layout: 'CARDS' }

describe('saved views', () => {
  let world: World
  let business: TestBusiness
  let emma: Actor

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })
  beforeEach(async () => {
    business = await world.business()
    emma = business.employee.actor
  })

  const named = async (actor = emma) =>
    (await actor.ok(list, {})).viewer.savedViews.map(({ name }: { name: string }) => name)
  const saved = async (input: object = plain) => (await emma.ok(save, { input })).createSavedView.savedView.id

  it('store search, filters, sort order and layout; listed oldest first', async () => {
    await saved(darts)
    await saved({ ...plain, search: ' ' })
    expect((await emma.ok(list, {})).viewer.savedViews).toEqual([
      darts,
      { ...plain, search: null, status: null, interest: null },
    ])
  })

  it('belong to one user; no other user can see, rename or delete them', async () => {
    const id = await saved()
    const never = globalId('SavedView', 2_147_483_646)
    const node = 'query ($id: ID!) { node(id: $id) { id ... on SavedView { name } } }'
    const elsewhere = await world.business()
    expect((await emma.ok(node, { id })).node.name).toBe('Plain')
    for (const other of [business.admin.actor, business.manager.actor, elsewhere.admin.actor]) {
      expect(await named(other)).toEqual([])
      expect(await other.run(node, { id })).toEqual(await other.run(node, { id: never }))
      expect((await other.fails(rename, { input: { id, name: 'Mine' } })).code).toBe('NOT_FOUND')
      expect((await other.fails(remove, { input: { id } })).code).toBe('NOT_FOUND')
    }
    expect(await named()).toEqual(['Plain'])
  })

  it('are renamed and deleted', async () => {
    const id = await saved()
    await emma.ok(rename, { input: { id, name: ' My darts ' } })
    expect(await named()).toEqual(['My darts'])
    expect((await emma.ok(remove, { input: { id } })).deleteSavedView.deletedSavedViewId).toBe(id)
    expect(await named()).toEqual([])
    expect((await emma.fails(remove, { input: { id } })).message).toBe('Saved view not found')
  })

  it('have unique names per user, in whatever spelling', async () => {
    const id = await saved()
    await saved(darts)
    const message = 'You already have a view with this name.'
    const conflict = { code: 'CONFLICT', message, fields: { name: [message] } }
    expect(await emma.fails(save, { input: { ...plain, name: 'plain' } })).toMatchObject(conflict)
    expect(await emma.fails(rename, { input: { id, name: 'DARTS' } })).toMatchObject(conflict)
    expect(await emma.fails(save, { input: { ...plain, name: 'pläin\u200b' } })).toMatchObject(conflict)
    await emma.ok(rename, { input: { id, name: 'PLAIN' } })
    await business.admin.actor.ok(save, { input: plain })
    expect((await emma.fails(save, { input: { ...plain, name: ' ' } })).fields).toEqual({
      name: ['Name is required'],
    })
  })

  it('are limited to twenty, even when thirty are saved concurrently', async () => {
    const each = Array.from({ length: 30 }, (_none, i) => ({ ...plain, name: `View ${i}` }))
    const answers = await Promise.all(each.map((input) => emma.run(save, { input })))
    const codes = answers.flatMap(({ failures }) => failures.map(({ code }) => code))
    expect(codes).toEqual(Array(10).fill('CONFLICT'))
    expect(await named()).toHaveLength(20)
  })

  it('follow the renaming of an interest', async () => {
    const option = await world.prisma.interestOption.create({
      data: { businessId: business.id, value: 'darts', label: 'Darts' },
    })
    await saved(darts)
    const mutation = `mutation ($input: UpdateInterestOptionInput!) { updateInterestOption(input: $input) { __typename } }`
    const input = { id: globalId('InterestOption', option.id), label: 'Dart boards' }
    await business.admin.actor.ok(mutation, { input })
    expect((await emma.ok(list, {})).viewer.savedViews[0].interest).toBe('Dart boards')
  })

  it('keep every part of a filter, and leave out what is deleted', async () => {
    const { prisma } = world
    const data = { businessId: business.id }
    const [darts, pool] = await Promise.all(
      ['Darts', 'Pool'].map((label) =>
        prisma.interestOption.create({ data: { ...data, label, value: label } }),
      ),
    )
    const bulk = { name: 'List', size: 1, createdByName: 'Ada', createdAt: new Date() }
    const { id: importId } = await prisma.import.create({ data: { ...data, ...bulk } })
    const ids = [darts, pool].map((option) => globalId('InterestOption', option?.id ?? ''))
    const filter = {
      statuses: ['SOLD', 'UNSOLD'],
      interestIds: ids,
      city: 'Zürich',
      createdFrom: '2026-01-01',
      lastContactDaysAgo: 30,
      neverContacted: false,
      nextStep: 'OVERDUE',
      ownerId: globalId('User', business.admin.id),
      importId: globalId('Import', importId),
    }
    await saved({ name: 'All', sort: 'NAME', layout: 'LIST', filter })
    const stored = `query { viewer { savedViews { gone interest filter { ${Object.keys(filter).join(' ')} } } } }`
    const read = async () => (await emma.ok(stored, {})).viewer.savedViews[0]
    expect(await read()).toEqual({ gone: [], interest: null, filter })
    await prisma.interestOption.delete({ where: { businessId_id: { ...data, id: pool?.id ?? '' } } })
    await prisma.import.delete({ where: { businessId_id: { ...data, id: importId } } })
    expect(await read()).toEqual({
      gone: ['interest', 'import'],
      interest: 'Darts',
      filter: { ...filter, interestIds: ids.slice(0, 1), importId: null },
    })
  })

  it('keep conditions on custom fields by ids: a replaced choice is the one in its place', async () => {
    const data = { businessId: business.id, sortOrder: 0 }
    const choices = [
      { id: 1, label: 'Oak' },
      { id: 2, label: 'Teak' },
    ]
    const wood = await world.prisma.customField.create({
      data: { ...data, label: 'Wood', type: 'CHOICE', choices },
    })
    const hall = await world.prisma.customField.create({ data: { ...data, label: 'Hall', type: 'TEXT' } })
    const [woodId, hallId] = [wood, hall].map(({ id }) => globalId('CustomField', id))
    const customFields = [
      { fieldId: woodId, choices: [1, 2] },
      { fieldId: hallId, contains: 'pool' },
    ]
    await saved({ name: 'All', sort: 'NAME', layout: 'LIST', filter: { customFields } })
    const read = async () => {
      const text =
        'query { viewer { savedViews { gone filter { customFields { fieldId choices contains } } } } }'
      const [{ gone, filter }] = (await emma.ok(text, {})).viewer.savedViews
      return [gone, filter.customFields]
    }
    const oak = { fieldId: woodId, choices: [1, 2], contains: null }
    expect(await read()).toEqual([[], [oak, { fieldId: hallId, choices: null, contains: 'pool' }]])
    const key = (id: number) => ({ businessId_id: { businessId: business.id, id } })
    await world.prisma.customField.update({
      where: key(wood.id),
      data: {
        choices: [
          { id: 1, label: 'Oak' },
          { id: 2, label: 'Teak', replacedBy: 1 },
        ],
      },
    })
    await world.prisma.customField.update({ where: key(hall.id), data: { deletedAt: new Date() } })
    expect(await read()).toEqual([['field'], [{ ...oak, choices: [1] }]])
  })

  it('from before the filter, which an archive brings back, read the same', async () => {
    const data = { businessId: business.id, userId: business.employee.id, layout: 'LIST' } as const
    const old = { status: 'SOLD', interest: 'Darts', noNextStep: true, mine: true } as const
    await world.prisma.savedView.create({ data: { ...data, name: 'Old', ...old } })
    const read = 'query { viewer { savedViews { filter { statuses interests nextStep owner } } } }'
    expect((await emma.ok(read, {})).viewer.savedViews[0].filter).toEqual({
      statuses: ['SOLD'],
      interests: ['Darts'],
      nextStep: 'NONE',
      owner: 'MINE',
    })
  })

  it('Saved views and the layout belong to one user', async () => {
    expect((await emma.ok(list, {})).viewer.customerLayout).toBe('CARDS')
    const { chooseCustomerLayout } = await emma.ok(choose, { input: { layout: 'LIST' } })
    expect(chooseCustomerLayout.viewer.customerLayout).toBe('LIST')
    expect((await business.admin.actor.ok(list, {})).viewer.customerLayout).toBe('CARDS')
  })
})
