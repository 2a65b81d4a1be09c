import { createSourceEventStream, type ExecutionResult } from 'graphql'
import { bearerToken, endOf } from '#api/core/auth/authenticate.ts'
import type { Services } from '#api/core/context/services.ts'
import type { Incident } from '#api/core/failures/maskError.ts'
import { inSpan } from '#api/core/telemetry/tracing.ts'
import { masked } from '../answer.ts'
import type { GraphPlugin, ReadyArrival } from '../arrival.ts'
import { contextOfRequest } from '../contextOfRequest.ts'
import { untilNotBusy } from '../untilNotBusy.ts'
import { spanName } from './observation.ts'

/** Milliseconds until the session of an authenticated request ends; as far as a timer reaches. */
function sessionEnd(authorization: string | undefined, { tokens, clock }: Services): number {
  const token = bearerToken(authorization ?? null)
  const left = token === null ? 0 : endOf(token, tokens) - clock.now().getTime()
  return Math.min(Math.max(left, 0), 2 ** 31 - 1)
}

interface Terms {
  /** Milliseconds until the session, and with it the stream, ends. */
  until: number
  incident: Incident
  answer(event: unknown): Promise<ExecutionResult>
}

/**
 * The results of a subscription, one per event. They end with the session, the source, the reader, or an event that
 * fails to resolve; clients reconnect and refetch their data.
 */
function resultsOf(
  source: AsyncIterable<unknown>,
  { until, incident, answer }: Terms,
): AsyncIterableIterator<ExecutionResult> {
  const events = source[Symbol.asyncIterator]()
  let isOver = false
  const end = () => {
    isOver = true
    clearTimeout(session)
    events.return?.()
  }
  const session = setTimeout(end, until)

  async function* results() {
    try {
      for (let event = await events.next(); !event.done; event = await events.next()) {
        const { value } = event
        const result = await untilNotBusy(
          () => answer(value),
          () => isOver,
        )
        yield masked(result, incident)
        if (result.data == null || isOver) return
      }
    } catch (error) {
      yield masked({ errors: [error] }, incident)
    } finally {
      end()
    }
  }
  const answers = results()
  const iterator: AsyncIterableIterator<ExecutionResult> = {
    [Symbol.asyncIterator]: () => iterator,
    next: () => answers.next(),
    // Told to return, the generator would wait for the next event.
    async return() {
      end()
      return { done: true, value: undefined }
    },
  }
  return iterator
}

/** Runs subscriptions. Each event gets a new context, so that the viewer's permissions are current. */
export const subscriptions = (services: Services): GraphPlugin => ({
  onSubscribe({ setSubscribeFn }) {
    setSubscribeFn(async ({ schema, document, contextValue, operationName, variableValues }) => {
      const { prepared, context, requestContext }: ReadyArrival = contextValue
      const { incident, request } = requestContext
      const variables = variableValues ?? {}
      const source = await createSourceEventStream({
        schema,
        document,
        operationName,
        variableValues: variables,
        contextValue: context,
      })
      if (!(Symbol.asyncIterator in source)) return source
      const answer = (rootValue: unknown) =>
        inSpan(spanName(prepared), { root: true }, async () => {
          const current = await contextOfRequest(services, requestContext, false)
          return prepared.execute({ variables, rootValue, context: current })
        })
      const until = sessionEnd(request.headers.authorization, services)
      return resultsOf(source, { until, incident, answer })
    })
  },
})
