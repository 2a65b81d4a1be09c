import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { openHouse } from '#api/core/context.ts'
import { connect } from '#api/core/database/connection.ts'
import { twilioGateway } from '#api/modules/sms/gateway/twilio.ts'
import { sendReminders } from '#api/modules/sms/reminders/pass.ts'

// An instance that sends reminders until it is killed, for tests: its clock began at `start` and runs so much faster.
const [url = '', baseUrl = '', sessionSecret = '', name = '', start = '', since = '', speed = ''] =
  process.argv.slice(2)
const house = openHouse({
  database: connect(url, pino({ level: 'silent' })),
  sessionSecret,
  mailer: { send: async () => undefined },
  sms: twilioGateway({ baseUrl, timeoutMs: 5_000 }),
  publicUrl: `http://${name}.example`,
  clock: { now: () => new Date(Number(start) + (Date.now() - Number(since)) * Number(speed)) },
})
for (;;) {
  await sendReminders(house).catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
  await pause(100)
}
