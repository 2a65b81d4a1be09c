import type { Services } from '#api/core/context/services.ts'

/** After how many records the statistics of the tables that an import fills are gathered. */
const firstRecords = 2_000

/** The tables that the records of a file are read into, and those that an import writes. */
const filled = {
  reading: ['ImportRow'],
  writing: ['Customer', 'CustomerStatusChange', 'Contact', 'FollowUp'],
} as const

/**
 * Gathers PostgreSQL's statistics once an act has put its first records into tables. Until then PostgreSQL takes the
 * business for a small one and reads all of it for each record. It gathers them itself a minute later, or not before a table
 * has grown by a tenth.
 */
export async function gatherStatistics(
  { statements, log }: Pick<Services, 'statements' | 'log'>,
  act: keyof typeof filled,
  { before, after }: { before: number; after: number },
): Promise<void> {
  if (before >= firstRecords || after < firstRecords) return
  const tables = filled[act].map((table) => `"${table}"`).join(', ')
  await statements
    .rows(`ANALYZE (SKIP_LOCKED) ${tables}`, [])
    .catch((err: unknown) => log.warn({ err }, 'Statistics were not gathered: an import may be slow'))
}
