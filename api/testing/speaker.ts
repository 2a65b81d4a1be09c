import { type ExecutionResult, parse, validate } from 'graphql'
import type { Context } from '#api/core/context.ts'
import { AppError } from '#api/core/errors.ts'
import { type Executor, executorOf } from '#api/core/executor.ts'
import { schema } from '#api/schema.ts'

/** What a failed field says, as clients see it. */
export interface Failure {
  code: string
  message: string
  fields?: Record<string, string[]>
  data?: Record<string, unknown>
  retryAfter?: number
  path?: readonly (string | number)[]
}

interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: tests read into answers freely; a wrong path fails the test.
  data: any
  failures: Failure[]
}

/** Someone using Cuecard over GraphQL. */
export interface Speaker {
  /** Sends an operation and takes what comes, failures included. */
  run(operation: string, variables?: Record<string, unknown>): Promise<Answer>
  /** Sends an operation that must succeed, and gives its data. */
  ok(operation: string, variables?: Record<string, unknown>): Promise<Answer['data']>
  /** Sends an operation that must fail, and gives its first failure. */
  fails(operation: string, variables?: Record<string, unknown>): Promise<Failure>
}

function failuresOf(result: ExecutionResult): Failure[] {
  return (result.errors ?? []).map(({ originalError, message, path }) => {
    const known = originalError instanceof AppError ? originalError : null
    return {
      code: known?.code ?? 'INTERNAL',
      message: originalError?.stack && !known ? originalError.stack : message,
      ...(known?.fields ? { fields: known.fields } : {}),
      ...(known?.data ? { data: known.data } : {}),
      ...(known?.retryAfter ? { retryAfter: known.retryAfter } : {}),
      ...(path ? { path } : {}),
    }
  })
}

const executors = new Map<string, Executor>()

/** Compiled at once, as what comes again is: the plain executor has tests of its own. */
function executorFor(operation: string): Executor {
  const known = executors.get(operation)
  if (known) return known
  const document = parse(operation)
  const problems = validate(schema, document)
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'))
  const execute = executorOf(schema, document, null, 1)
  executors.set(operation, execute)
  return execute
}

/** Someone whose every request has a context of its own. */
export function speaker(contextOf: () => Context | Promise<Context>): Speaker {
  const run = async (operation: string, variables: Record<string, unknown> = {}): Promise<Answer> => {
    const result = await executorFor(operation)({ variables, context: await contextOf() })
    return { data: result.data, failures: failuresOf(result) }
  }
  return {
    run,
    async ok(operation, variables) {
      const { data, failures } = await run(operation, variables)
      if (failures.length > 0) throw new Error(failures.map((f) => `${f.code}: ${f.message}`).join('\n'))
      return data
    },
    async fails(operation, variables) {
      const { failures } = await run(operation, variables)
      const [first] = failures
      if (!first) throw new Error('the operation was expected to fail')
      return first
    },
  }
}
