import { z } from 'zod'

/** The version of the archive format. */
export const archiveVersion = 1

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  /** The number of entries that hold the rows, `data/<name>/0.copy` and so on. */
  parts: z.int().nonnegative(),
  rows: z.int().nonnegative(),
})

/** The prefix of the names of a table's entries. */
export const folderOf = (table: string) => `data/${table}/`

/** The name of an entry with rows of a table. */
export const entryOf = (table: string, part: number) => `${folderOf(table)}${part}.copy`

/** The contents of an archive. It is the last entry, because row counts and checksums are known only at the end. */
export const manifestSchema = z.object({
  /** Whether it holds the whole database or one business. */
  cuecard: z.enum(['backup', 'business']),
  business: z.object({ id: z.int(), name: z.string() }).optional(),
  version: z.literal(archiveVersion),
  /** The time of the snapshot. */
  createdAt: z.iso.datetime(),
  /** The migrations of the database, which a restore applies before it loads the rows. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  /** The SHA-256 of every other entry, by name. */
  checksums: z.record(z.string(), z.string()),
  /** Missing where the server had no secret, and in archives of earlier versions. */
  seal: z.object({ key: z.string(), code: z.string() }).optional(),
})

export type CopiedTable = z.output<typeof table>

export type Manifest = z.output<typeof manifestSchema>
