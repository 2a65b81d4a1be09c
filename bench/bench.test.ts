import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildSchema, type GraphQLSchema, getOperationAST, parse, validate } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { fileRoute } from '#api/http/importFile.ts'
import { routes } from '#api/rest/routes.ts'
import { paths } from './files/shop.ts'
import { own, screens } from './growth/questions.ts'
import { writeSteps } from './load-test/mix.ts'
import { watch } from './load-test/streams.ts'
import { answers } from './raw/answers.ts'
import { interactions } from './screens/interactions.ts'
import { workloads } from './workloads/all.ts'
import { documents } from './workloads/pages.ts'
import { graph, type Step } from './workloads/workload.ts'

const must = [
  'contactsPage',
  'contactsPageOwn',
  'customersPage',
  'dashboard',
  'stats',
  'bell',
  'searchNames',
  'searchDigits',
  'restContacts',
  'restWholeBusiness',
  'createComplete',
  'signIn',
]

let schema: GraphQLSchema
beforeAll(() => {
  schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
})

/** The validation errors of the operations in a step; empty when they fit the schema. */
function faults({ bodies = [] }: Step) {
  const { query, documentId } = JSON.parse(bodies[0] ?? '')
  const document = parse(query ?? documents[documentId as keyof typeof documents])
  expect(getOperationAST(document)).toBeTruthy()
  return validate(schema, document)
}

it('The bench measures what was agreed, each once', () => {
  expect(workloads.map(({ name }) => name).sort()).toEqual([...must].sort())
})

describe.each(workloads)('$name', ({ ours, raw, account, name }) => {
  const request = ours.filter(({ path }) => path === '/graphql')
  const listed = ours.filter(({ path }) => path !== '/graphql')

  it('asks what the graph and REST have', () => {
    for (const step of request) expect(faults(step)).toEqual([])
    for (const { path, method } of listed) {
      const known = routes.filter((route) => route.path === path.split('?')[0] && route.method === method)
      expect(known, `${name} as ${account}`).toHaveLength(1)
    }
  })

  it('has an answer by hand for every request', () => {
    expect(raw).toHaveLength(ours.length)
    for (const { path } of raw) expect(answers[path], path).toBeTypeOf('function')
  })
})

describe('growth', () => {
  const compiled = readdirSync('web', { recursive: true, encoding: 'utf8' })
  const keys = /^ {2}(\w+)\??:/gm

  it.each(own)('asks for $name what the graph has', ({ step }) => expect(faults(step)).toEqual([]))

  it.each(screens)('opens %s as its screen does', (query, variables) => {
    const [path = ''] = compiled.filter((file) => basename(file) === `${query}.graphql.ts`)
    const [, wanted = ''] = /\$variables = \{\n([^}]*)/.exec(readFileSync(join('web', path), 'utf8')) ?? []
    expect(Object.keys(variables)).toEqual([...wanted.matchAll(keys)].map(([, name]) => name))
  })
})

describe('the load', () => {
  it.each([...writeSteps, graph(watch)])('asks what the graph has', (step) =>
    expect(faults(step)).toEqual([]),
  )
})

describe('the files', () => {
  it.each(Object.values(paths))('asks for what REST has: %s %s', (method, path) => {
    const known = routes.filter((route) => route.path === path && route.method === method)
    expect(path === fileRoute ? [path] : known).toHaveLength(1)
  })
})

describe('the screens', () => {
  const routes = readdirSync('web/screens', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.route.ts'))
    .map((path) => readFileSync(join('web/screens', path), 'utf8'))

  it('names each press once', () => {
    const names = interactions.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(interactions)('presses $name on a screen that there is', ({ path }) => {
    const pattern = path.replace(/\?.*/, '').replace(/\d+/, ':id')
    expect(routes.some((text) => text.includes(`'${pattern}'`))).toBe(true)
  })
})
