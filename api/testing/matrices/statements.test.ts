import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contextFor } from '#api/core/context/context.ts'
import { readGlobalId, rowId } from '#api/core/graph/ids.ts'
import { operatorOf } from '#api/testing/harness/accounts/operator.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { type Statement, watchStatements } from '#api/testing/harness/database/statements.ts'
import { type FilledBusiness, filledBusiness } from '#api/testing/harness/samples/filledBusiness.ts'
import { actorFor, live, operations, variablesFor } from '#api/testing/harness/samples/operations.ts'
import { forOperators, table } from '#api/testing/harness/samples/restSamples.ts'
import { statementCounts } from '#api/testing/harness/samples/samplesOfModules.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

const rows = table.filter(({ list }) => list)
const named = Object.keys(statementCounts)
/** The records whose lists have paths of their own, and who reads them. */
const owners = {
  '/api/webhooks/': { type: 'WebhookEndpoint', by: 'admin' },
  '/api/imports/': { type: 'Import', by: 'admin' },
  '/api/hotboard/': { type: 'HotBoardItem', by: 'manager' },
} as const
const place = 'name it in the sample.ts of its module'

describe('the database is asked as often for many as for few', () => {
  let world: World
  /** A business with two records of each kind, and one with fifty. */
  let businesses: FilledBusiness[]
  const watched = watchStatements()

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    businesses = [await filledBusiness(world, 2), await filledBusiness(world, 50)]
  })
  afterAll(watched.stop)

  /** The common count, or the statements of each when the counts differ. */
  const counted = (statements: Statement[][]) => {
    const counts = [...new Set(statements.map(({ length }) => length))]
    return counts.length === 1
      ? counts[0]
      : statements.map((all) => all.map(({ text }) => text.slice(0, 200)))
  }

  it('A sample names every query of the web application', () => {
    const names = [...operations.keys()].filter((name) => name !== live)
    expect(named.filter((name) => !name.startsWith('/')).sort(), place).toEqual(names.sort())
  })

  it.each([...operations].filter(([name]) => name !== live))(
    '%s asks the database as often for many as for few',
    async (name, text) => {
      const statements = []
      for (const business of businesses) {
        const graphqlClient = await actorFor(name, business, world)
        statements.push(await watched.of(() => graphqlClient.ok(text, variablesFor(name, business))))
      }
      expect(counted(statements)).toBe(statementCounts[name])
    },
  )

  it('A sample names every list of the REST table', () => {
    const paths = rows.map(({ path }) => path)
    expect(named.filter((name) => name.startsWith('/')).sort(), place).toEqual(paths.sort())
  })

  it.each(rows.map((row) => [row.path, row] as const))(
    'GET %s asks the database as often for many as for few',
    async (path, row) => {
      const statements = []
      for (const { id: businessId, manager, admin, ids } of businesses) {
        const { variables, execute: run } = row
        const owner = Object.entries(owners).find(([start]) => path.startsWith(start))?.[1]
        const { viewer } = forOperators(row)
          ? await operatorOf(world)
          : (owner?.by === 'admin' ? admin : manager).actor
        const id = owner ? rowId(readGlobalId(ids[owner.type]?.[0] ?? '').id) : businessId
        const context = contextFor(world.services, viewer, { address: '192.0.2.1' })
        statements.push(
          await watched.of(async () => {
            const { errors } = await run({
              variables: { ...variables({ params: { id }, body: undefined, query: {} }), first: 100 },
              context,
            })
            expect(errors).toBeUndefined()
          }),
        )
      }
      expect(counted(statements)).toBe(statementCounts[path])
    },
  )
})
