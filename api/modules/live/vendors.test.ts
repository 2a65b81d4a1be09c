import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import {
  type ChangeNotifications,
  receiveChanges,
} from '#api/testing/harness/database/changeNotifications.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { type LiveStream, openStream } from '#api/testing/harness/http/eventStream.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { vendorOf } from '#api/testing/harness/records/vendors.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const create = `mutation ($input: CreateVendorContactInput!) { createVendorContact(input: $input) {
  vendorContact { id } } }`
const update = `mutation ($input: UpdateVendorContactInput!) { updateVendorContact(input: $input) { __typename } }`
const remove = 'mutation ($id: ID!) { deleteVendorContact(input: { id: $id }) { __typename } }'

/** An employee, a manager and an admin, each with an open stream. */
describe('a vendor contact on open screens', () => {
  let world: World
  let server: TestServer
  let changeNotifications: ChangeNotifications
  let business: TestBusiness
  let streams: Record<'employee' | 'manager' | 'admin', LiveStream>

  beforeAll(async () => {
    const { url, ...database } = await freshDatabase()
    world = openWorld(database)
    changeNotifications = await receiveChanges(world, url)
    server = await serve(world)
  })
  beforeEach(async () => {
    close()
    business = await world.business()
  })
  afterAll(async () => {
    close()
    await changeNotifications.close()
  })

  const close = () => {
    for (const stream of Object.values(streams ?? {})) stream.close()
  }
  const watchAs = async (role: 'EMPLOYEE' | 'MANAGER' | 'ADMIN') => {
    const stream = await openStream(server, await tokenFor(world, business, role))
    await stream.next()
    return stream
  }
  const watching = async () => {
    await changeNotifications.settled()
    streams = {
      employee: await watchAs('EMPLOYEE'),
      manager: await watchAs('MANAGER'),
      admin: await watchAs('ADMIN'),
    }
  }

  /**
   * The streams that report an act on a vendor contact. A change of a customer, which all streams report, marks the
   * end.
   */
  async function hearersOf(act: () => Promise<unknown>) {
    await act()
    await changeNotifications.settled()
    await business.customer()
    const heard: string[] = []
    for (const [name, stream] of Object.entries(streams)) {
      const types: string[] = []
      await stream.until(({ data: { changes } }) => {
        expect(changes.mayBeIncomplete).toBe(false)
        types.push(...changes.types)
        return changes.types.includes('Customer')
      })
      if (types.includes('VendorContact')) heard.push(name)
    }
    return heard
  }
  const everybody = ['employee', 'manager', 'admin']
  const leaders = ['manager', 'admin']

  it('is told to those of its level, added, edited and deleted', async () => {
    await watching()
    const input = { company: 'Acme', salesRep: 'Rae', phoneNumber: '5550100', accessLevel: 'MANAGER' }
    let id = ''
    const added = await hearersOf(async () => {
      id = (await business.admin.actor.ok(create, { input })).createVendorContact.vendorContact.id
    })
    expect(added).toEqual(leaders)
    const edit = { input: { id, company: 'Acme Co' } }
    expect(await hearersOf(() => business.manager.actor.ok(update, edit))).toEqual(leaders)
    expect(await hearersOf(() => business.admin.actor.ok(remove, { id }))).toEqual(leaders)
  })

  it('is told to those who no longer see its level, once, and to those who see it again', async () => {
    const id = globalId('VendorContact', (await vendorOf(world, business)).id)
    await watching()
    const become = (accessLevel: string) =>
      hearersOf(() => business.admin.actor.ok(update, { input: { id, accessLevel } }))
    expect(await become('MANAGER')).toEqual(everybody)
    expect(await become('ADMIN')).toEqual(leaders)
    expect(await become('ADMIN')).toEqual(['admin'])
    expect(await become('MANAGER')).toEqual(leaders)
    expect(await become('ALL')).toEqual(everybody)
    expect(await become('ADMIN')).toEqual(everybody)
  })

  it('Vendor contacts that change at once are each told to those concerned alone', async () => {
    await watching()
    const { prisma } = world
    const where = { businessId: business.id }
    const page = { ...where, company: 'A', salesRep: 'B', phoneNumber: 'C', createdByName: 'D' }
    const many = Array.from({ length: 101 }, () => ({ ...page, accessLevel: 'ADMIN' as const }))
    expect(await hearersOf(() => prisma.vendorContact.createMany({ data: many }))).toEqual(['admin'])
    const edit = () => prisma.vendorContact.updateMany({ where, data: { notes: 'x' } })
    expect(await hearersOf(edit)).toEqual(['admin'])
    const lower = () => prisma.vendorContact.updateMany({ where, data: { accessLevel: 'MANAGER' } })
    expect(await hearersOf(lower)).toEqual(leaders)
    const raise = () => prisma.vendorContact.updateMany({ where, data: { accessLevel: 'ADMIN' } })
    expect(await hearersOf(raise)).toEqual(leaders)
    expect(await hearersOf(() => prisma.vendorContact.deleteMany({ where }))).toEqual(['admin'])
  })
})
