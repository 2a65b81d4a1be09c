import {
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

/** Runs one GraphQL request. Rejects when it could not be run at all, for a limit or a missing database. */
export type Engine = (asked: Asked, makeContext: () => Promise<Context>) => Promise<ExecutionResult>

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

  return async ({ query, operationName, variables }, makeContext) => {
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
    if (operation.operation === 'subscription') {
      throw new AppError('BAD_REQUEST', { message: 'Subscriptions are not served here.' })
    }
    const fragments = new Map<string, FragmentDefinitionNode>()
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
    }
    checkRecords({ schema, operation, fragments, variables })
    return enveloped.execute({
      schema,
      document,
      operationName,
      variableValues: variables,
      contextValue: await makeContext(),
    })
  }
}
