import type { GraphQLSchema } from 'graphql'
import { type Context, contextOf, type House, refusal } from '#api/core/context.ts'
import { AppError, type FieldErrors, notFound } from '#api/core/errors.ts'
import { parse } from '#api/core/input.ts'
import { failuresOf } from '#api/core/maskError.ts'
import { sendJson } from '#api/http/answer.ts'
import { hasBody, readJson } from '#api/http/body.ts'
import type { Exchange, Handler } from '#api/http/exchange.ts'
import { compile, mayCall, type Route } from './compile.ts'
import { matcher } from './match.ts'
import { openApi } from './openapi.ts'
import { nextLink, pageQuery, readPage, wholeListPage } from './paging.ts'
import type { Row } from './route.ts'

async function readBody(exchange: Exchange, { body }: Route): Promise<unknown> {
  if (!body || !hasBody(exchange.request)) return {}
  const json = await readJson(exchange.request)
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json
  throw new AppError('BAD_REQUEST', { message: 'The request body must be a JSON object.' })
}

const queryNames: Record<string, string> = { first: 'limit', after: 'cursor' }

/** The failure in the words of REST: what the graph calls `after` is `cursor` here, newer values are the row's. */
function inRestWords(failure: AppError, { conflict, names = {} }: Route): AppError {
  const nameOf = (field: string) =>
    queryNames[field] ?? field.replace(/^\w+(?=\.)/, (part) => names[part] ?? part)
  const { code, message, fields, data, retryAfter, cause } = failure
  const current = conflict && data?.current
  if (!fields && !current) return failure
  const renamed: FieldErrors = Object.fromEntries(
    Object.entries(fields ?? {}).map(([field, words]) => [nameOf(field), words]),
  )
  return new AppError(code, {
    message,
    ...(fields && { fields: renamed }),
    ...(data && { data: current ? { ...data, current: conflict(current) } : data }),
    ...(retryAfter !== undefined && { retryAfter }),
    cause,
  })
}

function valueAt(data: unknown, path = ''): unknown {
  const names = path.split('.').filter(Boolean)
  return names.reduce((value, name) => (value as Record<string, unknown> | null)?.[name], data)
}

/** `/api/*`: each path runs its operation in process, as the caller. */
export function restEndpoint(house: House, schema: GraphQLSchema, rows: readonly Row[]): Handler {
  const table = rows.map((row) => compile(schema, row))
  const description = { method: 'GET', path: '/api/openapi.json', execute: null } as const
  const { find } = matcher<Route | typeof description>([description, ...table])
  let openApiDocument: object | undefined

  async function run(route: Route, context: Context, variables: Record<string, unknown>): Promise<unknown> {
    const { data, errors } = await route.execute({ variables, context })
    const [failure] = failuresOf(errors ?? [])
    if (failure) throw inRestWords(failure, route)
    const value = valueAt(data, route.at)
    if (value == null) throw notFound(route.noun ?? 'Record')
    return value
  }

  async function answer(
    exchange: Exchange,
    route: Route,
    params: Record<string, number | string>,
  ): Promise<void> {
    const { request, response, address, requestId, path } = exchange
    const pageLimit = wholeListPage
    const authorization = request.headers.authorization ?? null
    const context = await contextOf(house, authorization, { address, requestId, pageLimit })
    if (!mayCall(route, context.viewer)) throw refusal(context.viewer)
    const query = Object.fromEntries(exchange.query)
    const variables = route.variables({ params, query, body: await readBody(exchange, route) })
    const shape = (value: unknown) => route.answer.parse(route.reshape ? route.reshape(value) : value)
    if (!route.list) {
      return sendJson(exchange, route.status ?? 200, shape(await run(route, context, variables)))
    }
    const page = parse(pageQuery, query)
    const { items, next } = await readPage(page, (at) => run(route, context, { ...variables, ...at }))
    if (next !== null) response.setHeader('Link', nextLink(path, exchange.query, next))
    sendJson(exchange, 200, items.map(shape))
  }

  return async (exchange) => {
    const { response, method, path } = exchange
    response.setHeader('Cache-Control', 'no-store')
    const found = find(method, path)
    if (!found) throw new AppError('NOT_FOUND', { message: 'There is nothing at this path.' })
    if ('route' in found) {
      if (found.route.execute) return answer(exchange, found.route, found.params)
      openApiDocument ??= openApi(table)
      return sendJson(exchange, 200, openApiDocument)
    }
    response.setHeader('Allow', found.allowed.join(', '))
    if (method !== 'OPTIONS') throw new AppError('METHOD_NOT_ALLOWED')
    response.writeHead(204).end()
  }
}
