import { beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { vendorOf } from '#api/testing/harness/records/vendors.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

/** A list of the business, and an argument that filters it. */
type List = [name: string, only: string]

const lists: List[] = [
  ['customers', ''],
  ['contacts', ''],
  ['activities', ''],
  ['hotBoardItems', ''],
  ['hotBoardItems', 'filter: RESOLVED, '],
  ['hotBoardItems', 'filter: ALL, '],
  ['stickyNotes', ''],
  ['vendorContacts', ''],
]

let world: World
let business: TestBusiness

/** A business with seven rows in every list, some of which share the leading values of the order. */
beforeAll(async () => {
  world = openWorld(await freshDatabase())
  business = await world.business()
  const tenant = { businessId: business.id }
  const priorities = ['LOW', 'URGENT', 'HIGH', 'URGENT', 'MEDIUM', 'LOW', 'HIGH'] as const
  for (const [i, priority] of priorities.entries()) {
    const day = new Date(Date.UTC(2026, 0, 1 + (i % 3)))
    const { id: customerId } = await business.customer()
    await business.contact({ customerId, scheduledDate: day })
    await world.prisma.activity.create({
      data: { ...tenant, customerId, type: 'NOTE', description: 'x', performedBy: 'x', createdAt: day },
    })
    await world.prisma.hotBoardItem.create({
      data: { ...tenant, priority, title: 'x', description: 'x', createdByName: 'x', createdAt: day },
    })
    await world.prisma.hotBoardItem.create({
      data: {
        ...tenant,
        priority,
        title: 'x',
        description: 'x',
        createdByName: 'x',
        createdAt: day,
        resolved: true,
        resolvedAt: day,
        resolvedByName: 'x',
      },
    })
    await vendorOf(world, business, { company: ['Oak', 'ash', 'Äsche'][i % 3] ?? '' })
    await world.prisma.stickyNote.create({
      data: { ...tenant, userId: business.admin.id, title: 'x', content: 'x', position: i % 3 },
    })
  }
})

const isName = (value: unknown) => typeof value === 'string' && value.isWellFormed() && !value.includes('\0')

interface Request {
  first?: number
  last?: number
  after?: string | null
  before?: string | null
}

/** The viewer's own lists hang off the viewer, the others off the business. */
const within = (list: string, field: string) => (list === 'stickyNotes' ? field : `business { ${field} }`)

const operation = ([list, only]: List) => `query ($first: Int, $last: Int, $after: String, $before: String) {
  viewer { ${within(
    list,
    `page: ${list}(${only}first: $first, last: $last, after: $after, before: $before) {
    edges { node { id } } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } }`,
  )} } }`

async function page(list: List, request: Request) {
  const { viewer } = await business.admin.actor.ok(operation(list), { ...request })
  const { edges, pageInfo } = (viewer.business ?? viewer).page
  return { ids: edges.map(({ node }: { node: { id: string } }) => node.id) as string[], ...pageInfo }
}

describe.each(lists)('%s %s', (...list) => {
  it('are the same by pages of two, from either end, as all at once', async () => {
    const { ids } = await page(list, {})
    expect(ids).toHaveLength(list[1].includes('ALL') ? 14 : 7)
    const down = [await page(list, { first: 2 })]
    while (down.at(-1)?.hasNextPage) down.push(await page(list, { first: 2, after: down.at(-1)?.endCursor }))
    expect(down.flatMap((each) => each.ids)).toEqual(ids)
    const up = [await page(list, { last: 2 })]
    while (up.at(-1)?.hasPreviousPage) up.push(await page(list, { last: 2, before: up.at(-1)?.startCursor }))
    expect(up.reverse().flatMap((each) => each.ids)).toEqual(ids)
  })

  it('refuse a cursor that someone else wrote', async () => {
    const real = ['2026-01-01T00:00:00.000Z', 1]
    // A list that is ordered by name accepts any name in a cursor that the database can store.
    const isPlace = ([first, second, ...rest]: unknown[]) =>
      list[0] === 'vendorContacts' && second === 1 && rest.length === 0 && isName(first)
    const odd = [
      'x',
      '',
      '\0',
      '\ud800',
      1.5,
      -1e300,
      2 ** 31,
      2 ** 53,
      '5',
      null,
      true,
      {},
      [1],
      '2026-02-30T00:00:00Z',
    ]
    const forged = odd.flatMap((value) => [
      [value],
      [value, 1],
      [real[0], value],
      ['URGENT', value, 1],
      [value, ...real],
    ])
    for (const values of forged.filter((each) => !isPlace(each))) {
      const cursor = Buffer.from(JSON.stringify(values)).toString('base64url')
      const { fields } = await business.admin.actor.fails(operation(list), { first: 2, after: cursor })
      expect([values, fields]).toEqual([values, { after: ['This is not a cursor of this list'] }])
    }
    const { fields } = await business.admin.actor.fails(operation(list), { last: 2, before: 'nonsense' })
    expect(fields).toEqual({ before: ['This is not a cursor of this list'] })
  })
})

it('Pagination goes through names of any writing in the one order that the database has', async () => {
  const names = [
    ...['a', 'A', 'á', 'a\u0301', 'Á', 'ä', 'aa', 'a a', 'a-a', 'A.A', 'z', 'Z', 'ß', 'ss', 'SS', 'ẞ'],
    ...['I', 'i', 'İ', 'ı', 'Æ', 'ae', 'ﬁ', 'fi', '1', '10', '2', '½', "'", '"', '\\', '%', '_', '-', '–'],
    ...[
      'Ω',
      'ω',
      'Σίσυφος',
      'Щ',
      'щ',
      'ب',
      'א',
      '東京',
      'とうきょう',
      '🎱',
      '👩\u200d🔧',
      'x\u200bx',
      'xx',
      '\u202eab',
      '\ufeffq',
    ],
  ]
  const nasty = await world.business()
  for (const company of [...names, ...names.slice(0, 5)]) await vendorOf(world, nasty, { company })
  const ask = async (args: string) => {
    const query = `{ viewer { business { vendorContacts(${args}) {
      edges { node { id company } } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } } } }`
    return (await nasty.admin.actor.ok(query)).viewer.business.vendorContacts
  }
  const idsOf = (page: { edges: { node: { id: string } }[] }) => page.edges.map(({ node }) => node.id)
  const whole = await ask('first: 100')
  expect(idsOf(whole)).toHaveLength(names.length + 5)
  const down = [await ask('first: 1')]
  while (down.at(-1).pageInfo.hasNextPage) {
    down.push(await ask(`first: 1, after: "${down.at(-1).pageInfo.endCursor}"`))
  }
  expect(down.flatMap(idsOf)).toEqual(idsOf(whole))
  const up = [await ask('last: 1')]
  while (up.at(-1).pageInfo.hasPreviousPage) {
    up.push(await ask(`last: 1, before: "${up.at(-1).pageInfo.startCursor}"`))
  }
  expect(up.reverse().flatMap(idsOf)).toEqual(idsOf(whole))
})
