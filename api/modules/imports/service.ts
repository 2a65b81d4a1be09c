import { AppError, badField, found, notFound } from '#api/core/errors/errors.ts'
import { enqueue } from '#api/core/jobs/enqueue.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockForUpdate } from '#api/core/tenancy/lockForUpdate.ts'
import { fold } from '#api/core/text/fold.ts'
import type { Prisma } from '#api/generated/client.ts'
import type { ImportState } from '#api/generated/enums.ts'
import { recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import { fieldsInUse } from '#api/modules/custom-fields/service.ts'
import type { MatchedColumn } from '#api/modules/imports/columns/matchColumns.ts'
import { checkDemoFile } from '#api/modules/imports/demoFile.ts'
import type { ImportMapping, NewImport } from '#api/modules/imports/input.ts'
import { visibleImports } from '#api/modules/imports/lists.ts'
import { sizeProblem } from '#api/modules/imports/reading/fileProblem.ts'
import { fileEncodings, separators } from '#api/modules/imports/reading/shape.ts'
import { settingsShape, type WorkState, works } from '#api/modules/imports/settings.ts'
import { tellPrograms } from '#api/modules/imports/tellPrograms.ts'

export type ImportOfBusiness = Prisma.ImportGetPayload<object>

/** The task of the job queue that works on an import. */
export const importTask = 'workOnImport'

/** The maximum size of all files of a business that have not been started, in bytes. */
const largestFiles = 150 * 1024 * 1024

/** Adds the job that goes on with an import. */
export const goOn = (ctx: BusinessContext, id: number, runAt?: Date) =>
  enqueue(ctx, importTask, { importId: id }, { key: `${importTask} ${id}`, ...(runAt && { runAt }) })

/** An import by its number, locked until the transaction ends. */
export async function lockImport(tx: BusinessContext, id: number): Promise<ImportOfBusiness> {
  await lockForUpdate(tx, 'Import', id)
  // Work that has begun ends, whatever the time.
  const known = tx.actor.kind === 'system' ? {} : visibleImports(tx)
  return found('Import', await tx.db.import.findFirst({ where: { AND: [{ id }, known] } }))
}

/** @throws CONFLICT for an import that is in another state than those */
function requireState({ state }: ImportOfBusiness, states: readonly ImportState[], message: string): void {
  if (!states.includes(state)) throw new AppError('CONFLICT', message)
}

const changed = (tx: BusinessContext, id: number, data: Prisma.ImportUncheckedUpdateInput) =>
  tx.db.import.update({ where: tx.key(id), data })

/**
 * Announces a file; its bytes follow in pieces (api/modules/imports/upload.ts).
 * @throws FORBIDDEN in the demo for another file than its own; BAD_INPUT for a file that is too large; CONFLICT while too many files wait
 */
export function createImport(ctx: BusinessContext, { name, size }: NewImport): Promise<ImportOfBusiness> {
  checkDemoFile(ctx, { name, size })
  const problem = sizeProblem(size)
  if (problem !== null) throw badField('size', problem)
  return ctx.transaction(async (tx) => {
    await tx.sql('SELECT 1 FROM "Business" WHERE id = $1 FOR NO KEY UPDATE')
    const waiting = await tx.db.import.aggregate({ _sum: { size: true }, where: { startedAt: null } })
    if ((waiting._sum.size ?? 0) + size > largestFiles) {
      throw new AppError(
        'CONFLICT',
        'The files that wait have 150 MB. Delete one, or start it, and try again.',
      )
    }
    return tx.db.import.create({
      data: {
        ...tx.tenant,
        name,
        size,
        createdById: tx.userId,
        createdByName: tx.actorName,
        createdAt: tx.now(),
      },
    })
  })
}

/** @throws BAD_INPUT for a way of reading that there is not */
function checkReading({ encoding, separator }: NonNullable<ImportMapping['reading']> = {}): void {
  if (encoding && !fileEncodings.some((known) => known === encoding)) {
    throw badField('encoding', `The encoding must be one of ${fileEncodings.join(', ')}.`)
  }
  if (separator && !separators.some((known) => known === separator)) {
    throw badField('separator', 'The separator must be a comma, a semicolon, a tab or a bar.')
  }
}

/** The columns as a user wants them. @throws NOT_FOUND for a custom field that is not there */
async function columnsAfter(
  tx: BusinessContext,
  before: readonly MatchedColumn[],
  wanted: ImportMapping['columns'] = [],
): Promise<MatchedColumn[]> {
  const isCustom = wanted.some(({ target }) => target === 'CUSTOM')
  const fields = new Set(isCustom ? (await fieldsInUse(tx)).map((field) => field.id) : [])
  const chosen = new Map(wanted.map((column) => [column.index, column]))
  return before.map(({ customFieldId: formerId, ...column }, index) => {
    const { target, customFieldId } = chosen.get(index) ?? { target: column.target, customFieldId: formerId }
    if (target !== 'CUSTOM') return { ...column, target }
    if (!customFieldId || (chosen.has(index) && !fields.has(customFieldId))) throw notFound('Custom field')
    return { ...column, target, customFieldId }
  })
}

const byWord = <Chosen extends { word: string }, Value>(
  chosen: readonly Chosen[] = [],
  value: (choice: Chosen) => Value,
) => Object.fromEntries(chosen.map((choice) => [fold(choice.word), value(choice)]))

/**
 * Says what the columns and values become, or how the file is read, and has the records read anew.
 * @throws CONFLICT unless the file has been read and not been started; BAD_INPUT without a column for the name
 */
export function mapImport(
  ctx: BusinessContext,
  id: number,
  mapping: ImportMapping,
): Promise<ImportOfBusiness> {
  return ctx.transaction(async (tx) => {
    const held = await lockImport(tx, id)
    requireState(held, ['READY', 'FAILED'], 'This file is not waiting to be started.')
    checkReading(mapping.reading)
    const { columns, reading, leftOut, takenIn, statuses, interests, ...settings } = mapping
    const after = await columnsAfter(tx, held.columns as unknown as MatchedColumn[], columns)
    const isReadAnew = reading !== undefined || held.state === 'FAILED'
    if (isReadAnew) await tx.db.importRow.deleteMany({ where: { importId: id } })
    const lines = (numbers: number[] = []) => ({ importId: id, line: { in: numbers } })
    await tx.db.importRow.updateMany({ where: lines(leftOut), data: { state: 'LEFT_OUT' } })
    await tx.db.importRow.updateMany({ where: lines(takenIn), data: { state: 'NEW' } })
    const kept = settingsShape.parse(held.settings)
    const updated = await changed(tx, id, {
      state: 'READING',
      problem: null,
      columns: isReadAnew ? [] : (after as unknown as Prisma.InputJsonArray),
      choices: { ...(held.choices as object), ...reading },
      settings: settingsShape.parse({
        ...kept,
        ...settings,
        statuses: { ...kept.statuses, ...byWord(statuses, ({ status }) => status) },
        interests: { ...kept.interests, ...byWord(interests, ({ interest }) => interest) },
      }),
    })
    await goOn(tx, id)
    return updated
  })
}

/** Refuses a second import of the business that writes customers. */
async function refuseSecond(tx: BusinessContext, id: number): Promise<void> {
  await tx.sql('SELECT 1 FROM "Business" WHERE id = $1 FOR NO KEY UPDATE')
  const other = await tx.db.import.findFirst({
    where: { id: { not: id }, state: { in: Object.keys(works) as WorkState[] } },
  })
  if (!other) return
  const part = Math.floor((100 * other.doneCount) / Math.max(1, other.rowCount))
  throw new AppError('CONFLICT', `Another import is running: ${other.name}, ${part} %.`)
}

/**
 * Starts an import: its customers are written in the background. Idempotent while it runs.
 * @throws CONFLICT unless it is ready, or while another import of the business runs; BAD_INPUT without a name
 */
export function startImport(ctx: BusinessContext, id: number): Promise<ImportOfBusiness> {
  return ctx.transaction(async (tx) => {
    const held = await lockImport(tx, id)
    if (held.state === 'RUNNING') return held
    await refuseSecond(tx, id)
    requireState(held, ['READY'], 'This file is not waiting to be started.')
    const targets = (held.columns as unknown as MatchedColumn[]).map(({ target }) => target)
    if (!targets.some((target) => ['FIRST_NAME', 'LAST_NAME', 'FULL_NAME', 'COMPANY'].includes(target))) {
      throw new AppError('BAD_INPUT', 'Choose the column with the name.')
    }
    await tx.db.importPiece.deleteMany({ where: { importId: id } })
    await recordAudit(tx, { action: 'import:start', subject: `Import:${id}`, after: { name: held.name } })
    const started = await changed(tx, id, { state: 'RUNNING', startedAt: tx.now(), doneCount: 0 })
    await goOn(tx, id)
    return started
  })
}

/** Stops a running import: what it has written stays. Idempotent. */
export function stopImport(ctx: BusinessContext, id: number): Promise<ImportOfBusiness> {
  return ctx.transaction(async (tx) => {
    const held = await lockImport(tx, id)
    if (held.state === 'STOPPED') return held
    requireState(held, ['RUNNING'], 'This import is not running.')
    await tellPrograms(tx, held)
    return changed(tx, id, { state: 'STOPPED', finishedAt: tx.now() })
  })
}

/**
 * Takes an import back, in the background. Idempotent.
 * @throws CONFLICT unless it has finished or was stopped, or while another runs
 */
export function revertImport(ctx: BusinessContext, id: number): Promise<ImportOfBusiness> {
  return ctx.transaction(async (tx) => {
    const held = await lockImport(tx, id)
    if (held.state === 'REVERTING' || held.state === 'REVERTED') return held
    await refuseSecond(tx, id)
    const message = held.state === 'RUNNING' ? 'Stop this import first.' : 'This import has changed nothing.'
    requireState(held, ['DONE', 'STOPPED'], message)
    await recordAudit(tx, { action: 'import:revert', subject: `Import:${id}`, after: { name: held.name } })
    const reverting = await changed(tx, id, {
      state: 'REVERTING',
      doneCount: 0,
      groupId: crypto.randomUUID(),
    })
    await goOn(tx, id)
    return reverting
  })
}

/**
 * Takes the reverting of an import back, in the background: customers come back from the trash, fields have the file's
 * values again. Idempotent while it runs.
 * @throws CONFLICT unless it was reverted, or while another runs
 */
export function restoreImport(ctx: BusinessContext, id: number): Promise<ImportOfBusiness> {
  return ctx.transaction(async (tx) => {
    const held = await lockImport(tx, id)
    if (held.state === 'RESTORING') return held
    await refuseSecond(tx, id)
    requireState(held, ['REVERTED'], 'This import was not reverted.')
    await recordAudit(tx, { action: 'import:restore', subject: `Import:${id}`, after: { name: held.name } })
    const restoring = await changed(tx, id, { state: 'RESTORING', doneCount: 0 })
    await goOn(tx, id)
    return restoring
  })
}

/** Deletes a file that was not started. */
export function deleteImport(ctx: BusinessContext, id: number): Promise<void> {
  return ctx.transaction(async (tx) => {
    const held = await lockImport(tx, id)
    if (held.startedAt) throw new AppError('CONFLICT', 'An import that was started is kept for 30 days.')
    await tx.db.import.delete({ where: tx.key(id) })
  })
}
