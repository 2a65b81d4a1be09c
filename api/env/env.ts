import { hostname } from 'node:os'
import { z } from 'zod'
import type { LogLevel } from '#api/core/process/log.ts'
import { StartError } from '#api/core/process/startError.ts'
import { variables } from '#api/env/variables.ts'

/** The configuration of this server, from environment variables. */
export interface Env {
  production: boolean
  port: number
  /** The address to listen on; `0.0.0.0` accepts connections from the network. */
  host: string
  /** The folder for stored data: the embedded database and its secret. */
  dataDir: string
  /** The connection string of a PostgreSQL server to use instead of the embedded one. */
  databaseUrl: string | undefined
  /** The address of PostgreSQL itself for LISTEN, when `databaseUrl` leads through a connection pooler. */
  databaseListenUrl: string | undefined
  /** A read replica for searches and reports. */
  databaseReplicaUrl: string | undefined
  /** The maximum number of database connections of this server. */
  databasePoolSize: number
  /** The URL at which users reach Cuecard, `https://cuecard.example.com`; the base of links in mails. */
  publicUrl: string
  /** The URL of the SMTP server; without one, mails are written to `outbox` in the data folder. */
  smtpUrl: string | undefined
  /** The sender's address of mails. */
  mailFrom: string
  /** The key that signs session tokens; without one, `sessionSecret` stores one in the data folder. */
  sessionSecret: string | undefined
  /** The password of the first superadmin; without one, a random password is printed once. */
  superadminPassword: string | undefined
  /** Whether superadmins may have a second factor, must have one, or cannot. */
  superadminFactor: 'offer' | 'required' | 'off'
  /** Whether the demo business exists. */
  demo: boolean
  /** Whether this server runs the scheduled jobs. */
  jobs: boolean
  /** Whether this server takes jobs from the queue. */
  queue: boolean
  /** The base URL of the SMS provider's API, and the time-out of one call. */
  twilio: { baseUrl: string; timeoutMs: number }
  /** How many businesses one address may register within an hour. */
  registrationLimit: number
  /** The number of trusted reverse proxies in front of the server, which `X-Forwarded-For` is read by. */
  proxies: number
  /** How many seconds the process keeps serving after it has been told to stop, while it reports not ready. */
  drainSeconds: number
  /** The passphrase that encrypts and decrypts backups. */
  backupPassphrase: string | undefined
  /** The scheduled backups; undefined when there are none. */
  backups: BackupSettings | undefined
  /** The bearer token for `/metrics`; without one there are none. */
  metricsToken: string | undefined
  /** The base URL of the OTLP receiver of traces; without one there are none. */
  tracesEndpoint: string | undefined
  logLevel: LogLevel
  /** The name of this process in logs and traces. */
  instance: string
  /** Writes per minute of one user; the other write limits are multiples of it. */
  writeLimit: number
  /** Whether webhooks may go to private addresses and over plain HTTP. */
  allowsPrivateWebhooks: boolean
}

interface BackupSettings {
  /** The folder of the archives. */
  folder: string
  /** A cron expression, in UTC. */
  schedule: string
  /** The maximum number of archives. */
  keep: number
  /** The maximum age of an archive in days. */
  keepDays: number | undefined
}

/** A connection string with the password that is given apart, which needs no percent-encoding there. */
function withPassword(address: string | undefined, password: string | undefined): string | undefined {
  if (address === undefined || password === undefined) return address
  const url = new URL(address)
  url.password = encodeURIComponent(password)
  return url.href
}

/**
 * The sender's address: MAIL_FROM, else the account of the SMTP server, else an address at the host of `publicUrl`.
 */
function senderOf({ MAIL_FROM, SMTP_URL }: z.output<typeof variables>, publicUrl: string): string {
  const account = SMTP_URL ? decodeURIComponent(new URL(SMTP_URL).username) : ''
  return MAIL_FROM ?? z.email().safeParse(account).data ?? `cuecard@${new URL(publicUrl).hostname}`
}

/** Reads the environment; the only function that does. A StartError names every invalid variable, never its value. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.entries(source).filter(([, value]) => value?.trim())
  const read = variables.safeParse(Object.fromEntries(given))
  if (!read.success) {
    throw new StartError(
      read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'),
    )
  }
  const env = read.data
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: withPassword(env.DATABASE_URL, env.DATABASE_PASSWORD),
    databaseListenUrl: withPassword(env.DATABASE_LISTEN_URL, env.DATABASE_PASSWORD),
    databaseReplicaUrl: withPassword(env.DATABASE_REPLICA_URL, env.DATABASE_PASSWORD),
    databasePoolSize: env.DATABASE_POOL_SIZE,
    publicUrl,
    smtpUrl: env.SMTP_URL,
    mailFrom: senderOf(env, publicUrl),
    sessionSecret: env.SESSION_SECRET,
    superadminPassword: env.SUPERADMIN_PASSWORD,
    superadminFactor: env.SUPERADMIN_2FA,
    demo: env.DEMO === 'on',
    jobs: env.JOBS === 'on',
    queue: env.JOBS !== 'off',
    twilio: { baseUrl: env.TWILIO_API_BASE_URL, timeoutMs: env.TWILIO_TIMEOUT_MS },
    registrationLimit: env.REGISTRATION_LIMIT,
    proxies: env.TRUST_PROXY,
    drainSeconds: env.DRAIN_SECONDS,
    backupPassphrase: env.BACKUP_PASSPHRASE,
    backups: env.BACKUP_DIR
      ? {
          folder: env.BACKUP_DIR,
          schedule: env.BACKUP_SCHEDULE,
          keep: env.BACKUP_KEEP,
          keepDays: env.BACKUP_KEEP_DAYS,
        }
      : undefined,
    metricsToken: env.METRICS_TOKEN,
    tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: env.LOG_LEVEL,
    instance: env.INSTANCE_NAME ?? `${hostname()}:${process.pid}`,
    writeLimit: env.WRITE_LIMIT,
    allowsPrivateWebhooks: env.WEBHOOK_ALLOW_PRIVATE === 'on',
  }
}
