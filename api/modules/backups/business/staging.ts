import { quoted } from '#api/modules/backups/archive/tables.ts'

/** The temporary table that the rows of a table are loaded into first. */
export const stagedName = (table: string) => `pg_temp.${quoted(`restored ${table}`)}`
