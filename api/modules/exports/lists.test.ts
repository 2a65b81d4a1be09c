import { beforeAll, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { getDatamodel } from '#api/generated/pothos.ts'
import { type ListName, listFilters, tasksFilter } from '#api/modules/exports/input.ts'
import { lists } from '#api/modules/exports/lists/lists.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { readCsv } from '#api/testing/harness/readCsv.ts'
import { appointmentOf } from '#api/testing/harness/records/appointments.ts'
import { type FilledBusiness, filledBusiness } from '#api/testing/harness/samples/filledBusiness.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

const exporting = 'mutation ($input: CreateExportInput!) { createExport(input: $input) { url } }'
const ofTasks =
  'mutation ($input: CreateTaskExportInput!) { createExport: createTaskExport(input: $input) { url } }'

/** Columns that say what another column of the export says, or nothing that a screen says. */
const internal: Record<string, readonly string[]> = {
  Customer: ['name', 'statusUpdatedAt', 'statusUpdatedBy', 'importId', 'searchText', 'custom'],
  Contact: ['dueOn'],
  FollowUp: ['stepId', 'anchorDate', 'dueOn', 'completed', 'completedAt'],
  ServiceAppointment: ['startsAt', 'endsAt', 'technicianUserId', 'scheduleVersion'],
  OrganizerTask: ['userId', 'openStatus', 'completed', 'openDay'],
  VendorContact: ['assignedToId', 'createdById', 'searchText'],
  Activity: ['contactId', 'subject'],
}

it.each(Object.values(lists))('the export of $title has all columns of its table', ({ model, columns }) => {
  const sql = Object.values(columns).join(' ')
  const { fields = [] } = getDatamodel().datamodel.models[model] ?? {}
  const missing = fields
    .filter(({ kind, name }) => kind !== 'object' && !new RegExp(`\\bt\\.("${name}"|${name}\\b)`).test(sql))
    .map(({ name }) => name)
  expect(missing.filter((name) => name !== 'businessId').sort()).toEqual([...(internal[model] ?? [])].sort())
})

describe('an exported list', () => {
  let world: World
  let server: TestServer
  let business: FilledBusiness

  beforeAll(async () => {
    const database = await freshDatabase()
    world = openWorld(database)
    server = await serve(world, { exports: { url: database.url } })
    business = await filledBusiness(world, 12)
    // More than the rows that are read at a time.
    await database.pool.query(
      `INSERT INTO "Customer" ("businessId", "firstName", "lastName", name, "phoneNumber", interest, notes)
         SELECT $1, 'Ann', 'Berg ' || i, 'Ann Berg ' || i, '5550000000', 'Darts', E'=1+1\n"x", ' || i
           FROM generate_series(1, 600) AS i`,
      [business.id],
    )
  })

  const exported = async (list: ListName, filter: object = {}, by = business.admin.actor) => {
    const input = list === 'organizerTasks' ? filter : { list: { [list]: filter } }
    const text = list === 'organizerTasks' ? ofTasks : exporting
    const { url } = (await by.ok(text, { input: { format: 'CSV', ...input } })).createExport
    const answer = await fetch(server.url + new URL(url).pathname)
    expect(answer.status).toBe(200)
    return readCsv(`\ufeff${await answer.text()}`)
  }
  const numbers = async (...asked: Parameters<typeof exported>) =>
    (await exported(...asked)).slice(1).map(([number]) => Number(number))

  /** The numbers of a list of the graph, page by page. */
  async function listed(field: ListName, args: string, by = business.admin.actor) {
    const at = field === 'organizerTasks' ? '' : 'business'
    const found: number[] = []
    for (let after: string | null = null; ; ) {
      const passed = [`first: 100`, after ? `after: "${after}"` : '', args].filter(Boolean).join(', ')
      const page = `${field}(${passed}) { edges { node { databaseId } } pageInfo { hasNextPage endCursor } }`
      const { viewer } = await by.ok(`{ viewer { ${at ? `${at} { ${page} }` : page} } }`, {})
      const { edges, pageInfo } = (at ? viewer[at] : viewer)[field]
      found.push(...edges.map(({ node }: { node: { databaseId: number } }) => node.databaseId))
      if (!pageInfo.hasNextPage) return found
      after = pageInfo.endCursor
    }
  }

  it.each([
    {},
    { sort: 'NAME' },
    { search: 'cora 1', sort: 'NAME' },
    { status: 'UNSOLD', interest: 'Darts' },
    { noNextStep: true },
    { mine: true },
  ])('of customers has the rows of the list in its order: %j', async (filter) => {
    const args = Object.entries(filter).map(([name, value]) =>
      ['search', 'interest'].includes(name) ? `${name}: "${value}"` : `${name}: ${value}`,
    )
    const rows = await listed('customers', args.join(', '))
    expect(await numbers('customers', filter)).toEqual(rows)
  })

  it('of customers has those who are named, or all but those', async () => {
    const [first = 0, second = 0, third = 0, ...others] = await numbers('customers')
    const named = (...ids: number[]) => ids.map((id) => globalId('Customer', id))
    expect(await numbers('customers', { ids: named(third, first) })).toEqual([first, third])
    expect(await numbers('customers', { except: named(second) })).toEqual([first, third, ...others])
  })

  it.each([
    ['contacts', listFilters.contacts],
    ['followUps', listFilters.followUps],
    ['serviceAppointments', listFilters.serviceAppointments],
    ['organizerTasks', tasksFilter],
  ] as const)('of %s has the rows of every filter, in its order', async (list, { shape }) => {
    const by = business.employee.actor
    const reader = list === 'organizerTasks' ? by : business.manager.actor
    for (const filter of shape.filter.unwrap().options) {
      const rows = await listed(list, `filter: ${filter}`, reader)
      expect([filter, await numbers(list, { filter }, reader)]).toEqual([filter, rows])
    }
    expect((await numbers(list, { filter: 'ALL' }, reader)).length).toBeGreaterThan(0)
  })

  it('of appointments keeps to the days', async () => {
    const [from, to] = ['2026-06-15', '2026-06-20']
    const rows = await listed('serviceAppointments', `filter: ALL, from: "${from}", to: "${to}"`)
    expect(await numbers('serviceAppointments', { filter: 'ALL', from, to })).toEqual(rows)
  })

  it('of appointments keeps to the technician, as the calendar does', async () => {
    const { manager } = business
    const at = (technician: string, technicianUserId: number | null) =>
      appointmentOf(world, business, { technician, technicianUserId, date: '2027-03-01' })
    const own = await at(manager.fullName, manager.id)
    const outside = await at('Otto Outside', null)
    const ofDay = (filter: object) =>
      numbers('serviceAppointments', { filter: 'ALL', from: '2027-03-01', ...filter }, manager.actor)
    expect(await ofDay({ mine: true })).toEqual([own.id])
    expect(await ofDay({ technicianUserId: globalId('User', manager.id) })).toEqual([own.id])
    expect(await ofDay({ technician: 'OTTO outside' })).toEqual([outside.id])
    expect(await ofDay({ needsTechnician: true })).toEqual([])
    expect(await ofDay({})).toEqual([own.id, outside.id])
  })

  it('of activities, and of vendor contacts within the levels of the reader', async () => {
    expect(await numbers('activities', { type: 'CONTACT' })).toEqual(
      await listed('activities', 'type: CONTACT'),
    )
    await world.prisma.vendorContact.createMany({
      data: (['ALL', 'MANAGER', 'ADMIN'] as const).map((accessLevel) => ({
        businessId: business.id,
        company: `For ${accessLevel}`,
        salesRep: 'Rae',
        phoneNumber: '+1 555-0100',
        createdByName: 'Ada',
        accessLevel,
      })),
    })
    for (const [role, levels] of [
      ['MANAGER', ['All Team', 'Managers+']],
      ['ADMIN', ['All Team', 'Managers+', 'Admins Only']],
    ] as const) {
      const [header = [], ...rows] = await exported('vendorContacts', { search: 'for' }, business.as(role))
      expect(rows.map((row) => row[header.indexOf('Access level')]).sort()).toEqual([...levels].sort())
    }
  })

  it('of customers says everything in its columns, and texts stay texts', async () => {
    const { employee } = business
    const where = { businessId: business.id }
    const [vip, regular] = await world.prisma.tag.findMany({ where, orderBy: { id: 'asc' } })
    const fields = await world.prisma.customField.findMany({ where, orderBy: { sortOrder: 'asc' } })
    const [size, ...others] = fields
    const choices = [
      { id: 1, label: "L'Or", replacedBy: 2 },
      { id: 2, label: "d'Or" },
    ]
    const color = await world.prisma.customField.create({
      data: { ...where, label: 'Color', type: 'CHOICE', choices, sortOrder: 90 },
    })
    const member = await world.prisma.customField.create({
      data: { ...where, label: 'Member', type: 'YES_NO', sortOrder: 91 },
    })
    const customer = await business.customer({
      tagIds: [regular?.id ?? 0, 2_000_000_000, vip?.id ?? 0],
      custom: {
        [String(size?.id)]: '=9',
        [String(color.id)]: 1,
        [String(member.id)]: false,
        2000000000: 'gone',
      },
      firstName: '=Zoë',
      lastName: 'Quill',
      name: '=Zoë Quill',
      address: '9 Rue',
      city: 'Troy',
      phoneNumber: '5185550147',
      email: 'zoe@example.org',
      interest: 'Darts',
      status: 'NOT_IN_MARKET',
      notes: 'a "b"\nc',
      ownerId: employee.id,
      createdAt: new Date('2026-01-02T05:04:59Z'),
    })
    await business.contact({ customerId: customer.id, scheduledDate: new Date('2026-07-01T16:30:00Z') })
    const done = new Date('2026-02-03T18:00:00Z')
    await business.contact({
      customerId: customer.id,
      scheduledDate: done,
      completed: true,
      completedAt: done,
    })
    const [header, row = []] = await exported('customers', { search: 'quill' })
    expect(header).toEqual(
      [
        'Number,First Name,Last Name,Phone,Email,Address,City,Interest,Status,Owner,Notes,Tags,Created,Updated',
        'Last Contact,Next Contact',
        ...fields.map(({ label }) => label),
        'Color,Member',
      ]
        .join()
        .split(','),
    )
    expect(row.filter((_cell, i) => header?.[i] !== 'Updated')).toEqual([
      ...[String(customer.id), '=Zoë', 'Quill', '5185550147', 'zoe@example.org', '9 Rue', 'Troy', 'Darts'],
      ...['Not in market', employee.fullName, 'a "b"\nc', `${vip?.label}, ${regular?.label}`],
      ...['2026-01-02 00:04', '2026-02-03 13:00', '2026-07-01 12:30'],
      ...['=9', ...others.map(() => ''), "d'Or", 'No'],
    ])
  })

  it('belongs to one business', async () => {
    const other = await filledBusiness(world, 2)
    for (const list of Object.keys(lists) as ListName[]) {
      const mine = await numbers(list, {}, other.admin.actor)
      const theirs = await numbers(list)
      expect(mine.filter((number) => theirs.includes(number))).toEqual([])
    }
  })

  it('is the same by REST', async () => {
    const token = await tokenFor(world, business, 'MANAGER')
    const body = { format: 'csv', filter: 'overdue' }
    const { status, body: link } = await server.send('POST', '/api/exports/contacts', { token, body })
    expect(status).toBe(201)
    const rows = readCsv(`\ufeff${await (await fetch(server.url + new URL(link.url).pathname)).text()}`)
    expect(rows.slice(1).map(([number]) => Number(number))).toEqual(
      await numbers('contacts', { filter: 'OVERDUE' }),
    )
  })
})
