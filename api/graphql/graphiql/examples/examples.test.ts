import { beforeAll, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import type { Role } from '#api/generated/enums.ts'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import { operatorOf } from '#api/testing/harness/accounts/operator.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { type Actor, openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'
import { type Audience, audiences, examplesFor } from './examples.ts'

const nameOf = (query: string) => /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? ''
const all = audiences.flatMap((audience) =>
  examplesFor(audience).map((example) => ({ audience, ...example, name: nameOf(example.query) })),
)

describe('the examples of GraphiQL', () => {
  let world: World
  let business: TestBusiness
  let actors: Map<Audience, Actor>
  /** The id that replaces the placeholder in an example. */
  let id: string

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    business = await world.business()
    await business.customer()
    id = globalId('ManagedBusiness', (await world.business()).id)
    actors = new Map(await Promise.all(audiences.map(async (each) => [each, await makeActor(each)] as const)))
  })

  async function makeActor(audience: Audience): Promise<Actor> {
    if (audience === 'superadmin') return operatorOf(world)
    const [kind, role] = audience.split(':') as ['user' | 'key', Role]
    return kind === 'user' ? business.as(role) : (await keyOf(world, business, role)).actor
  }

  it('are chosen by what each role and each kind of session may do', () => {
    const named = (audience: Audience) => examplesFor(audience).map(({ query }) => nameOf(query))
    const forAll = ['Today', 'FindCustomers', 'Ahead', 'AddCustomer']
    const user = ['Today', 'MyWork', ...forAll.slice(1)]
    const key = ['Today', 'ThisKey', 'FindCustomers', 'Ahead', 'Changes', 'AddCustomer']
    expect(Object.fromEntries(audiences.map((audience) => [audience, named(audience)]))).toEqual({
      superadmin: ['Businesses', 'Business', 'AuditTrail', 'Suspend', 'System'],
      'user:EMPLOYEE': user,
      'key:EMPLOYEE': key,
      'user:MANAGER': [...user, 'Reports'],
      'key:MANAGER': [...key, 'Reports'],
      'user:ADMIN': [...user, 'Reports', 'AuditTrail', 'Webhooks'],
      'key:ADMIN': [...key, 'Reports', 'AuditTrail', 'Webhooks'],
    })
  })

  // `run` validates each example against the schema.
  it.each(all)('$name runs without an error for $audience', async ({ audience, query, variables }) => {
    const filled = { ...variables, ...(variables && 'id' in variables && { id }) }
    const { failures, data } = await (actors.get(audience) as Actor).run(query, filled)
    expect(failures).toEqual([])
    // A field that the role may not read is null.
    const business = data.viewer?.business
    for (const field of ['reports', 'auditTrail']) {
      if (business && field in business) expect(business[field]).not.toBeNull()
    }
  })

  it('The examples for superadmins are refused to users, and the others to superadmins', async () => {
    const operator = await operatorOf(world)
    for (const { audience, query, variables } of all) {
      const other = audience === 'superadmin' ? business.admin.actor : operator
      const { failures } = await other.run(query, {
        ...variables,
        ...(variables && 'id' in variables && { id }),
      })
      expect(failures.map(({ code }) => code)).toEqual(['FORBIDDEN'])
    }
  })
})
