import { z } from 'zod'

/** The version of the archive's layout. */
export const archiveVersion = 1

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  /** The number of entries that hold the rows, `data/<name>/0.copy` and so on. */
  parts: z.int(),
  rows: z.int(),
})

/** What an archive holds; its last entry, because the numbers are known only then. */
export const manifestSchema = z.object({
  cuecard: z.literal('backup'),
  version: z.literal(archiveVersion),
  /** The moment whose data the archive holds. */
  createdAt: z.iso.datetime(),
  /** The migrations of the database, which a restore applies before it loads the rows. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  /** The SHA-256 of every other entry, by name. */
  checksums: z.record(z.string(), z.string()),
})

export type CopiedTable = z.output<typeof table>

export type Manifest = z.output<typeof manifestSchema>
