import { describe, expect, it } from 'vitest'
import { catalogue } from '#api/core/errors/errors.ts'
import { openApi } from '#api/rest/openapi.ts'
import type { AnyJson } from '#api/testing/harness/http/anyJson.ts'
import { table } from '#api/testing/harness/samples/restSamples.ts'

interface Parameter {
  name: string
  in: string
  required: boolean
  schema: object
}

interface Operation {
  operationId: string
  summary: string
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: { required: string[] } }> }
  responses: Record<string, { description: string; content?: object }>
  security?: unknown[]
}

const document = JSON.parse(JSON.stringify(openApi(table, 'https://cuecard.example')))
const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, path, operation })),
)

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [inner] : refsIn(inner)))
}

describe('the API description', () => {
  it('is OpenAPI 3.1 with every row of the table, once', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Cuecard', version: '1' } })
    expect(operations).toHaveLength(table.length)
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+([A-Z][a-z]+)+$/)
  })

  it('refers only to what it holds', () => {
    const refs = refsIn(document)
    expect(refs.length).toBeGreaterThan(0)
    for (const ref of refs) {
      const at = ref.replace('#/', '').split('/')
      expect(at.reduce((value, key) => value?.[key], document)).toBeDefined()
    }
  })

  it.each(operations)('$name declares what its path asks for', ({ path, operation }) => {
    const inPath = operation.parameters?.filter((parameter) => parameter.in === 'path') ?? []
    expect(inPath.map(({ name }) => name)).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    for (const parameter of inPath) expect(parameter.required).toBe(true)
    const names = operation.parameters?.map((parameter) => `${parameter.in} ${parameter.name}`) ?? []
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(operations)('$name describes its answers and its failures', ({ operation }) => {
    const statuses = Object.keys(operation.responses)
    expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1)
    expect(statuses).toEqual(expect.arrayContaining(['401', '403', '500', '503']))
    for (const [status, response] of Object.entries(operation.responses)) {
      // These have no body.
      if (status !== '304' && status !== '307')
        expect(response).toMatchObject({
          description: expect.stringMatching(/\w/),
          content: expect.anything(),
        })
    }
  })

  it('asks for a token except to sign in, to get in again or to register', () => {
    expect(document.security).toEqual([{ bearer: [] }])
    expect(document.components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' })
    const open = operations.filter(({ operation }) => operation.security?.length === 0)
    expect(open.map(({ path }) => path)).toEqual([
      '/api/auth/login',
      '/api/auth/forgot-password',
      '/api/auth/reset-password',
      '/api/auth/verify-email',
      '/api/auth/register-business',
      '/api/auth/passkeys/sign-in',
      '/api/superadmin/login',
    ])
  })

  const schemas: Record<string, AnyJson> = document.components.schemas
  const bodyOf = (path: string, method: string) =>
    document.paths[path][method].requestBody.content['application/json']

  it('has names for records and operations', () => {
    for (const name of ['Customer', 'Contact', 'FollowUp', 'HotBoardItem', 'Failure']) {
      expect(schemas[name]?.properties).toBeDefined()
    }
    const { get } = document.paths['/api/customers']
    expect([get.operationId, get.responses[200].content['application/json'].schema]).toEqual([
      'listCustomers',
      { type: 'array', items: { $ref: '#/components/schemas/Customer' } },
    ])
    expect(schemas.Customer?.required).not.toContain('etag')
    const status = { $ref: '#/components/schemas/CustomerStatus' }
    expect(schemas.FollowUp?.properties).toMatchObject({
      customerStatus: status,
      customer: { properties: { status } },
    })
    expect(schemas.Failure?.properties.code.enum).toEqual(Object.keys(catalogue))
    expect(schemas.Failure?.required).toEqual(['message', 'code'])
  })

  it('says what has to be sent inside an object, and what may be null', () => {
    const { properties } = bodyOf('/api/superadmin/businesses', 'post').schema
    expect(properties.userData.required).toContain('email')
    expect(properties.businessData.required).toEqual(['name'])
    expect(properties.businessData.properties.phone.type).toEqual(['string', 'null'])
    const customer = bodyOf('/api/customers/{id}', 'put').schema.properties
    expect([customer.notes.type, customer.firstName.type]).toEqual([['string', 'null'], 'string'])
  })

  it.each(operations)('$name says when to try again, and pages by an integer', ({ name, operation }) => {
    const { responses, parameters = [] } = operation
    expect(responses[400]).toBeDefined()
    expect(responses[429] !== undefined).toBe(!name.startsWith('get'))
    for (const status of [429, 503]) {
      if (responses[status]) expect(responses[status]).toHaveProperty(['headers', 'Retry-After'])
    }
    const limit = parameters.find((parameter) => parameter.name === 'limit')
    if (limit) expect(limit.schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 100 })
  })

  it('has the address of the server, the messages of webhooks, and bodies that work', () => {
    expect(document.servers).toEqual([{ url: 'https://cuecard.example' }])
    const message = document.webhooks.recordChanged.post.requestBody.content['application/json'].schema
    expect(message.properties.type.enum).toContain('hot_board_item.resolved')
    for (const { path, method, body } of table.map(({ path, ...row }) => ({
      ...row,
      path: path.replace(/:(\w+)/g, '{$1}'),
      method: row.method.toLowerCase(),
    }))) {
      if (body) expect([path, body.safeParse(bodyOf(path, method).example).error]).toEqual([path, undefined])
    }
  })

  it('says which fields must be sent', () => {
    const body = (path: string, method: string) =>
      document.paths[path][method].requestBody.content['application/json'].schema
    expect(body('/api/customers', 'post').required).toEqual([
      'firstName',
      'lastName',
      'phoneNumber',
      'interest',
    ])
    expect(body('/api/customers/{id}', 'put').required).toEqual([])
    expect(body('/api/customers', 'post').properties.status.enum).toEqual(['unsold', 'sold', 'not in market'])
    expect(body('/api/contacts', 'post').required.sort()).toEqual(['customerId', 'scheduledDate'])
    expect(body('/api/contacts', 'post').properties.customerId).toMatchObject({ type: 'integer' })
  })
})
