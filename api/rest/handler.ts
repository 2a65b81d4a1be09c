import { setTimeout as pause } from 'node:timers/promises'
import type { ExecutionResult, GraphQLSchema } from 'graphql'
import { type Context, contextOf } from '#api/core/context/context.ts'
import type { Services } from '#api/core/context/services.ts'
import { AppError, found } from '#api/core/errors/errors.ts'
import { failuresOf, toAppError } from '#api/core/failures/maskError.ts'
import type { FinishedAnswer } from '#api/core/idempotency/answerOnce.ts'
import { keyedRequest, readIdempotencyKey, takesNoKey } from '#api/core/idempotency/idempotencyKey.ts'
import { parse } from '#api/core/input/input.ts'
import { jsonType, send, sendJson } from '#api/http/answer.ts'
import { hasBody, readJson } from '#api/http/body.ts'
import { etagOf, isKnown, withEtag } from '#api/http/etag.ts'
import { sendJsonList } from '#api/http/jsonList.ts'
import { quotaHeaders } from '#api/http/rateLimit.ts'
import { callerOf, type Handler, type RequestContext } from '#api/http/requestContext.ts'
import { writeAtomically } from './atomicWrite.ts'
import { compile, mayCall, type Route, refusalOf } from './compile.ts'
import { listQuery, listVariables, picked } from './listQuery.ts'
import { matcher } from './match.ts'
import { movedPaths, sendMoved } from './movedPaths.ts'
import { openApi } from './openapi.ts'
import { nextLink, pageQuery, pagesFrom, readPage, restPageLimit } from './paging.ts'
import { precondition, readsRecord } from './precondition.ts'
import { inRestWords } from './restWords.ts'
import type { Row } from './route.ts'
import { checkBody, checkQuery, knownNames } from './unknownNames.ts'
import { createWholeLists } from './wholeLists.ts'

/** The JSON object in the body; a route that takes no body ignores what is no JSON object. */
async function readBody({ request }: RequestContext, { body }: Route): Promise<unknown> {
  if (!hasBody(request)) return {}
  if (!body && !/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return {}
  const json = await readJson(request)
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json
  if (!body) return {}
  throw new AppError('BAD_REQUEST', 'The request body must be a JSON object.')
}

function valueAt(data: unknown, path = ''): unknown {
  const names = path.split('.').filter(Boolean)
  return names.reduce((value, name) => (value as Record<string, unknown> | null)?.[name], data)
}

/** The value of a result at the row's path. Throws its failure, or NOT_FOUND without a value. */
function resultOf(route: Route, { data, errors }: ExecutionResult): unknown {
  const [failure] = failuresOf(errors ?? [])
  if (failure) throw inRestWords(failure, route)
  return found(route.noun ?? 'Record', valueAt(data, route.at))
}

function shaped({ answer, reshape }: Route, value: unknown): unknown {
  return answer.parse(reshape ? reshape(value) : value)
}

const jsonOf = (route: Route, value: unknown) => JSON.stringify(shaped(route, value))

/** How often reading a further page of a list is attempted while Cuecard is busy. */
const tries = 5

/** Retries while Cuecard is busy, because after the first page has been sent giving up would break the response. */
async function whenNotBusy<Result>(read: () => Promise<Result>, left = tries - 1): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    const { code, retryAfter = 1 } = toAppError(error)
    if (code !== 'BUSY' || left === 0) throw error
    await pause(retryAfter * 1000)
    return whenNotBusy(read, left - 1)
  }
}

/** A path beside the table. */
interface OtherPath {
  method: 'GET'
  path: string
  execute: null
  send(requestContext: RequestContext): void
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** The handler of `/api/*`: each path runs its GraphQL operation in process, with the caller's session. */
export function restEndpoint(services: Services, schema: GraphQLSchema, rows: readonly Row[]): Handler {
  const table = rows.map((row) => compile(schema, row))
  const openApiDocument = once(() => openApi(table, services.publicUrl))
  const description: OtherPath = {
    method: 'GET',
    path: '/api/openapi.json',
    execute: null,
    send: (requestContext) => sendJson(requestContext, 200, openApiDocument()),
  }
  const moved = movedPaths.map(
    (from): OtherPath => ({
      method: 'GET',
      path: from.path,
      execute: null,
      send: ({ response }) => sendMoved(response, from),
    }),
  )
  const { find } = matcher<Route | OtherPath>([description, ...moved, ...table])

  const readers = new Map(table.filter(readsRecord).map((route) => [route.path, route]))
  const queries = new Map(table.map((route) => [route, listQuery(route)]))
  const known = new Map(table.map((route) => [route, knownNames(route, table)]))
  const wholeListInTurn = createWholeLists()
  const recordShapes = new Set(table.filter(readsRecord).map(({ answer }) => answer))

  async function run(route: Route, context: Context, variables: Record<string, unknown>): Promise<unknown> {
    return resultOf(route, await route.execute({ variables, context }))
  }

  async function bodyOf(
    route: Route,
    context: Context,
    variables: Record<string, unknown>,
    nested?: true,
  ): Promise<string> {
    return jsonOf(
      route,
      resultOf(route, await route.execute({ variables, context, ...(nested && { nested }) })),
    )
  }

  /** An item of a list. A record has the entity tag that a GET of it would have. */
  function listItem(route: Route, item: unknown): unknown {
    const value = shaped(route, item)
    return recordShapes.has(route.answer) ? withEtag(value as object) : value
  }

  /** The check of `If-Match`; undefined without the header. */
  function checkOf({ request }: RequestContext, route: Route, params: Record<string, number | string>) {
    const ifMatch = request.headers['if-match']
    if (ifMatch === undefined || route.method === 'GET') return undefined
    const reader = readers.get(route.path)
    if (!reader) throw new AppError('BAD_REQUEST', 'This path takes no If-Match.')
    return precondition({ ifMatch, reader, params, bodyOf: (...read) => bodyOf(...read, true) })
  }

  /** Leads from a record that is not there to where it is instead; false when it is nowhere. */
  async function sentElsewhere(
    { response }: RequestContext,
    { path, leadsTo }: Route,
    context: Context,
    variables: Record<string, unknown>,
  ): Promise<boolean> {
    const place = leadsTo && valueAt((await leadsTo.execute({ variables, context })).data, leadsTo.at)
    if (!place) return false
    const { id } = place as { id: number }
    response.setHeader('Cache-Control', 'no-store')
    response.writeHead(307, { Location: services.publicUrl + path.replace(':id', String(id)) }).end()
    return true
  }

  /** Sends one record, or the answer of a write. */
  function sendOne(requestContext: RequestContext, route: Route, { status, body }: FinishedAnswer): void {
    const { response } = requestContext
    if (recordShapes.has(route.answer)) {
      const etag = etagOf(body)
      if (route.method !== 'GET') response.setHeader('ETag', etag)
      else if (isKnown(requestContext, etag)) return
    }
    if (status === 201 && readers.has(`${route.path}/:id`)) {
      response.setHeader('Location', `${services.publicUrl}${route.path}/${JSON.parse(body).id}`)
    }
    send(requestContext, status, jsonType, body)
  }

  async function answer(
    requestContext: RequestContext,
    route: Route,
    params: Record<string, number | string>,
  ): Promise<void> {
    const { request, response, path } = requestContext
    const noteQuota = route.method === 'GET' ? undefined : quotaHeaders(requestContext)
    const caller = { ...callerOf(requestContext), pageLimit: restPageLimit, noteQuota }
    const enter = async (): Promise<Context> => {
      const context = await contextOf(services, request.headers.authorization ?? null, caller)
      if (!mayCall(route, context.viewer)) throw refusalOf(route, context.viewer)
      return context
    }
    let context: Context | undefined = await enter()
    const names = known.get(route) ?? knownNames(route, table)
    checkQuery(requestContext.query, names)
    const { viewer } = context
    const query = Object.fromEntries(requestContext.query)
    const key = route.method === 'GET' ? null : readIdempotencyKey(request.headers['idempotency-key'])
    if (key !== null && !route.takesKey) throw takesNoKey(`${route.method} ${route.path}`)
    const check = checkOf(requestContext, route, params)
    const body = route.method === 'GET' ? {} : await readBody(requestContext, route)
    checkBody(body, names)
    const variables = route.variables({ params, query, body })
    const status = route.status ?? 200
    if (key !== null || check) {
      const content = { query, body }
      const answered = await writeAtomically(route, {
        context,
        variables,
        businessId: route.storesWithBusiness ? Number(params.id) : null,
        keyed: key === null ? null : keyedRequest(context.viewer, key, `${route.method} ${path}`, content),
        check,
        toAnswer: (result) => ({ status, body: jsonOf(route, resultOf(route, result)) }),
      })
      if (answered.isReplayed) response.setHeader('Idempotency-Replayed', 'true')
      return sendOne(requestContext, route, answered)
    }
    if (!route.list) {
      const result = await route.execute({ variables, context })
      const isMissing = route.leadsTo && !result.errors && valueAt(result.data, route.at) == null
      if (isMissing && (await sentElsewhere(requestContext, route, context, variables))) return
      return sendOne(requestContext, route, { status, body: jsonOf(route, resultOf(route, result)) })
    }
    // Each page has its own context, so that a list stops when the session ends and the records of earlier pages are
    // released.
    const load = async (at: object) => {
      const own = context ?? (await enter())
      context = undefined
      return run(route, own, { ...variables, ...ordered, ...at })
    }
    const page = parse(pageQuery, query)
    const listed = parse(queries.get(route) ?? listQuery(route), query)
    const ordered = listVariables(route, listed)
    const itemOf = (item: unknown) => picked(listItem(route, item), listed.fields)
    const first = await readPage(page, load)
    if (first.next !== null && page.limit === undefined) {
      const nextPage = pagesFrom(first, (at) => whenNotBusy(() => load(at)))
      const nextItems = async () => (await nextPage())?.map(itemOf) ?? null
      return wholeListInTurn(viewer, requestContext.address, nextItems, (next) =>
        sendJsonList(requestContext, next),
      )
    }
    if (first.next !== null)
      response.setHeader('Link', nextLink(services.publicUrl + path, requestContext.query, first.next))
    sendJson(requestContext, 200, first.items.map(itemOf))
  }

  return async (requestContext) => {
    const { response, method, path } = requestContext
    const found = find(method, path)
    if (!found) throw new AppError('NOT_FOUND')
    if ('route' in found) {
      requestContext.route = found.route.path
      if (found.route.execute) return answer(requestContext, found.route, found.params)
      return found.route.send(requestContext)
    }
    response.setHeader('Allow', found.allowed.join(', '))
    if (method !== 'OPTIONS') throw new AppError('METHOD_NOT_ALLOWED')
    response.writeHead(204).end()
  }
}
