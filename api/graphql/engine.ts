import {
  createSourceEventStream,
  type ExecutionResult,
  execute,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
} from 'graphql'
import { createLRUCache, type Plugin, YogaServer } from 'graphql-yoga'
import type { Context } from '#api/core/context.ts'
import { AppError } from '#api/core/errors.ts'
import { documentCache } from './documentCache.ts'
import { checkRecords, checkVariables, limitPlugins, limits } from './limits.ts'

/** A GraphQL request, its shape checked. */
export interface Asked {
  query: string
  operationName: string | null
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

/** All operations of the web application together have less than half as many. */
export const rememberedCharacters = 262_144

// Yoga's default executor also does defer and stream, and takes half as long again.
const plainExecute: Plugin = { onExecute: ({ setExecuteFn }) => setExecuteFn(execute) }

/**
 * Yoga's pipeline of plugins without its HTTP side, which costs more than a third of all requests and reads bodies
 * of any size and kind (docs/decisions/http-edge.md).
 */
export function createEngine(schema: GraphQLSchema): Engine {
  const yoga = new YogaServer({
    schema,
    logging: false,
    maskedErrors: false,
    parserAndValidationCache: {
      documentCache: documentCache(rememberedCharacters),
      errorCache: createLRUCache({ max: 100 }),
    },
    plugins: [...limitPlugins, plainExecute],
  })

  /** The operation, if it may be run; the errors of its text otherwise. */
  function prepare({ query, operationName, variables }: Asked) {
    if (query.length > limits.characters) {
      throw new AppError('BAD_REQUEST', {
        message: `The query is longer than ${limits.characters} characters.`,
      })
    }
    checkVariables(variables)
    const enveloped = yoga.getEnveloped({})
    const document = enveloped.parse(query)
    const errors: readonly GraphQLError[] = enveloped.validate(schema, document)
    if (errors.length > 0) return { errors }
    const operation = getOperationAST(document, operationName)
    if (!operation) {
      throw new AppError('BAD_REQUEST', {
        message: 'Name one operation of the query in "operationName".',
      })
    }
    const fragments = new Map<string, FragmentDefinitionNode>()
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
    }
    checkRecords({ schema, operation, fragments, variables })
    const args = { schema, document, operationName, variableValues: variables }
    return { live: operation.operation === 'subscription', args, execute: enveloped.execute }
  }

  return {
    async run(asked, makeContext) {
      const prepared = prepare(asked)
      if ('errors' in prepared) return prepared
      const { live, args, execute } = prepared
      if (live) {
        throw new AppError('BAD_REQUEST', {
          message: 'Ask for a subscription with "Accept: text/event-stream".',
        })
      }
      return execute({ ...args, contextValue: await makeContext() })
    },

    async watch(asked, makeContext) {
      const prepared = prepare(asked)
      if ('errors' in prepared) return prepared
      const { live, args, execute } = prepared
      if (!live) {
        throw new AppError('BAD_REQUEST', { message: 'Only subscriptions are answered with a stream.' })
      }
      const source = await createSourceEventStream({ ...args, contextValue: await makeContext() })
      if (!(Symbol.asyncIterator in source)) return source
      const events = source[Symbol.asyncIterator]()
      async function* answers() {
        for (let event = await events.next(); !event.done; event = await events.next()) {
          yield execute({ ...args, rootValue: event.value, contextValue: await makeContext() })
        }
      }
      return { results: answers(), end: () => void events.return?.() }
    },
  }
}
