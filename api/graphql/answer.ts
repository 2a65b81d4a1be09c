import { type ExecutionResult, GraphQLError } from 'graphql'
import { AppError } from '#api/core/errors/errors.ts'
import { type Incident, maskErrors, shown } from '#api/core/failures/maskError.ts'
import { failureHeaders, send } from '#api/http/answer.ts'
import type { RequestContext } from '#api/http/requestContext.ts'
import { acceptedBy, jsonType } from './accept.ts'

/** A result whose errors nobody has masked yet. */
type Result = Pick<ExecutionResult, 'data'> & { errors?: readonly unknown[] | undefined }

export interface Answer extends Result {
  /** The whole response as JSON, when it was cached or stored in that form. */
  json?: string
  /** The HTTP status of `json`, 200 by default. */
  status?: number
  /** Whether `json` is the stored answer to an earlier request with the same key. */
  isReplayed?: boolean
}

/** A result as clients get it. */
export interface Told {
  status: number
  json: string
}

/** A result as clients may see it; its errors are logged. */
export const masked = ({ data, errors }: Result, incident: Incident): ExecutionResult => ({
  ...(data !== undefined && { data }),
  ...(errors && { errors: maskErrors(errors, incident) }),
})

/** Whether graphql-js raised the error for the document or its variables, as opposed to limits and failed fields. */
const isRequestError = (error: unknown) =>
  error instanceof GraphQLError &&
  error.path === undefined &&
  (error.originalError === undefined || error.originalError instanceof GraphQLError)

/**
 * The status and text of a result; sets the headers that go with them. The status is 200 when it has data, even a null
 * for a field that failed, and under `application/json` for what graphql-js cannot execute; else that of the error
 * (docs/decisions/0003-http-edge.md).
 */
export function tell(
  requestContext: RequestContext,
  { json, status = 200, isReplayed, ...result }: Answer,
): Told {
  const { request, response, incident } = requestContext
  if (isReplayed) response.setHeader('Idempotency-Replayed', 'true')
  if (json !== undefined) return { status, json }
  const seen = masked(result, incident)
  const told = { status: 200, json: JSON.stringify(seen) }
  const failure = seen.errors?.[0]?.originalError
  const isRequestFailure = result.errors?.every(isRequestError) && acceptedBy(request).mediaType === jsonType
  if (!(failure instanceof AppError) || isRequestFailure) return told
  failureHeaders(requestContext, failure)
  if (failure.code === 'METHOD_NOT_ALLOWED') response.setHeader('Allow', 'POST')
  return result.data == null ? { ...told, status: failure.status } : told
}

/** The media type of an answer that is no stream. */
export const answerType = ({ request }: RequestContext) => `${acceptedBy(request).mediaType}; charset=utf-8`

/** Responds with a failure that was logged already, in the format of GraphQL. */
export function sendGraphqlFailure(requestContext: RequestContext, failure: AppError): void {
  failureHeaders(requestContext, failure)
  const json = JSON.stringify({ errors: [shown(failure, undefined, requestContext.requestId)] })
  send(requestContext, failure.status, answerType(requestContext), json)
}
