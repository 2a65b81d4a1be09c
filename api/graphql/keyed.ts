import { type ExecutionResult, type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql'
import type { Context } from '#api/core/context/context.ts'
import { AppError } from '#api/core/errors/errors.ts'
import type { Run } from '#api/core/graph/executor.ts'
import { type Scopes, satisfies } from '#api/core/graph/scopes.ts'
import type { ShownRecords } from '#api/core/graph/shownRecords.ts'
import { answerOnce, type FinishedAnswer } from '#api/core/idempotency/answerOnce.ts'
import { keyedRequest, takesNoKey } from '#api/core/idempotency/idempotencyKey.ts'
import { inOneTransaction } from '#api/core/idempotency/oneTransaction.ts'
import type { Answer, GraphqlRequest } from './engine.ts'

/** A key, and how a result becomes the answer that is stored. */
export interface Keyed {
  key: string
  /** Null for a result without data: the transaction is rolled back, and the key stays free. */
  toAnswer(result: ExecutionResult): FinishedAnswer | null
}

/** Rolls the transaction back; the request is answered with the result. */
class NothingDone extends Error {
  readonly result: ExecutionResult

  constructor(result: ExecutionResult) {
    super('The mutation failed')
    this.result = result
  }
}

/** @throws BAD_REQUEST unless the operation is a single mutation */
function singleMutation(schema: GraphQLSchema, { selectionSet: { selections } }: OperationDefinitionNode) {
  const [field, another] = selections
  const found = field?.kind === Kind.FIELD && schema.getMutationType()?.getFields()[field.name.value]
  if (!found || another) {
    throw new AppError('BAD_REQUEST', 'A request with an Idempotency-Key takes one mutation.')
  }
  if (found.extensions.takesKey !== true) throw takesNoKey(found.name)
  return found
}

type Execute = (run: Run) => ExecutionResult | Promise<ExecutionResult>

/**
 * Runs a mutation with a key in one transaction, or returns the stored answer. A viewer who may not call the mutation
 * is refused by the mutation itself, before anything is looked up.
 */
export async function runKeyed(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  { query, operationName, variables }: GraphqlRequest,
  { context, execute, keyed: { key, toAnswer } }: { context: Context; execute: Execute; keyed: Keyed },
): Promise<Answer> {
  const { name, extensions } = singleMutation(schema, operation)
  if (!satisfies(context.viewer, [extensions.rule as Scopes])) return execute({ variables, context })
  const request = keyedRequest(context.viewer, key, `GraphQL ${name}`, { query, operationName, variables })
  let answered: Answer = {}
  const shown: ShownRecords = new Set()
  try {
    await execute({
      variables,
      context,
      shown,
      within: (run) =>
        inOneTransaction(context, async (inner) => {
          const { body, ...rest } = await answerOnce(inner, inner.ctx, request, async () => {
            const result = await run(inner)
            const answer = toAnswer(result)
            if (!answer) throw new NothingDone(result)
            return { ...answer, shown }
          })
          answered = { json: body, ...rest }
          return {}
        }),
    })
    return answered
  } catch (error) {
    if (error instanceof NothingDone) return error.result
    throw error
  }
}
