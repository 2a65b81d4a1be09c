import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  validate,
} from 'graphql'
import { type Plugin, YogaServer } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'
import { AppError } from '#api/core/errors/errors.ts'
import { compiledExecutor, type Executor, plainExecutor } from '#api/core/graph/executor.ts'
import { hasField, withoutTypes } from './introspection.ts'
import { checkPrice, checkText, checkTokens, fragmentsOf, priceOf } from './limits.ts'

/** An operation that is ready to run: parsed, validated and within the limits that depend on its text. */
export interface Prepared {
  document: DocumentNode
  operation: OperationDefinitionNode
  /** @throws BAD_REQUEST for variables with which the operation could read too much */
  check(variables: Readonly<Record<string, unknown>>): void
  execute: Executor
  /** Executes the operation for a viewer without a session. */
  executeForStranger: Executor
  /** The operation's name if it is the web application's, else `other`, because anyone can invent names. */
  label: string
  /** Whether the operation selects `__schema`. */
  asksForSchema: boolean
}

/** The text of a request. */
export interface OperationText {
  query: string
  operationName: string | null
  /** Whether the text was requested by id, as the web application's are. */
  isOurs: boolean
}

interface Refused {
  errors: readonly GraphQLError[]
}

/** The cache size for the web application's operations, in characters; all of them together need less than half. */
export const ownCharacters = 1_048_576
/** The cache size for other texts, in characters; enough for a few hundred. */
const otherCharacters = 131_072

type Choose = (operationName: string | null) => Prepared | Refused

/**
 * An LRU cache bounded by the characters of its texts. Each character of a dense text takes about 200 bytes once
 * parsed, so a bound on the number of texts would let clients exhaust the memory.
 */
const preparedTexts = (characters: number) =>
  new LRUCache<string, Choose>({ maxSize: characters, sizeCalculation: (_choose, text) => text.length || 1 })

/**
 * Parses, validates and caches operations by their text. The web application's operations have their own cache, so
 * that other texts cannot evict them.
 */
export function openPreparation(schema: GraphQLSchema) {
  const own = preparedTexts(ownCharacters)
  const others = preparedTexts(otherCharacters)
  const yoga = new YogaServer({
    schema,
    logging: false,
    maskedErrors: false,
    parserAndValidationCache: false,
    plugins: [withoutSuggestions],
  })

  function read({ query, isOurs }: OperationText): Choose {
    const enveloped = yoga.getEnveloped({})
    checkTokens(query)
    const document = enveloped.parse(query)
    checkText(schema, document)
    const errors: readonly GraphQLError[] = enveloped.validate(schema, document)
    if (errors.length > 0) return () => ({ errors })
    const operations = new Map<string | null, Prepared>()
    return (operationName) => {
      const known = operations.get(operationName)
      if (known) return known
      const operation = getOperationAST(document, operationName)
      if (!operation) throw new AppError('BAD_REQUEST', 'Name one operation of the query in "operationName".')
      const prepared = makeReady(schema, document, operation, isOurs)
      operations.set(operationName, prepared)
      return prepared
    }
  }

  return (text: OperationText): Prepared | Refused => {
    const { query, operationName, isOurs } = text
    const remembered = isOurs ? own : others
    const known = remembered.get(query)
    if (known) return known(operationName)
    const made = read(text)
    remembered.set(query, made)
    return made(operationName)
  }
}

/**
 * Hides graphql-js's "Did you mean ...?" suggestions, which would reveal names of the schema to anonymous viewers.
 */
const withoutSuggestions: Plugin = {
  onValidate({ setValidationFn }) {
    setValidationFn((schema, document, rules) => validate(schema, document, rules, { hideSuggestions: true }))
  },
}

function makeReady(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  isOurs: boolean,
): Prepared {
  const fragments = fragmentsOf(document)
  const price = (variables: Readonly<Record<string, unknown>>) =>
    priceOf(schema, operation, fragments, variables)
  // Without variables the price is constant.
  const fixed = operation.variableDefinitions?.length ? null : price({})
  // Only our own operations are compiled (docs/decisions/0008-compiled-operations.md).
  const name = operation.name?.value ?? null
  const execute = (isOurs ? compiledExecutor : plainExecutor)(schema, document, name)
  return {
    document,
    operation,
    label: (isOurs && name) || 'other',
    check: (variables) => checkPrice(fixed ?? price(variables)),
    asksForSchema: hasField(document, '__schema'),
    execute,
    executeForStranger: hasField(document, '__type')
      ? plainExecutor(schema, withoutTypes(document), name)
      : execute,
  }
}
