import { z } from 'zod'
import { isPublic, type Route } from './compile.ts'
import { listQuery } from './listQuery.ts'
import { pageQuery } from './paging.ts'

type Json = Record<string, unknown>

/** The JSON Schema of a shape. Whether a field is required is derived by parsing the shape without it. */
function jsonSchema(shape: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _version, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Json
  if (io === 'output') return schema
  const { error } = shape.safeParse({})
  const required = new Set(error?.issues.map(({ path }) => path[0]))
  return {
    ...schema,
    required: Object.keys((schema.properties as Json) ?? {}).filter((name) => required.has(name)),
  }
}

function queryParameters(shape: z.ZodType): Json[] {
  const { properties = {}, required = [] } = jsonSchema(shape, 'input')
  return Object.entries(properties as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    required: (required as string[]).includes(name),
    schema,
  }))
}

function pathParameters({ path, ids }: Route): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: ids === 'text' ? { type: 'string' } : { type: 'integer', minimum: 1 },
  }))
}

const failures: Record<number, string> = {
  400: 'Bad input: `errors` names each field.',
  401: 'Nobody is signed in, or the session has ended.',
  403: 'The role does not allow it, or the business is suspended.',
  404: 'No such record in this business.',
  409: 'It contradicts what is there now, or the first request with this key is still running.',
  412: 'The record is not as `If-Match` says.',
  413: 'The body is larger than 1 MB.',
  415: 'The body is not application/json.',
  422: 'The `Idempotency-Key` was used for another request.',
  429: 'Too many attempts; `Retry-After` says how many seconds to wait.',
  500: 'A failure of ours; `requestId` names it.',
  503: 'Cuecard is busy, its disk is full, or the database cannot be reached; `Retry-After` says how many seconds to wait.',
}

function failureStatuses(route: Route, takesIfMatch: boolean): number[] {
  return [
    ...(route.body || route.query || route.list || route.takesKey ? [400] : []),
    401,
    403,
    ...(route.path.includes(':') || route.body ? [404] : []),
    ...(route.method === 'GET' ? [] : [409]),
    ...(takesIfMatch ? [412] : []),
    ...(route.body ? [413, 415] : []),
    ...(route.takesKey ? [422] : []),
    ...(isPublic(route) || route.takesKey ? [429] : []),
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

function responseHeaders(route: Route, { shapes }: Records): Json {
  return {
    ...(route.list && { Link: link }),
    ...(shapes.has(route.answer) && !route.list && { ETag: etag }),
    ...(route.takesKey && { 'Idempotency-Replayed': replayed, ...rateLimit }),
  }
}

function responses(route: Route, records: Records): Json {
  const item = jsonSchema(route.answer, 'output')
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
      description: failures[status],
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  ])
  const unchanged = route.record
    ? [[304, { description: 'Unchanged.', headers: { ETag: etag } }] as const]
    : []
  return Object.fromEntries([[route.status ?? 200, answer], ...unchanged, ...failed])
}

function operation(route: Route, records: Records): Json {
  const { method, path, summary, body, query, list } = route
  const parameters = [
    ...pathParameters(route),
    ...headerParameters(route, records),
    ...(query ? queryParameters(query) : []),
    ...(list ? [...queryParameters(pageQuery), ...queryParameters(listQuery(route))] : []),
  ]
  const required = body !== undefined && !body.safeParse({}).success
  return {
    operationId: `${method.toLowerCase()}${path.replace('/api', '').replace(/[/:-]+(\w)/g, (_, letter) => letter.toUpperCase())}`,
    summary,
    tags: [path.split('/')[2]],
    ...(isPublic(route) && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required, content: { 'application/json': { schema: jsonSchema(body, 'input') } } },
    }),
    responses: responses(route, records),
  }
}

const failure = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string', description: 'In words for people.' },
    errors: {
      type: 'object',
      description: 'What is wrong with each field.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    requestId: { type: 'string', description: 'Names a failure of ours in the log.' },
  },
  additionalProperties: true,
}

/** The OpenAPI description of the routes. It is generated from the REST table, so the two cannot diverge. */
export function openApi(routes: readonly Route[]): object {
  const read = routes.filter(({ record }) => record !== undefined)
  const records: Records = {
    paths: new Set(read.map(({ path }) => path)),
    shapes: new Set(read.map(({ answer }) => answer)),
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
    },
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Failure: failure },
    },
  }
}
