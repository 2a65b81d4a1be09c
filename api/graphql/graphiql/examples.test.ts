import { beforeAll, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { keyOf } from '#api/testing/apiKeys.ts'
import { freshDatabase } from '#api/testing/database.ts'
import { type Actor, actor, openWorld } from '#api/testing/world.ts'
import { examples } from './examples.ts'

const named = examples.map((example) => ({
  ...example,
  name: /(?:query|mutation) (\w+)/.exec(example.query)?.[1] ?? '',
}))

describe('the ready-made operations of GraphiQL', () => {
  /** The id that replaces the placeholder in an example. */
  let id: string
  let actors: Record<'superadmin' | 'user' | 'key', Actor>

  beforeAll(async () => {
    const world = openWorld(await freshDatabase())
    const business = await world.business()
    await business.customer()
    id = globalId('ManagedBusiness', (await world.business()).id)
    const { id: superadminId } = await world.prisma.superAdmin.create({
      data: { username: 'triton', email: 'triton@localhost', passwordHash: '$argon2id$none' },
    })
    actors = {
      superadmin: actor(world.services, { kind: 'superadmin', superadminId, name: 'triton' }),
      user: business.employee.actor,
      key: (await keyOf(world, business, 'EMPLOYEE')).actor,
    }
  })

  it('are there for operators and for programs, each with a name', () => {
    expect(named.map(({ as, name }) => `${as} ${name}`)).toEqual([
      'superadmin Businesses',
      'superadmin Business',
      'superadmin AuditTrail',
      'superadmin Suspend',
      'user Today',
      'user FindCustomers',
      'user Ahead',
      'user Changes',
    ])
  })

  // `run` validates each example against the schema.
  it.each(named)(
    '$name runs for whom it is meant for, and for nobody else',
    async ({ as, query, variables }) => {
      const filled = { ...variables, ...(variables && 'id' in variables && { id }) }
      const run = async (who: keyof typeof actors) =>
        (await actors[who].run(query, filled)).failures.map(({ code }) => code)
      const [may, mayNot] =
        as === 'superadmin'
          ? ([['superadmin'], ['user', 'key']] as const)
          : ([['user', 'key'], ['superadmin']] as const)
      for (const who of may) expect(await run(who)).toEqual([])
      for (const who of mayNot) expect(await run(who)).toEqual(['FORBIDDEN'])
    },
  )
})
