import { once } from 'node:events'
import type { GraphQLSchema } from 'graphql'
import type { Services } from '#api/core/context/services.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { namesType } from '#api/http/accept.ts'
import { send } from '#api/http/answer.ts'
import type { Handler, RequestContext } from '#api/http/requestContext.ts'
import { acceptedBy, jsonType, streamType } from './accept.ts'
import { type Answer, answerType, tell } from './answer.ts'
import type { Documents } from './documents.ts'
import { sendGraphiQL } from './graphiql/page.ts'
import { readRequest } from './plugins/requests.ts'
import { openYoga } from './yoga.ts'

/** Writes the events of a stream as fast as the client reads them; the source merges changes meanwhile. */
async function sendEvents({ response }: RequestContext, body: ReadableStream<Uint8Array>): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' })
  const reader = body.getReader()
  const closed = once(response, 'close').then(() => reader.cancel())
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    if (!response.write(chunk.value)) await Promise.race([once(response, 'drain'), closed])
  }
  response.end()
}

/** Writes what Yoga answers through its fetch interface. */
async function sendResponse(requestContext: RequestContext, answer: Response): Promise<void> {
  const { status, headers, body } = answer
  const type = headers.get('Content-Type') ?? ''
  if (body && type.startsWith(streamType)) await sendEvents(requestContext, body)
  else send(requestContext, status, type, await answer.text())
}

// Yoga learns of each request that it is a POST: our plugins read the request themselves, and refuse mutations by GET.
const url = 'http://localhost/graphql'
const posted = new Request(url, { method: 'POST' })

/**
 * The handler of `/graphql`: operations by POST as JSON, subscriptions as server-sent events, GraphiQL for browsers,
 * nothing else. Queries may come by GET too, as urql's do, from clients that name a form of the answer: a link does not.
 *
 * A POST that is answered as JSON goes past Yoga's fetch interface, which costs a third of a request
 * (docs/decisions/0003-http-edge.md), and through all its plugins; everything else takes that interface, and so does
 * all with `byFetch`, by which the tests compare the two.
 */
export function graphqlEndpoint(
  services: Services,
  schema: GraphQLSchema,
  documents: Documents,
  byFetch = false,
): Handler {
  const yoga = openYoga(services, schema, documents)

  async function answer(requestContext: RequestContext, isAllowed: boolean): Promise<Answer> {
    try {
      if (!isAllowed) throw new AppError('METHOD_NOT_ALLOWED', 'Send GraphQL operations by POST.')
      const params = await readRequest(requestContext)
      return (await yoga.getResultForParams({ params, request: posted }, { requestContext })) as Answer
    } catch (error) {
      return { errors: [error] }
    }
  }

  return async (requestContext) => {
    const { request, method } = requestContext
    if (method === 'GET' && namesType(request, 'text/html')) return sendGraphiQL(requestContext)
    const { stream, byName } = acceptedBy(request)
    const isAllowed = method === 'POST' || (method === 'GET' && byName)
    if (isAllowed && (byFetch || stream || method === 'GET')) {
      const headers = { accept: stream ? streamType : jsonType }
      return sendResponse(
        requestContext,
        await yoga.fetch(url, { method: 'POST', headers }, { requestContext }),
      )
    }
    const { status, json } = tell(requestContext, await answer(requestContext, isAllowed))
    send(requestContext, status, answerType(requestContext), json)
  }
}
