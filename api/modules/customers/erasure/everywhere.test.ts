import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { outboxMailer } from '#api/mail/mailers.ts'
import { erasureListIn } from '#api/modules/customers/erasure/list.ts'
import { importing } from '#api/modules/imports/testing/importing.ts'
import { afterFile } from '#api/testing/harness/cleanUp.ts'
import { freshDatabase, silent } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { appointmentOf } from '#api/testing/harness/records/appointments.ts'
import { webhookTo } from '#api/testing/harness/records/webhooks.ts'
import { provider, sid, withAccount } from '#api/testing/harness/sms/callbacks.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const formerName = 'Wilhelmina Quartz'
const person = {
  firstName: 'Zephyrine “Zed”',
  lastName: 'O\'Quill \\ "Q"',
  phoneNumber: '5185550147',
  email: 'zed.oquill@example.org',
  address: '9 "Rue" de l’Été',
}
const name = `${person.firstName} ${person.lastName}`
/** Who becomes part of the customer. */
const double = {
  ...{ firstName: 'Ottoline', lastName: 'Quibble', phoneNumber: '5185550148' },
  ...{ email: 'ottoline@example.org', address: '11 Vesper Row' },
}
/** All that tells who the customer is. */
const marks = {
  ...{ doubleName: 'Ottoline Quibble', doublePhone: double.phoneNumber },
  ...{ name, formerName, email: person.email, address: person.address },
  ...{ phone: person.phoneNumber, spokenPhone: '(518)555-0147' },
}

const saveView = `mutation ($name: String!, $search: String!) {
  createSavedView(input: { name: $name, search: $search, noNextStep: false, sort: NEWEST, layout: LIST }) { __typename } }`

describe('an erased customer', () => {
  let folder: string
  let world: World
  let business: TestBusiness
  let server: TestServer
  let token: string
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let log = ''
  let keys = 0

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cuecard-test-'))
    afterFile(() => rm(folder, { recursive: true }))
    database = await freshDatabase()
    world = openWorld(database, outboxMailer(join(folder, 'outbox'), 'cuecard@example.com', silent))
    Object.assign(world.services, { erasureLists: [erasureListIn(folder, silent)] })
    business = await world.business()
    await withAccount(world, business)
    const lines = new Writable({
      write(chunk, _encoding, done) {
        log += chunk
        done()
      },
    })
    server = await serve(world, { log: pino({ level: 'trace' }, lines) })
    token = await tokenFor(world, business, 'ADMIN')
  })

  /** A write with a key, whose answer is kept for a day. */
  async function write(method: string, path: string, body?: object) {
    const headers = { 'idempotency-key': `key-${keys++}` }
    const answer = await server.send(method, path, { token, headers, ...(body && { body }) })
    expect([method, path, answer.status]).toEqual([method, path, expect.toBeOneOf([200, 201])])
    return answer.body
  }
  const restoreLatest = async () => {
    const [entry] = (await server.send('GET', '/api/trash', { token })).body
    return write('POST', `/api/trash/${entry.id}/restore`)
  }

  /** All that a shop and Cuecard write about a customer, with every table that may keep it. */
  async function live(): Promise<number> {
    const { prisma } = world
    const { id: businessId, employee } = business
    await webhookTo(world, business, 'https://hooks.example.com/')
    const [firstName, lastName] = formerName.split(' ')
    const { id } = await write('POST', '/api/customers', {
      ...person,
      firstName,
      lastName,
      interest: 'Darts',
    })
    const path = `/api/customers/${id}`
    const { bring, run } = importing(world, business)
    const cells = [firstName, lastName, person.phoneNumber, person.email, person.address]
    const list = `First Name,Last Name,Phone,Email,Street\n${cells.map((cell) => `"${cell?.replaceAll('"', '""')}"`).join(',')}\n`
    await run('start', await bring(list))
    await bring(list)
    // In the trash and back, under the former name.
    await write('DELETE', path)
    await restoreLatest()
    await write('PUT', path, {
      ...person,
      notes: `${name} likes chalk`,
      status: 'sold',
      ownerId: employee.id,
    })
    const when = { date: '2026-06-20', startTime: '10:00', endTime: '11:00' }
    const visit = { ...when, customerId: id, description: `At ${person.address}`, technician: 'Theo Felt' }
    await write('POST', '/api/service-appointments', visit)
    for (const notes of ['Ask Zed', 'Ring Zed', 'See Zed'])
      await write('POST', '/api/contacts', {
        ...{ customerId: id, scheduledDate: '2026-06-21T15:00:00Z', notes, email: person.email },
      })
    const contacts = await prisma.contact.findMany({ where: { businessId }, orderBy: { id: 'asc' } })
    for (const { id: contact } of contacts.slice(0, 2)) await write('DELETE', `/api/contacts/${contact}`)
    await restoreLatest()
    await write('POST', `/api/contacts/${contacts[2]?.id}/complete`, { notes: `${name} was there` })
    await business.followUp({ customerId: id, title: `Ask ${name}` })
    await write('POST', '/api/activities', { customerId: id, type: 'note', description: `${name} rang` })

    const { id: appointmentId } = await appointmentOf(world, business, {
      customerId: id,
      bookedById: employee.id,
    })
    const text = { businessId, toNumber: `+1${person.phoneNumber}`, body: `Hello ${name}` }
    await prisma.smsMessage.create({ data: { ...text, customerId: id, appointmentId, kind: 'reminder' } })
    await prisma.smsMessage.create({ data: { ...text, kind: 'test' } })
    const twilio = provider(server)
    for (const Body of [`It is ${name}`, 'STOP'])
      await twilio.call({
        ...{ business, kind: 'incoming' },
        fields: { MessageSid: sid(), From: text.toNumber, Body },
      })
    const stray = await prisma.smsReply.create({
      data: { businessId, fromNumber: text.toNumber, body: 'Who?', providerSid: sid() },
    })
    const notice = {
      businessId,
      userId: employee.id,
      kind: 'customer-replied',
      subject: `SmsReply:${stray.id}`,
    }
    await prisma.notification.create({ data: { ...notice, title: `${marks.spokenPhone} replied: Who?` } })

    for (const search of [name.toUpperCase(), person.email, `tel. ${marks.spokenPhone}`])
      await employee.actor.ok(saveView, { name: `View ${keys++}`, search })
    // Somebody with the same number comes back from the trash, and has another number later.
    const other = await business.customer({ phoneNumber: person.phoneNumber })
    await write('DELETE', `/api/customers/${other.id}`)
    expect((await restoreLatest()).remarks).toEqual([`${name} has the same phone number.`])
    await write('PUT', `/api/customers/${other.id}`, { phoneNumber: '5185550199' })

    const { id: otherId } = await write('POST', '/api/customers', { ...double, interest: 'Darts' })
    await write('POST', `${path}/merge`, { otherId })

    // Requests that fail, and searches.
    await server.send('PUT', path, { token, body: { ...person, email: 'no address' } })
    await server.send('GET', `/api/customers?q=${encodeURIComponent(name)}`, { token })
    await server.send('POST', `${path}/erase`, { token, body: { name: person.email } })
    return id
  }

  /** Where a text stands, in any case, as text or as in JSON. */
  async function placesOf(mark: string): Promise<string[]> {
    const spellings = [
      mark,
      JSON.stringify(mark).slice(1, -1),
      JSON.stringify(JSON.stringify(mark)).slice(3, -3),
    ]
    const has = (text: string) => spellings.some((one) => text.toLowerCase().includes(one.toLowerCase()))
    const { rows: tables } = await database.pool.query(
      `SELECT table_schema AS place, table_name AS name FROM information_schema.tables
        WHERE table_type = 'BASE TABLE' AND table_schema !~ '^(pg_|information_schema)' ORDER BY 1, 2`,
    )
    const found: string[] = []
    for (const { place, name: table } of tables) {
      const { rows } = await database.pool.query(
        `SELECT to_jsonb(t)::text AS row FROM "${place}"."${table}" t`,
      )
      if (rows.some(({ row }) => has(row))) found.push(table)
    }
    for (const file of await readdir(folder, { recursive: true, withFileTypes: true }))
      if (file.isFile() && has(await readFile(join(file.parentPath, file.name), 'utf8')))
        found.push(file.name)
    return has(log) ? [...found, 'log'] : found
  }

  it('is in no row of the database, in no file and in no line of the log', async () => {
    const id = await live()
    expect(await placesOf(name)).toEqual([
      ...['Activity', 'Contact', 'Customer', 'CustomerMerge', 'FollowUp', 'IdempotencyKey', 'Notification'],
      ...['SavedView', 'SmsMessage', 'SmsReply', 'TrashEntry'],
    ])
    expect(await placesOf(formerName)).toEqual(['Activity', 'IdempotencyKey', 'TrashEntry'])
    expect(await placesOf(person.phoneNumber)).toEqual([
      ...['Customer', 'CustomerMerge', 'IdempotencyKey', 'ImportRow', 'SmsMessage', 'SmsOptOut', 'SmsReply'],
    ])
    expect(await placesOf(marks.spokenPhone)).toEqual(['Notification', 'SavedView'])
    const others = await world.prisma.customer.findMany({ where: { businessId: business.id, NOT: { id } } })

    const answer = await server.send('POST', `/api/customers/${id}/erase`, { token, body: { name } })
    expect([answer.status, answer.body]).toEqual([200, { success: true }])
    for (const mark of Object.values(marks)) expect([mark, await placesOf(mark)]).toEqual([mark, []])

    expect(await world.prisma.customer.findMany({ where: { businessId: business.id } })).toEqual(others)
    expect(log).toContain(`/api/customers/${id}/erase`)
    const told = await world.prisma.webhookDelivery.findMany({
      where: { businessId: business.id, customerId: id },
    })
    expect(new Set(told.map(({ type }) => type))).toEqual(
      new Set(['customer.deleted', 'contact.deleted', 'follow_up.deleted', 'appointment.deleted']),
    )
    const lines = (await readFile(join(folder, 'erased-customers.jsonl'), 'utf8')).trim().split('\n')
    const { customerId: otherId } = JSON.parse(lines[1] ?? '{}')
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      [id, otherId].map((customerId) => ({
        ...{ businessId: business.id, customerId },
        ...{ createdAt: expect.any(String), erasedAt: world.clock.now().toISOString() },
      })),
    )
    expect(otherId).toBeGreaterThan(id)
  })
  it('is nowhere, also when the customer lay in the trash', async () => {
    const id = await live()
    await write('DELETE', `/api/customers/${id}`)
    expect(await placesOf(person.phoneNumber)).toContain('TrashEntry')
    const answer = await server.send('POST', `/api/customers/${id}/erase`, { token, body: { name } })
    expect(answer.status).toBe(200)
    for (const mark of Object.values(marks)) expect([mark, await placesOf(mark)]).toEqual([mark, []])
  })
})
