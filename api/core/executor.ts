import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  visit,
} from 'graphql'
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
    },
  })
  return plain
}

// Values of built-in types and enums go out as the resolvers give them, whose types TypeScript has checked: to look at
// each again costs a long answer a twentieth of its time. Tests look at every answer they get (api/testing/leaves.ts).
const options = { disablingCapturingStackErrors: true, disableLeafSerialization: true } as const

/**
 * Runs one operation of a validated document: by the plain executor at first, compiled from the run on at which it
 * seems worth it, since what comes once fills no memory (docs/decisions/compiled-operations.md).
 */
export function executorOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
  worthCompiling = 3,
): Executor {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? []
  let runs = 0
  let compiled: ReturnType<typeof compile> = null

  function compile() {
    const query = isCompilable(document)
      ? compileQuery(schema, document, operationName ?? undefined, options)
      : null
    return query && isCompiledQuery(query) ? query.query : null
  }

  return ({ variables, context, rootValue }) => {
    runs += 1
    if (runs === worthCompiling) compiled = compile()
    if (compiled) {
      // In the plain executor's words, which name the variable and what was expected.
      const { errors } = getVariableValues(schema, definitions, variables, { maxErrors: 50 })
      return errors ? { errors } : compiled(rootValue, context, variables)
    }
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
