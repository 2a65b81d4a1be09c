import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StartError } from '#api/core/process/startError.ts'
import { readArchive, streamArchive, verifyArchive } from '#api/modules/backups/archive/archive.ts'
import type { Manifest } from '#api/modules/backups/archive/manifest.ts'
import { exportBusiness } from '#api/modules/backups/business/export.ts'
import { restoreBusiness } from '#api/modules/backups/business/restore.ts'
import { freshDatabase, silent } from '#api/testing/harness/database/database.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

const secret = 'the secret of this server, 32 characters'
let folder: string
let url: string
let world: World
let businessId: number
let original: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cuecard-test-'))
  const database = await freshDatabase()
  url = database.url
  world = openWorld(database)
  const business = await world.business({ name: 'Chalk' })
  await business.customer({ notes: 'noteworthy' })
  businessId = business.id
  await world.prisma.business.update({ where: { id: businessId }, data: { subscriptionStatus: 'SUSPENDED' } })
  original = join(folder, 'original')
  await exportBusiness({ url, businessId, file: original, sealWith: secret })
  await world.prisma.business.delete({ where: { id: businessId } })
})
afterAll(() => rm(folder, { recursive: true }))

interface Edit {
  /** Changes the rows of a table, as text. */
  rows?: Record<string, (text: string) => string | Buffer>
  manifest?: (manifest: Manifest) => unknown
  entries?: (entries: [string, Buffer][]) => [string, Buffer][]
  /** Takes the seal off, or seals again with a secret. */
  seal?: string | null
}

/** Writes an edited copy of the export, whose checksums are right. */
async function edited({ rows = {}, manifest: change = () => {}, entries: arrange, seal }: Edit) {
  const { manifest } = await verifyArchive(original, undefined)
  const file = join(folder, `edited ${Math.random()}`)
  const entries: [string, Buffer][] = []
  await readArchive(original, undefined, async (name, content) => {
    const table = name.split('/')[1] ?? ''
    const bytes = await buffer(content)
    if (name !== 'manifest.json') entries.push([name, Buffer.from(rows[table]?.(bytes.toString()) ?? bytes)])
  })
  change(manifest)
  if (seal !== undefined) delete manifest.seal
  await streamArchive(createWriteStream(file), { sealWith: seal ?? undefined }, async (add) => {
    for (const [name, content] of arrange?.(entries) ?? entries) await add(name, content)
    return manifest
  })
  return file
}

const bringBack = (file: string, trustEdited = false) =>
  restoreBusiness({ url, file, secrets: [secret], trustEdited, log: silent })
const activate = { Business: (text: string) => text.replace('SUSPENDED', 'ACTIVE') }
const auditAfter = async () =>
  (await world.prisma.auditEntry.findFirst({ where: { businessId }, orderBy: { id: 'desc' } }))?.after
const status = async () =>
  (await world.prisma.business.findUnique({ where: { id: businessId } }))?.subscriptionStatus ?? null

describe('an export', () => {
  it('An export that nobody has edited comes back, and its sessions do not', async () => {
    const before = await world.prisma.user.count()
    const { seal } = await bringBack(original)
    expect(seal).toBe('valid')
    expect(await auditAfter()).toEqual({ name: 'Chalk' })
    expect(await status()).toBe('SUSPENDED')
    expect(await world.prisma.user.count()).toBeGreaterThan(before)
    const versions = await world.prisma.user.findMany({
      where: { businessId },
      select: { tokenVersion: true },
    })
    for (const { tokenVersion } of versions) expect(tokenVersion).toBeGreaterThanOrEqual(1000)
    await world.prisma.business.delete({ where: { id: businessId } })
  })

  it.each<[string, Edit]>([
    ['a business that is active again', { rows: activate }],
    ['another note', { rows: { Customer: (text) => text.replace('noteworthy', 'nothing') } }],
    [
      'another time',
      { manifest: (manifest) => Object.assign(manifest, { createdAt: '2026-01-01T00:00:00.000Z' }) },
    ],
    [
      'a seal with another code',
      { manifest: ({ seal }) => Object.assign(seal ?? {}, { code: 'ab'.repeat(32) }) },
    ],
    ['a seal without a code', { manifest: ({ seal }) => Object.assign(seal ?? {}, { code: '' }) }],
  ])('An export that was edited is refused: %s', async (_what, edit) => {
    const file = await edited(edit)
    await expect(bringBack(file)).rejects.toThrow(/was edited after it was written: its seal is wrong/)
    expect(await status()).toBeNull()
  })

  it.each<[string, string | null, boolean, string]>([
    ['a wrong seal that the operator trusts', '', true, 'wrong'],
    ['no seal', null, false, 'missing'],
    ['the seal of another server', 'the secret of another server, 32 letters', false, 'of another server'],
  ])('An export with %s comes back, and the audit trail says so', async (_what, seal, trusted, state) => {
    const file = await edited({ rows: activate, ...(seal !== '' && { seal }) })
    expect(await bringBack(file, trusted)).toMatchObject({ seal: state })
    expect(await auditAfter()).toEqual({ name: 'Chalk', seal: state })
    await world.prisma.business.delete({ where: { id: businessId } })
  })
})

/** Replaces a column of the first row of a table. */
const column = (name: string, value: string, table = 'User'): Edit['rows'] => ({
  [table]: (text) => {
    const columns = columnsOf[table] ?? []
    const [first = '', ...rest] = text.split('\n')
    return [
      first
        .split('\t')
        .map((old, at) => (columns[at] === name ? value : old))
        .join('\t'),
      ...rest,
    ].join('\n')
  },
})
const columnsOf: Record<string, string[]> = {}
beforeAll(async () => {
  const { manifest } = await verifyArchive(original, undefined)
  for (const { name, columns } of manifest.tables) columnsOf[name] = columns
})

const table = ({ tables }: Manifest, name: string) =>
  tables.find((one) => one.name === name) as Manifest['tables'][0]

describe('a crafted export is refused in one sentence:', () => {
  it.each<[string, () => Edit]>([
    ['the superadmin’s username', () => ({ rows: column('username', 'triton') })],
    ['a look-alike of it', () => ({ rows: column('username', 'tr\u0131ton') })],
    ['the demo’s username', () => ({ rows: column('username', 'Demo') })],
    ['an invisible letter', () => ({ rows: column('username', 'an\u200ba') })],
    [
      'a hash that costs a gigabyte',
      () => ({ rows: column('passwordHash', '$argon2id$v=19$m=1048576,t=12,p=1$c2FsdHNhbHQ$c2Fs') }),
    ],
    ['an unknown role', () => ({ rows: column('role', 'OWNER') })],
    ['a version beyond all numbers', () => ({ rows: column('tokenVersion', '2147483647') })],
    ['NUL in a text', () => ({ rows: column('firstName', 'A\0na') })],
    [
      'no UTF-8',
      () => ({ rows: { User: (text) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text)]) } }),
    ],
    ['a row that is cut off', () => ({ rows: { User: (text) => text.slice(0, 20) } })],
    [
      'SQL as a column',
      () => ({ manifest: (m) => table(m, 'User').columns.push('id") FROM STDIN; DROP TABLE "User"; --') }),
    ],
    ['a column less', () => ({ manifest: (m) => table(m, 'User').columns.pop() })],
    ['a column twice', () => ({ manifest: (m) => table(m, 'User').columns.push('id') })],
    [
      'a table of the platform',
      () => ({ manifest: (m) => m.tables.push({ ...table(m, 'User'), name: 'SuperAdmin' }) }),
    ],
    [
      'an unknown table',
      () => ({
        manifest: (m) => m.tables.push({ name: 'x"; DROP TABLE "User"; --', columns: [], parts: 0, rows: 0 }),
      }),
    ],
    ['a table twice', () => ({ manifest: (m) => m.tables.push(table(m, 'User')) })],
    ['no tables', () => ({ manifest: (m) => Object.assign(m, { tables: [] }) })],
    ['no migrations', () => ({ manifest: (m) => Object.assign(m, { migrations: [] }) })],
    ['a migration of the future', () => ({ manifest: (m) => m.migrations.push('20990101000000_future') })],
    ['a migration less', () => ({ manifest: (m) => m.migrations.shift() })],
    [
      'parts without end',
      () => ({ manifest: (m) => Object.assign(table(m, 'User'), { parts: Number.MAX_SAFE_INTEGER }) }),
    ],
    ['parts below zero', () => ({ manifest: (m) => Object.assign(table(m, 'User'), { parts: -1 }) })],
    ['more rows than there are', () => ({ manifest: (m) => Object.assign(table(m, 'User'), { rows: 1e9 }) })],
    ['a number as columns', () => ({ manifest: (m) => Object.assign(table(m, 'User'), { columns: 7 }) })],
    [
      'another name of the business',
      () => ({ manifest: (m) => Object.assign(m.business ?? {}, { name: 'Felt' }) }),
    ],
    ['another business', () => ({ manifest: (m) => Object.assign(m.business ?? {}, { id: 999_999 }) })],
    [
      'two businesses',
      () => ({
        rows: { Business: (text) => text + text },
        manifest: (m) => Object.assign(table(m, 'Business'), { rows: 2 }),
      }),
    ],
    ['an entry outside', () => ({ entries: (all) => [['../../../tmp/outside', Buffer.from('x')], ...all] })],
    ['a secret', () => ({ entries: (all) => [['session-secret', Buffer.from('x'.repeat(48))], ...all] })],
    ['an entry twice', () => ({ entries: (all) => [...all, ...all.slice(0, 1)] })],
    [
      'a hidden entry of a table',
      () => ({ entries: (all) => [...all, ['data/User/../User/1.copy', Buffer.from('x')]] }),
    ],
    ['an entry less', () => ({ entries: (all) => all.slice(1) })],
  ])('%s', async (_what, edit) => {
    const file = await edited({ ...edit(), seal: null })
    const error = await bringBack(file).then(
      () => null,
      (refused: unknown) => refused,
    )
    expect(error).toBeInstanceOf(StartError)
    expect((error as Error).message).toContain(file)
    expect((error as Error).message).not.toContain('\n')
    expect(await status()).toBeNull()
    expect(await world.prisma.superAdmin.count()).toBe(0)
  })
})
