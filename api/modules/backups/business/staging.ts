import { quoted } from '#api/core/database/backup/tables.ts'

/** The temporary table that the rows of a table are loaded into first. */
export const stagedName = (table: string) => `pg_temp.${quoted(`restored ${table}`)}`
