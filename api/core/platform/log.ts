import { type DestinationStream, pino } from 'pino'

/** What lets somebody in, by the names it has. */
const secrets = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'ticket',
  'authorization',
  'key',
  'apiKey',
  'keyHash',
  'authToken',
  'twilioAuthToken',
]

/** JSON lines; what identifies or lets in a person or a program never reaches them. */
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
 * The log, to stderr. Lines are gathered for a moment, so that no request waits for its own to be written. What is
 * left is written when the process ends, and dropped when nobody has taken lines for a long time.
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

export type Log = Pick<typeof log, 'info' | 'warn' | 'error' | 'child'>
