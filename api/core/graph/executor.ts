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
import type { Scopes } from '#api/core/graph/scopes.ts'
import type { Context } from '#api/core/tenancy/context.ts'

/** What an operation is run with. */
interface Run {
  variables: Readonly<Record<string, unknown>>
  context: Context
  /** An event, for a subscription. */
  rootValue?: unknown
}

export type Executor = (run: Run) => ExecutionResult | Promise<ExecutionResult>

/**
 * Whether an operation may become code, and code that means the same. The compiler writes texts of an operation into
 * JavaScript: it takes marks of its own in a string for values, and joins response names by `_` to the names of its
 * variables. Of input objects it does not know that a required field may have a default; acts take those.
 */
export function isCompilable(document: DocumentNode): boolean {
  let plain = true
  visit(document, {
    enter(node) {
      if (node.kind === Kind.STRING && node.value.includes('__MAGIC')) plain = false
      if (node.kind === Kind.FIELD && node.alias?.value.includes('_')) plain = false
      if (node.kind === Kind.OPERATION_DEFINITION && node.operation === 'mutation') plain = false
      // A required variable with a default counts as missing when it is not given.
      if (
        node.kind === Kind.VARIABLE_DEFINITION &&
        node.defaultValue &&
        node.type.kind === Kind.NON_NULL_TYPE
      ) {
        plain = false
      }
      if (node.kind === Kind.VARIABLE && isOfObjects(node.name.value)) plain = false
      // Of a field or fragment that is reached by two ways, only one condition would count.
      if (node.kind === Kind.DIRECTIVE) plain = false
    },
  })
  return plain
}

/** A name that every object has already, as `toString`. */
const isOfObjects = (name: string) => name in Object.prototype

// Values of built-in types and enums go out as the resolvers give them, whose types TypeScript has checked: to look at
// each again costs a long answer a twentieth of its time. Tests look at every answer they get (api/testing/leafTypes.ts).
const options = { disablingCapturingStackErrors: true, disableLeafSerialization: true } as const

/** Signing out must work for who has changed too much. */
const uncounted = new Set(['signOut'])

/**
 * How many changes an operation makes: its root fields, each alias for itself. Those that anybody may call (signing in,
 * registering, resetting a password) have limits of their own. Each fragment on the root type is visited once, because
 * a second spread adds no response names.
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
        // What a change answers is no change.
        return false
      },
    })
  }
  return responseNames.size
}

/** Every executor goes through here, so that no entry point can pass the limits of its viewer. */
function admitted(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
  executor: Executor,
): Executor {
  const operation = getOperationAST(document, operationName)
  if (!operation) return executor
  const kind = { type: operation.operation, writes: countWrites(schema, document, operation) }
  return (run) => run.context.services.admission(run.context, kind, async () => executor(run))
}

/** Runs one operation of a validated document by graphql-js: what anybody may send. */
export function plainExecutor(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): Executor {
  return admitted(schema, document, operationName, plain(schema, document, operationName))
}

function plain(schema: GraphQLSchema, document: DocumentNode, operationName: string | null): Executor {
  return ({ variables, context, rootValue }) =>
    execute({
      schema,
      document,
      operationName,
      variableValues: variables,
      contextValue: context,
      rootValue,
      hideSuggestions: true,
    })
}

/**
 * Runs one operation of a validated document as code, made at the first run. For documents that we wrote alone: the
 * screens' and those of the REST table (docs/decisions/0008-compiled-operations.md).
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

/** Null for shapes that the compiler gets wrong. */
function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): Executor | null {
  const compiled = isCompilable(document)
    ? compileQuery(schema, document, operationName ?? undefined, options)
    : null
  if (!compiled || !isCompiledQuery(compiled)) return null
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? []
  return ({ variables, context, rootValue }) => {
    // In the plain executor's words, which name the variable and what was expected.
    const { errors } = getVariableValues(schema, definitions, variables, {
      maxErrors: 50,
      hideSuggestions: true,
    })
    return errors ? { errors } : compiled.query(rootValue, context, variables)
  }
}
