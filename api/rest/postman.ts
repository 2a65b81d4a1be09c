import { exampleOf, type Schema } from './example.ts'

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  description?: string
  required?: boolean
}

interface Operation {
  summary: string
  tags: string[]
  security?: unknown[]
  parameters?: Parameter[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}

/** The OpenAPI description, as `openApi` makes it. */
interface Description {
  paths: Record<string, Record<string, Operation>>
}

function requestOf(path: string, method: string, { parameters = [], requestBody, security }: Operation) {
  const segments = path.slice(1).split('/')
  const names = segments.map((segment) => segment.replace(/^\{(\w+)\}$/, ':$1'))
  // Optional headers and query parameters are switched off until the user fills them in.
  const optional = (where: Parameter['in']) =>
    parameters
      .filter((parameter) => parameter.in === where)
      .map(({ name, description, required }) => ({
        key: name,
        value: '',
        ...(description && { description }),
        ...(!required && { disabled: true }),
      }))
  const schema = requestBody?.content['application/json'].schema
  return {
    method: method.toUpperCase(),
    ...(security?.length === 0 && { auth: { type: 'noauth' } }),
    header: optional('header'),
    url: {
      raw: `{{baseUrl}}/${names.join('/')}`,
      host: ['{{baseUrl}}'],
      path: names,
      query: optional('query'),
      variable: names
        .filter((name) => name.startsWith(':'))
        .map((name) => ({ key: name.slice(1), value: '' })),
    },
    ...(schema && {
      body: {
        mode: 'raw',
        raw: JSON.stringify(exampleOf(schema), null, 2),
        options: { raw: { language: 'json' } },
      },
    }),
  }
}

/**
 * The collection for Postman (format 2.1) of an OpenAPI description, with a folder for each noun. The converter of
 * Postman itself, `openapi-to-postmanv2`, would bring eighteen packages to do the same.
 */
export function postmanCollection(description: object, baseUrl: string): object {
  const { paths } = description as Description
  const folders = new Map<string, object[]>()
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const [tag = ''] = operation.tags
      const name = `${method.toUpperCase()} ${path}`
      const request = { ...requestOf(path, method, operation), description: operation.summary }
      folders.set(tag, [...(folders.get(tag) ?? []), { name, request }])
    }
  }
  return {
    info: {
      name: 'Cuecard',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{apiKey}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: baseUrl },
      { key: 'apiKey', value: '' },
    ],
    item: [...folders].map(([name, item]) => ({ name, item })),
  }
}
