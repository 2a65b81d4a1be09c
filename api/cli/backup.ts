import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { connect } from '#api/core/database/connection.ts'
import { log } from '#api/core/process/log.ts'
import { reason, StartError } from '#api/core/process/startError.ts'
import { platformClient } from '#api/core/tenancy/tenancy.ts'
import { withDatabase } from '#api/database/start/open.ts'
import { readEnv } from '#api/env/env.ts'
import { knownSecrets, storedSecret } from '#api/env/sessionSecret.ts'
import { backup, secretInTheClear } from '#api/modules/backups/archive/backup.ts'
import { recordBackup } from '#api/modules/backups/records.ts'
import { command } from './command.ts'

/** Records the backup for the System page. A database that cannot be written to is backed up all the same. */
async function record(url: string, file: string, startedAt: Date): Promise<void> {
  const connection = connect(url, log)
  try {
    const { size } = await stat(file)
    const platform = platformClient(connection.prisma, () => undefined)
    await recordBackup(platform, { file, size, startedAt }, new Date())
  } catch (error) {
    process.stderr.write(`The backup is good, but the database has no record of it: ${reason(error)}\n`)
  } finally {
    await connection.close()
  }
}

// npm run backup -- FILE: writes all data into one archive. Cuecard may be running.
await command(async () => {
  const [name] = process.argv.slice(2)
  if (name === undefined) throw new StartError('The file is missing: npm run backup -- FILE')
  const env = readEnv()
  const secret = env.sessionSecret ? undefined : await storedSecret(env)
  const [sealWith] = await knownSecrets(env)
  const file = resolve(name)
  const { createdAt, tables } = await withDatabase(env, log, async (url) => {
    const manifest = await backup({ url, file, passphrase: env.backupPassphrase, secret, sealWith })
    await record(url, file, new Date(manifest.createdAt))
    return manifest
  })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  process.stdout.write(`Backed up ${rows} rows of ${tables.length} tables, as of ${createdAt}, to ${file}\n`)
  if (secret !== undefined && env.backupPassphrase === undefined)
    process.stdout.write(`Warning: ${secretInTheClear}\n`)
})
