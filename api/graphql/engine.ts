import { createSourceEventStream, type ExecutionResult, type GraphQLSchema } from 'graphql'
import type { Context } from '#api/core/context/context.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { durations } from '#api/core/telemetry/metrics.ts'
import { inSpan } from '#api/core/telemetry/tracing.ts'
import { refusal } from '#api/core/viewer/refusal.ts'
import { keptIntrospection } from './introspection.ts'
import { type Keyed, runKeyed } from './keyed.ts'
import { checkVariables } from './limits.ts'
import { type OperationText, openPreparation, type Prepared } from './prepare.ts'
import { untilNotBusy } from './untilNotBusy.ts'

const graphqlOperations = durations({
  name: 'cuecard_graphql_operation_duration_seconds',
  help: "Queries and mutations: the screens' by name, all others as `other`.",
  labelNames: ['operation'],
})

export interface GraphqlRequest extends OperationText {
  variables: Record<string, unknown>
}

type MakeContext = () => Promise<Context>

export interface Subscription {
  /** One result per event; ends with the source, or when `end` is called. */
  results: AsyncIterable<ExecutionResult>
  end(): void
}

export interface Answer extends ExecutionResult {
  /** The whole response as JSON, when it was cached or stored in that form. */
  json?: string
  /** The HTTP status of `json`, 200 by default. */
  status?: number
  /** Whether `json` is the stored answer to an earlier request with the same key. */
  isReplayed?: boolean
}

export interface Terms {
  /** Whether the client can read a stream, without which it gets no subscription. */
  takesStream: boolean
  /** Whether the request may be a mutation, which one by GET may not. */
  mayWrite: boolean
  /** Concerns mutations only. */
  keyed?: Keyed | undefined
}

/**
 * Runs an operation. Each event of a subscription gets a new context, so that the viewer's permissions are current.
 * Rejects when it can't be run at all: beyond a limit, or without the database.
 */
export type Engine = (
  request: GraphqlRequest,
  makeContext: MakeContext,
  terms: Terms,
) => Promise<Subscription | Answer>

/**
 * Executes operations. Yoga parses and validates them with its plugins; its HTTP handling is left out, because it costs
 * more than a third of a request and accepts bodies of any size and type (docs/decisions/0003-http-edge.md).
 */
export function createEngine(schema: GraphQLSchema): Engine {
  const prepare = openPreparation(schema)
  const introspection = keptIntrospection(schema)

  function ready({ variables, ...text }: GraphqlRequest) {
    const prepared = prepare(text)
    if ('check' in prepared) prepared.check(variables)
    return prepared
  }

  async function subscribe(
    prepared: Prepared,
    { variables }: GraphqlRequest,
    makeContext: MakeContext,
  ): Promise<Subscription | Answer> {
    const { document, operation, execute } = prepared
    const source = await createSourceEventStream({
      schema,
      document,
      operationName: operation.name?.value,
      variableValues: variables,
      contextValue: await makeContext(),
    })
    if (!(Symbol.asyncIterator in source)) return source
    const events = source[Symbol.asyncIterator]()
    let isOver = false
    const answer = (event: unknown) =>
      inSpan(spanName(prepared), { root: true }, async () =>
        execute({ variables, rootValue: event, context: await makeContext() }),
      )
    async function* answers() {
      for (let event = await events.next(); !event.done; event = await events.next()) {
        const { value } = event
        yield await untilNotBusy(
          () => answer(value),
          () => isOver,
        )
      }
    }
    const end = () => {
      isOver = true
      events.return?.()
    }
    return { results: answers(), end }
  }

  return async (request, makeContext, { keyed, takesStream, mayWrite }) => {
    checkVariables(request.variables)
    const json = introspection(request.query)
    if (json !== null) {
      checkSignedIn(await makeContext())
      return { json }
    }
    const prepared = ready(request)
    if ('errors' in prepared) return prepared
    const { operation, execute, executeForStranger } = prepared
    if (operation.operation === 'subscription') {
      if (takesStream) return subscribe(prepared, request, makeContext)
      throw new AppError('BAD_REQUEST', 'Ask for a subscription with "Accept: text/event-stream".')
    }
    if (operation.operation === 'mutation' && !mayWrite) {
      throw new AppError('METHOD_NOT_ALLOWED', 'Send mutations by POST.')
    }
    const context = await makeContext()
    if (prepared.asksForSchema) checkSignedIn(context)
    const run = context.viewer.kind === 'anonymous' ? executeForStranger : execute
    return observed(prepared, async () => {
      if (keyed && operation.operation === 'mutation') {
        return runKeyed(schema, operation, request, { context, execute: run, keyed })
      }
      return run({ variables: request.variables, context })
    })
  }
}

const spanName = ({ operation, label }: Prepared) => `${operation.operation} ${label}`

/** Runs an operation, times it, and gives it a span. */
async function observed(prepared: Prepared, run: () => Promise<ExecutionResult>): Promise<ExecutionResult> {
  const start = performance.now()
  try {
    return await inSpan(spanName(prepared), {}, run)
  } finally {
    const seconds = (performance.now() - start) / 1000
    graphqlOperations.observe({ operation: prepared.label }, seconds)
  }
}

/** Restricts the schema to signed-in viewers (docs/decisions/0006-limits.md). */
function checkSignedIn({ viewer }: Context): void {
  if (viewer.kind === 'anonymous') {
    throw new AppError('UNAUTHENTICATED', 'Please sign in to ask for the schema.')
  }
  if (viewer.kind === 'ended') throw refusal(viewer)
}
