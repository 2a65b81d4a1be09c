import type { Services } from '#api/core/context/services.ts'
import { deleteSome, inBatches } from '#api/core/database/batches.ts'
import { keptFor as answersKeptFor } from '#api/core/idempotency/answerOnce.ts'
import type { Prisma } from '#api/generated/client.ts'
import { recordsKeptDays as deletionsKeptDays } from '#api/modules/deleted-records/service.ts'
import { addedNobody } from '#api/modules/imports/cleanUp.ts'
import { revertibleDays } from '#api/modules/imports/lists.ts'
import { trashKeptDays } from '#api/modules/trash/lists.ts'
import { deliveriesKeptDays } from '#api/modules/webhooks/delivery/upkeep.ts'
import { models } from '#api/policy/models.ts'

/** Rows that the clean-up deletes a number of days after the instant in a column. */
interface Period {
  days: number
  column: string
  /** Which rows; all of them by default. */
  where?: string
}

/** How long the rows of a table stay: as long as their business, as the installation, or for a period. */
export type Retention = 'business' | 'installation' | Period

const hour = 1 / 24
/** Tokens stay for a while after they expire, because the clocks of several instances may differ. */
const grace = hour

type Model = Prisma.ModelName
type ModelOfBusiness = { [M in Model]: (typeof models)[M]['key'] extends 'businessId' ? M : never }[Model]

/**
 * How long rows stay unless they stay as long as their business (docs/retention.md). The type covers all models of the
 * platform, so a new one without an answer does not compile.
 */
const stated = {
  Business: 'business',
  Notification: { days: 180, column: 'createdAt' },
  // The dashboard reads quarters of the last 60 days only; days and the sums of all time stay.
  Tally: { days: 100, column: 'startsAt', where: `span = 'QUARTER'` },
  PasswordResetToken: { days: grace, column: 'expiresAt' },
  EmailVerification: { days: 30, column: 'expiresAt' },
  Session: { days: grace, column: 'expiresAt' },
  KnownBrowser: { days: 90, column: 'lastSeenAt' },
  UsedTicket: { days: grace, column: 'expiresAt' },
  RevokedToken: { days: grace, column: 'expiresAt' },
  RateLimiterFlexible: { days: 1, column: 'expire' },
  ApiKey: { days: 365, column: 'revokedAt' },
  WebhookDelivery: { days: deliveriesKeptDays, column: 'createdAt', where: `state <> 'PENDING'` },
  SuperAdmin: 'installation',
  // Entries of a business stay with it; those of the platform and of deleted businesses for a year.
  AuditEntry: { days: 365, column: 'createdAt', where: '"businessId" IS NULL' },
  Backup: {
    days: 90,
    column: 'startedAt',
    where: `state <> 'RUNNING' AND id IS DISTINCT FROM (SELECT id FROM "Backup" WHERE state = 'DONE' ORDER BY "startedAt" DESC LIMIT 1)`,
  },
  IdempotencyKey: { days: answersKeptFor / (24 * 60 * 60 * 1000), column: 'createdAt' },
  DeletedRecord: { days: deletionsKeptDays, column: 'deletedAt' },
  TrashEntry: { days: trashKeptDays, column: 'deletedAt' },
  // The records of imports, and files that nobody started, are deleted before (api/modules/imports/cleanUp.ts).
  Import: { days: revertibleDays, column: 'finishedAt', where: addedNobody },
} as const satisfies Record<Exclude<Model, ModelOfBusiness>, Retention> &
  Partial<Record<ModelOfBusiness, Period>>

/** How long the rows of each table stay. */
export const retention: Record<string, Retention> = {
  ...Object.fromEntries(Object.keys(models).map((model) => [model, 'business'])),
  ...stated,
}

/**
 * Deletes the rows whose period is over, table by table. A table that fails does not keep the others from being cleaned.
 * @throws the failures, after the last table
 */
export async function deleteExpired(
  { statements, clock }: Pick<Services, 'statements' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = []
  for (const [table, answer] of Object.entries(retention)) {
    if (typeof answer === 'string') continue
    const { days, column, where } = answer
    const before = new Date(clock.now().getTime() - days * 24 * 60 * 60 * 1000)
    const condition = `"${column}" <= $1${where ? ` AND ${where}` : ''}`
    await inBatches(statements, deleteSome(table, condition), { values: [before], signal }).catch((error) =>
      failures.push(error),
    )
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some tables could not be cleaned')
}
