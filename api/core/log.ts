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
  pino.destination({ dest: 2, sync: true }),
)

export type Log = Pick<typeof log, 'info' | 'warn' | 'error' | 'child'>
