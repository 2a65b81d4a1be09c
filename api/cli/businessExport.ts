import { resolve } from 'node:path'
import { log } from '#api/core/process/log.ts'
import { StartError } from '#api/core/process/startError.ts'
import { withDatabase } from '#api/database/start/open.ts'
import { readEnv } from '#api/env/env.ts'
import { knownSecrets } from '#api/env/sessionSecret.ts'
import { exportBusiness } from '#api/modules/backups/business/export.ts'
import { command } from './command.ts'

// npm run business:export -- ID FILE: writes one business into an archive. Cuecard may be running.
await command(async () => {
  const [id = '', name] = process.argv.slice(2)
  if (!/^\d{1,9}$/.test(id) || name === undefined)
    throw new StartError('Name the business and the file: npm run business:export -- ID FILE')
  const env = readEnv()
  const file = resolve(name)
  const [sealWith] = await knownSecrets(env)
  const { business, tables, createdAt } = await withDatabase(env, log, (url) =>
    exportBusiness({ url, businessId: Number(id), file, passphrase: env.backupPassphrase, sealWith }),
  )
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  process.stdout.write(`Exported ${business?.name}, ${rows} rows as of ${createdAt}, to ${file}\n`)
})
