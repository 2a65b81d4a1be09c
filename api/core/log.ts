import { pino } from 'pino'

/** JSON lines to stderr; what identifies or lets in a person never reaches them. */
export const log = pino(
  {
    base: null,
    redact: {
      paths: ['password', 'token', 'newPassword', 'currentPassword', 'ticket', 'authorization'].flatMap(
        (name) => [name, `*.${name}`, `*.*.${name}`],
      ),
      censor: '[redacted]',
    },
  },
  // Lines are gathered for a moment, so that no request waits for its own to be written. What is left is written when
  // the process ends, and dropped when nobody has taken lines for a long time.
  pino.destination({
    dest: 2,
    sync: false,
    minLength: 4_096,
    maxLength: 8 * 1024 * 1024,
    periodicFlush: 100,
  }),
)

export type Log = Pick<typeof log, 'info' | 'warn' | 'error' | 'child'>
