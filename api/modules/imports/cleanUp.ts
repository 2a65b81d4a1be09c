import type { Services } from '#api/core/context/services.ts'
import { deleteSome, inBatches } from '#api/core/database/batches.ts'
import { revertibleDays } from '#api/modules/imports/lists.ts'

const day = 24 * 60 * 60 * 1000

// $1: before this time imports ended that are over; $2: before this one files came that nobody started.
const isOver = (name: string) =>
  `(coalesce(${name}."finishedAt", ${name}."createdAt") <= $1 OR (${name}."startedAt" IS NULL AND ${name}."createdAt" <= $2))`

const ofOver = (table: string) =>
  deleteSome(
    table,
    `EXISTS (SELECT FROM "Import" AS held WHERE held."businessId" = "${table}"."businessId"
                AND held.id = "${table}"."importId" AND ${isOver('held')})`,
  )

/** Whether an import has no customers, whose history it is part of. */
export const addedNobody = `NOT EXISTS (SELECT FROM "Customer" WHERE "Customer"."businessId" = "Import"."businessId"
   AND "Customer"."importId" = "Import".id)`

/**
 * Deletes files that nobody started within a day, and the records of imports after 30 days; then also the imports whose
 * customers are gone: some at a time, because
 * there may be many.
 */
export async function cleanUpImports(
  { statements, clock }: Pick<Services, 'statements' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now().getTime()
  const values = [new Date(now - revertibleDays * day), new Date(now - day)]
  for (const statement of [
    ofOver('ImportRow'),
    ofOver('ImportPiece'),
    deleteSome('Import', `${isOver('"Import"')} AND ${addedNobody}`),
  ]) {
    await inBatches(statements, statement, { values, signal })
  }
}
