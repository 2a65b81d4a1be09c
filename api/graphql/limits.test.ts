import { readFileSync } from 'node:fs'
import { type IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { getIntrospectionQuery, getOperationAST, type OperationDefinitionNode, parse } from 'graphql'
import type { GraphQLParams } from 'graphql-yoga'
import { describe, expect, it, vi } from 'vitest'
import type { Services } from '#api/core/context/services.ts'
import { toAppError } from '#api/core/failures/maskError.ts'
import { systemClock } from '#api/core/time/clock.ts'
import type { Viewer } from '#api/core/viewer/viewer.ts'
import { fragmentsOf, limits, priceOf } from '#api/graphql/limits.ts'
import { ownCharacters } from '#api/graphql/plugins/preparation.ts'
import { openYoga } from '#api/graphql/yoga.ts'
import { createRequestContext } from '#api/http/requestContext.ts'
import { schema } from '#api/schema.ts'
import { silent } from '#api/testing/harness/database/database.ts'
import { anonymous } from '#api/testing/harness/world.ts'

const request = new Request('http://localhost/graphql', { method: 'POST' })

const yogaFor = (viewer: Viewer) => {
  const services = {
    clock: systemClock,
    sessions: { read: async () => viewer },
    lastUse: { note() {} },
    admission: (_context: unknown, _kind: unknown, act: () => unknown) => act(),
  } as unknown as Services
  return openYoga(services, schema, async () => null)
}
const stranger = yogaFor(anonymous)
const member = {
  kind: 'user',
  businessId: 1,
  userId: 1,
  role: 'ADMIN',
  fullName: '',
  timeZone: 'UTC',
} as const

/** The errors of an operation's result, or the one that it threw. */
async function errorsOf(params: GraphQLParams, yoga = stranger): Promise<readonly unknown[]> {
  const node = { method: 'POST', headers: { accept: 'text/event-stream' } } as IncomingMessage
  const options = { log: silent, addressOf: () => '192.0.2.1', headers: new Map() }
  const requestContext = createRequestContext(node, new ServerResponse(node), options)
  try {
    const result = await yoga.getResultForParams({ params, request }, { requestContext })
    return (result && 'errors' in result && result.errors) || []
  } catch (error) {
    return [error]
  }
}

/** The code and message of an operation that is refused before any field is resolved; null when it ran. */
async function turnedAway(query: string, variables: Record<string, unknown> = {}) {
  const { code, message } = toAppError((await errorsOf({ query, variables }))[0])
  // Any other code comes from the fields, which refuse an anonymous viewer.
  return code === 'BAD_REQUEST' ? `${code}: ${message}` : null
}

const page = (inner: string, size = '') =>
  `customers${size} { edges { node { contacts${size} { edges { node { ${inner} } } } } } }`
const repeated = (times: number, field: string) =>
  Array.from({ length: times }, (_none, n) => `a${n}: ${field}`).join(' ')
const business = (inner: string, header = '') => `query ${header} { viewer { business { ${inner} } } }`

const file = resolve(import.meta.dirname, '../../dist/documents.json')
const ours = Object.values<string>(JSON.parse(readFileSync(file, 'utf8'))).map((text) => ({
  name: /^\w+ (\w+)/m.exec(text)?.[1] ?? text,
  text,
}))

describe('an operation', () => {
  it.each([
    [
      'depth',
      business(
        page('customer { contacts { edges { node { customer { contacts { edges { cursor } } } } } } }'),
      ),
      /depth limit/,
    ],
    [
      'aliases',
      `{ ${Array.from({ length: limits.aliases + 1 }, (_, n) => `a${n}: __typename2`)
        .join(' ')
        .replaceAll('__typename2', 'viewer { __typename }')} }`,
      /Aliases limit/,
    ],
    [
      'aliases in fragments',
      `{ ${Array.from({ length: 16 }, (_, n) => `a${n}: viewer { ...F }`).join(' ')} } fragment F on Viewer { ${Array.from({ length: 16 }, (_, n) => `b${n}: __typename`).join(' ')} ${Array.from({ length: 16 }, (_, n) => `c${n}: user { id }`).join(' ')} }`,
      /Aliases limit/,
    ],
    ['directives', `{ __typename ${'@skip(if: false) '.repeat(21)} }`, /Directives limit/],
    ['tokens', `{ ${'id '.repeat(limits.tokens + 1)} }`, /Token limit/],
    ['fields in one selection', `{ ${'__typename '.repeat(500)} }`, /One selection has 500/],
    ['length', `{ __typename } # ${'x'.repeat(limits.characters)}`, /longer than/],
    [
      'records',
      business(page('customer { contacts(first: 100) { edges { cursor } } }', '(first: 100)')),
      /could read \d+ records/,
    ],
  ])('An operation of too many %s is turned away', async (_name, query, words) => {
    expect(await turnedAway(query)).toMatch(words)
    expect(await turnedAway(query)).toMatch(/^BAD_REQUEST/)
  })

  it('cannot hide its page sizes in variables', async () => {
    const inner = page('customer { contacts(first: $n) { edges { cursor } } }', '(first: $n)')
    expect(await turnedAway(business(inner, '($n: Int)'), { n: 100 })).toMatch(/could read/)
    expect(await turnedAway(business(inner, '($n: Int = 100)'))).toMatch(/could read/)
    expect(await turnedAway(business(inner, '($n: Int)'), { n: 5 })).toBeNull()
    const odd = inner.replaceAll('$n', '$toString')
    expect(await turnedAway(business(odd, '($toString: Int = 100)'))).toMatch(/could read/)
    const contacts = 'contacts(first: $toString) { edges { node { customer { id } } } }'
    const four = repeated(4, `customers(first: 100) { edges { node { ${contacts} } } }`)
    expect(await turnedAway(business(four, '($toString: Int)'))).toMatch(/could read/)
  })

  it('counts lists without pages by their days and by what is asked of each', async () => {
    const days = (from: string, to: string, first: string) =>
      turnedAway(
        business(
          `calendarDays(from: $from, to: $to) { appointments(first: ${first}) { customer { contacts(first: 10) { edges { node { id } } } } } }`,
          '($from: Date!, $to: Date!)',
        ),
        { from, to },
      )
    expect(await days('2026-06-01', '2026-07-12', '100')).toMatch(/could read \d+ records/)
    expect(await days('2026-06-01', '2026-07-12', '2')).toBeNull()
    expect(await days('2026-06-01', '2026-06-01', '100')).toBeNull()
  })

  it.each([
    [
      'keys',
      { input: Object.fromEntries(Array.from({ length: limits.variableValues }, (_, n) => [`k${n}`, 1])) },
    ],
    ['items', { input: [Array(limits.variableValues).fill(1)] }],
    ['a million items', { input: Array(1_000_000).fill(1) }],
  ])('An operation with too many %s in its variables is turned away', async (_name, variables) => {
    const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }'
    expect(await turnedAway(query, variables)).toMatch(/BAD_REQUEST: The variables hold more than/)
    expect(await turnedAway('{ __typename }', variables)).toMatch(/The variables hold more than/)
  })

  it('is not made for strangers when it asks for the whole schema, in any form of that query', async () => {
    const read = vi.spyOn(schema, 'getTypeMap')
    for (const options of [{}, { descriptions: false }, { oneOf: true }, { typeDepth: 3 }]) {
      const [error] = await errorsOf({ query: getIntrospectionQuery(options) })
      expect(toAppError(error).code).toBe('UNAUTHENTICATED')
    }
    expect(read).not.toHaveBeenCalled()
    expect(await errorsOf({ query: getIntrospectionQuery() }, yogaFor(member))).toEqual([])
    expect(read).toHaveBeenCalled()
    read.mockRestore()
  })

  it('cannot name more records than a page may hold', async () => {
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'
    const variables = { ids: Array(101).fill('Customer:1') }
    const [error] = await errorsOf({ query, variables }, yogaFor(member))
    expect(toAppError(error).fields).toEqual({
      ids: ['Ask for at most 100 records at once'],
    })
  })
})

describe('what could take long', () => {
  const nodes = '{ ... on Customer { id timeline(first: 4) { edges { node { __typename } } } } }'

  it.each([
    ['timelines of a page', business(`customers(first: 100) { edges { node ${nodes} } }`), /statements/],
    ['statements', business(repeated(29, 'followUpPlanChanges(status: SOLD) { added }')), /statements/],
    ['open work of all members', business(repeated(3, 'team { openWork { tasks } }')), /statements/],
    ['unpaged lists', business(repeated(29, 'team { id openWork { tasks } }')), /records/],
    [
      'values',
      business(
        repeated(
          13,
          'team { id firstName lastName fullName role isActive email username isDemo canEdit isViewer canChangePassword canSetPassword canDeactivate canReactivate databaseId }',
        ),
      ),
      /could answer \d+ values/,
    ],
  ])('is refused five times: %s', async (_name, query, words) => {
    for (let turn = 0; turn < 5; turn += 1) expect(await turnedAway(query)).toMatch(words)
  })

  it('is allowed once: the open work of all members', async () => {
    expect(
      await turnedAway(business('team { id openWork { hotBoardItems vendorContacts tasks } }')),
    ).toBeNull()
  })

  it('is refused for many ids too', async () => {
    const query = `query ($ids: [ID!]!) { ${repeated(29, `nodes(ids: $ids) ${nodes}`)} }`
    expect(await turnedAway(query, { ids: Array(100).fill('Customer:1') })).toMatch(/statements/)
  })
})

describe('our own operations', () => {
  it('are found', () => expect(ours.length).toBeGreaterThan(10))

  it('can all be remembered', () => {
    const characters = ours.reduce((sum, { text }) => sum + text.length, 0)
    expect(characters).toBeLessThan(ownCharacters / 2)
  })

  // The calendar asks for a page of the month, or for the hours of a week, and for one day.
  const day = '2026-11-20'
  const shared = { day, perDay: 44, sheet: 0, panel: 0 }
  const month = {
    ...shared,
    panel: 100,
    from: '2026-11-01',
    to: '2026-12-12',
    first: day,
    last: day,
    byHours: false,
  }
  const week = { ...shared, from: day, to: day, first: '2026-11-15', last: '2026-11-21', byHours: true }
  const asked = ours.flatMap((one) => {
    const calendars = one.name === 'ServiceCalendarScreenQuery' ? { month, week } : { once: month }
    return Object.entries(calendars).map(([range, days]) => ({ ...one, range, days }))
  })

  it.each(asked)('$name ($range) stays below half of each limit', async ({ text, days }) => {
    expect(await turnedAway(text, days)).toBeNull()
    const document = parse(text)
    const operation = getOperationAST(document) as OperationDefinitionNode
    const price = priceOf(schema, operation, fragmentsOf(document), days)
    const request = { ...price, statements: price.statements + price.perRecord }
    for (const name of ['fields', 'width', 'records', 'values', 'statements'] as const) {
      expect([name, request[name]]).toEqual([name, Math.min(request[name], limits[name] / 2)])
    }
    // A screen has one for each of its tabs; leave room for two more.
    expect(price.directives).toBeLessThanOrEqual(limits.directives - 2)
    // The live stream uses one alias per type that it reports; leave room for a few more types.
    expect(price.aliases).toBeLessThanOrEqual(limits.aliases - 5)
  })
})
