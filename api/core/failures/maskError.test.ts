import { buildSchema, execute, type GraphQLScalarType, parse, validate } from 'graphql'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { AppError } from '#api/core/errors/errors.ts'
import { failuresOf, maskErrors, toAppError } from '#api/core/failures/maskError.ts'

const schema = buildSchema(`
  enum Colour { RED GREEN }
  scalar Day
  input Item { label: String! }
  input Thing { firstName: String! age: Int ok: Boolean colour: Colour dueDay: Day customerId: ID items: [Item!] }
  type Query { make(input: Thing!, count: Int!): String }
`)
const day = schema.getType('Day') as GraphQLScalarType
day.parseValue = () => {
  throw new AppError('BAD_INPUT', { message: 'Must be a day as YYYY-MM-DD.' })
}

const document = parse('query ($input: Thing!, $count: Int!) { make(input: $input, count: $count) }')

async function refused(variableValues: Record<string, unknown>): Promise<AppError> {
  const { errors = [] } = await execute({ schema, document, variableValues })
  const [failure, ...others] = failuresOf(errors)
  if (!failure || others.length > 0) throw new Error('expected one failure')
  return failure
}

describe('variables that do not fit', () => {
  it.each([
    [{ input: {}, count: 1 }, { firstName: ['First name is required'] }],
    [{ input: { firstName: null }, count: 1 }, { firstName: ['First name is required'] }],
    [{ input: { firstName: 5 }, count: 1 }, { firstName: ['First name must be text'] }],
    [{ input: { firstName: 'A', age: 1.5 }, count: 1 }, { age: ['Age must be a whole number'] }],
    [{ input: { firstName: 'A', ok: 'yes' }, count: 1 }, { ok: ['Ok must be true or false'] }],
    [
      { input: { firstName: 'A', colour: 'BLUE' }, count: 1 },
      { colour: ['Colour is not one of the choices'] },
    ],
    [{ input: { firstName: 'A', colour: 7 }, count: 1 }, { colour: ['Colour is not one of the choices'] }],
    [
      { input: { firstName: 'A', dueDay: 'x' }, count: 1 },
      { dueDay: ['Due day must be a day as YYYY-MM-DD'] },
    ],
    [{ input: { firstName: 'A', customerId: {} }, count: 1 }, { customerId: ['Customer must be an id'] }],
    [{ input: { firstName: 'A', items: [{ label: 1 }] }, count: 1 }, { label: ['Label must be text'] }],
    [{ input: { firstName: 'A', items: ['x'] }, count: 1 }, { items: ['Items must be an object'] }],
    [{ input: { firstName: 'A', shoe: 1 }, count: 1 }, { shoe: ['Shoe is not a known field'] }],
    [{ input: 'at "input.age"', count: 1 }, { input: ['Input must be an object'] }],
    [{ input: { firstName: 'A' }, count: null }, { count: ['Count is required'] }],
    [{ input: { firstName: 'A' } }, { count: ['Count is required'] }],
    [{}, { input: ['Input is required'], count: ['Count is required'] }],
  ])('%j', async (variables, fields) => {
    const failure = await refused(variables)
    expect([failure.code, failure.status, failure.fields]).toEqual(['BAD_INPUT', 400, fields])
    expect(failure.message).toBe(Object.values(fields).flat().join('. '))
  })

  it('may have fields of any name', async () => {
    const input = JSON.parse('{"firstName":"A","constructor":1,"__proto__":{"x":1},"toString":2}')
    const { fields } = await refused({ input, count: 1 })
    expect(Object.keys(fields ?? {}).sort()).toEqual(['__proto__', 'constructor', 'toString'])
  })
})

describe('a failure', () => {
  it.each([
    ['P2002', 'CONFLICT'],
    ['P2003', 'NOT_FOUND'],
    ['P2025', 'NOT_FOUND'],
    ['P2034', 'CONFLICT'],
    ['P2000', 'INTERNAL'],
    ['P1001', 'UNAVAILABLE'],
  ])('A failure of the database with %s is %s', (code, expected) => {
    const error = Object.assign(new Error('detail of the database'), {
      name: 'PrismaClientKnownRequestError',
      code,
    })
    const failure = toAppError(error)
    expect(failure.code).toBe(expected)
    expect(failure.message).not.toContain('detail')
  })

  it.each([
    ['40P01', 'CONFLICT', 409, undefined],
    ['40001', 'CONFLICT', 409, undefined],
    ['55P03', 'BUSY', 503, 2],
    ['57014', 'BUSY', 503, 2],
    ['53200', 'BUSY', 503, 2],
    ['53100', 'DISK_FULL', 503, 60],
  ])('A failure that PostgreSQL calls %s is %s', (originalCode, code, status, retryAfter) => {
    const meta = { driverAdapterError: { cause: { originalCode } } }
    const ofPrisma = Object.assign(new Error('x'), {
      name: 'PrismaClientKnownRequestError',
      code: 'P2010',
      meta,
    })
    const ofDriver = Object.assign(new pg.DatabaseError('x', 1, 'error'), { code: originalCode })
    for (const error of [ofPrisma, ofDriver]) {
      const failure = toAppError(error)
      expect(failure).toMatchObject({ code, status, retryAfter })
      expect(failure.message).toMatch(code === 'DISK_FULL' ? /disk of this Cuecard is full/ : /try again/)
    }
  })

  it('A failure that the system reports for a full disk is DISK_FULL', () => {
    expect(toAppError(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toMatchObject({
      code: 'DISK_FULL',
    })
  })

  it('A failure of validation or syntax is a bad request in its own words', () => {
    const [invalid] = validate(schema, parse('query ($x: Int) { nobody }'))
    expect(toAppError(invalid)).toMatchObject({ code: 'BAD_REQUEST', status: 400 })
    expect(toAppError(invalid).message).toContain('nobody')
    const unused = validate(schema, parse('query ($x: Int) { __typename }'))[0]
    expect(toAppError(unused).code).toBe('BAD_REQUEST')
  })

  it.each([['text'], [null], [undefined], [42], [{}], [new Error('secret')]])(
    'A failure of no kind (%s) is INTERNAL',
    (thrown) => {
      expect(toAppError(thrown)).toMatchObject({ code: 'INTERNAL', status: 500 })
    },
  )
})

describe('what the outside sees', () => {
  function incident() {
    const told: unknown[] = []
    const tell = (entry: unknown) => told.push(entry)
    const log = { info: () => undefined, warn: tell, error: tell }
    return { told, incident: { requestId: 'r-1', log } as unknown as Parameters<typeof maskErrors>[1] }
  }

  it('is opaque for what is not in the catalogue, and the log has it with its stack', () => {
    const { told, incident: where } = incident()
    const [shown] = maskErrors([new Error('password is hunter2')], where)
    expect(shown?.toJSON()).toEqual({
      message: 'Something went wrong on our side.',
      extensions: { code: 'INTERNAL', requestId: 'r-1' },
    })
    expect(told).toEqual([
      { requestId: 'r-1', err: expect.objectContaining({ message: 'password is hunter2' }) },
    ])
  })

  it('is logged in one line, however many errors an answer holds and however many answers there are', () => {
    const { told, incident: where } = incident()
    const busy = new AppError('BUSY')
    const notFound = new AppError('NOT_FOUND')
    expect(maskErrors([notFound, busy, new Error('first'), new Error('second')], where)).toHaveLength(4)
    maskErrors([new Error('third')], where)
    expect(told).toEqual([
      { requestId: 'r-1', errors: 3, err: expect.objectContaining({ message: 'first' }) },
    ])
  })

  it('is logged shortly where the database refuses: by its reason, without a stack', () => {
    const { told, incident: where } = incident()
    const cause = Object.assign(new Error(`${'of a call '.repeat(100)}\n  the disk`), { code: 'ENOSPC' })
    maskErrors(
      Array.from({ length: 3 }, () => cause),
      where,
    )
    expect(told).toEqual([
      { requestId: 'r-1', errors: 3, reason: expect.stringMatching(/^.{191} the disk$/) },
    ])
  })

  it('carries code, fields, data and place of what is', async () => {
    const { told, incident: where } = incident()
    const failure = new AppError('CHOOSE_BUSINESS', {
      data: { businesses: [{ choiceToken: 't', name: 'A' }] },
    })
    const rootValue = { make: () => Promise.reject(failure) }
    const variableValues = { input: { firstName: 'A' }, count: 1 }
    const { errors = [] } = await execute({ schema, document, rootValue, variableValues })
    expect(maskErrors(errors, where)[0]?.toJSON()).toMatchObject({
      message: 'Choose the business to sign in to.',
      path: ['make'],
      extensions: { code: 'CHOOSE_BUSINESS', businesses: [{ choiceToken: 't', name: 'A' }] },
    })
    expect(told).toEqual([])
  })
})
