import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { Prisma } from '#api/generated/client.ts'
import type { AccessLevel, Role } from '#api/generated/enums.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { vendorOf } from '#api/testing/harness/records/vendors.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const levels = ['ALL', 'MANAGER', 'ADMIN'] as const
/** The levels that each role sees. */
const seen: Record<Role, AccessLevel[]> = {
  EMPLOYEE: ['ALL'],
  MANAGER: ['ALL', 'MANAGER'],
  ADMIN: ['ALL', 'MANAGER', 'ADMIN'],
}
const roles = Object.keys(seen) as Role[]
const hidden = roles.flatMap((role) =>
  levels.filter((level) => !seen[role].includes(level)).map((level) => ({ role, level })),
)

const everything = `query ($id: ID!, $ids: [ID!]!, $search: String) {
  node(id: $id) { id ... on VendorContact { company } } nodes(ids: $ids) { id }
  viewer { vendorAccessLevels business { vendorContacts(search: $search) { edges { cursor node { id } } pageInfo { hasNextPage } } } } }`
const create = `mutation ($input: CreateVendorContactInput!) { createVendorContact(input: $input) {
  vendorContact { id accessLevel } } }`
const update = `mutation ($input: UpdateVendorContactInput!) { updateVendorContact(input: $input) {
  vendorContact { id } } }`
const remove = 'mutation ($id: ID!) { deleteVendorContact(input: { id: $id }) { deletedVendorContactId } }'

const unknown = 2 ** 31 - 2

describe('a vendor contact of a level one does not have', () => {
  let world: World
  let server: TestServer
  let business: TestBusiness
  const ids = {} as Record<AccessLevel, number>

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    server = await serve(world)
  })
  beforeEach(async () => {
    business = await world.business()
    for (const accessLevel of levels) ids[accessLevel] = (await vendorOf(world, business, { accessLevel })).id
  })

  const rows = () =>
    world.prisma.vendorContact.findMany({ where: { businessId: business.id }, orderBy: { id: 'asc' } })
  const global = (id: number) => globalId('VendorContact', id)

  it.each(roles)('is in no list or search of %s, and in no page of them', async (role) => {
    const expected = seen[role].map((level) => global(ids[level]))
    for (const search of [null, 'empire', '5185550121']) {
      const data = await business.as(role).ok(everything, { id: global(unknown), ids: [], search })
      const { vendorContacts } = data.viewer.business
      expect(vendorContacts.edges.map(({ node }: { node: { id: string } }) => node.id)).toEqual(expected)
      expect(vendorContacts.pageInfo.hasNextPage).toBe(false)
      expect(data.viewer.vendorAccessLevels).toEqual(seen[role])
    }
    const exactly = `{ viewer { business { vendorContacts(first: ${expected.length}) {
      edges { node { id } } pageInfo { hasNextPage } } } } }`
    const { viewer } = await business.as(role).ok(exactly)
    expect(viewer.business.vendorContacts.pageInfo.hasNextPage).toBe(false)
  })

  it.each(hidden)(
    'A vendor contact of $level answers $role by id as one that does not exist',
    async ({ role, level }) => {
      const before = await rows()
      const ask = async (number: number) => {
        const id = global(number)
        const actor = business.as(role)
        return [
          (await actor.run(everything, { id, ids: [id], search: null })).data?.node,
          (await actor.run(everything, { id, ids: [id], search: null })).data?.nodes,
          await actor.run(update, { input: { id, company: 'Mine' } }),
          await actor.run(update, { input: { id, accessLevel: level } }),
          await actor.run(remove, { id }),
        ]
      }
      const answers = await ask(ids[level])
      expect(answers).toEqual(await ask(unknown))
      expect(answers.slice(0, 2)).toEqual([null, [null]])
      expect(await rows()).toEqual(before)
    },
  )

  it.each(hidden)(
    'A vendor contact of $level answers $role by REST as one that does not exist',
    async ({ role, level }) => {
      const token = await tokenFor(world, business, role)
      const before = await rows()
      const listed = await server.send('GET', '/api/vendor-contacts', { token })
      expect(listed.body.map(({ id }: { id: number }) => id)).toEqual(seen[role].map((each) => ids[each]))
      const ask = async (id: number) => {
        const path = `/api/vendor-contacts/${id}`
        const put = await server.send('PUT', path, { token, body: { company: 'Mine' } })
        const gone = await server.send('DELETE', path, { token })
        return [put.status, put.body, gone.status, gone.body]
      }
      const missing = { message: 'Vendor contact not found', code: 'NOT_FOUND' }
      expect(await ask(ids[level])).toEqual([404, missing, 404, missing])
      expect(await ask(unknown)).toEqual([404, missing, 404, missing])
      expect(await rows()).toEqual(before)
    },
  )

  it.each(hidden)('is not written: $role gives no contact the level $level', async ({ role, level }) => {
    const before = await rows()
    const refused = {
      code: 'BAD_INPUT',
      fields: { accessLevel: ['You can only choose an access level that you have yourself'] },
    }
    const page = { company: 'Acme', salesRep: 'Rae', phoneNumber: '5550100', accessLevel: level }
    expect(await business.as(role).fails(create, { input: page })).toMatchObject(refused)
    const input = { id: global(ids.ALL), accessLevel: level }
    expect(await business.as(role).fails(update, { input })).toMatchObject(refused)
    const token = await tokenFor(world, business, role)
    const body = { ...page, accessLevel: level.toLowerCase() }
    const { status, body: answer } = await server.send('POST', '/api/vendor-contacts', { token, body })
    expect([status, answer.errors]).toEqual([400, refused.fields])
    expect(await rows()).toEqual(before)
  })

  it.each(roles)('is what %s may give when it is one of theirs', async (role) => {
    for (const accessLevel of seen[role]) {
      const page = { company: 'Acme', salesRep: 'Rae', phoneNumber: '5550100', accessLevel }
      const { createVendorContact } = await business.as(role).ok(create, { input: page })
      expect(createVendorContact.vendorContact.accessLevel).toBe(accessLevel)
    }
  })

  it('holds against an edit or a deletion at the very moment it is raised', async () => {
    const id = global(ids.ALL)
    const raise = business.admin.actor.run(update, { input: { id, accessLevel: 'ADMIN' } })
    const others = await Promise.all([
      raise,
      ...Array.from({ length: 19 }, () =>
        business.employee.actor.run(update, { input: { id, notes: 'Seen' } }),
      ),
    ])
    const codes = others.flatMap(({ failures }) => failures.map(({ code }) => code))
    expect(new Set(codes).size).toBeLessThanOrEqual(1)
    expect(codes.every((code) => code === 'NOT_FOUND')).toBe(true)
    expect(await business.employee.actor.fails(update, { input: { id, notes: 'Again' } })).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await business.employee.actor.fails(remove, { id })).toMatchObject({ code: 'NOT_FOUND' })
    expect((await rows()).find((row) => row.id === ids.ALL)).toMatchObject({ accessLevel: 'ADMIN' })
  })

  it('is not changed by someone who asked just before it was raised', async () => {
    const where = { id: ids.ALL }
    const waiting = Prisma.sql`SELECT 1 FROM pg_stat_activity
      WHERE wait_event_type = 'Lock' AND datname = current_database()`
    // Returned in an array, because the transaction would await a bare promise.
    const [edit] = await world.prisma.$transaction(async (tx) => {
      await tx.vendorContact.updateMany({ where, data: { accessLevel: 'ADMIN' } })
      const begun = business.employee.actor.run(update, { input: { id: global(ids.ALL), notes: 'Seen' } })
      await vi.waitUntil(async () => (await world.prisma.$queryRaw<[]>(waiting)).length > 0, 4000)
      return [begun]
    })
    expect((await edit).failures.map(({ code }) => code)).toEqual(['NOT_FOUND'])
    expect((await rows()).find((row) => row.id === ids.ALL)).toMatchObject({ notes: null })
  })
})
