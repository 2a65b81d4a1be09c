import { describe, expect, it } from 'vitest'
import { deleteExpired } from '#api/jobs/retention.ts'
import { fieldsOf, sortsOf } from '#api/rest/listQuery.ts'
import { type Sent, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { serveBusiness } from '#api/testing/harness/http/serveBusiness.ts'
import { appointmentOf } from '#api/testing/harness/records/appointments.ts'
import { vendorOf } from '#api/testing/harness/records/vendors.ts'
import { seedOtherBusiness } from '#api/testing/harness/samples/otherBusiness.ts'
import { table } from '#api/testing/harness/samples/restSamples.ts'
import { publicUrl } from '#api/testing/harness/world.ts'

const { world, business, server, token } = await serveBusiness('ADMIN')

const send = (method: string, path: string, sent: Sent = {}) => server.send(method, path, { token, ...sent })
const idsOf = ({ body }: { body: { id: number }[] }) => body.map(({ id }) => id)
const key = (id: number) => ({ businessId_id: { businessId: business.id, id } })
const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 12, minute))

/** Reads all pages of a list and returns the ids. */
async function readAll(path: string, as = token): Promise<number[]> {
  const answer = await send('GET', path, { token: as })
  expect(answer.status).toBe(200)
  const url = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
  const next = url?.slice(publicUrl.length)
  return [...idsOf(answer), ...(next ? await readAll(next, as) : [])]
}

describe('a list for programs', () => {
  it('answers the fields that are asked for', async () => {
    await business.customer()
    const { body } = await send('GET', '/api/customers?fields=phoneNumber,%20id')
    expect(Object.keys(body[0])).toEqual(['phoneNumber', 'id'])
    const wrong = await send('GET', '/api/customers?fields=id,password')
    expect([wrong.status, wrong.body.errors.fields[0]]).toEqual([
      400,
      expect.stringMatching(/^Fields must be from id, /),
    ])
    const long = await send('GET', `/api/customers?fields=${'id,'.repeat(400)}id`)
    expect([long.status, long.body.errors.fields[0]]).toEqual([400, 'Fields must be at most 1000 characters'])
  })

  it('takes the fields of every list', async () => {
    const lists = table.filter(({ list, rules }) => list && rules.every(({ can, session }) => can ?? session))
    expect(lists.filter((route) => fieldsOf(route).length === 0)).toEqual([])
  })

  it('is sorted as it is asked for', async () => {
    const other = await world.business()
    const as = await tokenFor(world, other, 'ADMIN')
    const names = ['Bea', 'Ann', 'Cid']
    const made = []
    for (const [i, firstName] of names.entries()) {
      made.push((await other.customer({ firstName, updatedAt: at(5 - i) })).id)
    }
    const [bea, ann, cid] = made
    const sorted = async (sort: string) =>
      idsOf(await send('GET', `/api/customers?sort=${sort}`, { token: as }))
    expect(await sorted('id')).toEqual([bea, ann, cid])
    expect(await sorted('-id')).toEqual([cid, ann, bea])
    expect(await sorted('name')).toEqual([ann, bea, cid])
    expect(await sorted('updatedAt')).toEqual([cid, ann, bea])
    expect(await sorted('-updatedAt')).toEqual([bea, ann, cid])
    const { status, body } = await send('GET', '/api/customers?sort=phoneNumber')
    expect([status, body.message]).toEqual([400, 'Sort must be one of id, -id, updatedAt, -updatedAt, name'])
  })

  it('gives all pages of the changes since an instant, looking back 30 seconds', async () => {
    const other = await world.business()
    const as = await tokenFor(world, other, 'ADMIN')
    const made: number[] = []
    // Several rows share an instant, so that a page ends between them.
    for (let i = 0; i < 12; i += 1) made.push((await other.customer({ updatedAt: at(Math.floor(i / 4)) })).id)
    const since = encodeURIComponent(at(1).toISOString())
    expect(await readAll(`/api/customers?updatedSince=${since}&limit=3`, as)).toEqual(made.slice(4))
    const later = encodeURIComponent(new Date(at(1).getTime() + 30_000).toISOString())
    expect(await readAll(`/api/customers?updatedSince=${later}`, as)).toEqual(made.slice(4))
    const latest = encodeURIComponent(new Date(at(1).getTime() + 30_001).toISOString())
    expect(await readAll(`/api/customers?updatedSince=${latest}`, as)).toEqual(made.slice(8))
  })

  it('gives changes of every state', async () => {
    const since = encodeURIComponent(new Date(Date.now() - 1000).toISOString())
    const { id: item } = await business.item()
    const { id: followUp } = await business.followUp()
    const { id: appointment } = await appointmentOf(world, business)
    await send('POST', `/api/hotboard/${item}/resolve`, { body: {} })
    await send('POST', `/api/followups/${followUp}/skip`, { body: {} })
    await send('DELETE', `/api/service-appointments/${appointment}`)
    expect(await readAll(`/api/hotboard?updatedSince=${since}`)).toContain(item)
    expect(await readAll(`/api/followups?updatedSince=${since}`)).toContain(followUp)
    expect(await readAll(`/api/service-appointments?updatedSince=${since}`)).toContain(appointment)
  })

  it('gives a change that commits after another reader has passed its instant', async () => {
    const early = await business.customer({ updatedAt: at(0) })
    const { prisma } = world
    let commit = () => {}
    const released = new Promise<void>((done) => {
      commit = done
    })
    let written = () => {}
    const isWritten = new Promise<void>((done) => {
      written = done
    })
    const slow = prisma.$transaction(async (tx) => {
      await tx.customer.update({ where: key(early.id), data: { city: 'Akron' } })
      written()
      await released
    })
    await isWritten
    const began = new Date()
    await business.customer()
    const since = (instant: Date) => encodeURIComponent(instant.toISOString())
    expect(await readAll(`/api/customers?updatedSince=${since(began)}`)).not.toContain(early.id)
    commit()
    await slow
    // The next round starts where the first one began.
    expect(await readAll(`/api/customers?updatedSince=${since(began)}`)).toContain(early.id)
  })

  it('notices statements that leave updatedAt as it is', async () => {
    const { id } = await business.customer({ updatedAt: at(0) })
    await world.prisma
      .$executeRaw`UPDATE "Customer" SET city = 'Akron' WHERE "businessId" = ${business.id} AND id = ${id}`
    const row = await world.prisma.customer.findUniqueOrThrow({ where: key(id) })
    expect(row.updatedAt.getTime()).toBeGreaterThan(Date.now() - 60_000)
  })

  it.each([
    'updatedSince=yesterday',
    'updatedSince=2026-06-11',
    'sort=name&updatedSince=2026-06-11T15:00:00Z',
  ])('refuses %s', async (query) => {
    expect((await send('GET', `/api/customers?${query}`)).status).toBe(400)
  })

  it('is offered where records change', () => {
    const lists = table.filter((route) => sortsOf(route).length > 0).map(({ path }) => path)
    expect(lists.toSorted()).toEqual([
      '/api/activities',
      '/api/contacts',
      '/api/customers',
      '/api/followups',
      '/api/hotboard',
      '/api/hotboard/all',
      '/api/service-appointments',
      '/api/sticky-notes',
      '/api/tasks',
      '/api/vendor-contacts',
    ])
  })
})

describe('deleted records', () => {
  const deleted = async (query = '', as = token): Promise<string[]> => {
    const { body } = await send('GET', `/api/deleted${query}`, { token: as })
    return body.map(({ type, id }: { type: string; id: number }) => `${type} ${id}`)
  }

  it('are listed with everything that was deleted with them', async () => {
    const { id, customerId } = await business.contact()
    const { id: followUp } = await business.followUp({ customerId })
    await send('DELETE', `/api/customers/${customerId}`)
    const all = [`customers ${customerId}`, `contacts ${id}`, `followups ${followUp}`]
    expect(await deleted()).toEqual(expect.arrayContaining(all))
    expect(await deleted('?type=contacts')).toEqual([`contacts ${id}`])
    const soon = encodeURIComponent(new Date(Date.now() + 60_000).toISOString())
    expect(await deleted(`?since=${soon}`)).toEqual([])
    expect((await send('GET', '/api/deleted?type=teams')).status).toBe(400)
  })

  it('are those of the own business that the viewer could see', async () => {
    const { nodes } = await seedOtherBusiness(world)
    await world.prisma.customer.deleteMany({ where: { id: Number(nodes.Customer) } })
    expect(await deleted()).not.toContain(`customers ${nodes.Customer}`)
    const secret = await vendorOf(world, business, { accessLevel: 'ADMIN' })
    await send('DELETE', `/api/vendor-contacts/${secret.id}`)
    const name = `vendor-contacts ${secret.id}`
    expect(await deleted('?type=vendor-contacts')).toContain(name)
    const asEmployee = await tokenFor(world, business, 'EMPLOYEE')
    expect(await deleted('?type=vendor-contacts', asEmployee)).not.toContain(name)
  })

  it('are kept for 30 days, and end with their business', async () => {
    const other = await world.business()
    const { id } = await other.customer()
    const { prisma, services } = world
    await prisma.customer.deleteMany({ where: { businessId: other.id, id } })
    const kept = () => prisma.deletedRecord.count({ where: { businessId: other.id } })
    const cleanAfter = (days: number) => {
      const now = () => new Date(Date.now() + days * 86_400_000)
      return deleteExpired({ ...services, clock: { now } })
    }
    await cleanAfter(29)
    expect(await kept()).toBe(1)
    await cleanAfter(31)
    expect(await kept()).toBe(0)
    await other.contact()
    await prisma.business.delete({ where: { id: other.id } })
    expect(await kept()).toBe(0)
  })
})
