import { type ExecutionResult, type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql'
import { AppError } from '#api/core/errors/errors.ts'
import type { Run } from '#api/core/graph/executor.ts'
import { type Scopes, satisfies } from '#api/core/graph/scopes.ts'
import type { ShownRecords } from '#api/core/graph/shownRecords.ts'
import { answerOnce } from '#api/core/idempotency/answerOnce.ts'
import { keyedRequest, takesNoKey } from '#api/core/idempotency/idempotencyKey.ts'
import { inOneTransaction } from '#api/core/idempotency/oneTransaction.ts'
import { type Answer, masked } from '../answer.ts'
import type { GraphPlugin, ReadyArrival } from '../arrival.ts'

/** Rolls the transaction back, so that the key stays free; the request is answered with the result. */
class NothingDone extends Error {
  readonly result: ExecutionResult

  constructor(result: ExecutionResult) {
    super('The mutation failed')
    this.result = result
  }
}

const hasData = ({ data }: ExecutionResult) =>
  data != null && Object.values(data).some((value) => value !== null)

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

/**
 * Runs a mutation with an `Idempotency-Key` in one transaction, or returns the stored answer. A viewer who may not call
 * the mutation is refused by the mutation itself, before anything is looked up.
 */
export const keyed = (schema: GraphQLSchema): GraphPlugin => ({
  onExecute({ executeFn, setExecuteFn }) {
    setExecuteFn(async (args) => {
      const arrival: ReadyArrival = args.contextValue
      const { key, prepared, context, requestContext } = arrival
      if (!key || prepared.operation.operation !== 'mutation') return executeFn(args)
      const { name, extensions } = singleMutation(schema, prepared.operation)
      if (!satisfies(context.viewer, [extensions.rule as Scopes])) return executeFn(args)
      const { query, operationName = null, variables } = args.contextValue.params
      const request = keyedRequest(context.viewer, key, `GraphQL ${name}`, {
        query,
        operationName,
        variables,
      })
      // The transaction gives its answer as text, or in the text of an earlier one, past the executor, which hands on
      // results alone.
      let answered: Answer = {}
      const shown: ShownRecords = new Set()
      const within: Run['within'] = (run) =>
        inOneTransaction(context, async (inner) => {
          const { body, ...rest } = await answerOnce(inner, inner.ctx, request, async () => {
            const result = await run(inner)
            if (!hasData(result)) throw new NothingDone(result)
            return { status: 200, body: JSON.stringify(masked(result, requestContext.incident)), shown }
          })
          answered = { json: body, ...rest }
          return {}
        })
      try {
        await executeFn({ ...args, contextValue: { ...arrival, run: { shown, within } } })
        return answered
      } catch (error) {
        if (error instanceof NothingDone) return error.result
        throw error
      }
    })
  },
})
