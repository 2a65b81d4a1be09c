import { type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql'
import { z } from 'zod'
import { bearerToken, endOf } from '#api/core/auth/authenticate.ts'
import { contextOf } from '#api/core/context/context.ts'
import type { Services } from '#api/core/context/services.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { maskErrors, shown } from '#api/core/failures/maskError.ts'
import { readIdempotencyKey } from '#api/core/idempotency/idempotencyKey.ts'
import { namesType } from '#api/http/accept.ts'
import { failureHeaders, send } from '#api/http/answer.ts'
import { readJson } from '#api/http/body.ts'
import { quotaHeaders } from '#api/http/rateLimit.ts'
import { callerOf, type Handler, type RequestContext } from '#api/http/requestContext.ts'
import { acceptedBy, jsonType, responseType } from './accept.ts'
import type { Documents } from './documents.ts'
import { createEngine, type GraphqlRequest } from './engine.ts'
import { sendGraphiQL } from './graphiql/page.ts'
import type { Keyed } from './keyed.ts'
import { sendEvent, sendStream } from './stream.ts'

const requestShape = z.object({
  query: z.string().min(1).optional(),
  documentId: z.string().min(1).optional(),
  operationName: z.string().nullish().default(null),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z.record(z.string(), z.unknown()).nullish(),
})

/** The parameters of a request by `GET`, of which two are JSON. */
function readUrl(parameters: URLSearchParams): Record<string, unknown> {
  const body: Record<string, unknown> = Object.fromEntries(parameters)
  for (const name of ['variables', 'extensions']) {
    const text = parameters.get(name)
    if (text === null) continue
    try {
      body[name] = JSON.parse(text)
    } catch (cause) {
      throw new AppError('BAD_REQUEST', { message: `The parameter ${name} is no JSON.`, cause })
    }
  }
  return body
}

async function readRequest(body: unknown, documents: Documents): Promise<GraphqlRequest> {
  if (Array.isArray(body)) throw new AppError('BAD_REQUEST', 'Send one operation a request.')
  const { data, error } = requestShape.safeParse(body)
  if (!data) {
    const field = error.issues[0]?.path[0] ?? 'the body'
    throw new AppError('BAD_REQUEST', { message: `Wrong type of ${String(field)}.`, cause: error })
  }
  const { query, documentId, operationName, variables, extensions } = data
  const text = query ?? (documentId === undefined ? missing(extensions) : await documents(documentId))
  if (text === null) throw new AppError('BAD_REQUEST', 'Cuecard has been updated. Please reload the page.')
  return { query: text, operationName, variables: variables ?? {}, isOurs: query === undefined }
}

/** @throws BAD_REQUEST with the words by which clients of persisted queries know to send the text */
function missing(extensions: { readonly persistedQuery?: unknown } | null | undefined): never {
  if (extensions?.persistedQuery !== undefined)
    throw new AppError('BAD_REQUEST', 'PersistedQueryNotSupported')
  throw new AppError('BAD_REQUEST', 'The request must carry the GraphQL text in "query".')
}

const hasData = (data: ExecutionResult['data']) =>
  data != null && Object.values(data).some((value) => value !== null)

const byPost = 'Send GraphQL operations by POST.'

const answerType = ({ request }: RequestContext) => `${acceptedBy(request).form ?? jsonType}; charset=utf-8`

/** Whether graphql-js raised the error for the document or its variables, as opposed to limits and failed fields. */
function isRequestError(error: unknown): boolean {
  return error instanceof GraphQLError && error.path === undefined
}

/**
 * Responds with errors. With the content type `application/json`, a request that graphql-js cannot execute has status
 * 200 (docs/decisions/0003-http-edge.md).
 */
function sendErrors(
  requestContext: RequestContext,
  thrown: readonly unknown[],
  data?: ExecutionResult['data'],
): void {
  const errors = maskErrors(thrown, requestContext.incident)
  if (acceptedBy(requestContext.request).form === responseType || !thrown.every(isRequestError)) {
    sendResult(requestContext, { errors, ...(data !== undefined && { data }) })
  } else {
    sendJsonText(requestContext, 200, JSON.stringify({ errors }))
  }
}

const jsonOf = ({ data, errors }: ExecutionResult) =>
  JSON.stringify({ ...(data !== undefined && { data }), ...(errors && { errors }) })

/** Responds with a result: 200 when it has data, even a null for a field that failed; else the status of the error. */
function sendResult(requestContext: RequestContext, { data, errors }: ExecutionResult): void {
  const failure = errors?.[0]?.originalError
  const refused = failure instanceof AppError ? failure : null
  if (refused) failureHeaders(requestContext, refused)
  const status = refused && data == null ? refused.status : 200
  sendJsonText(requestContext, status, jsonOf({ data, ...(errors && { errors }) }))
}

/** Responds with a whole answer, as a stream of one event to a client that takes nothing else. */
function sendJsonText(requestContext: RequestContext, status: number, json: string): void {
  const { form, stream } = acceptedBy(requestContext.request)
  if (stream && !form && status === 200) sendEvent(requestContext, json)
  else send(requestContext, status, answerType(requestContext), json)
}

/** How a request with an `Idempotency-Key` is answered; undefined without the header. */
function keyedBy({ request, incident }: RequestContext): Keyed | undefined {
  const key = readIdempotencyKey(request.headers['idempotency-key'])
  if (key === null) return undefined
  return {
    key,
    toAnswer({ data, errors: thrown }) {
      if (!hasData(data)) return null
      const errors = thrown && maskErrors(thrown, incident)
      return { status: 200, body: jsonOf({ data, ...(errors && { errors }) }) }
    },
  }
}

/** Milliseconds until the session of an authenticated request ends. */
function sessionEnd(authorization: string | null, { tokens, clock }: Services): number {
  const token = bearerToken(authorization)
  return token === null ? 0 : endOf(token, tokens) - clock.now().getTime()
}

/** Responds with a failure in the format of GraphQL. */
export function sendGraphqlFailure(requestContext: RequestContext, failure: AppError): void {
  sendResult(requestContext, { errors: [shown(failure, undefined, requestContext.requestId)] })
}

/**
 * The handler of `/graphql`: operations by POST as JSON, subscriptions as server-sent events, GraphiQL for browsers,
 * nothing else. Queries may come by GET too, as urql's do, from clients that name a form of the answer: a link does not.
 */
export function graphqlEndpoint(services: Services, schema: GraphQLSchema, documents: Documents): Handler {
  const run = createEngine(schema)

  return async (requestContext) => {
    const { request, response, method, incident } = requestContext
    if (method === 'GET' && namesType(request, 'text/html')) return sendGraphiQL(requestContext)
    try {
      const isGet = method === 'GET' && acceptedBy(request).byName
      if (method !== 'POST' && !isGet) throw new AppError('METHOD_NOT_ALLOWED', byPost)
      const body = isGet ? readUrl(requestContext.query) : await readJson(request)
      const operation = await readRequest(body, documents)
      const authorization = request.headers.authorization ?? null
      const caller = { ...callerOf(requestContext), noteQuota: quotaHeaders(requestContext) }
      const makeContext = () => contextOf(services, authorization, caller)
      const result = await run(operation, makeContext, {
        takesStream: acceptedBy(request).stream,
        mayWrite: !isGet,
        keyed: keyedBy(requestContext),
      })
      if ('results' in result) {
        return await sendStream(requestContext, result, {
          until: sessionEnd(authorization, services),
          incident,
        })
      }
      if (result.isReplayed) response.setHeader('Idempotency-Replayed', 'true')
      if (result.json !== undefined) {
        return sendJsonText(requestContext, result.status ?? 200, result.json)
      }
      if (result.errors) return sendErrors(requestContext, result.errors, result.data)
      sendResult(requestContext, result)
    } catch (error) {
      if (error instanceof AppError && error.code === 'METHOD_NOT_ALLOWED')
        response.setHeader('Allow', 'POST')
      sendErrors(requestContext, [error])
    }
  }
}
