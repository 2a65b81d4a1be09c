import type { ExecutionResult } from 'graphql'
import type { Context } from '#api/core/context/context.ts'
import type { ShownRecords } from '#api/core/graph/shownRecords.ts'
import { answerOnce, type FinishedAnswer } from '#api/core/idempotency/answerOnce.ts'
import type { KeyedRequest } from '#api/core/idempotency/idempotencyKey.ts'
import { inOneTransaction, inTransactionOf } from '#api/core/idempotency/oneTransaction.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Route } from './compile.ts'

interface Write {
  context: Context
  variables: Record<string, unknown>
  /** The business with which the answer to a superadmin is stored; null for all other callers. */
  businessId: number | null
  /** Null for a request without a key. */
  keyed: KeyedRequest | null
  /** Checks a precondition before the write, in the same transaction. */
  check?: ((context: Context) => Promise<void>) | undefined
  /** @throws the failure of a result, so that the transaction is rolled back */
  toAnswer(result: ExecutionResult): FinishedAnswer
}

/** Runs a write in one transaction with its precondition and the storage of its answer. */
export async function writeAtomically(
  route: Route,
  { context, variables, businessId, keyed, check, toAnswer }: Write,
): Promise<FinishedAnswer & { isReplayed: boolean }> {
  let answer: (FinishedAnswer & { isReplayed: boolean }) | undefined
  const shown: ShownRecords = new Set()
  await route.execute({
    context,
    variables,
    ...(keyed && { shown }),
    within: (execute) => {
      const once = async (inner: Context, ctx: BusinessContext) => {
        const work = async () => {
          await check?.(inner)
          return { ...toAnswer(await execute(inner)), shown }
        }
        answer = keyed ? await answerOnce(inner, ctx, keyed, work) : { ...(await work()), isReplayed: false }
        return {}
      }
      return businessId === null
        ? inOneTransaction(context, (inner) => once(inner, inner.ctx))
        : inTransactionOf(context, businessId, once)
    },
  })
  if (!answer) throw new Error(`${route.path} was not answered`)
  return answer
}
