import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
} from 'graphql'
import { type Plugin, YogaServer } from 'graphql-yoga'
import { AppError } from '#api/core/errors.ts'
import { type Executor, executorOf } from '#api/core/executor.ts'
import { recordsAsked } from './cost.ts'
import { documentCache } from './documentCache.ts'
import { checkRecords, limitPlugins } from './limits.ts'

/** An operation that may be run: parsed, validated and within the limits that its text shows. */
export interface Prepared {
  document: DocumentNode
  operation: OperationDefinitionNode
  /** @throws BAD_REQUEST for variables by which it could read too much */
  check(variables: Readonly<Record<string, unknown>>): void
  execute: Executor
}

/** The text of a request. */
export interface OperationText {
  query: string
  operationName: string | null
  /** It came by its id, as those of the web application do. */
  isOurs: boolean
}

interface Refused {
  errors: readonly GraphQLError[]
}

/** All operations of the web application together have less than half as many. */
export const ownCharacters = 1_048_576
/** Texts of whoever asks: a few hundred. */
const otherCharacters = 131_072

type Choose = (operationName: string | null) => Prepared | Refused

/**
 * Makes operations ready by their text, once for each text that comes again. Those of the web application are remembered
 * apart, so that nobody's texts drive them out.
 */
export function openPreparation(schema: GraphQLSchema) {
  const own = documentCache<Choose>(ownCharacters)
  const others = documentCache<Choose>(otherCharacters)
  const yoga = new YogaServer({
    schema,
    logging: false,
    maskedErrors: false,
    parserAndValidationCache: false,
    plugins: limitPlugins as Plugin[],
  })

  function read(query: string): Choose {
    const enveloped = yoga.getEnveloped({})
    const document = enveloped.parse(query)
    const errors: readonly GraphQLError[] = enveloped.validate(schema, document)
    if (errors.length > 0) return () => ({ errors })
    const operations = new Map<string | null, Prepared>()
    return (operationName) => {
      const known = operations.get(operationName)
      if (known) return known
      const operation = getOperationAST(document, operationName)
      if (!operation) {
        throw new AppError('BAD_REQUEST', {
          message: 'Name one operation of the query in "operationName".',
        })
      }
      const prepared = makeReady(schema, document, operation)
      operations.set(operationName, prepared)
      return prepared
    }
  }

  return ({ query, operationName, isOurs }: OperationText): Prepared | Refused => {
    const remembered = isOurs ? own : others
    const known = remembered.get(query)
    if (known) return known(operationName)
    const made = read(query)
    remembered.set(query, made)
    return made(operationName)
  }
}

function makeReady(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Prepared {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const count = (variables: Readonly<Record<string, unknown>>) =>
    recordsAsked({ schema, operation, fragments, variables })
  // Without variables it is the same number each time.
  const fixed = operation.variableDefinitions?.length ? null : count({})
  return {
    document,
    operation,
    check: (variables) => checkRecords(fixed ?? count(variables)),
    execute: executorOf(schema, document, operation.name?.value ?? null),
  }
}
