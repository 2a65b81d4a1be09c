import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Context } from '#api/core/context/context.ts'
import type { Scopes } from '#api/core/graph/scopes.ts'
import { type ShownRecords, withRecordIds } from '#api/core/graph/shownRecords.ts'

/** One execution of an operation. */
export interface Run {
  variables: Readonly<Record<string, unknown>>
  context: Context
  /** The event of a subscription. */
  rootValue?: unknown
  /** Surrounds the execution once it has its turn, for example with a transaction. */
  within?: (execute: (context: Context) => Promise<ExecutionResult>) => Promise<ExecutionResult>
  /** Collects the records that the result of a mutation shows. */
  shown?: ShownRecords
  /** Part of an operation that has its turn already. */
  nested?: true
}

export type Executor = (run: Run) => ExecutionResult | Promise<ExecutionResult>

/**
 * Whether graphql-jit compiles an operation safely and correctly. The compiler writes parts of the operation into
 * JavaScript: it treats strings that contain its own marker as values, and derives variable names from response names
 * joined by `_`. It also requires input fields that have a default, which mutations use.
 */
export function isCompilable(document: DocumentNode): boolean {
  let plain = true
  visit(document, {
    enter(node) {
      if (node.kind === Kind.STRING && node.value.includes('__MAGIC')) plain = false
      if (node.kind === Kind.FIELD && node.alias?.value.includes('_')) plain = false
      if (node.kind === Kind.OPERATION_DEFINITION && node.operation === 'mutation') plain = false
      // The compiler reports a required variable with a default as missing when it is not given.
      if (
        node.kind === Kind.VARIABLE_DEFINITION &&
        node.defaultValue &&
        node.type.kind === Kind.NON_NULL_TYPE
      ) {
        plain = false
      }
      if (node.kind === Kind.VARIABLE && isOfObjects(node.name.value)) plain = false
      // When a field or fragment is reached by two paths, the compiler applies only one of their conditions.
      if (node.kind === Kind.DIRECTIVE) plain = false
    },
  })
  return plain
}

/** Whether every object inherits a property of this name, such as `toString`. */
const isOfObjects = (name: string) => name in Object.prototype

// Leaf values are not serialized: TypeScript checks the types of resolvers, and serializing costs 5 % of a long
// response. Tests check the leaf values of every response instead (api/testing/harness/graphql/leafTypes.ts).
const jitOptions = { disablingCapturingStackErrors: true, disableLeafSerialization: true } as const

/** Signing out must work for a user who has exceeded the write quota. */
const uncounted = new Set(['signOut'])

/**
 * The number of writes in an operation: its mutation root fields, counting each alias. Public mutations (signing in,
 * registering, resetting a password) have limits of their own. Each fragment on the root type is visited once,
 * because a second spread adds no response names.
 */
function countWrites(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  operation: OperationDefinitionNode,
): number {
  const root = schema.getMutationType()
  if (!root || operation.operation !== 'mutation') return 0
  const fields = root.getFields()
  const responseNames = new Set<string>()
  const ofRoot = definitions.filter(
    (definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION && definition.typeCondition.name.value === root.name,
  )
  for (const definition of [operation, ...ofRoot]) {
    visit(definition, {
      Field({ name: { value: name }, alias }) {
        const rule = fields[name]?.extensions.rule as Scopes | undefined
        if (fields[name] && !rule?.public && !uncounted.has(name)) responseNames.add(alias?.value ?? name)
        // Do not descend: the selection of a payload contains no mutations.
        return false
      },
    })
  }
  return responseNames.size
}

/**
 * Runs an operation through admission control. Every executor is wrapped in it, so no entry point bypasses the
 * limits.
 */
function admitted(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
  executor: Executor,
): Executor {
  const operation = getOperationAST(document, operationName)
  if (!operation) return executor
  const kind = { type: operation.operation, writes: countWrites(schema, document, operation) }
  return (run) => {
    const { context, within, nested } = run
    if (nested) return executor(run)
    return context.services.admission(context, kind, async () =>
      within ? within(async (inner) => executor({ ...run, context: inner })) : executor(run),
    )
  }
}

/** Runs one operation of a validated document with graphql-js; for documents that clients write. */
export function plainExecutor(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): Executor {
  return admitted(schema, document, operationName, plain(schema, document, operationName))
}

function plain(schema: GraphQLSchema, document: DocumentNode, operationName: string | null): Executor {
  let tracked: ReturnType<typeof withRecordIds> | undefined
  return async ({ variables, context, rootValue, shown }) => {
    if (shown) tracked ??= withRecordIds(schema, document)
    const result = await execute({
      schema,
      document: shown && tracked ? tracked.document : document,
      operationName,
      variableValues: variables,
      contextValue: context,
      rootValue,
      hideSuggestions: true,
    })
    if (shown) tracked?.collect(result.data, shown)
    return result
  }
}

/**
 * Runs one operation of a validated document as compiled code; the first run compiles it. Only for documents of our
 * own: those of the screens and of the REST table (docs/decisions/0008-compiled-operations.md).
 */
export function compiledExecutor(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): Executor {
  let executor: Executor | undefined
  return admitted(schema, document, operationName, (run) => {
    executor ??= compile(schema, document, operationName) ?? plain(schema, document, operationName)
    return executor(run)
  })
}

/** Returns null for operations that the compiler gets wrong. */
function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): Executor | null {
  const compiled = isCompilable(document)
    ? compileQuery(schema, document, operationName ?? undefined, jitOptions)
    : null
  if (!compiled || !isCompiledQuery(compiled)) return null
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? []
  return ({ variables, context, rootValue }) => {
    // Use graphql-js's messages, which name the variable and the expected type.
    const { errors } = getVariableValues(schema, definitions, variables, {
      maxErrors: 50,
      hideSuggestions: true,
    })
    return errors ? { errors } : compiled.query(rootValue, context, variables)
  }
}
