import { createSourceEventStream, type ExecutionResult, type GraphQLSchema } from 'graphql'
import { AppError } from '#api/core/platform/errors.ts'
import { type Context, refusal } from '#api/core/tenancy/context.ts'
import { keptIntrospection } from './introspection.ts'
import { checkVariables } from './limits.ts'
import { type OperationText, openPreparation } from './prepare.ts'
import { untilNotBusy } from './untilNotBusy.ts'

/** A GraphQL request, its shape checked. */
export interface Asked extends OperationText {
  variables: Record<string, unknown>
}

type MakeContext = () => Promise<Context>

/** A subscription under way. */
export interface Watch {
  /** One result an event; it ends with the source, or when `end` is called. */
  results: AsyncIterable<ExecutionResult>
  end(): void
}

/** The result of an operation. */
export interface Answer extends ExecutionResult {
  /** All of it as JSON, where it was kept so. */
  json?: string
}

export interface Engine {
  /**
   * Runs a query or a mutation. Rejects when it could not be run at all, for a limit or a missing database.
   */
  run(asked: Asked, makeContext: MakeContext): Promise<Answer>
  /**
   * Begins a subscription, or gives the result that says why not. Every event is answered in a context of its own,
   * so that its viewer is who they are by then. Rejects like `run`.
   */
  watch(asked: Asked, makeContext: MakeContext): Promise<Watch | Answer>
}

/**
 * Runs operations. Yoga's pipeline reads them, with its plugins but without its HTTP side, which costs more than a
 * third of all requests and takes bodies of any size and kind (docs/decisions/0003-http-edge.md).
 */
export function createEngine(schema: GraphQLSchema): Engine {
  const prepare = openPreparation(schema)
  const introspection = keptIntrospection(schema)

  function ready({ variables, ...text }: Asked) {
    const prepared = prepare(text)
    if ('check' in prepared) prepared.check(variables)
    return prepared
  }

  return {
    async run(asked, makeContext) {
      checkVariables(asked.variables)
      const json = introspection(asked.query)
      if (json !== null) {
        checkSignedIn(await makeContext())
        return { json }
      }
      const prepared = ready(asked)
      if ('errors' in prepared) return prepared
      if (prepared.operation.operation === 'subscription') {
        throw new AppError('BAD_REQUEST', {
          message: 'Ask for a subscription with "Accept: text/event-stream".',
        })
      }
      const context = await makeContext()
      if (prepared.asksForSchema) checkSignedIn(context)
      const { execute, executeForStranger } = prepared
      const run = context.viewer.kind === 'anonymous' ? executeForStranger : execute
      return run({ variables: asked.variables, context })
    },

    async watch(asked, makeContext) {
      checkVariables(asked.variables)
      const prepared = ready(asked)
      if ('errors' in prepared) return prepared
      const { document, operation, execute } = prepared
      if (operation.operation !== 'subscription') {
        throw new AppError('BAD_REQUEST', { message: 'Only subscriptions are answered with a stream.' })
      }
      const source = await createSourceEventStream({
        schema,
        document,
        operationName: operation.name?.value,
        variableValues: asked.variables,
        contextValue: await makeContext(),
      })
      if (!(Symbol.asyncIterator in source)) return source
      const events = source[Symbol.asyncIterator]()
      let isOver = false
      const answer = async (event: unknown) =>
        execute({ variables: asked.variables, rootValue: event, context: await makeContext() })
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
    },
  }
}

/** The schema is told to everyone who is signed in, and to nobody else (docs/decisions/0006-limits.md). */
function checkSignedIn({ viewer }: Context): void {
  if (viewer.kind === 'anonymous') {
    throw new AppError('UNAUTHENTICATED', { message: 'Please sign in to ask for the schema.' })
  }
  if (viewer.kind === 'ended') throw refusal(viewer)
}
