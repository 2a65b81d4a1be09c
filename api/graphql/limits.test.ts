import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildSchema, getOperationAST, type OperationDefinitionNode, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { systemClock } from '#api/core/clock.ts'
import { contextFor, type House } from '#api/core/context.ts'
import { catalogued } from '#api/core/maskError.ts'
import { documentCache } from '#api/graphql/documentCache.ts'
import { createEngine } from '#api/graphql/engine.ts'
import { fragmentsOf, limits, priceOf } from '#api/graphql/limits.ts'
import { openPreparation, ownCharacters } from '#api/graphql/prepare.ts'
import { schema } from '#api/schema.ts'
import { anonymous } from '#api/testing/world.ts'

const engine = createEngine(schema)
const run = engine.run
// Nobody is signed in, so nothing is read and the house stays empty.
const stranger = async () => contextFor({ clock: systemClock } as House, anonymous, { address: '192.0.2.1' })

/** The code and message with which an operation is turned away before anything is resolved; null when it ran. */
async function turnedAway(query: string, variables: Record<string, unknown> = {}) {
  const act = query.startsWith('subscription') ? 'watch' : 'run'
  const result = await engine[act]({ query, variables, operationName: null, isOurs: false }, stranger).catch(
    (error) => ({
      errors: [error],
    }),
  )
  const errors = 'errors' in result ? (result.errors ?? []) : []
  const { code, message } = catalogued(errors[0])
  // Anything else is the answer of fields and variables to someone who is not signed in.
  return code === 'BAD_REQUEST' ? `${code}: ${message}` : null
}

const page = (inner: string, size = '') =>
  `customers${size} { edges { node { contacts${size} { edges { node { ${inner} } } } } } }`
const repeated = (times: number, field: string) =>
  Array.from({ length: times }, (_none, n) => `a${n}: ${field}`).join(' ')
const shop = (inner: string, header = '') => `query ${header} { viewer { business { ${inner} } } }`

const file = resolve(import.meta.dirname, '../../dist/documents.json')
const ours = Object.values<string>(JSON.parse(readFileSync(file, 'utf8'))).map((text) => ({
  name: /^\w+ (\w+)/m.exec(text)?.[1] ?? text,
  text,
}))

describe('an operation', () => {
  it.each([
    [
      'depth',
      shop(page('customer { contacts { edges { node { customer { contacts { edges { cursor } } } } } } }')),
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
      shop(page('customer { contacts(first: 100) { edges { cursor } } }', '(first: 100)')),
      /could read \d+ records/,
    ],
  ])('of too many %s is turned away', async (_name, query, words) => {
    expect(await turnedAway(query)).toMatch(words)
    expect(await turnedAway(query)).toMatch(/^BAD_REQUEST/)
  })

  it('cannot hide its page sizes in variables', async () => {
    const inner = page('customer { contacts(first: $n) { edges { cursor } } }', '(first: $n)')
    expect(await turnedAway(shop(inner, '($n: Int)'), { n: 100 })).toMatch(/could read/)
    expect(await turnedAway(shop(inner, '($n: Int = 100)'))).toMatch(/could read/)
    expect(await turnedAway(shop(inner, '($n: Int)'), { n: 5 })).toBeNull()
    const odd = inner.replaceAll('$n', '$toString')
    expect(await turnedAway(shop(odd, '($toString: Int = 100)'))).toMatch(/could read/)
  })

  it('counts lists without pages by their days and by what is asked of each', async () => {
    const days = (from: string, to: string, first: string) =>
      turnedAway(
        shop(
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
  ])('with too many %s in its variables is turned away', async (_name, variables) => {
    const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }'
    expect(await turnedAway(query, variables)).toMatch(/BAD_REQUEST: The variables hold more than/)
    expect(await turnedAway('{ __typename }', variables)).toMatch(/The variables hold more than/)
  })

  it('cannot name more records than a page may hold', async () => {
    const member = {
      kind: 'member',
      businessId: 1,
      userId: 1,
      role: 'ADMIN',
      fullName: '',
      timeZone: 'UTC',
    } as const
    const house = { clock: systemClock, admission: (_context, _kind, act) => act() } as House
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'
    const variables = { ids: Array(101).fill('Customer:1') }
    const { errors } = await run({ query, variables, operationName: null, isOurs: false }, async () =>
      contextFor(house, member, { address: '192.0.2.1' }),
    )
    expect(catalogued(errors?.[0]).fields).toEqual({ ids: ['Ask for at most 100 records at once'] })
  })
})

describe('remembering documents', () => {
  const document = parse('{ __typename }')

  it('keeps those used last, as many as their characters allow', () => {
    const cache = documentCache(10)
    for (const text of ['aaaa', 'bbbb']) cache.set(text, document)
    expect(cache.get('aaaa')).toBe(document)
    cache.set('cccc', document)
    expect(['aaaa', 'bbbb', 'cccc'].map((text) => cache.get(text) !== undefined)).toEqual([true, false, true])
    cache.set('cccc', document)
    cache.set('x'.repeat(11), document)
    expect(['aaaa', 'cccc', 'x'.repeat(11)].map((text) => cache.get(text))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    cache.set('dddd', document)
    expect(cache.get('dddd')).toBe(document)
  })

  it('is enough for all of our own', () => {
    const characters = ours.reduce((sum, { text }) => sum + text.length, 0)
    expect(characters).toBeLessThan(ownCharacters / 2)
  })

  it('keeps our own whatever others ask', () => {
    const prepare = openPreparation(schema)
    const ask = (query: string, isOurs: boolean) => prepare({ query, operationName: null, isOurs })
    const [kept, foreign] = [ask('{ __typename }', true), ask('{ __typename }', false)]
    expect(ask('{ __typename }', false)).toBe(foreign)
    for (let i = 0; i < 200; i += 1) ask(`{ __typename } # ${i}${' '.repeat(1_000)}`, false)
    expect(ask('{ __typename }', true)).toBe(kept)
    expect(ask('{ __typename }', false)).not.toBe(foreign)
  })
})

describe('what could take long', () => {
  const nodes = '{ ... on Customer { id timeline(first: 4) { edges { node { __typename } } } } }'

  it.each([
    ['timelines of a page', shop(`customers(first: 100) { edges { node ${nodes} } }`), /statements/],
    ['statements', shop(repeated(29, 'followUpPlanChanges(status: SOLD) { added }')), /statements/],
    ['open work of all members', shop(repeated(3, 'team { openWork { tasks } }')), /statements/],
    ['unpaged lists', shop(repeated(29, 'team { id openWork { tasks } }')), /records/],
    [
      'values',
      shop(
        repeated(
          9,
          'team { id firstName lastName fullName role isActive email username isDemo canEdit isViewer canChangePassword canSetPassword canDeactivate canReactivate databaseId first: firstName last: lastName a: role b: role c: role d: role }',
        ),
      ),
      /values|Aliases/,
    ],
  ])('is refused five times: %s', async (_name, query, words) => {
    for (let turn = 0; turn < 5; turn += 1) expect(await turnedAway(query)).toMatch(words)
  })

  it('is allowed once: the open work of all members', async () => {
    expect(await turnedAway(shop('team { id openWork { hotBoardItems vendorContacts tasks } }'))).toBeNull()
  })

  it('is refused for many ids too', async () => {
    const query = `query ($ids: [ID!]!) { ${repeated(29, `nodes(ids: $ids) ${nodes}`)} }`
    expect(await turnedAway(query, { ids: Array(100).fill('Customer:1') })).toMatch(/statements/)
  })
})

describe('counting records', () => {
  const graph = buildSchema(`
    type Query { things(first: Int, last: Int): ThingConnection! thing: Thing list: [Thing!]! nodes(ids: [ID!]!): [Thing] }
    type ThingConnection { edges: [ThingEdge!]! }
    type ThingEdge { node: Thing! }
    type Thing { id: ID! things(first: Int, last: Int): ThingConnection! }`)

  function records(text: string, variables: Record<string, unknown> = {}): number {
    const document = parse(text)
    const operation = getOperationAST(document) as OperationDefinitionNode
    return priceOf(graph, operation, fragmentsOf(document), variables).records
  }

  it.each([
    ['{ thing { id } }', 1],
    ['{ things(first: 3) { edges { node { id } } } }', 3],
    ['{ things(last: 4) { edges { node { id } } } }', 4],
    ['{ things(first: 0, last: 4) { edges { node { id } } } }', 4],
    ['{ things { edges { node { id } } } }', 25],
    ['{ things(first: 3) { edges { node { things(first: 5) { edges { node { id } } } } } } }', 3 + 15],
    ['{ a: thing { id } b: thing { id } }', 2],
    ['{ list { id } }', 100],
    ['{ nodes(ids: ["a", "b"]) { id } }', 2],
    ['{ ... on Query { thing { ... { id } } } }', 1],
    ['{ things(first: 1000) { edges { node { id } } } }', 100],
    ['{ things(first: -5) { edges { node { id } } } }', 0],
  ])('%s', (text, expected) => {
    expect(records(text)).toBe(expected)
  })

  it('counts a page without a size when its variable is null', () => {
    const text = 'query ($n: Int = 0) { things(first: $n) { edges { node { id } } } }'
    expect([records(text, { n: null }), records(text)]).toEqual([25, 0])
  })

  it('counts nested fragments once each, so that counting costs nothing', () => {
    const depth = 40
    const fragment = (n: number) => `fragment F${n} on Thing { ...F${n + 1} ...F${n + 1} }`
    const all = Array.from({ length: depth }, (_, n) => fragment(n)).join(' ')
    expect(
      records(
        `{ thing { ...F0 } } ${all} fragment F${depth} on Thing { things(first: 1) { edges { node { id } } } }`,
      ),
    ).toBe(1 + 2 ** depth)
  })
})

describe('the records of a live event', () => {
  const changed = (type: string, fields = 'id') => `changed(type: "${type}") { ${fields} }`
  const most = (selections: string, variables: Record<string, unknown> = {}) => {
    const document = parse(`subscription ($type: String) { changes { ${selections} } }`)
    const operation = getOperationAST(document) as OperationDefinitionNode
    return priceOf(schema, operation, fragmentsOf(document), variables)
  }

  it.each([
    ['all types', 'changed { id }', 1 + 100],
    ['one type', changed('Contact'), 1 + 100],
    ['two types, which share them', `a: ${changed('Contact')} b: ${changed('Customer')}`, 1 + 100],
    ['one type twice', `a: ${changed('Contact')} b: ${changed('Contact')}`, 1 + 200],
    ['one type and all', `a: ${changed('Contact')} b: changed { id }`, 1 + 200],
    [
      'types of which one has more to tell',
      `a: ${changed('Contact')} b: ${changed('StickyNote', '... on StickyNote { sharedWith { id } }')}`,
      1 + 100 + 100 * 50,
    ],
    [
      'a type in a variable, which may be missing',
      'a: changed(type: $type) { id } b: changed { id }',
      1 + 200,
    ],
  ])('are counted for %s', (_what, selections, expected) => {
    expect(most(selections).records).toBe(expected)
  })

  it('are shared by types in variables too', () => {
    const both = `a: changed(type: $type) { id } b: ${changed('Customer')}`
    expect(most(both, { type: 'Contact' }).records).toBe(1 + 100)
    expect(most(both, { type: 'Customer' }).records).toBe(1 + 200)
  })

  it('are refused when many aliases ask for all of them', async () => {
    const watch = (times: number, field: string) =>
      turnedAway(`subscription { changes { ${repeated(times, field)} } }`)
    const notes = changed('StickyNote', '... on StickyNote { sharedWith { id } }')
    expect(await watch(3, notes)).toMatch(/could read \d+ records/)
    expect(await watch(2, notes)).toBeNull()
    expect(await watch(limits.aliases, 'changed { id }')).toMatch(/statements/)
  })
})

describe('our own operations', () => {
  it('are found', () => expect(ours.length).toBeGreaterThan(10))

  // What the calendar asks for: a page of the month, and a day of it.
  const days = { from: '2026-11-01', to: '2026-12-12', day: '2026-11-20' }

  it.each(ours)('$name stays below half of each limit, and leaves room for aliases', async ({ text }) => {
    expect(await turnedAway(text, days)).toBeNull()
    const document = parse(text)
    const operation = getOperationAST(document) as OperationDefinitionNode
    const price = priceOf(schema, operation, fragmentsOf(document), days)
    const asked = { ...price, statements: price.statements + price.perRecord }
    for (const name of ['fields', 'width', 'directives', 'records', 'values', 'statements'] as const) {
      expect([name, asked[name]]).toEqual([name, Math.min(asked[name], limits[name] / 2)])
    }
    // The live stream has one for each type that it tells of: there is room for some more types.
    expect(price.aliases).toBeLessThanOrEqual(limits.aliases - 5)
  })
})
