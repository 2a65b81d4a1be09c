import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/ids.ts'
import { freshDatabase } from '#api/testing/database.ts'
import { type Hearing, hear } from '#api/testing/hearing.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/httpServer.ts'
import { type LiveStream, openStream } from '#api/testing/liveStream.ts'
import { vendorOf } from '#api/testing/vendors.ts'
import { openWorld, type TestShop, type World } from '#api/testing/world.ts'

const watch = `subscription { changes { missed deletedIds changed {
  __typename id ... on VendorContact { company accessLevel }
} } }`
const create = `mutation ($input: CreateVendorContactInput!) { createVendorContact(input: $input) {
  vendorContact { id } } }`
const update = `mutation ($input: UpdateVendorContactInput!) { updateVendorContact(input: $input) { __typename } }`
const remove = 'mutation ($id: ID!) { deleteVendorContact(input: { id: $id }) { __typename } }'

/** An employee, a manager and an admin, each with a screen open. */
describe('a vendor contact on open screens', () => {
  let world: World
  let server: TestServer
  let hearing: Hearing
  let shop: TestShop
  let streams: Record<'employee' | 'manager' | 'admin', LiveStream>

  beforeAll(async () => {
    const { url, ...database } = await freshDatabase()
    world = openWorld(database)
    hearing = await hear(world, url)
    server = await serve(world)
  })
  beforeEach(async () => {
    close()
    shop = await world.shop()
  })
  afterAll(async () => {
    close()
    await hearing.close()
  })

  const close = () => {
    for (const stream of Object.values(streams ?? {})) stream.close()
  }
  const watchAs = async (role: 'EMPLOYEE' | 'MANAGER' | 'ADMIN') => {
    const stream = await openStream(server, await tokenFor(world, shop, role), watch)
    await stream.next()
    return stream
  }
  const watching = async () => {
    await hearing.settled()
    streams = {
      employee: await watchAs('EMPLOYEE'),
      manager: await watchAs('MANAGER'),
      admin: await watchAs('ADMIN'),
    }
  }

  /** All that each of them hears of an act, word for word, until a customer that everybody hears of. */
  async function heardOf(deed: () => Promise<unknown>) {
    await deed()
    await hearing.settled()
    const mark = globalId('Customer', (await shop.customer()).id)
    const heard = async (stream: LiveStream) => {
      const told: unknown[] = []
      await stream.until(({ data: { changes } }) => {
        const isMark = (record: { id: string } | null) => record?.id === mark
        const changed = changes.changed.filter((record: { id: string } | null) => !isMark(record))
        if (changed.length > 0) told.push(...changed)
        if (changes.deletedIds.length > 0) told.push(...changes.deletedIds)
        if (changes.missed) told.push('missed')
        return changes.changed.some(isMark)
      })
      return told
    }
    const { employee, manager, admin } = streams
    return { employee: await heard(employee), manager: await heard(manager), admin: await heard(admin) }
  }

  const shown = (id: string, accessLevel: string, company = 'Empire Cue Supply') => [
    { __typename: 'VendorContact', id, company, accessLevel },
  ]

  it('is told to those of its level, added, edited and deleted', async () => {
    await watching()
    const input = { company: 'Acme', salesRep: 'Rae', phoneNumber: '5550100', accessLevel: 'MANAGER' }
    let id = ''
    const added = await heardOf(async () => {
      id = (await shop.admin.actor.ok(create, { input })).createVendorContact.vendorContact.id
    })
    const acme = shown(id, 'MANAGER', 'Acme')
    expect(added).toEqual({ employee: [], manager: acme, admin: acme })
    const edited = await heardOf(() => shop.manager.actor.ok(update, { input: { id, company: 'Acme Co' } }))
    const better = shown(id, 'MANAGER', 'Acme Co')
    expect(edited).toEqual({ employee: [], manager: better, admin: better })
    const gone = await heardOf(() => shop.admin.actor.ok(remove, { id }))
    expect(gone).toEqual({ employee: [], manager: [id], admin: [id] })
  })

  it('is gone for those who no longer see its level, and back when they do', async () => {
    const id = globalId('VendorContact', (await vendorOf(world, shop)).id)
    await watching()
    const become = (accessLevel: string) =>
      heardOf(() => shop.admin.actor.ok(update, { input: { id, accessLevel } }))
    const admins = shown(id, 'ADMIN')
    const managers = shown(id, 'MANAGER')
    const all = shown(id, 'ALL')
    expect(await become('MANAGER')).toEqual({ employee: [id], manager: managers, admin: managers })
    expect(await become('ADMIN')).toEqual({ employee: [], manager: [id], admin: admins })
    expect(await become('ADMIN')).toEqual({ employee: [], manager: [], admin: admins })
    expect(await become('MANAGER')).toEqual({ employee: [], manager: managers, admin: managers })
    expect(await become('ALL')).toEqual({ employee: all, manager: all, admin: all })
    expect(await become('ADMIN')).toEqual({ employee: [id], manager: [id], admin: admins })
  })

  it('of many at once says that there was much, to those concerned alone', async () => {
    await watching()
    const { prisma } = world
    const where = { businessId: shop.id }
    const page = { ...where, company: 'A', salesRep: 'B', phoneNumber: 'C', createdByName: 'D' }
    const many = Array.from({ length: 101 }, () => ({ ...page, accessLevel: 'ADMIN' as const }))
    const much = { employee: [], manager: [], admin: ['missed'] }
    expect(await heardOf(() => prisma.vendorContact.createMany({ data: many }))).toEqual(much)
    expect(await heardOf(() => prisma.vendorContact.updateMany({ where, data: { notes: 'x' } }))).toEqual(
      much,
    )
    const lower = () => prisma.vendorContact.updateMany({ where, data: { accessLevel: 'MANAGER' } })
    expect(await heardOf(lower)).toEqual({ employee: [], manager: ['missed'], admin: ['missed'] })
    const raise = () => prisma.vendorContact.updateMany({ where, data: { accessLevel: 'ADMIN' } })
    expect(await heardOf(raise)).toEqual({ employee: [], manager: ['missed'], admin: ['missed'] })
    expect(await heardOf(() => prisma.vendorContact.deleteMany({ where }))).toEqual(much)
  })
})
