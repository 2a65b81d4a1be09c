import { type DocumentNode, type ExecutionResult, parse, validate } from 'graphql'
import type { Context } from '#api/core/context/context.ts'
import type { EndReason, KeyEndReason } from '#api/core/errors/endReasons.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { type Executor, plainExecutor } from '#api/core/graph/executor.ts'
import { schema } from '#api/schema.ts'
import { wrongLeafTypes } from '#api/testing/harness/graphql/leafTypes.ts'
import type { AnyJson } from '#api/testing/harness/http/anyJson.ts'

/** An error as clients see it. */
export interface Failure {
  code: string
  message: string
  fields?: Record<string, string[]>
  data?: Record<string, unknown>
  reason?: EndReason | KeyEndReason
  retryAfter?: number
  path?: readonly (string | number)[]
}

interface Answer {
  data: AnyJson
  failures: Failure[]
}

export interface GraphqlClient {
  /** Runs an operation and returns its data and failures. */
  run(operation: string, variables?: Record<string, unknown>): Promise<Answer>
  /** Runs an operation that must succeed and returns its data. */
  ok(operation: string, variables?: Record<string, unknown>): Promise<Answer['data']>
  /** Runs an operation that must fail and returns its first failure. */
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
      ...(known?.reason ? { reason: known.reason } : {}),
      ...(known?.retryAfter ? { retryAfter: known.retryAfter } : {}),
      ...(path ? { path } : {}),
    }
  })
}

interface Ready {
  document: DocumentNode
  execute: Executor
}

const known = new Map<string, Ready>()

/** Executed like operations that clients write, not compiled. */
function makeReady(operation: string): Ready {
  const found = known.get(operation)
  if (found) return found
  const document = parse(operation)
  const problems = validate(schema, document)
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'))
  const ready = { document, execute: plainExecutor(schema, document, null) }
  known.set(operation, ready)
  return ready
}

/** A client whose requests each have a new context. */
export function graphqlClient(contextOf: () => Context | Promise<Context>): GraphqlClient {
  const run = async (operation: string, variables: Record<string, unknown> = {}): Promise<Answer> => {
    const { document, execute } = makeReady(operation)
    const result = await execute({ variables, context: await contextOf() })
    const strange = wrongLeafTypes(schema, document, result.data)
    if (strange.length > 0) throw new Error(strange.join('\n'))
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
