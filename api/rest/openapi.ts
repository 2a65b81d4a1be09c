import { z } from 'zod'
import { isPublic, type Route } from './compile.ts'
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
  409: 'It contradicts what is there now.',
  413: 'The body is larger than 1 MB.',
  415: 'The body is not application/json.',
  429: 'Too many attempts; `Retry-After` says how many seconds to wait.',
  500: 'A failure of ours; `requestId` names it.',
  503: 'Cuecard is busy, its disk is full, or the database cannot be reached; `Retry-After` says how many seconds to wait.',
}

function failureStatuses(route: Route): number[] {
  return [
    ...(route.body || route.query || route.list ? [400] : []),
    401,
    403,
    ...(route.path.includes(':') || route.body ? [404] : []),
    ...(route.method === 'GET' ? [] : [409]),
    ...(route.body ? [413, 415] : []),
    ...(isPublic(route) ? [429] : []),
    500,
    503,
  ]
}

const link = {
  description: 'The next page, `rel="next"`; absent on the last one and on a complete list.',
  schema: { type: 'string' },
}

function responses(route: Route): Json {
  const item = jsonSchema(route.answer, 'output')
  const schema = route.list ? { type: 'array', items: item } : item
  const answer = {
    description: route.summary,
    ...(route.list && { headers: { Link: link } }),
    content: { 'application/json': { schema } },
  }
  const failed = failureStatuses(route).map((status) => [
    status,
    {
      description: failures[status],
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  ])
  return Object.fromEntries([[route.status ?? 200, answer], ...failed])
}

function operation(route: Route): Json {
  const { method, path, summary, body, query, list } = route
  const parameters = [
    ...pathParameters(route),
    ...(query ? queryParameters(query) : []),
    ...(list ? queryParameters(pageQuery) : []),
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
    responses: responses(route),
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
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
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
