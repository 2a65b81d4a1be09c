import { Writable } from 'node:stream'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { logTo } from '#api/core/process/log.ts'
import { hashOfFeed } from '#api/modules/appointments/feed/service.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer } from '#api/testing/harness/http/httpServer.ts'
import { appointmentOf } from '#api/testing/harness/records/appointments.ts'
import { openWorld, publicUrl, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const create = `mutation ($replace: Boolean!) { createCalendarFeed(input: { replace: $replace }) {
  address business { hasCalendarFeed } } }`
const revoke = 'mutation { revokeCalendarFeed { business { hasCalendarFeed } } }'

const createOwn = `mutation ($replace: Boolean = false) { createOwnCalendarFeed(input: { replace: $replace }) {
  address viewer { user { hasCalendarFeed } } } }`
const revokeOwn = 'mutation { revokeOwnCalendarFeed { viewer { user { hasCalendarFeed } } } }'

describe('the calendar feed', () => {
  let world: World
  let server: TestServer
  let business: TestBusiness

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    server = await serve(world, { proxies: 1 })
  })
  beforeEach(async () => {
    business = await world.business({ timeZone: 'Europe/Berlin' })
  })

  const make = async (replace = false) => {
    const { createCalendarFeed: made } = await business.admin.actor.ok(create, { replace })
    expect(made.business).toEqual({ hasCalendarFeed: true })
    return String(made.address).slice(publicUrl.length)
  }
  let visitors = 0
  const read = (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    visitors += 1
    return server.send(method, path, {
      headers: { 'x-forwarded-for': `198.51.100.${visitors % 250}`, ...headers },
    })
  }
  const status = async (path: string) => (await read(path)).status
  const trail = async () =>
    (
      await world.prisma.auditEntry.findMany({ where: { businessId: business.id }, orderBy: { id: 'asc' } })
    ).map(({ action, subject, actorId }) => [action, subject, actorId])

  it('is read at an address that is shown once and kept as a hash', async () => {
    const path = await make()
    expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/)
    const { status: code, headers, body } = await read(path)
    expect([code, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(body).toContain('BEGIN:VCALENDAR\r\n')
    const secret = path.slice('/calendar/'.length, -'.ics'.length)
    const row = await world.prisma.business.findUniqueOrThrow({ where: { id: business.id } })
    expect(row.calendarFeedHash).toBe(hashOfFeed(secret))
    const dump = await world.prisma
      .$queryRaw`SELECT to_jsonb(b) FROM "Business" b UNION ALL SELECT to_jsonb(a) FROM "AuditEntry" a`
    expect(JSON.stringify(dump)).not.toContain(secret)
  })

  it('is replaced only when asked to, revoked for good, and each act is in the audit trail', async () => {
    const first = await make()
    expect((await business.admin.actor.fails(create, { replace: false })).code).toBe('CONFLICT')
    const second = await make(true)
    expect([await status(first), await status(second)]).toEqual([404, 200])
    for (let time = 0; time < 2; time += 1) {
      const { revokeCalendarFeed } = await business.admin.actor.ok(revoke)
      expect(revokeCalendarFeed.business).toEqual({ hasCalendarFeed: false })
    }
    expect(await status(second)).toBe(404)
    const by = [`Business:${business.id}`, business.admin.id]
    expect(await trail()).toEqual([
      ['calendarFeed:create', ...by],
      ['calendarFeed:replace', ...by],
      ['calendarFeed:revoke', ...by],
    ])
  })

  it('The calendar feed made by twenty at once is one', async () => {
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => business.admin.actor.run(create, { replace: false })),
    )
    const made = tries.flatMap(({ data }) => data?.createCalendarFeed?.address ?? [])
    expect(made).toHaveLength(1)
    expect(await status(made[0].slice(publicUrl.length))).toBe(200)
    expect(await trail()).toHaveLength(1)
  })

  it('is managed by admins alone', async () => {
    const ask = '{ viewer { business { canManageCalendarFeed } } }'
    const may = async ({ actor }: TestBusiness['admin']) =>
      (await actor.ok(ask)).viewer.business.canManageCalendarFeed
    expect([await may(business.admin), await may(business.manager), await may(business.employee)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('holds the appointments of this business, except cancelled ones, from 60 days back to a year ahead', async () => {
    const path = await make()
    const on = (date: string, description: string, more: object = {}) =>
      appointmentOf(world, business, { date, description, notes: 'The key is under the mat', ...more })
    await on('2026-04-10', 'too old')
    await on('2026-04-11', 'sixty days')
    await on('2026-06-10', 'today', { status: 'IN_PROGRESS' })
    await on('2026-06-11', 'done', { status: 'COMPLETED', completedAt: new Date() })
    await on('2026-06-12', 'called off', { status: 'CANCELLED' })
    await on('2027-06-10', 'a year')
    await on('2027-06-11', 'too far')
    await appointmentOf(world, await world.business(), { date: '2026-06-10', description: 'theirs' })
    const { body } = await read(path)
    const told = [...body.matchAll(/^SUMMARY:Cora Customer: (.*)\r$/gm)].map(([, words]) => words)
    expect(told).toEqual(['sixty days', 'today', 'done', 'a year'])
    expect(body).not.toContain('mat')
  })

  it('keeps local times through a change of the clocks', async () => {
    const book = `mutation ($input: CreateServiceAppointmentInput!) {
      createServiceAppointment(input: $input) { serviceAppointment { id } } }`
    const path = await make()
    const customerId = Buffer.from(`Customer:${(await business.customer()).id}`).toString('base64')
    const appointment = {
      customerId,
      startTime: '09:00',
      endTime: '10:00',
      technician: 'Theo',
      description: 'Felt',
    }
    for (const date of ['2026-10-24', '2026-10-25']) {
      await business.admin.actor.ok(book, { input: { ...appointment, date } })
    }
    const { body } = await read(path)
    const starts = [...body.matchAll(/^DTSTART:(.*)\r$/gm)].map(([, start]) => start)
    expect(starts).toEqual(['20261024T070000Z', '20261025T080000Z'])
  })

  it('is sent again only when it has changed', async () => {
    const path = await make()
    const appointment = await appointmentOf(world, business)
    const first = await read(path)
    const tag = String(first.headers.get('etag'))
    const again = await read(path, { 'if-none-match': `"other", W/${tag}` })
    expect([again.status, again.body]).toEqual([304, ''])
    await world.prisma.serviceAppointment.updateMany({
      where: { id: appointment.id },
      data: { description: 'New cloth' },
    })
    expect((await read(path, { 'if-none-match': tag })).status).toBe(200)
    expect((await read(path, {}, 'HEAD')).status).toBe(200)
    expect((await read(path, {}, 'POST')).status).toBe(405)
  })

  it("of one's own holds the appointments of which one is the technician, until one leaves", async () => {
    const { admin, employee } = business
    const all = await make()
    const ofEmployee = async (replace = false) => {
      const { createOwnCalendarFeed: made } = await employee.actor.ok(createOwn, { replace })
      expect(made.viewer.user).toEqual({ hasCalendarFeed: true })
      return String(made.address).slice(publicUrl.length)
    }
    const first = await ofEmployee()
    expect((await employee.actor.fails(createOwn)).code).toBe('CONFLICT')
    const own = await ofEmployee(true)
    const at = { date: '2026-06-11' }
    await appointmentOf(world, business, { ...at, description: 'mine', technicianUserId: employee.id })
    await appointmentOf(world, business, { ...at, description: 'theirs', technicianUserId: admin.id })
    await appointmentOf(world, business, { ...at, description: 'of nobody' })
    const { body } = await read(own)
    expect([...body.matchAll(/^SUMMARY:.*: (.*)\r$/gm)].map(([, words]) => words)).toEqual(['mine'])
    expect(body).toContain(`appointments of ${employee.fullName}\r\n`)
    expect([await status(first), await status(all)]).toEqual([404, 200])

    const settings = '{ viewer { user { hasCalendarFeed } } }'
    expect((await admin.actor.ok(settings)).viewer.user.hasCalendarFeed).toBe(false)
    const id = globalId('User', employee.id)
    await admin.actor.ok('mutation ($id: ID!) { deactivateUser(input: { id: $id }) { __typename } }', { id })
    expect(await status(own)).toBe(404)
    await admin.actor.ok('mutation ($id: ID!) { reactivateUser(input: { id: $id }) { __typename } }', { id })
    expect(await status(own)).toBe(404)
    await admin.actor.ok(createOwn)
    await admin.actor.ok(revokeOwn)
    expect((await admin.actor.ok(settings)).viewer.user.hasCalendarFeed).toBe(false)
    const acts = (await trail()).filter(([action]) => String(action).startsWith('calendarFeed'))
    expect(acts.slice(1).map(([action, subject]) => [action, subject])).toEqual([
      ['calendarFeed:create', `User:${employee.id}`],
      ['calendarFeed:replace', `User:${employee.id}`],
      ['calendarFeed:create', `User:${admin.id}`],
      ['calendarFeed:revoke', `User:${admin.id}`],
    ])
  })

  it('is not there under another secret, nor in a suspended business', async () => {
    const path = await make()
    const wrong = [
      `/calendar/${'A'.repeat(43)}.ics`,
      path.replace('.ics', ''),
      '/calendar/',
      '/calendar/x.ics',
    ]
    for (const other of wrong) expect(await status(other)).toBe(404)
    await world.prisma.business.update({
      where: { id: business.id },
      data: { subscriptionStatus: 'SUSPENDED' },
    })
    const { status: code, body } = await read(path)
    expect([code, body]).toEqual([404, 'Not found'])
  })

  it('makes wait who guesses, and nobody else', async () => {
    const path = await make()
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const statuses = new Set<number>()
    for (let count = 0; count < 62; count += 1) statuses.add((await read('/calendar/x.ics', headers)).status)
    expect([...statuses]).toEqual([404, 429])
    expect((await read(path, headers)).status).toBe(200)
  })

  it('is logged without its secret', async () => {
    const path = await make()
    const written: string[] = []
    const log = logTo(
      new Writable({
        write(chunk, _encoding, done) {
          written.push(String(chunk))
          done()
        },
      }),
    )
    const loud = await serve(world, { log })
    await loud.send('GET', path)
    await expect.poll(() => written.join('')).toContain('GET /calendar/….ics')
    expect(written.join('')).not.toContain(path.slice(10, 40))
  })
})
