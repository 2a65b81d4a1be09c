import { createServices } from '#api/core/context/services.ts'
import { log } from '#api/core/process/log.ts'
import { StartError } from '#api/core/process/startError.ts'
import { openDatabase } from '#api/database/start/open.ts'
import { readEnv } from '#api/env/env.ts'
import { sessionSecret } from '#api/env/sessionSecret.ts'
import { twilioGateway } from '#api/modules/sms/gateway/twilio.ts'
import { sendReminders } from '#api/modules/sms/reminders/sendDue.ts'
import { command } from './command.ts'

// npm run reminders: sends the due reminders once, for operators who use their own cron (JOBS=off).
await command(async () => {
  const env = readEnv()
  const secret = await sessionSecret(env)
  const database = await openDatabase(env, log)
  try {
    const services = createServices({
      database,
      sessionSecret: secret,
      // Sending reminders needs no mail.
      mailer: { send: async () => undefined },
      sms: twilioGateway(env.twilio),
      publicUrl: env.publicUrl,
      registrationLimit: env.registrationLimit,
      allowsPrivateWebhooks: env.allowsPrivateWebhooks,
      erasureLists: [],
      encryptsExports: env.backupPassphrase !== undefined,
    })
    const end = new AbortController()
    process.once('SIGTERM', () => end.abort())
    process.once('SIGINT', () => end.abort())
    const { sent, unsent, doubtful, unknown, broken } = await sendReminders(services, end.signal)
    const later = doubtful > 0 ? `, ${doubtful} not known yet: the next runs find out` : ''
    process.stdout.write(`${sent} reminder${sent === 1 ? '' : 's'} sent, ${unsent} not sent${later}.\n`)
    if (unknown > 0) {
      process.exitCode = 1
      const whose = unknown === 1 ? 'A reminder' : `${unknown} reminders`
      process.stderr.write(
        `${whose} may not have arrived: managers find it under the bell, and can send it again.\n`,
      )
    }
    if (broken > 0) throw new StartError('The reminders of some businesses broke off; the log says why.')
  } finally {
    await database.close()
  }
})
