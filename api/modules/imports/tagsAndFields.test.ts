import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { importing } from '#api/modules/imports/testing/importing.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const list = `First Name,Last Name,Phone,Tags,Handicap,Joined
Ann,Lake,5125550101,"vip; League",12,3/15/2024
Bob,Hill,5125550102,league,many,
`

describe('tags and custom fields of an import', () => {
  let world: World
  let business: TestBusiness
  let tagId: number
  let handicap: number
  let joined: number

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })
  beforeEach(async () => {
    business = await world.business()
    const businessId = business.id
    tagId = (await world.prisma.tag.create({ data: { businessId, label: 'VIP' } })).id
    const field = (label: string, type: 'NUMBER' | 'DATE') =>
      world.prisma.customField.create({ data: { businessId, label, type, sortOrder: 0 } })
    handicap = (await field('Handicap', 'NUMBER')).id
    joined = (await field('Joined', 'DATE')).id
  })

  const tags = async () => {
    const where = { businessId: business.id, deletedAt: null }
    return (await world.prisma.tag.findMany({ where, orderBy: { id: 'asc' } })).map(({ label }) => label)
  }
  /** What customers have, with the labels of their tags. */
  const customers = async () => {
    const where = { businessId: business.id }
    const labels = new Map((await world.prisma.tag.findMany({ where })).map(({ id, label }) => [id, label]))
    const rows = await world.prisma.customer.findMany({ where, orderBy: { firstName: 'asc' } })
    return rows.map(({ firstName, tagIds, custom, notes }) => ({
      ...{ firstName, custom, notes },
      tags: tagIds.map((id) => labels.get(id)),
    }))
  }
  const ann = (more: object = {}) =>
    business.customer({
      firstName: 'Ann',
      lastName: 'Lake',
      name: 'Ann Lake',
      phoneNumber: '5125550101',
      ...more,
    })

  it('are written, reverted and restored', async () => {
    const { bring, read, run } = importing(world, business)
    const id = await bring(list)
    expect((await read(id)).columns.map(({ target }: { target: string }) => target)).toEqual([
      ...['FIRST_NAME', 'LAST_NAME', 'PHONE', 'TAGS', 'CUSTOM', 'CUSTOM'],
    ])
    await run('start', id)
    const written = [
      {
        firstName: 'Ann',
        tags: ['VIP', 'League'],
        custom: { [handicap]: 12, [joined]: '2024-03-15' },
        notes: null,
      },
      { firstName: 'Bob', tags: ['League'], custom: {}, notes: 'Handicap: many' },
    ]
    expect(await customers()).toEqual(written)
    for (const _time of [1, 2]) {
      expect(await run('revert', id)).toMatchObject({ counts: { reverted: 2, kept: 0 } })
      expect(await tags()).toEqual(['VIP'])
      await run('restore', id)
      expect(await customers()).toEqual(written)
    }
  })

  it('fill what a customer lacks, and go back', async () => {
    const { bring, run } = importing(world, business)
    const other = await world.prisma.tag.create({ data: { businessId: business.id, label: 'Old' } })
    await ann({ tagIds: [other.id], custom: { [handicap]: 9 } })
    const before = await customers()
    const id = await bring(list)
    await run('start', id)
    const filled = [
      { firstName: 'Ann', tags: ['Old', 'VIP', 'League'], custom: { [handicap]: 9, [joined]: '2024-03-15' } },
      { firstName: 'Bob' },
    ]
    for (const _time of [1, 2]) {
      expect(await customers()).toMatchObject(filled)
      await run('revert', id)
      expect(await customers()).toEqual(before)
      expect(await tags()).toEqual(['VIP', 'Old'])
      await run('restore', id)
    }
    // What somebody has changed since stays, and so does the tag that somebody else has.
    const { id: customerId } = await world.prisma.customer.findFirstOrThrow({
      where: { firstName: 'Ann', businessId: business.id },
    })
    const league = await world.prisma.tag.findFirstOrThrow({
      where: { businessId: business.id, label: 'League' },
    })
    await business.customer({ firstName: 'Cy', tagIds: [league.id] })
    const input = {
      id: globalId('Customer', customerId),
      removeTags: [{ label: 'VIP' }],
      customFields: [{ fieldLabel: 'Joined', value: '2025-01-01' }],
    }
    await business.admin.actor.ok(
      'mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { customer { id } } }',
      { input },
    )
    expect(await run('revert', id)).toMatchObject({ counts: { kept: 1, reverted: 1 } })
    expect(await customers()).toMatchObject([
      { firstName: 'Ann', tags: ['Old'], custom: { [handicap]: 9, [joined]: '2025-01-01' } },
      { firstName: 'Cy', tags: ['League'] },
    ])
  })

  it.each([
    ['REPLACE', { tags: ['VIP', 'League'], custom: 12 }],
    ['SKIP', { tags: ['VIP'], custom: 9 }],
  ])('%s', async (matches, { tags: labels, custom }) => {
    const { bring, map, run } = importing(world, business)
    await ann({ tagIds: [tagId], custom: { [handicap]: 9 } })
    const id = await bring(list)
    await map(id, { matches })
    await run('start', id)
    const [first] = await customers()
    expect(first).toMatchObject({ tags: labels, custom: { [handicap]: custom } })
  })

  it('keep in notes the tags for which there is no room', async () => {
    const { bring, run } = importing(world, business)
    const businessId = business.id
    const more = await world.prisma.tag.createManyAndReturn({
      data: Array.from({ length: 198 }, (_, i) => ({ businessId, label: `Tag ${i}` })),
    })
    await ann({ tagIds: more.slice(0, 9).map(({ id }) => id) })
    await run('start', await bring(`${list}Cy,Hill,5125550103,Third,,\n`))
    const [first, , third] = await customers()
    expect(first).toMatchObject({ notes: 'Tags: League' })
    expect(first?.tags).toHaveLength(10)
    expect(third).toMatchObject({ tags: [], notes: 'Tags: Third' })
    expect(await tags()).toHaveLength(200)
  })

  it('are told of records of one person, and otherwise kept in notes', async () => {
    const { bring, run } = importing(world, business)
    await run('start', await bring(`${list}Ann,Lake,5125550101,Third,14,3/15/2024\n`))
    expect((await customers())[0]).toEqual({
      firstName: 'Ann',
      tags: ['VIP', 'League', 'Third'],
      custom: { [handicap]: 12, [joined]: '2024-03-15' },
      notes: 'Further Handicap: 14',
    })
  })

  it('are what a user chooses, also the next time', async () => {
    const { bring, map, read, run } = importing(world, business)
    const targetsOf = async (id: string) =>
      (await read(id)).columns.map(
        (column: { customFieldDatabaseId: number | null; target: string }) =>
          column.customFieldDatabaseId ?? column.target,
      )
    const file = 'Name,Phone,Strokes\nAnn Lake,5125550101,12\n'
    const id = await bring(file)
    const choose = (customFieldId: string | null) =>
      map(id, { columns: [{ index: 2, target: 'CUSTOM', customFieldId }] })
    await expect(choose(null)).rejects.toThrow('Custom field not found')
    const stranger = await world.business()
    const { id: foreign } = await world.prisma.customField.create({
      data: { businessId: stranger.id, label: 'Foreign', type: 'TEXT', sortOrder: 0 },
    })
    await expect(choose(globalId('CustomField', foreign))).rejects.toThrow('Custom field not found')
    await choose(globalId('CustomField', handicap))
    await run('start', id)
    expect(await customers()).toMatchObject([{ custom: { [handicap]: 12 } }])
    expect(await targetsOf(await bring(file))).toEqual(['FULL_NAME', 'PHONE', handicap])
    await world.prisma.customField.updateMany({ where: { id: handicap }, data: { deletedAt: new Date() } })
    expect(await targetsOf(await bring(file))).toEqual(['FULL_NAME', 'PHONE', 'NOTES'])
  })
})
