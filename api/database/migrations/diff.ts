import { readFile } from 'node:fs/promises'
import { everything, readMigrations, schemaFile } from './migrations.ts'
import { withSchemaEngine } from './schemaEngine.ts'

/**
 * The SQL that takes the database from the migrations to `schema.prisma`; undefined when they agree. The scratch
 * database is wiped in the process.
 */
export async function missingMigration(
  scratch: string,
  migrationsFolder?: string,
): Promise<string | undefined> {
  const migrations = await readMigrations(migrationsFolder)
  const schema = { path: schemaFile, content: await readFile(schemaFile, 'utf8') }
  const diff = await withSchemaEngine(scratch, (transaction) =>
    transaction((engine) =>
      engine.diff({
        from: { tag: 'migrations', ...migrations },
        to: { tag: 'schemaDatamodel', files: [schema] },
        script: true,
        exitCode: true,
        filters: everything,
      }),
    ),
  )
  return diff.exitCode === 0 ? undefined : (diff.stdout ?? '')
}
