import { pino } from 'pino'
import { createServices } from '#api/core/context/services.ts'
import { connect } from '#api/core/database/connection.ts'
import { startQueue } from '#api/core/jobs/queue.ts'
import { jobTasks } from '#api/jobs/tasks.ts'
import { twilioGateway } from '#api/modules/sms/gateway/twilio.ts'

// A server without HTTP that tests can kill: it runs the jobs of the queue.
const [url = '', sessionSecret = ''] = process.argv.slice(2)
const log = pino({ level: 'error' }, pino.destination(2))
// As the server does: a job whose end could not be recorded runs again.
process.on('unhandledRejection', (err) => log.error({ err }, 'Unhandled rejection'))
const services = createServices({
  database: connect(url, log),
  sessionSecret,
  mailer: { send: async () => undefined },
  sms: twilioGateway({ baseUrl: 'http://127.0.0.1:1', timeoutMs: 1_000 }),
  publicUrl: 'https://cuecard.example',
  registrationLimit: 0,
  allowsPrivateWebhooks: true,
  encryptsExports: false,
  erasureLists: [],
})
await startQueue({ url, tasks: jobTasks(services), log })
process.once('disconnect', () => process.exit())
process.send?.('ready')
