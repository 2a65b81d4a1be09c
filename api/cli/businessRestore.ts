import { resolve } from 'node:path'
import { log } from '#api/core/process/log.ts'
import { withDatabase } from '#api/database/start/open.ts'
import { readEnv } from '#api/env/env.ts'
import { knownSecrets } from '#api/env/sessionSecret.ts'
import { restoreBusiness } from '#api/modules/backups/business/restore.ts'
import { command } from './command.ts'
import { erasuresFor, fileArgument, reportRestore } from './restored.ts'

// npm run business:restore -- FILE: restores a deleted business from its archive. Cuecard may be running.
await command(async () => {
  const { name, trustEdited } = fileArgument('npm run business:restore -- FILE')
  const env = readEnv()
  const file = resolve(name)
  const secrets = await knownSecrets(env)
  const erasures = erasuresFor(file, env)
  const { manifest, ...outcome } = await withDatabase(env, log, (url) =>
    restoreBusiness({ url, file, passphrase: env.backupPassphrase, secrets, erasures, trustEdited, log }),
  )
  const { business, tables, createdAt } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  process.stdout.write(`Restored ${business?.name} (${business?.id}), ${rows} rows as of ${createdAt}.\n`)
  reportRestore(file, outcome)
})
