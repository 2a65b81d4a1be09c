import { hostname } from 'node:os'
import { Cron } from 'croner'
import { z } from 'zod'
import { StartError } from '#api/core/database/start/startError.ts'
import { type LogLevel, logLevels } from '#api/core/platform/log.ts'

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
  /** Whether the demo business exists. */
  demo: boolean
  /** Whether this server runs the scheduled jobs. */
  jobs: boolean
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

/** Parses a URL that consists of an origin only. */
const origin = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must look like ${example}` })
    .transform((text) => new URL(text))
    .refine(({ href, origin }) => href === `${origin}/`, `must look like ${example}, with nothing behind it`)
    .transform((url) => url.origin)

/** The minimum length of SESSION_SECRET and of the secret in the data folder, in characters. */
export const shortestSecret = 32

const count = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number(error).pipe(z.int(error).min(min, error).max(max, error))
}

const isCron = (text: string) => {
  try {
    return new Cron(text, { paused: true }).nextRun() !== null
  } catch {
    return false
  }
}

const patience = 'must be a number of milliseconds from 100 to 25000'

const seconds = 'must be a number of seconds from 0 to 300'

const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must look like postgresql://user:password@host:5432/database',
})

const variables = z
  .object({
    NODE_ENV: z.string().optional(),
    PORT: z.coerce
      .number('must be a number')
      .pipe(z.int('must be a whole number').min(0).max(65_535))
      .default(4000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: databaseAddress.optional(),
    DATABASE_LISTEN_URL: databaseAddress.optional(),
    DATABASE_PASSWORD: z.string().optional(),
    DATABASE_REPLICA_URL: databaseAddress.optional(),
    DATABASE_POOL_SIZE: count(1, 100).default(8),
    WRITE_LIMIT: count(1, 1_000_000).default(120),
    PUBLIC_URL: origin('https://cuecard.example.com').optional(),
    SMTP_URL: z
      .url({
        protocol: /^smtps?$/,
        hostname: /./,
        error: 'must look like smtps://user:password@mail.example.com',
      })
      .optional(),
    MAIL_FROM: z.email('must be an email address').optional(),
    SESSION_SECRET: z
      .string()
      .min(shortestSecret, `must have at least ${shortestSecret} characters`)
      .optional(),
    SUPERADMIN_PASSWORD: z
      .string()
      .min(6, 'must have 6 to 200 characters')
      .max(200, 'must have 6 to 200 characters')
      .optional(),
    DEMO: z.enum(['on', 'off'], 'must be on or off').default('on'),
    JOBS: z.enum(['on', 'off'], 'must be on or off').default('on'),
    TWILIO_API_BASE_URL: origin('https://api.twilio.com').default('https://api.twilio.com'),
    // Less than the time-out of a request, because sending the test text waits for the provider.
    TWILIO_TIMEOUT_MS: z.coerce
      .number(patience)
      .pipe(z.int(patience).min(100, patience).max(25_000, patience))
      .default(10_000),
    REGISTRATION_LIMIT: z.coerce
      .number('must be a number')
      .pipe(
        z
          .int('must be a whole number')
          .min(1, 'must be at least 1')
          .max(1_000_000, 'must be at most 1000000'),
      )
      .default(30),
    TRUST_PROXY: z.coerce
      .number('must be a number')
      .pipe(z.int('must be a whole number').min(0).max(10, 'must be at most 10'))
      .default(0),
    BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
    BACKUP_DIR: z.string().optional(),
    BACKUP_SCHEDULE: z
      .string()
      .refine(isCron, 'must be a cron expression such as 0 3 * * *')
      .default('0 3 * * *'),
    BACKUP_KEEP: count(1, 10_000).default(14),
    BACKUP_KEEP_DAYS: count(1, 3650).optional(),
    METRICS_TOKEN: z
      .string()
      .regex(/^\S{16,}$/, 'must have at least 16 characters and no spaces')
      .optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'must look like http://localhost:4318' })
      .optional(),
    LOG_LEVEL: z.enum(logLevels, 'must be info, warn or error').default('info'),
    INSTANCE_NAME: z
      .string()
      .regex(/^[\w.:-]{1,100}$/, 'must have 1 to 100 letters, digits or any of . : _ -')
      .optional(),
    WEBHOOK_ALLOW_PRIVATE: z.enum(['on', 'off'], 'must be on or off').default('off'),
    DRAIN_SECONDS: z.coerce.number(seconds).pipe(z.number().min(0, seconds).max(300, seconds)).default(0),
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.SESSION_SECRET !== undefined, {
    path: ['SESSION_SECRET'],
    error: 'must be set when NODE_ENV is production; openssl rand -base64 48 makes one',
  })
  .refine((env) => env.DATABASE_URL !== undefined || env.DATABASE_LISTEN_URL === undefined, {
    path: ['DATABASE_LISTEN_URL'],
    error: 'stands beside a DATABASE_URL: set that one too',
  })
  .refine((env) => env.DATABASE_URL !== undefined || env.DATABASE_REPLICA_URL === undefined, {
    path: ['DATABASE_REPLICA_URL'],
    error: 'stands beside a DATABASE_URL: set that one too',
  })

/** A connection string with the password that is given apart, which needs no percent-encoding there. */
function withPassword(address: string | undefined, password: string | undefined): string | undefined {
  if (address === undefined || password === undefined) return address
  const url = new URL(address)
  url.password = encodeURIComponent(password)
  return url.href
}

/** The names of all environment variables. */
export const settings: readonly string[] = Object.keys(variables.shape)

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
    demo: env.DEMO === 'on',
    jobs: env.JOBS === 'on',
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
