import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { channel } from '#api/core/live/announcement.ts'
import { migrate } from '#api/database/migrations/migrate.ts'
import { readMigrations } from '#api/database/migrations/migrations.ts'
import { makeTextsCanonical } from '#api/modules/backups/archive/canonicalTexts.ts'
import { stagedName } from '#api/modules/backups/business/staging.ts'
import { blankDatabase, silent } from '#api/testing/harness/database/database.ts'
import { sampleRows } from '#api/testing/harness/samples/samplesOfModules.ts'

const decomposed = (text: string) => text.normalize('NFD')
// It is twice as long in NFC.
const growing = '\u0958'.repeat(80)

/** The rows of a data folder of the edition before texts were canonical. */
const old: [table: string, row: Record<string, unknown>][] = [
  ['Business', { id: 7, name: decomposed('Café Ａ\u200b'), address: '\u200b' }],
  ['Business', { id: 8 }],
  ['User', { id: 1, username: decomposed('rené'), email: 'rene@example.org\u200b' }],
  [
    'User',
    { id: 2, username: 'max', email: 'max@example.org', firstName: decomposed('René'), lastName: 'Müller' },
  ],
  ['InterestOption', { id: 'a', value: decomposed('café'), label: decomposed('Café'), sortOrder: 0 }],
  ['InterestOption', { id: 'b', value: 'café', label: 'Café', sortOrder: 1 }],
  ['InterestOption', { id: 'c', value: 'cafe', label: 'Cafe', sortOrder: 2 }],
  ['InterestOption', { id: 'd', value: 'da\u200brts', label: 'Da\u200brts', sortOrder: 3 }],
  ['InterestOption', { id: 'e', value: 'a_b', label: 'a b', sortOrder: 4 }],
  ['InterestOption', { id: 'f', value: 'a_b\u200b', label: 'a_b\u200b', sortOrder: 5 }],
  [
    'Customer',
    { id: 1, firstName: decomposed('José'), interest: decomposed('Café'), notes: '\u202aHi\u202c' },
  ],
  ['Customer', { id: 2, firstName: 'Zoë \u200b', interest: 'Cafe', email: '\u200b@example.org' }],
  ['Customer', { id: 3, firstName: growing, interest: 'Da\u200brts' }],
  ['Customer', { id: 4, firstName: '\u200b', interest: 'Darts' }],
  ['SavedView', { id: 1, name: 'Café', interest: 'Cafe' }],
  ['SavedView', { id: 2, name: decomposed('Café') }],
  ['SavedView', { id: 3, name: 'CAFÉ' }],
  ['SavedView', { id: 4, name: `${'x'.repeat(39)}é` }],
  ['SavedView', { id: 5, name: `${'x'.repeat(39)}É` }],
  ['ApiKey', { id: 1, name: decomposed('Kasse é'), keyHash: 'a'.repeat(64) }],
  ['ApiKey', { id: 2, name: 'Kasse é', keyHash: 'b'.repeat(64) }],
  [
    'ServiceAppointment',
    { id: 1, technician: decomposed('RENÉ\u00a0Müller'), technicianUserId: null, place: 1 },
  ],
  ['ServiceAppointment', { id: 2, technician: 'Ａnother é', technicianUserId: null, place: 2 }],
  ['OrganizerTask', { id: 1, tags: ['é', decomposed('É'), 'plain', '\u200b'] }],
  ['Activity', { id: 1, description: decomposed('Olé') }],
]

describe('a data folder of an earlier edition', { timeout: 60_000 }, () => {
  let client: pg.Client | undefined
  const announced: string[] = []
  const ask = async (sql: string, values: unknown[] = []) => (await client?.query(sql, values))?.rows ?? []
  const insert = async (table: string, more: Record<string, unknown>) => {
    const known = await ask(
      `SELECT attname::text AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
      [`"${table}"`],
    )
    const given: Record<string, unknown> = { ...sampleRows[table], ...more }
    if (table === 'Customer') given.name = `${given.firstName} ${given.lastName}`
    const columns = known.map(({ name }) => name).filter((name) => name in given)
    await ask(
      `INSERT INTO "${table}" (${columns.map((name) => `"${name}"`)}) VALUES (${columns.map((_, index) => `$${index + 1}`)})`,
      columns.map((name) => given[name]),
    )
  }
  const untold = `SELECT (SELECT jsonb_agg("updatedAt" ORDER BY id) FROM "Customer") AS customers,
    (SELECT jsonb_agg("updatedAt" ORDER BY id) FROM "ServiceAppointment") AS appointments,
    (SELECT count(*) FROM "Activity") AS activities, (SELECT count(*) FROM "DeletedRecord") AS deleted,
    (SELECT count(*) FROM "CustomerStatusChange") AS changes, (SELECT count(*) FROM "WebhookDelivery") AS deliveries`
  let before: unknown

  beforeAll(async () => {
    const url = await blankDatabase()
    const names = (await readMigrations()).migrationDirectories.map(({ path }) => path)
    const earlier = names.filter((name) => name < '20261127010000')
    await migrate(url, { log: silent, only: new Set(earlier) })
    client = new pg.Client({ connectionString: url })
    await client.connect()
    for (const [table, row] of old) await insert(table, row)
    before = await ask(untold)
    client.on('notification', ({ payload }) => announced.push(payload ?? ''))
    await client.query(`LISTEN ${channel}`)
    await migrate(url, { log: silent })
  }, 120_000)
  afterAll(() => client?.end())

  it('has canonical texts', async () => {
    expect(await ask('SELECT name, address FROM "Business" WHERE id = 7')).toEqual([
      { name: 'Café Ａ', address: null },
    ])
    expect(await ask('SELECT "firstName", notes, email FROM "Customer" ORDER BY id LIMIT 2')).toEqual([
      { firstName: 'José', notes: 'Hi', email: null },
      { firstName: 'Zoë', notes: null, email: '\u200b@example.org' },
    ])
    expect(await ask('SELECT tags FROM "OrganizerTask"')).toEqual([{ tags: ['é', 'plain', '\u200b'] }])
    expect(await ask('SELECT description FROM "Activity"')).toEqual([{ description: 'Olé' }])
  })

  it('keeps a text whose canonical form does not fit or is empty', async () => {
    const names = await ask('SELECT "firstName" AS name FROM "Customer" WHERE id >= 3 ORDER BY id')
    expect(names.map(({ name }) => name)).toEqual([growing, '\u200b'])
  })

  it('keeps the stored form of accounts', async () => {
    expect(await ask('SELECT username::text, email::text FROM "User" WHERE id = 1')).toEqual([
      { username: decomposed('rené'), email: 'rene@example.org\u200b' },
    ])
  })

  it('has one option of each label, and its customers and views have that label', async () => {
    expect(await ask('SELECT id, value, label FROM "InterestOption" ORDER BY "sortOrder"')).toEqual([
      { id: 'a', value: 'café', label: 'Café' },
      { id: 'd', value: 'darts', label: 'Darts' },
      { id: 'e', value: 'a_b', label: 'a b' },
    ])
    const interests = await ask('SELECT interest FROM "Customer" ORDER BY id')
    expect(interests.map(({ interest }) => interest)).toEqual(['Café', 'Café', 'Darts', 'Darts'])
    expect(await ask('SELECT filter FROM "SavedView" WHERE id = 1')).toEqual([
      { filter: { interestIds: ['a'] } },
    ])
  })

  it('numbers the names that become equal', async () => {
    const views = await ask('SELECT name FROM "SavedView" ORDER BY id')
    expect(views.map(({ name }) => name)).toEqual([
      ...['Café', 'Café (2)', 'CAFÉ (3)'],
      ...[`${'x'.repeat(39)}é`, `${'x'.repeat(36)} (2)`],
    ])
    const keys = await ask('SELECT name FROM "ApiKey" ORDER BY id')
    expect(keys.map(({ name }) => name)).toEqual(['Kasse é (2)', 'Kasse é'])
  })

  it('knows the technician who is a member', async () => {
    expect(
      await ask('SELECT technician, "technicianUserId" AS user FROM "ServiceAppointment" ORDER BY id'),
    ).toEqual([
      { technician: 'René Müller', user: 2 },
      { technician: 'Ａnother é', user: null },
    ])
  })

  it('tells nobody', async () => {
    expect(await ask(untold)).toEqual(before)
    expect(announced).toEqual([])
  })

  it('makes the rows of a restore canonical before they are put in place', async () => {
    for (const table of new Set(old.map(([name]) => name))) {
      await ask(`CREATE TEMPORARY TABLE ${stagedName(table)} AS SELECT * FROM "${table}" WITH NO DATA`)
    }
    const [customer, options] = [stagedName('Customer'), stagedName('InterestOption')]
    await ask(`INSERT INTO ${options} ("businessId", id, value, label, "sortOrder")
      VALUES (7, 'a', 'café', 'Café', 0), (7, 'b', 'cafe', 'Cafe', 1)`)
    await ask(
      `INSERT INTO ${customer} ("firstName", "lastName", interest, "businessId") VALUES ($1, 'B', 'Cafe', 7)`,
      [decomposed('José')],
    )
    if (client) await makeTextsCanonical(client, stagedName)
    expect(await ask(`SELECT name, interest FROM ${customer}`)).toEqual([
      { name: 'José B', interest: 'Café' },
    ])
    expect(await ask(`SELECT id, label FROM ${options}`)).toEqual([{ id: 'a', label: 'Café' }])
  })

  it('stays as it is when its texts are made canonical again', async () => {
    const rows =
      'SELECT (SELECT jsonb_agg(c ORDER BY id) FROM "Customer" c) AS c, (SELECT jsonb_agg(v ORDER BY id) FROM "SavedView" v) AS v'
    const first = await ask(rows)
    await ask('SELECT make_texts_canonical()')
    expect(await ask(rows)).toEqual(first)
    const off = `SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'O'`
    expect(await ask(off)).toEqual([])
  })
})
