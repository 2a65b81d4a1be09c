import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '#api/generated/enums.ts'
import { passkeyOf } from '#api/modules/auth/passkeys/testing/passkeys.ts'
import { untarred } from '#api/modules/exports/testing/untarred.ts'
import { remove } from '#api/modules/trash/testing/trash.ts'
import { models } from '#api/policy/models.ts'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { readCsv } from '#api/testing/harness/readCsv.ts'
import { noteOf } from '#api/testing/harness/records/notes.ts'
import { webhookTo } from '#api/testing/harness/records/webhooks.ts'
import { type FilledBusiness, filledBusiness } from '#api/testing/harness/samples/filledBusiness.ts'
import { withAccount } from '#api/testing/harness/sms/callbacks.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'
import { ownRows } from './tables.ts'

const path = '/api/exports/everything'

it('says which rows of a table are private to a user, for each table that has such rows', () => {
  const isPrivate = (name: string) =>
    ['owner', 'readers', 'parties'].includes(models[name as 'User'].audience ?? '')
  expect(Object.keys(ownRows).sort()).toEqual([...Object.keys(models).filter(isPrivate), 'TrashEntry'].sort())
})

describe('the export of everything', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let world: World
  let server: TestServer
  let business: FilledBusiness

  beforeAll(async () => {
    database = await freshDatabase()
    world = openWorld(database)
    server = await serve(world, { exports: { url: database.url } })
    business = await filledBusiness(world, 3)
    await world.prisma.business.update({ where: { id: business.id }, data: { name: 'Chalk & Cue' } })
  })
  beforeEach(() => world.clock.set('2026-06-10T16:00:00Z'))

  const answerTo = async (token: string) => {
    const { body } = await server.send('POST', path, { token })
    return fetch(server.url + new URL(body.url as string).pathname)
  }
  const filesFor = async (token: string) => {
    const answer = await answerTo(token)
    expect(answer.status).toBe(200)
    return untarred(Buffer.from(await answer.arrayBuffer()))
  }
  const countOf = async (table: string) => {
    const { rows } = await database.pool.query(
      `SELECT count(*)::int AS count FROM "${table}" WHERE ${table === 'Business' ? 'id' : '"businessId"'} = $1`,
      [business.id],
    )
    return rows[0].count
  }

  it('has each table as CSV and as JSON Lines, and a manifest at its end', async () => {
    await world.business()
    const answer = await answerTo(await tokenFor(world, business, 'ADMIN'))
    expect(answer.headers.get('content-type')).toBe('application/gzip')
    expect(answer.headers.get('content-disposition')).toContain(
      `cuecard-chalk-cue-${business.id}-2026-06-10.tar.gz`,
    )
    const files = await untarred(Buffer.from(await answer.arrayBuffer()))
    expect([...files.keys()].at(-1)).toBe('manifest.json')
    const manifest = JSON.parse(files.get('manifest.json') ?? '')
    expect(manifest).toMatchObject({
      ...{ cuecard: 'everything', version: 1, createdAt: '2026-06-10T16:00:00.000Z' },
      business: { id: business.id, name: 'Chalk & Cue' },
    })
    const sums = [...files].filter(([name]) => name !== 'manifest.json')
    expect(manifest.checksums).toEqual(
      Object.fromEntries(sums.map(([name, file]) => [name, createHash('sha256').update(file).digest('hex')])),
    )
    expect(manifest.tables.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining([
        'Business',
        'User',
        'Customer',
        'Contact',
        'AuditEntry',
        'SmsMessage',
        'ApiKey',
      ]),
    )
    for (const { name, rows, files: own } of manifest.tables) {
      expect(own).toEqual([`${name}.csv`, `${name}.jsonl`])
      const [columns = [], ...lines] = readCsv(files.get(`${name}.csv`) ?? '')
      const records = (files.get(`${name}.jsonl`) ?? '')
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line))
      expect([name, lines.length, records.length]).toEqual([name, rows, rows])
      for (const record of records) expect(Object.keys(record)).toEqual(columns)
      if (!(name in ownRows)) expect([name, rows]).toEqual([name, await countOf(name)])
    }
    expect(files.get('Customer.jsonl')).toContain('"firstName":"Cora0"')
  })

  it('has no secret: nothing that the database keeps in a column for one', async () => {
    const { prisma } = world
    const { id: businessId, admin } = business
    await withAccount(world, business)
    await webhookTo(world, business, 'https://hooks.example.com/')
    await passkeyOf(world, { businessId, userId: admin.id })
    await keyOf(world, business, 'ADMIN', { name: 'Secret' })
    await prisma.business.update({ where: { id: businessId }, data: { calendarFeedHash: 'f'.repeat(64) } })
    await prisma.user.updateMany({ where: { businessId }, data: { passwordHash: '$argon2id$secret' } })
    await prisma.secondFactor.create({
      data: { businessId, userId: admin.id, secret: 'sealed-app-secret', recoveryHashes: ['e'.repeat(64)] },
    })
    const files = await filesFor(await tokenFor(world, business, 'ADMIN'))
    const all = [...files].map(([name, file]) => (name === 'manifest.json' ? '' : file)).join('\n')
    const { rows: columns } = await database.pool.query(
      `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
        WHERE table_schema = current_schema() AND column_name ~* 'hash|sealed|secret$|accountsid|publicKey|credentialId'
          AND table_name IN (SELECT table_name FROM information_schema.columns WHERE column_name = 'businessId' OR table_name = 'Business')`,
    )
    let checked = 0
    for (const { table, column } of columns) {
      const { rows } = await database.pool.query(
        `SELECT DISTINCT "${column}"::text AS value FROM "${table}" WHERE length("${column}"::text) > 8`,
      )
      for (const { value } of rows)
        expect([table, column, all.includes(value.replace(/[{}]/g, ''))]).toEqual([table, column, false])
      checked += rows.length
    }
    expect(checked).toBeGreaterThan(6)
  })

  it('has nothing that is private to others, also in the trash', async () => {
    const { prisma } = world
    const { admin, manager, employee } = business
    const key = await keyOf(world, business, 'ADMIN', { name: 'Private' })
    const add = async (owner: FilledBusiness['admin'], mark: string) => {
      const data = { businessId: business.id, userId: owner.id }
      await prisma.savedView.create({ data: { ...data, name: mark, layout: 'LIST' } })
      await prisma.notification.create({
        data: { ...data, kind: 'assigned', title: mark, subject: 'Customer:1' },
      })
      await prisma.organizerTask.create({ data: { ...data, title: `${mark} open` } })
      const task = await prisma.organizerTask.create({ data: { ...data, title: `${mark} deleted` } })
      await remove(owner.actor, 'OrganizerTask', task.id)
      await noteOf(world, business, owner, [owner === admin ? manager : admin], { title: `${mark} note` })
    }
    await add(admin, 'Mine')
    await add(manager, 'Theirs')
    await prisma.organizerTask.create({
      data: { businessId: business.id, userId: employee.id, assignedById: admin.id, title: 'Mine, given' },
    })
    const all = [...(await filesFor(await tokenFor(world, business, 'ADMIN'))).values()].join('\n')
    expect(all).not.toContain('Theirs')
    for (const mark of ['Mine open', 'Mine deleted', 'Mine note', 'Mine, given', '"Mine"', 'Mine,'])
      expect([mark, all.includes(mark)]).toEqual([mark, true])
    const ofKey = await filesFor(key.key)
    const text = [...ofKey.values()].join('\n')
    expect(text.includes('Theirs') || text.includes('Mine')).toBe(false)
    expect(readCsv(ofKey.get('OrganizerTask.csv') ?? '')).toHaveLength(1)
    expect(readCsv(ofKey.get('Customer.csv') ?? '').length).toBeGreaterThan(3)
  })

  it('is for admins and their keys, and is recorded', async () => {
    const entries = () => world.prisma.auditEntry.count({ where: { action: 'export:everything' } })
    const before = await entries()
    const roles: Role[] = ['EMPLOYEE', 'MANAGER', 'ADMIN']
    for (const role of roles) {
      const [token, { key }] = [await tokenFor(world, business, role), await keyOf(world, business, role)]
      const allowed = role === 'ADMIN' ? 201 : 403
      for (const by of [token, key])
        expect((await server.send('POST', path, { token: by })).status).toBe(allowed)
    }
    expect(await entries()).toBe(before + 2)
  })
})
