import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { Prisma } from '#api/generated/client.ts'
import { deleteExpired, type Retention, retention } from '#api/jobs/retention.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const day = 24 * 60 * 60 * 1000
const rows = new Map(
  [...readFileSync('docs/retention.md', 'utf8').matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm)].map(
    ([, table, stays]) => [table, stays?.trim()],
  ),
)

/** The cell of the page for an answer. */
function cell(answer: Retention): string {
  if (answer === 'business') return 'as long as its business'
  if (answer === 'installation') return 'as long as the installation'
  const hours = Math.round(answer.days * 24)
  return hours <= 24 ? `${hours} h` : `${answer.days} days`
}

it.each(Object.values(Prisma.ModelName))('docs/retention.md says how long rows of %s stay', (model) => {
  expect(rows.get(model) ?? 'as long as its business').toBe(cell(retention[model] ?? 'installation'))
})

describe('the clean-up', () => {
  let world: World
  let business: TestBusiness
  const now = Date.now()
  const hash = (name: string) => createHash('sha256').update(name).digest('hex')
  const ago = (days: number) => new Date(now - days * day)

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    world.clock.set(new Date(now).toISOString())
    business = await world.business()
  })

  /** Adds a row of a table that is as old as this. */
  const adds: Record<string, (at: Date, name: string) => Promise<unknown>> = {
    Notification: (createdAt) =>
      world.prisma.notification.create({
        data: {
          ...own(),
          userId: business.admin.id,
          kind: 'assigned',
          title: 'x',
          subject: 'HotBoardItem:1',
          createdAt,
        },
      }),
    Tally: (startsAt) =>
      world.prisma.tally.create({
        data: {
          ...own(),
          span: 'QUARTER',
          startsAt,
          slot: 900,
          customers: 1,
          contacts: 0,
          completions: 0,
          pendingFollowUps: 0,
          openItems: 0,
        },
      }),
    PasswordResetToken: (expiresAt, name) =>
      world.prisma.passwordResetToken.create({
        data: { ...own(), userId: business.admin.id, tokenHash: hash(name), expiresAt },
      }),
    EmailVerification: (expiresAt, name) =>
      world.prisma.emailVerification.create({
        data: {
          ...own(),
          email: 'x@example.com',
          tokenHash: hash(name),
          expiresAt,
          userId: name.startsWith('old') ? business.manager.id : business.employee.id,
        },
      }),
    Session: (expiresAt) =>
      world.prisma.session.create({
        data: {
          ...own(),
          userId: business.admin.id,
          id: crypto.randomUUID(),
          version: 0,
          network: '192.0.2.x',
          expiresAt,
        },
      }),
    KnownBrowser: (lastSeenAt, name) =>
      world.prisma.knownBrowser.create({
        data: { ...own(), userId: business.admin.id, hash: hash(name), lastSeenAt },
      }),
    UsedTicket: (expiresAt, id) => world.prisma.usedTicket.create({ data: { id, expiresAt } }),
    RevokedToken: (expiresAt) =>
      world.prisma.revokedToken.create({ data: { jti: crypto.randomUUID(), expiresAt } }),
    RateLimiterFlexible: (expire, key) =>
      world.prisma.rateLimiterFlexible.create({ data: { key, points: 1, expire } }),
    ApiKey: (revokedAt, name) =>
      world.prisma.apiKey.create({
        data: {
          ...own(),
          name,
          role: 'ADMIN',
          keyHash: hash(name),
          prefix: 'x',
          createdById: business.admin.id,
          revokedAt,
        },
      }),
    AuditEntry: (createdAt, subject) =>
      world.prisma.auditEntry.create({
        data: { actorType: 'system', actorName: 'x', action: 'business:delete', subject, createdAt },
      }),
    Backup: (startedAt) =>
      world.prisma.backup.create({ data: { state: 'FAILED', startedAt, finishedAt: startedAt, error: 'x' } }),
    IdempotencyKey: (createdAt, hash) =>
      world.prisma.idempotencyKey.create({
        data: { ...own(), hash, requestHash: 'x', role: 'ADMIN', status: 200, body: '', createdAt },
      }),
    Import: (finishedAt) =>
      world.prisma.import.create({
        data: { ...own(), name: 'x', size: 1, createdByName: 'x', createdAt: finishedAt, finishedAt },
      }),
    TrashEntry: (deletedAt) =>
      world.prisma.trashEntry.create({
        data: {
          ...own(),
          type: 'Customer',
          recordId: 1,
          title: 'x',
          deletedByName: 'x',
          rows: {},
          bytes: 2,
          deletedAt,
        },
      }),
    DeletedRecord: (deletedAt) =>
      world.prisma.deletedRecord.create({ data: { ...own(), type: 'Customer', recordId: 1, deletedAt } }),
  }
  const written = { finishedAt: ago(400), file: 'x', size: 1 }
  const own = () => ({ businessId: business.id })
  const count = async (model: string) => {
    const rows = await world.prisma.$queryRawUnsafe<{ count: number }[]>(
      `SELECT count(*)::int FROM "${model}"`,
    )
    return rows[0]?.count ?? 0
  }
  // The log of webhooks has a test of its own, because its rows come from triggers.
  const periods = Object.entries(retention).flatMap(([model, answer]) =>
    typeof answer === 'string' || model === 'WebhookDelivery' ? [] : [[model, answer.days] as const],
  )

  it.each(periods)(
    'deletes rows of %s when they are older than %d days, and no others',
    async (model, days) => {
      await world.prisma.backup.deleteMany()
      const before = await count(model)
      const add = adds[model]
      await add?.(ago(days + 0.01), `old ${model}`)
      await add?.(ago(days - 0.01), `new ${model}`)
      if (model === 'Backup')
        await world.prisma.backup.create({ data: { state: 'DONE', startedAt: ago(400), ...written } })
      const added = (await count(model)) - before
      await deleteExpired(world.services)
      expect([added, await count(model)]).toEqual([model === 'Backup' ? 3 : 2, before + added - 1])
    },
  )

  it('leaves the entries, keys and sums that are in use', async () => {
    await world.prisma.auditEntry.create({
      data: {
        ...own(),
        actorType: 'system',
        actorName: 'x',
        action: 'team:add',
        subject: 'x',
        createdAt: ago(999),
      },
    })
    await world.prisma.apiKey.create({
      data: {
        ...own(),
        name: 'x',
        role: 'ADMIN',
        keyHash: hash('in use'),
        prefix: 'x',
        createdById: business.admin.id,
        createdAt: ago(999),
      },
    })
    const counts = async () => [await count('AuditEntry'), await count('ApiKey'), await count('Tally')]
    const before = await counts()
    await deleteExpired(world.services)
    expect(await counts()).toEqual(before)
  })

  it('goes on with the other tables when one fails', async () => {
    await adds.UsedTicket?.(ago(9), 'left over')
    const { statements } = world.services
    const failing: typeof statements = {
      ...statements,
      rows: (statement, values) =>
        statement.includes('"Notification"')
          ? Promise.reject(new Error('late'))
          : statements.rows(statement, values),
    }
    await expect(deleteExpired({ ...world.services, statements: failing })).rejects.toThrow(
      'could not be cleaned',
    )
    expect(await world.prisma.usedTicket.count({ where: { id: 'left over' } })).toBe(0)
  })

  it('deletes more rows than one statement takes', async () => {
    await world.prisma.$executeRaw`INSERT INTO "UsedTicket" (id, "expiresAt")
      SELECT 'many ' || i, ${ago(2)} FROM generate_series(1, 12345) AS i`
    await deleteExpired(world.services)
    expect(await world.prisma.usedTicket.count({ where: { id: { startsWith: 'many' } } })).toBe(0)
  })
})
