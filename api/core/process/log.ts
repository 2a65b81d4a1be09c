import { type DestinationStream, pino } from 'pino'

/** The names of properties that hold credentials. */
const secrets = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'choiceToken',
  // REST's name of `choiceToken`.
  'ticket',
  'authorization',
  'key',
  'apiKey',
  'keyHash',
  'authToken',
  'twilioAuthToken',
]

/** A logger of JSON lines that redacts credentials. */
export function logTo(destination: DestinationStream) {
  return pino(
    {
      base: null,
      redact: {
        paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[redacted]',
      },
    },
    destination,
  )
}

/**
 * The application log, to stderr. Lines are buffered, so that no request waits for a write. The rest is written when
 * the process ends; lines are dropped when stderr has been blocked for long.
 */
export const log = logTo(
  pino.destination({
    dest: 2,
    sync: false,
    minLength: 4_096,
    maxLength: 8 * 1024 * 1024,
    periodicFlush: 100,
  }),
)

/** The least severe lines that are logged. */
export type LogLevel = 'info' | 'warn' | 'error'

/** Sets the level of the application log, and the name of this process, which each line carries. */
export function configureLog(level: LogLevel, instance: string): void {
  log.level = level
  log.setBindings({ instance })
}

export type Log = Pick<typeof log, 'info' | 'warn' | 'error' | 'child'>
