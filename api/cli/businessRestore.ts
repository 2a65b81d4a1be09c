import { resolve } from 'node:path'
import { withDatabase } from '#api/core/database/start/open.ts'
import { StartError } from '#api/core/database/start/startError.ts'
import { log } from '#api/core/platform/log.ts'
import { readEnv } from '#api/env.ts'
import { restoreBusiness } from '#api/modules/backups/business/restore.ts'
import { command } from './command.ts'

// npm run business:restore -- FILE: restores a deleted business from its archive. Cuecard may be running.
await command(async () => {
  const [name] = process.argv.slice(2)
  if (name === undefined) throw new StartError('The file is missing: npm run business:restore -- FILE')
  const env = readEnv()
  const file = resolve(name)
  const { business, tables, createdAt } = await withDatabase(env, log, (url) =>
    restoreBusiness({ url, file, passphrase: env.backupPassphrase, log }),
  )
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  process.stdout.write(`Restored ${business?.name} (${business?.id}), ${rows} rows as of ${createdAt}.\n`)
})
