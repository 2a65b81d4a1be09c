import { isAsyncIterable } from 'graphql-yoga'
import { acceptedBy } from '../accept.ts'
import { answerType, tell } from '../answer.ts'
import type { GraphPlugin } from '../arrival.ts'

/** Writes whole answers, and leaves streams to Yoga. */
export const answers: GraphPlugin = {
  onResultProcess({ result, setResult, setResultProcessor, serverContext: { requestContext } }) {
    if (isAsyncIterable(result) || Array.isArray(result)) return
    const { status, json } = tell(requestContext, result)
    if (status === 200 && acceptedBy(requestContext.request).streamAlone)
      return setResult({ stringify: () => json })
    const headers = { 'Content-Type': answerType(requestContext) }
    setResultProcessor((_result, { Response }) => new Response(json, { status, headers }), 'application/json')
  },
}
