import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  validate,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { AppError } from '#api/core/errors/errors.ts'
import { compiledExecutor, type Executor, plainExecutor } from '#api/core/graph/executor.ts'
import { acceptedBy } from '../accept.ts'
import type { Arrival, GraphPlugin } from '../arrival.ts'
import { checkPrice, checkText, checkTokens, fragmentsOf, priceOf } from '../limits.ts'
import { hasField, withoutTypes } from '../schemaFields.ts'

/** An operation that is ready to run: parsed, validated and within the limits that depend on its text. */
export interface Prepared {
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

/** A text that was parsed and validated, and its operations that have been asked for, by name. */
interface Text {
  document: DocumentNode
  errors: readonly GraphQLError[]
  operations: Map<string | undefined, Prepared>
}

/** The cache size for the web application's operations, in characters; all of them together need less than half. */
export const ownCharacters = 1_048_576
/** The cache size for other texts, in characters; enough for a few hundred. */
const otherCharacters = 131_072

/**
 * An LRU cache bounded by the characters of its texts. Each character of a dense text takes about 200 bytes once
 * parsed, so a bound on the number of texts would let clients exhaust the memory.
 */
const textsOf = (characters: number) =>
  new LRUCache<string, Text>({ maxSize: characters, sizeCalculation: (_text, query) => query.length || 1 })

/**
 * Parses, validates and caches operations by their text, and checks the limits on them. The web application's
 * operations have their own cache, so that other texts cannot evict them.
 */
export function preparation(schema: GraphQLSchema): GraphPlugin {
  const own = textsOf(ownCharacters)
  const others = textsOf(otherCharacters)
  const cacheFor = ({ isOurs }: Arrival) => (isOurs ? own : others)

  return {
    onParse({ context, params: { source }, setParsedDocument }) {
      const kept = cacheFor(context).get(String(source))
      if (kept) setParsedDocument(kept.document)
      else checkTokens(String(source))
      return ({ result }) => {
        if (!result || result instanceof Error) return
        if (!kept) checkText(schema, result)
        // Before Yoga looks for it, which refuses in other words.
        operationNamed(context.params.operationName, result)
      }
    },
    onValidate({ context, params: { documentAST: document }, setResult, setValidationFn }) {
      const { query = '', operationName, variables } = context.params
      const kept = cacheFor(context).get(query)
      if (kept) setResult([...kept.errors])
      else setValidationFn(withoutSuggestions)
      return ({ result, extendContext }) => {
        const errors = result as readonly GraphQLError[]
        const text = kept ?? { document, errors, operations: new Map() }
        if (!kept) cacheFor(context).set(query, text)
        if (errors.length > 0) return
        const prepared = operationOf(schema, text, operationName, context.isOurs === true)
        prepared.check(variables ?? {})
        checkTransport(context, prepared)
        extendContext({ prepared })
      }
    },
  }
}

/** Hides graphql-js's "Did you mean ...?", which would reveal names of the schema to anonymous viewers. */
const withoutSuggestions: typeof validate = (schema, document, rules) =>
  validate(schema, document, rules, { hideSuggestions: true })

/** @throws METHOD_NOT_ALLOWED for a mutation by GET, BAD_REQUEST for a subscription of a client that takes no stream */
function checkTransport({ requestContext: { method, request } }: Arrival, { operation }: Prepared): void {
  if (operation.operation === 'mutation' && method === 'GET') {
    throw new AppError('METHOD_NOT_ALLOWED', 'Send mutations by POST.')
  }
  if (operation.operation === 'subscription' && !acceptedBy(request).stream) {
    throw new AppError('BAD_REQUEST', 'Ask for a subscription with "Accept: text/event-stream".')
  }
}

/** @throws BAD_REQUEST unless the name, or its absence, tells one operation */
function operationNamed(name: string | undefined, document: DocumentNode): OperationDefinitionNode {
  const operation = getOperationAST(document, name)
  if (!operation) throw new AppError('BAD_REQUEST', 'Name one operation of the query in "operationName".')
  return operation
}

function operationOf(
  schema: GraphQLSchema,
  { document, operations }: Text,
  name: string | undefined,
  isOurs: boolean,
): Prepared {
  const known = operations.get(name)
  if (known) return known
  const operation = operationNamed(name, document)
  const fragments = fragmentsOf(document)
  const price = (variables: Readonly<Record<string, unknown>>) =>
    priceOf(schema, operation, fragments, variables)
  // Without variables the price is constant.
  const fixed = operation.variableDefinitions?.length ? null : price({})
  // Only our own operations are compiled (docs/decisions/0008-compiled-operations.md).
  const ownName = operation.name?.value ?? null
  const execute = (isOurs ? compiledExecutor : plainExecutor)(schema, document, ownName)
  const prepared: Prepared = {
    operation,
    label: (isOurs && ownName) || 'other',
    check: (variables) => checkPrice(fixed ?? price(variables)),
    asksForSchema: hasField(document, '__schema'),
    execute,
    executeForStranger: hasField(document, '__type')
      ? plainExecutor(schema, withoutTypes(document), ownName)
      : execute,
  }
  operations.set(name, prepared)
  return prepared
}
