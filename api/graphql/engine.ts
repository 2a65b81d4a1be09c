import { createSourceEventStream, type ExecutionResult, type GraphQLSchema } from 'graphql'
import type { Context } from '#api/core/context.ts'
import { AppError } from '#api/core/errors.ts'
import { checkVariables, limits } from './limits.ts'
import { type OperationText, openPreparation } from './prepare.ts'

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

export interface Engine {
  /** Runs a query or a mutation. Rejects when it could not be run at all, for a limit or a missing database. */
  run(asked: Asked, makeContext: MakeContext): Promise<ExecutionResult>
  /**
   * Begins a subscription, or gives the result that says why not. Every event is answered in a context of its own,
   * so that its viewer is who they are by then. Rejects like `run`.
   */
  watch(asked: Asked, makeContext: MakeContext): Promise<Watch | ExecutionResult>
}

/**
 * Runs operations. Yoga's pipeline reads them, with its plugins but without its HTTP side, which costs more than a
 * third of all requests and takes bodies of any size and kind (docs/decisions/http-edge.md).
 */
export function createEngine(schema: GraphQLSchema): Engine {
  const prepare = openPreparation(schema)

  function ready({ variables, ...text }: Asked) {
    if (text.query.length > limits.characters) {
      throw new AppError('BAD_REQUEST', {
        message: `The query is longer than ${limits.characters} characters.`,
      })
    }
    checkVariables(variables)
    const prepared = prepare(text)
    if ('check' in prepared) prepared.check(variables)
    return prepared
  }

  return {
    async run(asked, makeContext) {
      const prepared = ready(asked)
      if ('errors' in prepared) return prepared
      if (prepared.operation.operation === 'subscription') {
        throw new AppError('BAD_REQUEST', {
          message: 'Ask for a subscription with "Accept: text/event-stream".',
        })
      }
      return prepared.execute({ variables: asked.variables, context: await makeContext() })
    },

    async watch(asked, makeContext) {
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
      async function* answers() {
        for (let event = await events.next(); !event.done; event = await events.next()) {
          const context = await makeContext()
          yield execute({ variables: asked.variables, rootValue: event.value, context })
        }
      }
      return { results: answers(), end: () => void events.return?.() }
    },
  }
}
