import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import type { Role } from '#api/generated/enums.ts'
import { unzipped } from '#api/modules/exports/testing/unzipped.ts'
import { merge } from '#api/modules/merges/testing/merges.ts'
import { filledCustomer } from '#api/modules/trash/testing/filledCustomer.ts'
import { remove, restoring } from '#api/modules/trash/testing/trash.ts'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { readCsv } from '#api/testing/harness/readCsv.ts'
import { noteOf } from '#api/testing/harness/records/notes.ts'
import { type Actor, openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const exporting =
  'mutation ($input: CreateCustomerExportInput!) { createCustomerExport(input: $input) { url } }'

type Records = Record<string, Record<string, unknown>[]>

describe('the export of one customer', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let world: World
  let server: TestServer
  let business: TestBusiness
  let id: number

  beforeAll(async () => {
    database = await freshDatabase()
    world = openWorld(database)
    server = await serve(world, { exports: { url: database.url } })
  })
  beforeEach(async () => {
    business = await world.business()
    id = (await filledCustomer(world, business)).id
  })

  const inputOf = (customer = id) => ({ input: { id: globalId('Customer', customer) } })
  const linkOf = async (customer = id, by: Actor = business.manager.actor): Promise<string> =>
    new URL((await by.ok(exporting, inputOf(customer))).createCustomerExport.url).pathname
  const filesOf = async (customer?: number) => {
    const answer = await fetch(server.url + (await linkOf(customer)))
    expect(answer.status).toBe(200)
    return unzipped(Buffer.from(await answer.arrayBuffer()))
  }
  const jsonOf = (files: Map<string, string>): Records => JSON.parse(files.get('customer.json') ?? '')

  it('has the records of each table that a customer has records in, as JSON and as CSV', async () => {
    await merge(business.manager.actor, id, (await business.customer()).id)
    await database.pool.query(
      `INSERT INTO "SmsOptOut" SELECT "businessId", '+1' || "phoneNumber" FROM "Customer" WHERE id = $1`,
      [id],
    )
    const files = await filesOf()
    const json = jsonOf(files)
    const { rows } = await database.pool.query(`SELECT unnest(tables_with('Customer')) AS name`)
    const tables = [...rows.map(({ name }) => name), 'SmsOptOut'].sort()
    expect(Object.keys(json).sort()).toEqual(tables)
    expect([...files.keys()].sort()).toEqual([...tables.map((name) => `${name}.csv`), 'customer.json'].sort())
    for (const name of tables) {
      const [columns = [], ...lines] = readCsv(files.get(`${name}.csv`) ?? '')
      const { rows: stored } = await database.pool.query(
        `SELECT to_jsonb(t) AS row FROM "${name}" t WHERE "businessId" = $1`,
        [business.id],
      )
      expect([name, lines.length, json[name]?.length]).toEqual([name, stored.length, stored.length])
      const known = stored.map(({ row }) => row)
      for (const row of json[name] ?? []) expect(known).toContainEqual(expect.objectContaining(row))
      expect(columns).toEqual(Object.keys(json[name]?.[0] ?? {}))
    }
    expect(json.Customer).toMatchObject([{ id, notes: 'noteworthy' }])
    expect(json.SmsMessage).toMatchObject([{ body: 'noteworthy', toNumber: '+15550100200' }])
    expect(JSON.stringify(json)).not.toContain('businessId')
  })

  it('has what lies in the trash, and says when it was deleted and by whom', async () => {
    const contact = await business.contact({ customerId: id, notes: 'Bring the green felt' })
    const entry = await remove(business.employee.actor, 'Contact', contact.id)
    const deleted = {
      notes: 'Bring the green felt',
      deletedAt: expect.stringMatching(/^2026-06-10T16:00/),
      deletedBy: business.employee.fullName,
    }
    const contacts = jsonOf(await filesOf()).Contact
    expect(contacts).toMatchObject([{ notes: 'noteworthy' }, deleted])
    expect(contacts?.[0]).not.toHaveProperty('deletedAt')

    // The customer goes too; what went before them stays beside them.
    await remove(business.admin.actor, 'Customer', id)
    const files = await filesOf()
    const json = jsonOf(files)
    expect(json.Customer).toMatchObject([{ id, deletedBy: business.admin.fullName }])
    expect(json.Contact).toHaveLength(2)
    expect(json.SmsReply).toMatchObject([{ body: 'C' }])
    expect(readCsv(files.get('Customer.csv') ?? '')[0]).toContain('deletedBy')

    const [customerEntry] = await world.prisma.trashEntry.findMany({
      where: { type: 'Customer', recordId: id },
    })
    await business.admin.actor.ok(restoring, {
      input: { id: globalId('TrashEntry', customerEntry?.id ?? 0) },
    })
    await business.admin.actor.ok(restoring, { input: { id: entry } })
    expect(JSON.stringify(jsonOf(await filesOf()))).not.toContain('deletedBy')
  })

  it('has nothing of others: their customers, notes and tasks', async () => {
    const { prisma } = world
    const other = await business.customer({ notes: 'A stranger' })
    await business.contact({ customerId: other.id, notes: 'A stranger' })
    await noteOf(world, business, business.manager, [business.employee])
    await prisma.organizerTask.create({
      data: { businessId: business.id, userId: business.manager.id, title: 'A stranger' },
    })
    const moved = await prisma.smsMessage.findFirstOrThrow({ where: { customerId: id } })
    await prisma.smsMessage.update({
      where: { businessId_id: { businessId: business.id, id: moved.id } },
      data: { customerId: other.id, body: 'A stranger' },
    })
    const files = await filesOf()
    expect(files.has('StickyNote.csv') || files.has('OrganizerTask.csv')).toBe(false)
    expect([...files.values()].join()).not.toContain('A stranger')
  })

  it('is for managers and admins of the business, and their keys, and is recorded', async () => {
    const roles: Role[] = ['EMPLOYEE', 'MANAGER', 'ADMIN']
    const stranger = await world.business()
    const path = `/api/customers/${id}/export`
    for (const role of roles) {
      const [token, { key }] = [await tokenFor(world, business, role), await keyOf(world, business, role)]
      const allowed = role === 'EMPLOYEE' ? 403 : 201
      for (const by of [token, key])
        expect((await server.send('POST', path, { token: by })).status).toBe(allowed)
      const other = await server.send('POST', path, { token: await tokenFor(world, stranger, role) })
      expect(other.status).toBe(role === 'EMPLOYEE' ? 403 : 404)
    }
    const entries = await world.prisma.auditEntry.findMany({
      where: { action: 'export:customer', subject: `Customer:${id}` },
    })
    expect(entries).toHaveLength(4)
    for (const entry of entries)
      expect(entry).toMatchObject({ businessId: business.id, subject: `Customer:${id}`, after: null })
  })

  it('answers 404 to a link whose customer was erased meanwhile', async () => {
    const link = await linkOf()
    const name = 'Cora Customer'
    const erase =
      'mutation ($input: EraseCustomerInput!) { eraseCustomer(input: $input) { erasedCustomerId } }'
    await business.admin.actor.ok(erase, { input: { id: globalId('Customer', id), name } })
    expect((await fetch(server.url + link)).status).toBe(404)
    expect((await business.admin.actor.run(exporting, inputOf())).failures).toMatchObject([
      { code: 'NOT_FOUND' },
    ])
  })
})
