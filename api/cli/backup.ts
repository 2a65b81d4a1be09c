import { resolve } from 'node:path'
import { backup } from '#api/core/database/backup/backup.ts'
import { withDatabase } from '#api/core/database/start/open.ts'
import { StartError } from '#api/core/database/start/startError.ts'
import { log } from '#api/core/platform/log.ts'
import { readEnv } from '#api/env.ts'
import { storedSecret } from '#api/sessionSecret.ts'
import { command } from './command.ts'

// npm run backup -- FILE: writes all data into one archive. Cuecard may be running.
await command(async () => {
  const [name] = process.argv.slice(2)
  if (name === undefined) throw new StartError('The file is missing: npm run backup -- FILE')
  const env = readEnv()
  const secret = env.sessionSecret ? undefined : await storedSecret(env)
  const file = resolve(name)
  const { createdAt, tables } = await withDatabase(env, log, (url) =>
    backup({ url, file, passphrase: env.backupPassphrase, secret }),
  )
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  process.stdout.write(`Backed up ${rows} rows of ${tables.length} tables, as of ${createdAt}, to ${file}\n`)
})
