import type { Services } from '#api/core/context/services.ts'
import { isDatabaseBusy, isDatabaseUnavailable, isDiskFull } from '#api/core/database/unavailable.ts'
import type { Task } from '#api/core/jobs/queue.ts'
import { createLimiter } from '#api/core/limits/limiter.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockForUpdate } from '#api/core/tenancy/lockForUpdate.ts'
import type { Prisma } from '#api/generated/client.ts'
import type { ImportState } from '#api/generated/enums.ts'
import { isOpen, runBatches, suspendedBy } from '#api/modules/business/batches.ts'
import { contextOfBusiness } from '#api/modules/business/contextOfBusiness.ts'
import type { MatchedColumn } from '#api/modules/imports/columns/matchColumns.ts'
import { asChosenBefore } from '#api/modules/imports/jobs/chosenBefore.ts'
import { planRecords } from '#api/modules/imports/jobs/planRecords.ts'
import { readRecords } from '#api/modules/imports/jobs/readRecords.ts'
import { restoreBatch } from '#api/modules/imports/jobs/restoreBatch.ts'
import { finishRevert, revertBatch } from '#api/modules/imports/jobs/revertBatch.ts'
import { gatherStatistics } from '#api/modules/imports/jobs/statistics.ts'
import { writeBatch } from '#api/modules/imports/jobs/writeBatch.ts'
import { FileProblem, sentences } from '#api/modules/imports/reading/fileProblem.ts'
import { fileLimits } from '#api/modules/imports/reading/limits.ts'
import { goOn, type ImportOfBusiness, lockImport } from '#api/modules/imports/service.ts'
import {
  countMoves,
  countsShape,
  type ImportCounts,
  type Move,
  type WorkState,
} from '#api/modules/imports/settings.ts'
import { tellPrograms } from '#api/modules/imports/tellPrograms.ts'
import { endNotifications, notify } from '#api/modules/team/notifications/notify.ts'
import { quietWhenLarge } from '#api/modules/webhooks/bulkFinished.ts'

interface ImportJob {
  businessId: number
  importId: number
}

/** Writes what the reading of a file has found, unless it was deleted or is to be read otherwise meanwhile. */
async function finishReading(
  ctx: BusinessContext,
  { id, choices, settings }: ImportOfBusiness,
  data: Prisma.ImportUncheckedUpdateInput,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    await lockForUpdate(tx, 'Import', id)
    const held = await tx.db.import.findFirst({ where: { id, state: 'READING' } })
    const isSame = JSON.stringify([held?.choices, held?.settings]) === JSON.stringify([choices, settings])
    if (!isSame) return
    await tx.db.import.update({ where: tx.key(id), data })
  })
}

/** How long a file may take to be read, in milliseconds: a job has a minute. */
const readingTime = 50_000

/** Reads the file of an import. @throws FileProblem */
async function shapeAndColumns(ctx: BusinessContext, held: ImportOfBusiness, signal: AbortSignal) {
  const tooLong = AbortSignal.timeout(readingTime)
  try {
    const { shape, columns } = await readRecords(ctx, held, AbortSignal.any([signal, tooLong]))
    return { shape, columns: await asChosenBefore(ctx, columns) }
  } catch (error) {
    if (!tooLong.aborted) throw error
    throw new FileProblem('This file takes too long to read; split it into several files.')
  }
}

/** Reads the file. A job has a minute, so another one plans the records; it does not read again when it is repeated. */
async function read(
  services: Services,
  ctx: BusinessContext,
  held: ImportOfBusiness,
  signal: AbortSignal,
): Promise<void> {
  const { id } = held
  const { shape, columns } = await shapeAndColumns(ctx, held, signal)
  const rowCount = await ctx.db.importRow.count({ where: { importId: id } })
  if (rowCount === 0) throw new FileProblem(sentences.noRows)
  if (rowCount > fileLimits.rows) throw new FileProblem(sentences.tooManyRows)
  await gatherStatistics(services, 'reading', { before: 0, after: rowCount })
  const asJson = columns as unknown as Prisma.InputJsonArray
  await finishReading(ctx, held, {
    shape: shape as unknown as Prisma.InputJsonObject,
    columns: asJson,
    rowCount,
  })
  await goOn(ctx, id)
}

/** Plans what the records of a file become that has been read. */
async function plan(ctx: BusinessContext, held: ImportOfBusiness, signal: AbortSignal): Promise<void> {
  const counts = await planRecords(ctx, held, signal)
  await finishReading(ctx, held, { state: 'READY', counts, problem: null })
}

/** Whether work may succeed when the job is tried again. */
const isPassing = (error: unknown) =>
  isDatabaseBusy(error) || isDatabaseUnavailable(error) || isDiskFull(error)

/** Reads a file, or plans its records. What is wrong with it ends in a sentence, also a fault of Cuecard. */
async function readOrPlan(
  services: Services,
  ctx: BusinessContext,
  held: ImportOfBusiness,
  signal: AbortSignal,
): Promise<void> {
  try {
    await (isRead(held) ? plan(ctx, held, signal) : read(services, ctx, held, signal))
  } catch (error) {
    if (signal.aborted || isPassing(error)) throw error
    const isKnown = error instanceof FileProblem
    if (!isKnown) services.log.error({ err: error, importId: held.id }, 'A file could not be read')
    const problem = isKnown ? error.message.slice(0, 300) : sentences.unexpected
    await finishReading(ctx, held, { state: 'FAILED', problem })
  }
}

const isRead = ({ columns }: ImportOfBusiness) => (columns as unknown as MatchedColumn[]).length > 0

/** Work in batches: from which state to which. */
interface Work {
  state: WorkState
  next: ImportState
  /** How long others have the database after a batch, as a part of the time that the batch had it. */
  rest: number
  /** Deals with some records in a transaction; with none at the end. */
  batch(tx: BusinessContext, held: ImportOfBusiness): Promise<Move[]>
  finish?(tx: BusinessContext, held: ImportOfBusiness): Promise<void>
  /** What its end is in a sentence. */
  words(states: ImportCounts['states']): string
}

const number = (count = 0) => count.toLocaleString('en-US')

const allWork: readonly Work[] = [
  {
    state: 'RUNNING',
    next: 'DONE',
    rest: 1,
    batch: writeBatch,
    words: ({ ADDED, FILLED, REFUSED }) =>
      `Import finished: ${number(ADDED)} added, ${number(FILLED)} filled, ${number(REFUSED)} refused.`,
  },
  {
    state: 'REVERTING',
    next: 'REVERTED',
    rest: 0.05,
    batch: revertBatch,
    finish: finishRevert,
    words: ({ REVERTED, KEPT }) => `Import reverted: ${number(REVERTED)} taken back, ${number(KEPT)} kept.`,
  },
  {
    state: 'RESTORING',
    next: 'DONE',
    rest: 0.05,
    batch: restoreBatch,
    words: ({ ADDED, FILLED }) =>
      `Reverting taken back: ${number(ADDED)} customers are back, ${number(FILLED)} filled again.`,
  },
]

/** Tells the user who brought the file that work on it has ended. */
async function tellStarter(tx: BusinessContext, { id, createdById }: ImportOfBusiness, title: string) {
  if (createdById === null) return
  await endNotifications(tx, 'import-finished', `Import:${id}`)
  await notify(tx, createdById, { kind: 'import-finished', title, subject: `Import:${id}` })
}

/** Deals with some records in a transaction; false when none is left. */
async function oneBatch(
  services: Services,
  ctx: BusinessContext,
  id: number,
  { state, next, batch, finish, words }: Work,
): Promise<boolean> {
  const done = await ctx.transaction(async (tx) => {
    const held = await lockImport(tx, id)
    if (held.state !== state) return null
    await quietWhenLarge(tx, held.rowCount)
    const moves = await batch(tx, held)
    if (moves.length === 0) await finish?.(tx, held)
    const counts = countMoves(countsShape.parse(held.counts), moves)
    if (moves.length === 0) {
      await tellStarter(tx, held, words(counts.states))
      await tellPrograms(tx, held)
    }
    await tx.db.import.update({
      where: tx.key(id),
      data:
        moves.length > 0
          ? { doneCount: { increment: moves.length }, counts }
          : { state: next, finishedAt: tx.now() },
    })
    return moves.length > 0 ? { before: held.doneCount, after: held.doneCount + moves.length } : null
  })
  if (done && state !== 'REVERTING') await gatherStatistics(services, 'writing', done)
  return done !== null
}

/** How long an import waits while this server works on another, in milliseconds. */
const laterBy = 2_000

/** The task that reads, writes or reverts an import. A server works on one at a time. */
export function workOnImport(services: Services): Task {
  const inTurn = createLimiter({ atOnce: 1 })
  return async (payload, signal) => {
    const { businessId, importId } = payload as ImportJob
    const ctx = await contextOfBusiness(services, businessId)
    if (!ctx) return
    if (!(await isOpen(services, businessId))) return goOn(ctx, importId, new Date(Date.now() + suspendedBy))
    if (!inTurn.isIdle()) return goOn(ctx, importId, new Date(Date.now() + laterBy))
    await inTurn(async () => {
      const held = await ctx.db.import.findFirst({ where: { id: importId } })
      if (held?.state === 'READING') await readOrPlan(services, ctx, held, signal)
      const work = allWork.find(({ state }) => state === held?.state)
      if (!work) return
      const batches = { batch: () => oneBatch(services, ctx, importId, work), rest: work.rest }
      if (await runBatches(services, businessId, batches, signal)) await goOn(ctx, importId)
    })
  }
}
