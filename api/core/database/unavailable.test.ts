import { describe, expect, it, vi } from 'vitest'
import { AppError } from '#api/core/errors/errors.ts'
import { toAppError } from '#api/core/failures/maskError.ts'
import { queueLogger } from '#api/core/jobs/install.ts'

const busy = new AppError('BUSY', { cause: new Error('timeout exceeded when trying to connect') })
const withCause = (message: string, more: object, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), more)
const known = { name: 'PrismaClientKnownRequestError' }

describe('a pool without a free connection is busy, not lost, however it is wrapped', () => {
  it.each<[string, unknown, string]>([
    ['the error itself', busy, 'BUSY'],
    ['its code', withCause(busy.message, { ...known, code: 'BUSY' }), 'BUSY'],
    [
      'its message in a time-out',
      withCause(`Invalid invocation: ${busy.message}`, { ...known, code: 'P2024' }),
      'BUSY',
    ],
    ['a cause', withCause('Connection terminated', { ...known, code: 'P1017' }, busy), 'BUSY'],
    [
      'the error of the adapter',
      withCause('x', {
        ...known,
        code: 'P1008',
        meta: { driverAdapterError: { cause: { originalMessage: busy.message } } },
      }),
      'BUSY',
    ],
    ['a transaction', withCause('Transaction API error: Unable to start a transaction', {}, busy), 'BUSY'],
    ['a lost server', withCause('Connection terminated unexpectedly', {}), 'UNAVAILABLE'],
    ['a pool that cannot reach it', new AppError('UNAVAILABLE'), 'UNAVAILABLE'],
    ['a time-out of Prisma alone', withCause('x', { ...known, code: 'P2024' }), 'UNAVAILABLE'],
  ])('%s', (_name, error, code) => {
    expect(toAppError(error).code).toBe(code)
  })
})

it.each([
  ['Connection terminated unexpectedly', 'warn', {}],
  ['read ECONNRESET', 'warn', { code: 'ECONNRESET' }],
  ['terminating connection due to administrator command', 'warn', { code: '57P01' }],
  ['the database system is shutting down', 'warn', { code: '57P03' }],
  ['Client has encountered a connection error and is not queryable', 'warn', {}],
  ["Cannot read properties of undefined (reading 'rows')", 'error', {}],
])('The job queue logs "%s" as %s', (message, level, more = {}) => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn(), child: vi.fn() }
  queueLogger(log).error('Error with notify listener', { error: withCause(message, more) })
  expect([log.warn.mock.calls.length, log.error.mock.calls.length]).toEqual(
    level === 'warn' ? [1, 0] : [0, 1],
  )
})
