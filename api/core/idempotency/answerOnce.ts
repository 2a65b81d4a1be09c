import { userKey } from '#api/core/admission/admission.ts'
import type { Context } from '#api/core/context/context.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { namedRecords, type ShownRecords } from '#api/core/graph/shownRecords.ts'
import type { KeyedRequest } from '#api/core/idempotency/idempotencyKey.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { PlatformClient } from '#api/core/tenancy/tenancy.ts'
import type { Actor } from '#api/core/viewer/viewer.ts'

/** How long an answer is kept, in milliseconds. */
export const keptFor = 24 * 60 * 60 * 1000

/** The maximum size of an answer that is stored, in bytes. */
const largestAnswer = 256 * 1024

/** The maximum size of all stored answers of a business, in bytes. */
const mostStored = 32 * 1024 * 1024

// A row and its entries in the indexes take about as much, however short the answer is.
const leastStored = 1024

/** The maximum number of records that an answer is stored with; one that shows more counts as showing any. */
const mostRecords = 200

// Only records with short, numeric ids can be deleted one by one.
const longestRecord = 60

/** An answer as it is sent. */
export interface FinishedAnswer {
  status: number
  body: string
}

/** The result of a write, and the records that it shows. */
interface WorkDone extends FinishedAnswer {
  shown: ShownRecords
}

const roleOf = (actor: Actor) => (actor.kind === 'system' ? 'ADMIN' : actor.role)

interface Stored {
  role: string
  requestHash: string
  status: number
  /** Null for an answer that is no longer kept. */
  body: string | null
}

/**
 * Locks the key until the transaction ends. The lock ends with the connection, so a key of a crashed server becomes
 * free by itself.
 */
async function lockKey(tx: BusinessContext, { hash }: KeyedRequest): Promise<void> {
  const [locked] = await tx.sql<{ free: boolean }>(
    `SELECT pg_try_advisory_xact_lock(hashtextextended($1::text || ' ' || $2::text, 0)) AS free`,
    hash,
  )
  if (!locked?.free) throw new AppError('KEY_IN_USE')
}

/**
 * SQL: whether an answer shows a record that was deleted since. A trigger empties such answers; this also covers a
 * deletion that ran at the same time as the request.
 */
const showsDeleted = `EXISTS (SELECT 1 FROM "DeletedRecord" deleted
  WHERE deleted."businessId" = answer."businessId" AND deleted."deletedAt" > answer."createdAt" - interval '1 minute'
    AND deleted.type || ':' || deleted."recordId" = ANY (answer.records))`

async function findAnswer(tx: BusinessContext, { hash }: KeyedRequest): Promise<Stored | undefined> {
  const since = new Date(tx.now().getTime() - keptFor)
  const [stored] = await tx.sql<Stored>(
    `SELECT role::text, "requestHash", status, CASE WHEN NOT ${showsDeleted} THEN body END AS body
     FROM "IdempotencyKey" answer
     WHERE "businessId" = $1 AND hash = $2 AND "createdAt" > $3::timestamptz`,
    hash,
    since,
  )
  return stored
}

const emptied = "body = NULL, bytes = 0, records = '{}'"

/** Empties the oldest answers of a business that stores too much. Their keys stay, so that nothing runs twice. */
async function emptyOldest(tx: BusinessContext): Promise<void> {
  const [stored] = await tx.sql<{ total: number }>(
    'SELECT coalesce(sum(bytes), 0)::float8 AS total FROM "IdempotencyKey" WHERE "businessId" = $1 AND bytes > 0',
  )
  if (!stored || stored.total <= mostStored) return
  // Room for some more, so that the next writes need not empty any.
  await tx.sql(
    `UPDATE "IdempotencyKey" SET ${emptied}
     WHERE "businessId" = $1 AND hash IN (
       SELECT hash FROM (
         SELECT hash, sum(bytes) OVER (ORDER BY "createdAt" DESC, hash) AS newer
         FROM "IdempotencyKey" WHERE "businessId" = $1 AND bytes > 0) answer
       WHERE newer > $2::float8)`,
    mostStored * 0.75,
  )
}

async function storeAnswer(
  { services: { writeQuota }, viewer, address, noteQuota }: Context,
  tx: BusinessContext,
  { hash, requestHash }: KeyedRequest,
  { status, body, shown }: WorkDone,
): Promise<void> {
  const size = Buffer.byteLength(body)
  if (size > largestAnswer) {
    throw new AppError(
      'BAD_REQUEST',
      `The answer to a request with an Idempotency-Key may have at most ${largestAnswer / 1024} kB. Nothing was changed; ask for fewer fields.`,
    )
  }
  await writeQuota.takeStored(viewer, userKey(viewer, address), size, noteQuota)
  const records =
    shown.size > mostRecords ? [namedRecords] : [...shown].filter(({ length }) => length <= longestRecord)
  // A conflict here is an expired answer: a valid one was returned above, under the same lock.
  await tx.sql(
    `INSERT INTO "IdempotencyKey"
       ("businessId", hash, "requestHash", role, status, body, bytes, records, "createdAt")
     VALUES ($1, $2, $3, $4::"Role", $5::int, $6, $7::int, $8::text[], $9::timestamptz)
     ON CONFLICT ("businessId", hash) DO UPDATE
       SET "requestHash" = excluded."requestHash", role = excluded.role, status = excluded.status,
           body = excluded.body, bytes = excluded.bytes, records = excluded.records,
           "createdAt" = excluded."createdAt"`,
    hash,
    requestHash,
    roleOf(tx.actor),
    status,
    body,
    Math.max(size, leastStored),
    records,
    tx.now(),
  )
  await emptyOldest(tx)
}

/**
 * Answers a request with a key once: within the transaction of `tx`, it finds the stored answer, or does the
 * work and stores its answer. When the work throws, nothing is stored, so the key can be used again. Call it after the caller's
 * permission has been checked. The context is that of the caller, to whom the size is charged.
 * @throws KEY_IN_USE while the first request runs; KEY_REUSED for another request; FORBIDDEN when the caller's role is
 * no longer the one of the first request; GONE when the answer is no longer kept; RATE_LIMITED when the answer is
 * larger than the write quota allows
 */
export async function answerOnce(
  context: Context,
  tx: BusinessContext,
  request: KeyedRequest,
  work: () => Promise<WorkDone>,
): Promise<FinishedAnswer & { isReplayed: boolean }> {
  await lockKey(tx, request)
  const stored = await findAnswer(tx, request)
  if (stored) {
    if (stored.role !== roleOf(tx.actor)) throw new AppError('FORBIDDEN')
    if (stored.requestHash !== request.requestHash) throw new AppError('KEY_REUSED')
    if (stored.body === null) throw new AppError('GONE')
    return { status: stored.status, body: stored.body, isReplayed: true }
  }
  const answer = await work()
  await storeAnswer(context, tx, request, answer)
  return { status: answer.status, body: answer.body, isReplayed: false }
}

/** Empties the stored answers that show records which have been deleted since. */
export async function emptyDeletedAnswers(platform: PlatformClient): Promise<void> {
  await platform.$executeRawUnsafe(
    `UPDATE "IdempotencyKey" answer SET ${emptied} WHERE bytes > 0 AND ${showsDeleted}`,
  )
}
