import { openDatabase } from '#api/core/database/start/open.ts'
import { log } from '#api/core/platform/log.ts'
import { readEnv } from '#api/env.ts'
import { command } from './command.ts'

// npm run db:migrate: brings the database, DATABASE_URL's or the embedded one, to the newest migration.
await command(async () => {
  const database = await openDatabase(readEnv(), log)
  await database.close()
  process.stdout.write('The database is up to date.\n')
})
