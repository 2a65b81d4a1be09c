import type { Writable } from 'node:stream'
import type pg from 'pg'

/** A file that an export becomes. */
export interface ExportFile {
  name: string
  type: string
}

/** An export that the actor may read now. */
export interface ReadyExport {
  /** How much it reads, by which downloads are limited. */
  reads: 'part' | 'everything'
  /**
   * Reads it from a snapshot of the database and writes it. `begin` begins the answer and gives its stream: what fails
   * before that has a status of its own.
   */
  write(client: pg.Client, begin: (file: ExportFile) => Writable): Promise<void>
}
