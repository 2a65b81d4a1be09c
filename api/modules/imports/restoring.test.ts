import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { cleanUpImports } from '#api/modules/imports/cleanUp.ts'
import { importing } from '#api/modules/imports/testing/importing.ts'
import { rowsOf } from '#api/modules/trash/testing/trash.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { webhookTo } from '#api/testing/harness/records/webhooks.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const header = 'First Name,Last Name,Phone,City,Interest,Next Contact'
const list = `${header}
Ann,Lake,5125550101,Austin,Darts,12/01/2026
Bob,Lake,5125550102,Austin,Snooker,
Ann,Lake,5125550101,,,12/05/2026
`
const long = [
  header,
  ...Array.from({ length: 120 }, (_, i) => `Ann,Lake ${i},51255${50_000 + i},Troy,,`),
].join('\n')

describe('an import that was reverted', () => {
  let world: World
  let business: TestBusiness

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })
  beforeEach(async () => {
    world.clock.set('2026-06-10T16:00:00Z')
    business = await world.business()
    await business.planStep({ customerStatus: 'UNSOLD' })
  })

  const written = async () => {
    const { Customer, Contact, FollowUp, CustomerStatusChange, sums } = await rowsOf(world, business.id)
    return { Customer, Contact, FollowUp, CustomerStatusChange, sums }
  }
  const options = async () =>
    (await world.prisma.interestOption.findMany({ where: { businessId: business.id } })).map(
      ({ label }) => label,
    )

  it('comes back as one with the values, contacts, follow-ups and interests that it had, as often as one likes', async () => {
    const { bring, map, run } = importing(world, business)
    await business.customer({
      firstName: 'Bob',
      lastName: 'Lake',
      name: 'Bob Lake',
      phoneNumber: '5125550102',
      interest: 'Cues',
      city: null,
    })
    const id = await bring(list)
    await map(id, { enrol: true })
    await run('start', id)
    const before = await written()
    for (const _time of [1, 2]) {
      expect(await run('revert', id)).toMatchObject({ state: 'REVERTED', counts: { reverted: 2, kept: 0 } })
      expect(await written()).not.toEqual(before)
      expect(await options()).not.toContain('Darts')
      const done = await run('restore', id)
      expect(done).toMatchObject({ state: 'DONE', counts: { added: 1, filled: 1, skipped: 1, reverted: 0 } })
      expect(await written()).toEqual(before)
      expect(await options()).toContain('Darts')
    }
  })

  it('leaves alone who was restored, erased or changed meanwhile', async () => {
    const { bring, run } = importing(world, business)
    const id = await bring(list)
    await run('start', id)
    const bob = await world.prisma.customer.findFirstOrThrow({
      where: { businessId: business.id, firstName: 'Bob' },
    })
    const ann = await world.prisma.customer.findFirstOrThrow({
      where: { businessId: business.id, firstName: 'Ann' },
    })
    await run('revert', id)
    const entries = await world.prisma.trashEntry.findMany({ where: { businessId: business.id } })
    const entryOf = (customerId: number) =>
      globalId('TrashEntry', entries.find(({ recordId }) => recordId === customerId)?.id ?? 0)
    const { actor } = business.admin
    const act = (name: string, input: object) =>
      actor.ok(
        `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { __typename } }`,
        { input },
      )
    await act('deleteTrashEntry', { id: entryOf(ann.id) })
    await act('restoreTrash', { id: entryOf(bob.id) })
    await act('updateCustomer', { id: globalId('Customer', bob.id), city: 'Waco' })
    expect(await run('restore', id)).toMatchObject({ state: 'DONE', counts: { added: 2, reverted: 0 } })
    expect(await world.prisma.customer.findMany({ where: { businessId: business.id } })).toMatchObject([
      { id: bob.id, city: 'Waco' },
    ])
    expect(await run('revert', id)).toMatchObject({ state: 'REVERTED', counts: { reverted: 1, kept: 1 } })
  })

  it('is restored only after it was reverted, and one after the other', async () => {
    const { bring, act, run, finish } = importing(world, business)
    const [first, second] = [await bring(list, 'first.csv'), await bring(long, 'second.csv')]
    const codes = async (id: string) => (await act('restore', id)).failures.map(({ message }) => message)
    expect(await codes(first)).toEqual(['This import was not reverted.'])
    await run('start', first)
    await run('revert', first)
    await act('start', second)
    expect(await codes(first)).toEqual(['Another import is running: second.csv, 0 %.'])
    await finish(second)
    const five = await Promise.all(Array.from({ length: 5 }, () => codes(first)))
    expect(five.flat()).toEqual([])
    await finish(first)
    const trail = await world.prisma.auditEntry.findMany({
      where: { businessId: business.id, action: 'import:restore' },
    })
    expect(trail).toHaveLength(1)
  })

  it('tells programs once when it has more than 100 records, and of each record otherwise', async () => {
    const { bring, run } = importing(world, business)
    const all = await webhookTo(world, business, 'https://hooks.example.com/', [
      'customer.deleted',
      'text.sent',
    ])
    await webhookTo(world, business, 'https://texts.example.com/', ['text.sent'])
    const told = async () => {
      const messages = await world.prisma.webhookDelivery.findMany({
        where: { businessId: business.id },
        orderBy: { id: 'asc' },
      })
      await world.prisma.webhookDelivery.deleteMany({ where: { businessId: business.id } })
      expect(messages.every(({ endpointId }) => endpointId === all.id)).toBe(true)
      return messages.map(({ type, record, data }) => [type, record, data])
    }
    const id = await bring(long)
    const { databaseId } = await run('start', id)
    const message = (kind: string, counts: object) => [
      ['bulk.finished', `Import:${databaseId}`, { kind, counts }],
    ]
    expect(await told()).toEqual(message('import', { added: 120 }))
    await run('revert', id)
    expect(await told()).toEqual(message('import_revert', { reverted: 120 }))
    await run('restore', id)
    expect(await told()).toEqual(message('import_restore', { added: 120 }))
    const small = await bring(list)
    await run('start', small)
    await run('revert', small)
    expect((await told()).map(([type]) => type)).toEqual(['customer.deleted', 'customer.deleted'])
  })

  it('stays without its records as long as somebody has come with it', async () => {
    const { bring, run } = importing(world, business)
    const id = await bring(list)
    const { databaseId } = await run('start', id)
    const ofImport = { where: { businessId: business.id, id: databaseId } }
    world.clock.set('2026-07-11T16:00:00Z')
    await cleanUpImports(world.services)
    expect(await world.prisma.import.count(ofImport)).toBe(1)
    expect(await world.prisma.importRow.count({ where: { businessId: business.id } })).toBe(0)
    const { viewer } = await business.admin.actor.ok(
      '{ viewer { business { imports { edges { node { id } } } customers(first: 1) { edges { node { timeline(part: PAST) { edges { at node { __typename ... on CustomerImport { fileName importedByName } } } } } } } } } }',
    )
    expect(viewer.business.imports.edges).toEqual([])
    expect(viewer.business.customers.edges[0].node.timeline.edges).toEqual([
      {
        at: '2026-06-10T16:00:00.000Z',
        node: { __typename: 'CustomerImport', fileName: 'shop.csv', importedByName: 'Ada Tester' },
      },
    ])
    await world.prisma.customer.deleteMany({ where: { businessId: business.id } })
    await cleanUpImports(world.services)
    expect(await world.prisma.import.count(ofImport)).toBe(0)
  })
})
