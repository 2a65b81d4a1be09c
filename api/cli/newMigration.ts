import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { openTemporary } from '#api/core/database/embedded/temporary.ts'
import { missingMigration } from '#api/core/database/migrations/diff.ts'
import { migrationsFolder } from '#api/core/database/migrations/migrations.ts'
import { StartError } from '#api/core/database/start/startError.ts'
import { log } from '#api/core/platform/log.ts'
import { command } from './command.ts'

// npm run db:new-migration <name>: writes a migration for the difference between schema.prisma and the migrations.
await command(async () => {
  const [name = ''] = process.argv.slice(2)
  if (!/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new StartError(
      'Give the migration a name in small letters: npm run db:new-migration add_customer_birthday',
    )
  }
  const server = await openTemporary(log)
  const sql = await missingMigration(server.url('template1')).finally(() => server.close())
  if (sql === undefined) {
    process.stdout.write('The migrations already give what schema.prisma says.\n')
    return
  }
  const moment = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const file = join(migrationsFolder, `${moment}_${name}`, 'migration.sql')
  await mkdir(join(file, '..'))
  await writeFile(file, sql)
  process.stdout.write(`Wrote ${relative('.', file)}: read it, and add by hand what Prisma cannot say.\n`)
})
