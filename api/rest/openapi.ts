import type { z } from 'zod'
import type { EndReason, KeyEndReason } from '#api/core/errors/endReasons.ts'
import { catalogue } from '#api/core/errors/errors.ts'
import { requirements } from '#api/core/graph/scopes.ts'
import { isPublic, type Route } from './compile.ts'
import { exampleOf } from './example.ts'
import { inputSchema, type Json, outputSchema } from './jsonSchema.ts'
import { listQuery } from './listQuery.ts'
import { webhookMessages } from './openapiWebhooks.ts'
import { pageQuery } from './paging.ts'

const endReasons = {
  EXPIRED: true,
  SIGNED_OUT: true,
  ENDED_BY_OWNER: true,
  IDLE: true,
  PASSWORD_CHANGED: true,
  ROLE_CHANGED: true,
  DEACTIVATED: true,
  SUSPENDED: true,
  REVOKED: true,
  CREATOR_LEFT: true,
} satisfies Record<EndReason | KeyEndReason, true>

function queryParameters(shape: z.ZodType): Json[] {
  const { properties = {}, required = [] } = inputSchema(shape)
  return Object.entries(properties as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    required: (required as string[]).includes(name),
    schema,
  }))
}

/** The first segment of a path groups the operations. */
const tagOf = ({ path }: Route) => path.split('/')[2] ?? ''

function pathParameters({ path, ids }: Route): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: ids === 'text' ? { type: 'string' } : { type: 'integer', minimum: 1 },
  }))
}

const errorDescriptions: Record<number, string> = {
  400: 'Bad input: `errors` names each field, and each unknown property or query parameter.',
  401: 'Nobody is signed in, or the session or the API key has ended.',
  403: 'The role or the API key does not allow it, the business is suspended, or the password is to be confirmed.',
  404: 'No such record in this business.',
  409: 'It contradicts what is there now, or the first request with this key is still running.',
  410: 'The request with this `Idempotency-Key` was carried out, but its answer is no longer kept.',
  412: 'The record is not as `If-Match` says.',
  413: 'The body is larger than 1 MB.',
  415: 'The body is not application/json.',
  422: 'The `Idempotency-Key` was used for another request.',
  429: 'Too many requests or attempts; `Retry-After` says how many seconds to wait.',
  500: 'A failure of ours; `requestId` names it.',
  503: 'Cuecard is busy, its disk is full, or the database cannot be reached; `Retry-After` says how many seconds to wait.',
}

function failureStatuses(route: Route, takesIfMatch: boolean): number[] {
  return [
    400,
    401,
    403,
    ...(route.path.includes(':') || route.body ? [404] : []),
    ...(route.method === 'GET' ? [] : [409]),
    ...(route.takesKey ? [410] : []),
    ...(takesIfMatch ? [412] : []),
    ...(route.body ? [413, 415] : []),
    ...(route.takesKey ? [422] : []),
    ...(route.method === 'GET' ? [] : [429]),
    500,
    503,
  ]
}

const link = {
  description: 'The next page, `rel="next"`; absent on the last one and on a complete list.',
  schema: { type: 'string' },
}

const etag = { description: 'The version of the record.', schema: { type: 'string' } }
const replayed = {
  description: '`true` for the stored answer of an earlier request with the same key.',
  schema: { type: 'string', enum: ['true'] },
}

const location = { description: 'The address of the new record.', schema: { type: 'string', format: 'uri' } }
const retryAfterHeader = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
}
/** The statuses that say when to try again; of the conflicts only KEY_IN_USE does. */
const retried = new Set([409, 429, 503])

const rateLimit = {
  RateLimit: {
    description: 'What is left of each limit: `"caller";r=119;t=60` is 119 writes in the next 60 seconds.',
    schema: { type: 'string' },
  },
  'RateLimit-Policy': {
    description: 'The limits: `"caller";q=120;w=60` is 120 writes in 60 seconds.',
    schema: { type: 'string' },
  },
}

/** What the routes say about each other: which records are read, and by which shape. */
interface Records {
  paths: ReadonlySet<string>
  shapes: ReadonlySet<z.ZodType>
  /** The schemas of answers by their names, collected while the routes are described. */
  named: Map<string, Json>
}

const takesIfMatch = (route: Route, { paths }: Records) => route.method !== 'GET' && paths.has(route.path)

function headerParameters(route: Route, records: Records): Json[] {
  const header = (name: string, description: string, schema: Json = {}) => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string', ...schema },
  })
  return [
    ...(route.takesKey
      ? [
          header('Idempotency-Key', 'A repetition with the same key gets the same answer.', {
            maxLength: 257,
          }),
        ]
      : []),
    ...(takesIfMatch(route, records) ? [header('If-Match', 'The `ETag` of the version to change.')] : []),
    ...(route.record ? [header('If-None-Match', 'The `ETag` of the version that is known.')] : []),
  ]
}

function responseHeaders(route: Route, { paths, shapes }: Records): Json {
  return {
    ...(route.list && { Link: link }),
    ...(shapes.has(route.answer) && !route.list && { ETag: etag }),
    ...(route.status === 201 && paths.has(`${route.path}/:id`) && { Location: location }),
    ...(route.takesKey && { 'Idempotency-Replayed': replayed }),
    ...(route.method !== 'GET' && !isPublic(route) && rateLimit),
  }
}

function responses(route: Route, records: Records): Json {
  const item = outputSchema(route.answer, records.named)
  const schema = route.list ? { type: 'array', items: item } : item
  const headers = responseHeaders(route, records)
  const answer = {
    description: route.summary,
    ...(Object.keys(headers).length > 0 && { headers }),
    content: { 'application/json': { schema } },
  }
  const failed = failureStatuses(route, takesIfMatch(route, records)).map((status) => [
    status,
    {
      description: errorDescriptions[status],
      ...(retried.has(status) && { headers: retryAfterHeader }),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  ])
  const unchanged = route.record
    ? [[304, { description: 'Unchanged.', headers: { ETag: etag } }] as const]
    : []
  const elsewhere = route.leadsTo
    ? [[307, { description: route.leadsTo.summary, headers: { Location: location } }] as const]
    : []
  return Object.fromEntries([[route.status ?? 200, answer], ...unchanged, ...elsewhere, ...failed])
}

const content = (schema: Json) => ({ schema, example: exampleOf(schema) })

function operation(route: Route, records: Records): Json {
  const { operationId, summary, body, query, list, rules, confirmed } = route
  const parameters = [
    ...pathParameters(route),
    ...headerParameters(route, records),
    ...(query ? queryParameters(query) : []),
    ...(list ? [...queryParameters(pageQuery), ...queryParameters(listQuery(route))] : []),
  ]
  const required = body !== undefined && !body.safeParse({}).success
  return {
    operationId,
    summary,
    description: [...new Set(rules.map((rule) => requirements(rule, { confirmed })))].join(' '),
    tags: [tagOf(route)],
    ...(isPublic(route) && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required, content: { 'application/json': content(inputSchema(body)) } },
    }),
    responses: responses(route, records),
  }
}

const errorSchema = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'For people.' },
    code: { type: 'string', enum: Object.keys(catalogue), description: 'For programs.' },
    reason: {
      type: 'string',
      enum: Object.keys(endReasons),
      description: 'Why the session or the API key has ended.',
    },
    errors: {
      type: 'object',
      description: 'What is wrong with each field.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    requestId: { type: 'string', description: 'Names a failure of ours in the log.' },
  },
  additionalProperties: true,
  example: { message: 'Customer not found', code: 'NOT_FOUND' },
}

/** The OpenAPI description of the routes. It is generated from the REST table, so the two cannot diverge. */
export function openApi(routes: readonly Route[], publicUrl: string): object {
  const read = routes.filter(({ record }) => record !== undefined)
  const records: Records = {
    paths: new Set(read.map(({ path }) => path)),
    shapes: new Set(read.map(({ answer }) => answer)),
    named: new Map(),
  }
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, records) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cuecard',
      version: '1',
      description: 'The documented REST paths of Cuecard. The same data and acts, and more, are at /graphql.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    security: [{ bearer: [] }],
    tags: [...new Set(routes.map(tagOf))].map((name) => ({
      name,
      description: `The paths below /api/${name}.`,
    })),
    paths,
    webhooks: webhookMessages(),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'an API key or a JWT' } },
      schemas: { Failure: errorSchema, ...Object.fromEntries(records.named) },
    },
  }
}
