import { Cron } from 'croner'
import { z } from 'zod'
import type { LogLevel } from '#api/core/process/log.ts'

const logLevels = ['info', 'warn', 'error'] as const satisfies readonly LogLevel[]

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

const timeoutRange = 'must be a number of milliseconds from 100 to 25000'

const seconds = 'must be a number of seconds from 0 to 300'

const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must look like postgresql://user:password@host:5432/database',
})

/** The environment variables of this server, as they are written. */
export const variables = z
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
    SUPERADMIN_2FA: z.enum(['offer', 'required', 'off'], 'must be offer, required or off').default('offer'),
    DEMO: z.enum(['on', 'off'], 'must be on or off').default('on'),
    JOBS: z.enum(['on', 'queue', 'off'], 'must be on, queue or off').default('on'),
    TWILIO_API_BASE_URL: origin('https://api.twilio.com').default('https://api.twilio.com'),
    // Less than the time-out of a request, because sending the test text waits for the provider.
    TWILIO_TIMEOUT_MS: z.coerce
      .number(timeoutRange)
      .pipe(z.int(timeoutRange).min(100, timeoutRange).max(25_000, timeoutRange))
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

/** The names of all environment variables. */
export const variableNames: readonly string[] = Object.keys(variables.shape)
