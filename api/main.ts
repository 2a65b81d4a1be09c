import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { createServices, type Services } from '#api/core/context/services.ts'
import { startQueue } from '#api/core/jobs/queue.ts'
import { listen as listenToDatabase } from '#api/core/live/changeListener.ts'
import type { Mailer } from '#api/core/mail/mail.ts'
import { configureLog, log } from '#api/core/process/log.ts'
import { reason, StartError } from '#api/core/process/startError.ts'
import { build } from '#api/core/process/version.ts'
import { startTracing } from '#api/core/telemetry/tracing.ts'
import { openProbe } from '#api/database/probe.ts'
import { lacksRoomToStart } from '#api/database/start/dataFolder.ts'
import { type Database, openDatabase } from '#api/database/start/open.ts'
import { startFailure } from '#api/database/start/startFailure.ts'
import { watchClock } from '#api/database/upkeep/clockOffset.ts'
import { registerDiskMetrics } from '#api/database/upkeep/disk.ts'
import { registerDatabaseMetrics } from '#api/database/upkeep/metrics.ts'
import { type Env, readEnv } from '#api/env/env.ts'
import { sessionSecret } from '#api/env/sessionSecret.ts'
import { openDocuments } from '#api/graphql/documents.ts'
import { openReadiness } from '#api/http/readiness.ts'
import { type Jobs, startJobs } from '#api/jobs/runner.ts'
import { schedule } from '#api/jobs/schedule.ts'
import { jobTasks } from '#api/jobs/tasks.ts'
import { seedDefaults } from '#api/lifecycle/firstStart.ts'
import { StartInterrupted, watchStart } from '#api/lifecycle/startSignal.ts'
import { drain, finishTime, stopOnSignal } from '#api/lifecycle/stop.ts'
import { outboxMailer, smtpMailer } from '#api/mail/mailers.ts'
import { watchIdle } from '#api/modules/auth/sessions/idle.ts'
import { secretInTheClear } from '#api/modules/backups/archive/backup.ts'
import { registerBackupMetrics } from '#api/modules/backups/metrics.ts'
import { erasureLists } from '#api/modules/customers/erasure/list.ts'
import { twilioGateway } from '#api/modules/sms/gateway/twilio.ts'
import { registerTextMetrics } from '#api/modules/sms/metrics.ts'
import { registerJobMetrics } from '#api/modules/superadmin/system/failedJobs.ts'
import { registerWebhookMetrics } from '#api/modules/webhooks/metrics.ts'
import { routes } from '#api/rest/routes.ts'
import { schema } from '#api/schema.ts'
import { openServer } from '#api/server.ts'
import { resetDemo } from '../prisma/seed.ts'

function listen(server: Server, { port, host }: Env): Promise<string> {
  return new Promise((ready, refused) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken by another program: stop it, or set PORT to another one.`
      const why = error.code === 'EADDRINUSE' ? taken : `Cuecard cannot listen: ${reason(error)}.`
      refused(new StartError(why, { cause: error }))
    })
    server.listen(port, host, () => {
      const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host
      ready(`http://${name}:${(server.address() as AddressInfo).port}`)
    })
  })
}

function mailerOf({ smtpUrl, mailFrom, publicUrl, dataDir }: Env): Mailer {
  if (smtpUrl && new URL(publicUrl).hostname === 'localhost') {
    log.warn(`Links in mails begin with ${publicUrl}; PUBLIC_URL says where others reach this Cuecard`)
  }
  return smtpUrl ? smtpMailer(smtpUrl, mailFrom) : outboxMailer(join(dataDir, 'outbox'), mailFrom, log)
}

/** Adds the gauges that are read when the metrics are scraped. */
function registerMetrics(services: Services, { dataDir, backups }: Env): void {
  registerTextMetrics(services)
  registerBackupMetrics(services)
  registerWebhookMetrics(services)
  registerJobMetrics(services.statements)
  registerDatabaseMetrics(services.statements)
  registerDiskMetrics({ data: dataDir, ...(backups && { backups: backups.folder }) })
}

/** Starts the scheduled jobs, unless they are off. */
function jobsOf(
  env: Env,
  services: Services,
  secret: string,
  { prisma, listenUrl: url }: Database,
): Jobs | null {
  if (!env.jobs) return null
  const passwordHash = (plain: string) => services.passwords.hash(plain)
  const reset = () => resetDemo(prisma, { now: services.clock.now(), passwordHash })
  const { backups, backupPassphrase: passphrase, sessionSecret } = env
  const backupPlan = backups && {
    ...backups,
    folder: resolve(backups.folder),
    url,
    passphrase,
    sealWith: secret,
    ...(!sessionSecret && { secret }),
  }
  if (backupPlan?.secret && !passphrase) log.warn(secretInTheClear)
  return startJobs(schedule, {
    services,
    ...(env.demo && { resetDemo: reset }),
    ...(backupPlan && { backupPlan }),
  })
}

async function start(): Promise<void> {
  const { signal, started } = watchStart(log)
  const env = readEnv()
  configureLog(env.logLevel, env.instance)
  log.info({ ...build }, 'Cuecard starts')
  const secret = await sessionSecret(env)
  const database = await openDatabase(env, log, signal)
  try {
    const services = createServices({
      database,
      sessionSecret: secret,
      mailer: mailerOf(env),
      sms: twilioGateway(env.twilio),
      publicUrl: env.publicUrl,
      writeLimit: env.writeLimit,
      registrationLimit: env.registrationLimit,
      allowsPrivateWebhooks: env.allowsPrivateWebhooks,
      erasureLists: erasureLists(env, log),
      encryptsExports: env.backupPassphrase !== undefined,
      superadminFactor: env.superadminFactor,
    })
    await seedDefaults(env, services, database)
    registerMetrics(services, env)
    const stopClock = await watchClock({ pool: database.pool, clock: services.clock, log })
    signal.throwIfAborted()
    const stopIdle = await watchIdle(services)
    const announcements = await listenToDatabase(database.listenUrl, services.changeListener, log)
    const { tracesEndpoint: endpoint, instance } = env
    const stopTracing = endpoint ? await startTracing({ endpoint, instance }) : null
    const stopping = new AbortController()
    const probe = openProbe(database.url)
    const server = openServer({
      services,
      schema,
      routes,
      checkReadiness: openReadiness({
        probe,
        listener: announcements,
        stopping: stopping.signal,
        log,
        ...(!env.databaseUrl && { lacksRoomToStart: () => lacksRoomToStart(env.dataDir) }),
      }),
      stopping: stopping.signal,
      documents: openDocuments(resolve('dist/documents.json')),
      webFolder: resolve('dist/web'),
      demo: env.demo,
      exports: { url: database.listenUrl, passphrase: env.backupPassphrase, sealWith: secret },
      proxies: env.proxies,
      metricsToken: env.metricsToken,
    })
    const url = await listen(server, env)
    signal.throwIfAborted()
    const jobs = jobsOf(env, services, secret, database)
    const queue = env.queue
      ? await startQueue({ url: database.listenUrl, tasks: jobTasks(services), log })
      : null
    const close = async () => {
      const deadline = Date.now() + finishTime
      services.live.close()
      await Promise.all([
        drain(server),
        announcements.close(),
        jobs?.stop(finishTime),
        queue?.stop(finishTime),
      ])
      await services.backgroundTasks.finish(deadline - Date.now())
      probe.close()
      stopClock()
      stopIdle()
      await database.close()
      await stopTracing?.()
    }
    stopOnSignal(log, { begin: () => stopping.abort(), drainSeconds: env.drainSeconds, close })
    started()
    console.log(`Cuecard is ready at ${url}`)
  } catch (error) {
    await database.close()
    throw startFailure('The database failed during the start', error)
  }
}

// Collect garbage after 40 % of heap growth; by default the heap doubles under load and does not shrink again.
setFlagsFromString('--heap-growing-percent=40')

// One broken request or lost connection must not end the process.
process.on('unhandledRejection', (err) => log.error({ err }, 'Unhandled rejection'))
process.on('uncaughtException', (err) => log.error({ err }, 'Uncaught exception'))

start().catch((error: unknown) => {
  if (error instanceof StartInterrupted) process.exit(0)
  if (error instanceof StartError) console.error(error.message)
  else log.error({ err: error }, 'Cuecard does not start')
  process.exit(1)
})
