import { resolve } from 'node:path'
import { restore } from '#api/core/database/backup/restore.ts'
import { withDatabase } from '#api/core/database/start/open.ts'
import { StartError } from '#api/core/database/start/startError.ts'
import { log } from '#api/core/platform/log.ts'
import { readEnv } from '#api/env.ts'
import { storeSecret } from '#api/sessionSecret.ts'
import { command } from './command.ts'

const otherSecret =
  'This Cuecard has another SESSION_SECRET than the one that was backed up: everybody signs in again, and the text message credentials have to be entered again.\n'

// npm run restore -- FILE: fills the empty database of DATABASE_URL, or an empty embedded one, from a backup.
await command(async () => {
  const [name] = process.argv.slice(2)
  if (name === undefined) throw new StartError('The file is missing: npm run restore -- FILE')
  const env = readEnv()
  const file = resolve(name)
  const { manifest, secret } = await withDatabase(env, log, (url) =>
    restore({ url, file, passphrase: env.backupPassphrase, log }),
  )
  if (secret !== undefined) {
    const kept = env.sessionSecret ?? (await storeSecret(env.dataDir, secret))
    if (kept !== secret) process.stdout.write(otherSecret)
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  process.stdout.write(
    `Restored ${rows} rows of ${manifest.tables.length} tables, as of ${manifest.createdAt}.\n`,
  )
})
