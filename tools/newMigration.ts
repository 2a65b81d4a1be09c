import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import pg from 'pg'
import { command } from '#api/cli/command.ts'
import { log } from '#api/core/process/log.ts'
import { StartError } from '#api/core/process/startError.ts'
import type { Embedded } from '#api/database/embedded/embedded.ts'
import { openTemporary } from '#api/database/embedded/temporary.ts'
import { definitionChanges } from '#api/database/migrations/definitions.ts'
import { missingMigration } from '#api/database/migrations/diff.ts'
import { migrate } from '#api/database/migrations/migrate.ts'
import { migrationsFolder } from '#api/database/migrations/migrations.ts'

// npm run db:new-migration <name>: writes a migration for what schema.prisma and prisma/sql say and the migrations do not.
await command(async () => {
  const [name = ''] = process.argv.slice(2)
  if (!/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new StartError(
      'Give the migration a name in small letters: npm run db:new-migration add_customer_birthday',
    )
  }
  const server = await openTemporary(log)
  const sql = await missingSql(server).finally(() => server.close())
  if (sql === '') {
    process.stdout.write('The migrations already give what schema.prisma and prisma/sql say.\n')
    return
  }
  const moment = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const file = join(migrationsFolder, `${moment}_${name}`, 'migration.sql')
  await mkdir(join(file, '..'))
  await writeFile(file, sql)
  process.stdout.write(`Wrote ${relative('.', file)}: read it, and add by hand what Prisma cannot say.\n`)
})

async function missingSql(server: Embedded): Promise<string> {
  const tables = (await missingMigration(await server.database('scratch'))) ?? ''
  const url = await server.database('migrated')
  await migrate(url, { log: log.child({}, { level: 'warn' }) })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(tables)
    const statements = [tables, ...(await definitionChanges(client))].map((sql) => sql.trim())
    return statements
      .filter(Boolean)
      .map((sql) => `${sql}\n`)
      .join('\n')
  } finally {
    await client.end()
  }
}
