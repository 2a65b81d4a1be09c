import { beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { livenessProbe } from '#api/testing/harness/http/liveness.ts'
import { openWorld } from '#api/testing/harness/world.ts'

/** A chain of fragments, each of which spreads the next one several times. */
function chain(levels: number, spreads: number, on: string, leaf: string, wrap = (inner: string) => inner) {
  const fragments = Array.from({ length: levels }, (_none, level) => {
    return `fragment f${level} on ${on} { ${wrap(`...f${level + 1} `.repeat(spreads))} }`
  })
  return [...fragments, `fragment f${levels} on ${on} { ${leaf} }`].join(' ')
}

const customers = (inner: string) =>
  `{ viewer { business { customers(first: 1) { edges { node { ${inner} } } } } } }`

const levels = [14, 26, 60]

/** Queries of a few hundred characters that would expand to billions of fields. */
const shapes: [name: string, query: string][] = levels.flatMap((n): [string, string][] => [
  [`${n} double spreads`, `{ viewer { ...f0 } } ${chain(n, 2, 'Viewer', '__typename')}`],
  [`${n} triple spreads`, `{ viewer { ...f0 } } ${chain(n, 3, 'Viewer', '__typename')}`],
  [`${n} double spreads below a list`, `${customers('...f0')} ${chain(n, 2, 'Customer', 'id')}`],
  [`${n} double spreads on an interface`, `{ viewer { business { ...f0 } } } ${chain(n, 2, 'Node', 'id')}`],
  [
    `${n} double spreads through lists`,
    `{ viewer { business { ...f0 } } } ${chain(n, 2, 'Business', 'id', (inner) => `team { id } ${inner}`)}`,
  ],
  [
    `${n} double spreads that nothing uses`,
    `{ viewer { __typename } } ${chain(n, 2, 'Viewer', '__typename')}`,
  ],
  [`${n} double spreads in a cycle`, `{ viewer { ...f0 } } ${chain(n, 2, 'Viewer', '...f0')}`],
  [
    `${n} inline fragments around double spreads`,
    `{ viewer { ...f0 } } ${chain(n, 2, 'Viewer', '__typename', (inner) => `... on Viewer { ${inner} }`)}`,
  ],
])

const wide: [name: string, query: string][] = [
  ['500 times one field', `query cop { ${'__typename \n'.repeat(500)} }`],
  ['400 inline fragments', `{ viewer { ${'... on Viewer { __typename } '.repeat(400)} } }`],
  ['250 open brackets', `{ viewer(a: ${'['.repeat(250)}${']'.repeat(250)}) { __typename } }`],
  [
    '600 levels of inline fragments',
    `{ viewer${' { ... on Viewer'.repeat(600)} { __typename }${' }'.repeat(601)}`,
  ],
  [
    'an introspection that multiplies itself',
    '{ __schema { types { ...a ...a } } } fragment a on __Type { fields { args { type { enumValues { name } } } } possibleTypes { fields { name description } } }',
  ],
]

describe('a small text that would take much work', () => {
  let server: TestServer
  let token: string

  beforeAll(async () => {
    const world = openWorld(await freshDatabase())
    token = await tokenFor(world, await world.business(), 'EMPLOYEE')
    server = await serve(world)
  })

  const probed = livenessProbe(() => server)

  it.each([...shapes, ...wide])('%s is refused each time, and nobody waits', async (_name, query) => {
    const { send } = server
    for (const who of [undefined, token]) {
      for (let turn = 0; turn < 5; turn += 1) {
        const { status, body } = await probed(() =>
          send('POST', '/graphql', { body: { query }, ...(who && { token: who }) }),
        )
        expect([status, body.errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST'])
        expect(body.errors[0].message).toMatch(/allowed|limit/)
      }
    }
  })
})
