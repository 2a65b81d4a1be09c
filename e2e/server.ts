import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { openProvider } from './provider.ts'

// The built Cuecard on a data folder of its own, which is removed when it has stopped.
const { E2E_DATA_DIR: dataDir } = process.env
if (!dataDir) throw new Error('E2E_DATA_DIR is set by playwright.config.ts')
const main = resolve(import.meta.dirname, '../dist/api/main.js')
const { DATABASE_URL: _shared, NODE_ENV: _mode, ...surroundings } = process.env
const provider = await openProvider(dataDir)
const cuecard = spawn(process.execPath, [main], {
  env: {
    ...surroundings,
    DATA_DIR: dataDir,
    SUPERADMIN_PASSWORD: 'the operator',
    // Nothing happens by the clock.
    JOBS: 'queue',
    // A few test users write more than any business does.
    WRITE_LIMIT: '1000000',
    REGISTRATION_LIMIT: '10000',
    TWILIO_API_BASE_URL: provider.url,
  },
  stdio: ['ignore', 'ignore', 'pipe'],
  cwd: resolve(import.meta.dirname, '..'),
})
// Each request is a line of the log; only what went wrong is worth a look here.
createInterface(cuecard.stderr).on('line', (line) => {
  if (!line.startsWith('{"level":30,')) console.error(line)
})
process.on('SIGTERM', () => cuecard.kill('SIGTERM'))
process.on('SIGINT', () => cuecard.kill('SIGTERM'))
cuecard.once('exit', async (code) => {
  provider.close()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(code ?? 1)
})
