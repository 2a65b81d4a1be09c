import { log } from '#api/core/process/log.ts'
import { openDatabase } from '#api/database/start/open.ts'
import { readEnv } from '#api/env/env.ts'
import { command } from './command.ts'

// npm run db:migrate: applies all pending migrations to the database of DATABASE_URL or to the embedded one.
await command(async () => {
  const database = await openDatabase(readEnv(), log)
  await database.close()
  process.stdout.write('The database is up to date.\n')
})
