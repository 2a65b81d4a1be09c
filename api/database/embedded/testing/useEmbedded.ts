import { log } from '#api/core/process/log.ts'
import { openEmbedded } from '#api/database/embedded/embedded.ts'

// A process that uses the embedded database of a folder until it is stopped, for tests of the life cycle.
const [dataDir = ''] = process.argv.slice(2)
const embedded = await openEmbedded({ dataDir, log, durable: false })
process.once('SIGTERM', () => void embedded.close())
process.stdout.write(embedded.url('postgres'))
