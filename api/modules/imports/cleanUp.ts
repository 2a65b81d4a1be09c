import type { Services } from '#api/core/context/services.ts'
import { deleteSome, inBatches } from '#api/core/database/batches.ts'
import { revertibleDays } from '#api/modules/imports/service.ts'

const day = 24 * 60 * 60 * 1000

// $1: before this time imports began that are over; $2: before this one files came that nobody started.
const isOver = (name: string) =>
  `(${name}."createdAt" <= $1 OR (${name}."startedAt" IS NULL AND ${name}."createdAt" <= $2))`

const ofOver = (table: string) =>
  deleteSome(
    table,
    `EXISTS (SELECT FROM "Import" AS held WHERE held."businessId" = "${table}"."businessId"
                AND held.id = "${table}"."importId" AND ${isOver('held')})`,
  )

/**
 * Deletes files that nobody started within a day, and imports after 30 days, with their records: some at a time, because
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
    deleteSome('Import', isOver('"Import"')),
  ]) {
    await inBatches(statements, statement, { values, signal })
  }
}
