import type { Actor } from '#api/core/auth/viewer.ts'
import type { KeyedRequest } from '#api/core/idempotency/idempotencyKey.ts'
import { AppError } from '#api/core/platform/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { PlatformClient } from '#api/core/tenancy/tenancy.ts'

/** How long an answer is kept, in milliseconds. */
export const keptFor = 24 * 60 * 60 * 1000

/** The maximum size of an answer that is stored, in bytes. */
export const largestAnswer = 256 * 1024

/** An answer as it is sent. */
export interface FinishedAnswer {
  status: number
  body: string
}

const roleOf = (actor: Actor) => (actor.kind === 'system' ? 'ADMIN' : actor.role)

interface Stored extends FinishedAnswer {
  role: string
  requestHash: string
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

async function findAnswer(tx: BusinessContext, { hash }: KeyedRequest): Promise<Stored | undefined> {
  const since = new Date(tx.now().getTime() - keptFor)
  const [stored] = await tx.sql<Stored>(
    `SELECT role::text, "requestHash", status, body FROM "IdempotencyKey"
     WHERE "businessId" = $1 AND hash = $2 AND "createdAt" > $3::timestamptz`,
    hash,
    since,
  )
  return stored
}

async function storeAnswer(
  tx: BusinessContext,
  { hash, requestHash }: KeyedRequest,
  { status, body }: FinishedAnswer,
): Promise<void> {
  if (Buffer.byteLength(body) > largestAnswer) {
    throw new AppError('BAD_REQUEST', {
      message: `The answer to a request with an Idempotency-Key may have at most ${largestAnswer / 1024} kB. Nothing was changed; ask for fewer fields.`,
    })
  }
  // Only an expired answer can be replaced: the key is locked, and a kept answer was found before.
  await tx.sql(
    `INSERT INTO "IdempotencyKey" ("businessId", hash, "requestHash", role, status, body, "createdAt")
     VALUES ($1, $2, $3, $4::"Role", $5::int, $6, $7::timestamptz)
     ON CONFLICT ("businessId", hash) DO UPDATE
       SET "requestHash" = excluded."requestHash", role = excluded.role, status = excluded.status,
           body = excluded.body, "createdAt" = excluded."createdAt"`,
    hash,
    requestHash,
    roleOf(tx.actor),
    status,
    body,
    tx.now(),
  )
}

/**
 * Answers a request with a key once: within the transaction of `tx`, it finds the stored answer, or does the work and
 * stores its answer. When the work throws, nothing is stored, so the key can be used again. Call it after the caller's
 * permission has been checked.
 * @throws KEY_IN_USE while the first request runs; KEY_REUSED for another request; FORBIDDEN when the caller's role is
 * no longer the one of the first request
 */
export async function answerOnce(
  tx: BusinessContext,
  request: KeyedRequest,
  work: () => Promise<FinishedAnswer>,
): Promise<FinishedAnswer & { isReplayed: boolean }> {
  await lockKey(tx, request)
  const stored = await findAnswer(tx, request)
  if (stored) {
    if (stored.role !== roleOf(tx.actor)) throw new AppError('FORBIDDEN')
    if (stored.requestHash !== request.requestHash) throw new AppError('KEY_REUSED')
    return { status: stored.status, body: stored.body, isReplayed: true }
  }
  const answer = await work()
  await storeAnswer(tx, request, answer)
  return { ...answer, isReplayed: false }
}

/** Deletes the answers that are no longer replayed. */
export async function deleteOldAnswers(platform: PlatformClient, now: Date): Promise<void> {
  await platform.idempotencyKey.deleteMany({
    where: { createdAt: { lte: new Date(now.getTime() - keptFor) } },
  })
}
