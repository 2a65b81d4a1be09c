import { resolve } from 'node:path'
import { log } from '#api/core/process/log.ts'
import { withDatabase } from '#api/database/start/open.ts'
import { readEnv } from '#api/env/env.ts'
import { knownSecrets, storeSecret } from '#api/env/sessionSecret.ts'
import { restore } from '#api/modules/backups/archive/restore.ts'
import { command } from './command.ts'
import { erasuresFor, fileArgument, reportRestore } from './restored.ts'

const otherSecret =
  'SESSION_SECRET differs from the one in the backup: the text message credentials must be entered again.\n'

// npm run restore -- FILE: restores a backup into an empty database: DATABASE_URL, else the embedded one.
await command(async () => {
  const { name, trustEdited } = fileArgument('npm run restore -- FILE')
  const env = readEnv()
  const file = resolve(name)
  const secrets = await knownSecrets(env)
  const erasures = erasuresFor(file, env)
  const { manifest, secret, ...outcome } = await withDatabase(env, log, (url) =>
    restore({ url, file, passphrase: env.backupPassphrase, secrets, erasures, trustEdited, log }),
  )
  if (secret !== undefined) {
    const kept = env.sessionSecret ?? (await storeSecret(env.dataDir, secret))
    if (kept !== secret) process.stdout.write(otherSecret)
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  process.stdout.write(
    `Restored ${rows} rows of ${manifest.tables.length} tables, as of ${manifest.createdAt}.\n`,
  )
  reportRestore(file, outcome)
})
