import { type DocumentNode, type ExecutionResult, execute, type GraphQLSchema, Kind, visit } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Context } from '#api/core/context.ts'

/** What an operation is run with. */
interface Run {
  variables: Readonly<Record<string, unknown>>
  context: Context
  /** An event, for a subscription. */
  rootValue?: unknown
}

export type Executor = (run: Run) => ExecutionResult | Promise<ExecutionResult>

/** How often an operation is run before it is compiled: what comes once is not worth it, and fills no memory. */
const worthCompiling = 3

/**
 * Whether an operation may become code. The compiler writes texts of an operation into JavaScript: it takes marks of
 * its own in a string for values, and joins response names by `_` to the names of its variables.
 */
export function isCompilable(document: DocumentNode): boolean {
  let plain = true
  visit(document, {
    enter(node) {
      if (node.kind === Kind.STRING && node.value.includes('__MAGIC')) plain = false
      if (node.kind === Kind.FIELD && node.alias?.value.includes('_')) plain = false
    },
  })
  return plain
}

/**
 * Runs one operation of a validated document: by the plain executor at first, compiled when it comes again
 * (docs/decisions/compiled-operations.md).
 */
export function executorOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): Executor {
  let runs = 0
  let compiled: ReturnType<typeof compile> = null

  function compile() {
    const query = isCompilable(document)
      ? compileQuery(schema, document, operationName ?? undefined, { disablingCapturingStackErrors: true })
      : null
    return query && isCompiledQuery(query) ? query.query : null
  }

  return ({ variables, context, rootValue }) => {
    runs += 1
    if (runs === worthCompiling) compiled = compile()
    if (compiled) return compiled(rootValue, context, variables)
    return execute({
      schema,
      document,
      operationName,
      variableValues: variables,
      contextValue: context,
      rootValue,
    })
  }
}
