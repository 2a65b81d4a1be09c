import { pino } from 'pino'
import { createServices } from '#api/core/context/services.ts'
import { connect } from '#api/core/database/connection.ts'
import { twilioGateway } from '#api/modules/sms/gateway/twilio.ts'
import { sendReminders } from '#api/modules/sms/reminders/sendDue.ts'

// A reminder process that tests can kill: for each instant that it receives as a message, it sets its clock and runs
// the job once.
const [url = '', baseUrl = '', sessionSecret = '', name = ''] = process.argv.slice(2)
let now = new Date(0)
const services = createServices({
  database: connect(url, pino({ level: 'silent' })),
  sessionSecret,
  mailer: { send: async () => undefined },
  sms: twilioGateway({ baseUrl, timeoutMs: 5_000 }),
  publicUrl: `http://${name}.example`,
  registrationLimit: 0,
  allowsPrivateWebhooks: false,
  encryptsExports: false,
  erasureLists: [],
  clock: { now: () => now },
})
process.on('message', async (moment: string) => {
  now = new Date(moment)
  await sendReminders(services).catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
  process.send?.('done')
})
process.once('disconnect', () => process.exit())
process.send?.('ready')
