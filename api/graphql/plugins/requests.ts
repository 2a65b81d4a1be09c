import { z } from 'zod'
import { AppError } from '#api/core/errors/errors.ts'
import { readIdempotencyKey } from '#api/core/idempotency/idempotencyKey.ts'
import { readJson } from '#api/http/body.ts'
import type { RequestContext } from '#api/http/requestContext.ts'
import type { GraphPlugin } from '../arrival.ts'
import type { Documents } from '../documents.ts'
import { checkVariables } from '../limits.ts'

const requestShape = z.object({
  query: z.string().min(1).optional(),
  documentId: z.string().min(1).optional(),
  operationName: z.string().nullish(),
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

/** What a request asks, as it was sent: one operation. */
export async function readRequest({ method, request, query }: RequestContext): Promise<object> {
  const body = method === 'GET' ? readUrl(query) : await readJson(request)
  if (Array.isArray(body)) throw new AppError('BAD_REQUEST', 'Send one operation a request.')
  return Object(body)
}

/** @throws BAD_REQUEST with the words by which clients of persisted queries know to send the text */
function missing(extensions: { readonly persistedQuery?: unknown } | null | undefined): never {
  if (extensions?.persistedQuery !== undefined)
    throw new AppError('BAD_REQUEST', 'PersistedQueryNotSupported')
  throw new AppError('BAD_REQUEST', 'The request must carry the GraphQL text in "query".')
}

/** Reads what is asked, within the limits of the body and the variables, and finds the texts that are asked by id. */
export const requests = (documents: Documents): GraphPlugin => ({
  onRequestParse({ serverContext: { requestContext }, setRequestParser }) {
    setRequestParser(() => readRequest(requestContext))
  },
  async onParams({ params, setParams, context }) {
    const { data, error } = requestShape.safeParse(params)
    if (!data) {
      const field = error.issues[0]?.path[0] ?? 'the body'
      throw new AppError('BAD_REQUEST', { message: `Wrong type of ${String(field)}.`, cause: error })
    }
    const { query, documentId, operationName, variables, extensions } = data
    const text = query ?? (documentId === undefined ? missing(extensions) : await documents(documentId))
    if (text === null) throw new AppError('BAD_REQUEST', 'Cuecard has been updated. Please reload the page.')
    checkVariables(variables ?? {})
    context.isOurs = query === undefined
    context.key = readIdempotencyKey(context.requestContext.request.headers['idempotency-key'])
    setParams({ query: text, variables: variables ?? {}, ...(operationName && { operationName }) })
  },
})
