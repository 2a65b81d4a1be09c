import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { MigrationList, SchemaFilter } from '@prisma/schema-engine-wasm'

/** The folder of Cuecard's migrations. */
export const migrationsFolder = resolve(import.meta.dirname, '../../../prisma/migrations')
export const schemaFile = resolve(import.meta.dirname, '../../../prisma/schema.prisma')

/** A filter that excludes no table or enum from comparisons. */
export const everything: SchemaFilter = { externalTables: [], externalEnums: [] }

/** Reads the migrations of a folder, oldest first, in the format of Prisma's engine. */
export async function readMigrations(baseDir = migrationsFolder): Promise<MigrationList> {
  const entries = existsSync(baseDir) ? await readdir(baseDir, { withFileTypes: true }) : []
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const directories = folders.sort().map(async (path) => ({
    path,
    migrationFile: {
      path: 'migration.sql',
      content: { tag: 'ok' as const, value: await readFile(join(baseDir, path, 'migration.sql'), 'utf8') },
    },
  }))
  return {
    baseDir,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(directories),
  }
}
