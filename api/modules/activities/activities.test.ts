import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const write = `mutation ($input: CreateActivityInput!) {
  createActivity(input: $input) {
    activity { type description performedBy createdAt customerName }
  }
}`
const log = `query ($after: String, $type: ActivityType, $performedBy: String) { viewer { business {
  activities(first: 2, after: $after, type: $type, performedBy: $performedBy) {
  edges { node { description customerName customer { name } } }
  pageInfo { hasNextPage endCursor }
} } } }`

describe('the activity log', () => {
  let world: World
  let business: TestBusiness

  setUpBusiness((scene) => {
    ;({ world, business } = scene)
  })

  it('takes a line by hand, signed with the full name', async () => {
    const { id } = await business.customer()
    const input = { customerId: globalId('Customer', id), type: 'MEETING', description: ' Looked at tables ' }
    const { createActivity } = await business.employee.actor.ok(write, { input })
    expect(createActivity.activity).toEqual({
      type: 'MEETING',
      description: 'Looked at tables',
      performedBy: 'Emma Tester',
      createdAt: '2026-06-10T16:00:00.000Z',
      customerName: 'Cora Customer',
    })
  })

  it('refuses a line without words and one about an unknown customer', async () => {
    const { id } = await business.customer()
    const input = { customerId: globalId('Customer', id), type: 'NOTE', description: ' \n ' }
    const blank = await business.employee.actor.fails(write, { input })
    expect(blank.fields).toEqual({ description: ['Description is required'] })
    const foreign = { ...input, description: 'Hello', customerId: globalId('Contact', id) }
    expect((await business.employee.actor.fails(write, { input: foreign })).code).toBe('NOT_FOUND')
  })

  it('is read newest first, page by page, also where moments are equal', async () => {
    const { id: customerId } = await business.customer()
    const entry = { businessId: business.id, customerId, type: 'NOTE', performedBy: 'Ada Tester' } as const
    for (const [description, at] of [
      ['first', '2026-06-01T10:00:00Z'],
      ['second', '2026-06-02T10:00:00Z'],
      ['third', '2026-06-02T10:00:00Z'],
    ] as const) {
      await world.prisma.activity.create({ data: { ...entry, description, createdAt: new Date(at) } })
    }
    await world.prisma.activity.create({
      data: {
        ...entry,
        customerId: null,
        description: 'nobody',
        createdAt: new Date('2026-05-01T10:00:00Z'),
      },
    })
    const read = async (after: string | null) =>
      (await business.employee.actor.ok(log, { after })).viewer.business.activities
    const first = await read(null)
    const second = await read(first.pageInfo.endCursor)
    const words = [...first.edges, ...second.edges].map(({ node }) => node.description)
    expect(words).toEqual(['third', 'second', 'first', 'nobody'])
    expect(second.edges[1].node).toMatchObject({ customerName: 'Unknown Customer', customer: null })
    expect(second.pageInfo.hasNextPage).toBe(false)
  })

  it('lists the names of its entries once, also former ones', async () => {
    const names = ['Mary Stone', 'Mary Reed', 'Automatic', 'Mary Reed']
    for (const [index, performedBy] of names.entries()) {
      const entry = {
        businessId: business.id,
        type: 'NOTE',
        description: `Entry ${index}`,
        performedBy,
      } as const
      await world.prisma.activity.create({ data: entry })
    }
    const other = await world.business()
    await world.prisma.activity.create({
      data: { businessId: other.id, type: 'NOTE', description: 'Theirs', performedBy: 'Zoe Other' },
    })
    const { activityActors } = (
      await business.employee.actor.ok('{ viewer { business { activityActors } } }')
    ).viewer.business
    expect(activityActors).toEqual(['Automatic', 'Mary Reed', 'Mary Stone'])
  })

  it('is filtered by type and by person', async () => {
    const { id: customerId } = await business.customer()
    for (const [type, performedBy] of [
      ['NOTE', 'Ada Tester'],
      ['SALE', 'Ada Tester'],
      ['SALE', 'Automatic'],
    ] as const) {
      const description = `${type} by ${performedBy}`
      await world.prisma.activity.create({
        data: { businessId: business.id, customerId, type, performedBy, description },
      })
    }
    const listed = async (filter: Record<string, unknown>) =>
      (await business.employee.actor.ok(log, filter)).viewer.business.activities.edges
        .map(({ node }: { node: { description: string } }) => node.description)
        .sort()
    expect(await listed({ type: 'SALE' })).toEqual(['SALE by Ada Tester', 'SALE by Automatic'])
    expect(await listed({ performedBy: 'Ada Tester' })).toEqual(['NOTE by Ada Tester', 'SALE by Ada Tester'])
    expect(await listed({ type: 'SALE', performedBy: 'Ada Tester' })).toEqual(['SALE by Ada Tester'])
  })
})
