import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { problemOfUsernames } from '#api/core/accounts/usernames.ts'
import { reason, StartError } from '#api/core/process/startError.ts'
import type { CopiedTable } from './manifest.ts'
import type { SealState } from './seal.ts'
import type { Table } from './tables.ts'

const sorted = (names: readonly string[]) => names.toSorted()

/** Rejects with a StartError when the tables of an archive are not exactly those of the database. */
export function refuseOtherTables(
  file: string,
  archived: readonly CopiedTable[],
  known: readonly Table[],
): void {
  const refuse = (what: string) => {
    throw new StartError(`${file} was changed: ${what}.`)
  }
  const names = (tables: readonly Table[]) => sorted(tables.map(({ name }) => name))
  if (!isDeepStrictEqual(names(archived), names(known)))
    refuse('its tables are not those that Cuecard writes into such a file')
  for (const { name, columns } of archived) {
    const columnsHere = known.find((table) => table.name === name)?.columns ?? []
    if (!isDeepStrictEqual(sorted(columns), sorted(columnsHere)))
      refuse(`the columns of ${name} are not those of its version`)
  }
}

/**
 * Rejects with a StartError when a file whose seal says nothing has usernames that Cuecard never accepts. A file with a
 * valid seal may have them from the time before they were refused.
 * @param table the table with the accounts, in SQL
 */
export async function refuseForbiddenUsernames(
  client: pg.Client,
  file: string,
  table: string,
): Promise<void> {
  const { rows } = await client.query<{ businessId: number; username: string }>(
    `SELECT "businessId", username::text AS username FROM ${table} ORDER BY "businessId", id`,
  )
  const problem = problemOfUsernames(rows)
  if (problem)
    throw new StartError(
      `${file} may have been edited: ${problem}. To restore it all the same, add --trust-edited.`,
    )
}

const states: Record<Exclude<SealState, 'valid'>, string> = {
  missing: 'has no seal',
  'of another server': 'was sealed by another server',
  wrong: 'was edited after it was written',
}

/** A sentence for the operator about a file that may have been edited; null for a valid seal. */
export function sealWarning(file: string, state: SealState): string | null {
  if (state === 'valid') return null
  return `${file} ${states[state]}, so Cuecard cannot tell what was changed in it. The audit trail says so too.`
}

/** Turns every failure into one sentence. */
export async function inOneSentence<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`${file} cannot be restored: ${reason(error)}`, { cause: error })
  }
}
