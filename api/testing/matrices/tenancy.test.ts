import { type GraphQLObjectType, isInterfaceType } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { platformNodes } from '#api/core/graph/builder.ts'
import { globalId } from '#api/core/graph/ids.ts'
import type { Scopes } from '#api/core/graph/scopes.ts'
import { Prisma } from '#api/generated/client.ts'
import { models } from '#api/policy/models.ts'
import { schema } from '#api/schema.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { digestRows } from '#api/testing/harness/database/digestRows.ts'
import { seedOtherBusiness } from '#api/testing/harness/samples/otherBusiness.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'
import { callOf, everythingOf, takesId, variablesOf } from '#api/testing/matrices/samples.ts'

const node = schema.getType('Node')
if (!isInterfaceType(node)) throw new Error('the graph has no nodes')
const nodeTypes = schema
  .getPossibleTypes(node)
  .map(({ name }) => name)
  .filter((name) => !platformNodes.has(name))

// Root fields for superadmins, who may access all businesses (api/modules/superadmin).
const ofOperators = (rule: unknown) => (rule as Scopes).session === 'superadmin'

const mutation = schema.getMutationType() as GraphQLObjectType
const withIds = Object.values(mutation.getFields())
  .filter(({ args, extensions }) => args.some((arg) => takesId(arg.type)) && !ofOperators(extensions.rule))
  .map(({ name }) => name)

const unknown = 2_147_483_646

describe("a neighbour's records", () => {
  let world: World
  let business: TestBusiness
  let theirs: Awaited<ReturnType<typeof seedOtherBusiness>>

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    business = await world.business({ name: 'Ours' })
    theirs = await seedOtherBusiness(world)
  })

  it('exist for every type of node, so that nothing below is empty', () => {
    const place = 'add a record of each type of node to the sample.ts of its module'
    expect(Object.keys(theirs.nodes).sort(), place).toEqual([...nodeTypes].sort())
  })

  it('can be seen by the neighbour', async () => {
    for (const [type, id] of Object.entries(theirs.nodes)) {
      const data = await theirs.business.admin.actor.ok('query ($id: ID!) { node(id: $id) { __typename } }', {
        id: globalId(type, id),
      })
      expect(data.node).toEqual({ __typename: type })
    }
  })

  it.each(nodeTypes)('%s is answered like one that does not exist', async (type) => {
    const ask = async (id: string | number) => {
      const ids = [globalId(type, id)]
      const query = 'query ($id: ID!, $ids: [ID!]!) { node(id: $id) { id } nodes(ids: $ids) { id } }'
      return business.admin.actor.run(query, { id: ids[0], ids })
    }
    const foreign = await ask(theirs.nodes[type] ?? 0)
    expect(foreign).toEqual(await ask(unknown))
    expect(foreign).toEqual({ data: { node: null, nodes: [null] }, failures: [] })
  })

  const attempts = withIds.flatMap((name) => nodeTypes.map((type) => ({ name, type })))

  it.each(attempts)('$name of a $type changes nothing and tells nothing', async ({ name, type }) => {
    const before = await digestRows(world.prisma, theirs.business.id)
    const call = callOf('mutation', mutation, name)
    const run = (id: string | number) =>
      business.admin.actor.run(call, variablesOf(mutation, name, globalId(type, id)))
    const foreign = await run(theirs.nodes[type] ?? 0)
    expect(foreign.failures[0]?.code).toBe('NOT_FOUND')
    expect(foreign).toEqual(await run(unknown))
    expect(await digestRows(world.prisma, theirs.business.id)).toEqual(before)
  })

  it('appear nowhere below our viewer', async () => {
    const everything = everythingOf(schema.getType('Viewer') as GraphQLObjectType, 4)
    const data = await business.admin.actor.ok(`{ viewer ${everything} }`)
    expect(JSON.stringify(data)).not.toContain(theirs.mark)
    const own = await theirs.business.admin.actor.ok(`{ viewer ${everything} }`)
    expect(JSON.stringify(own)).toContain(theirs.mark)
  })

  const owned = Object.values(Prisma.ModelName).filter((model) => models[model].key !== null)

  it.each(owned)('%s: our client reads none of them and can change none', async (model) => {
    const { key } = models[model]
    const delegate = model.charAt(0).toLowerCase() + model.slice(1)
    // biome-ignore lint/suspicious/noExplicitAny: every model is called by name here.
    const ours = (world.services.tenant(business.id).client as any)[delegate]
    const rows: Record<string, unknown>[] = await ours.findMany({})
    expect(rows.every((row) => row[key as string] === business.id)).toBe(true)
    const before = await digestRows(world.prisma, theirs.business.id)
    await ours.deleteMany({ where: { [key as string]: theirs.business.id } })
    expect(await digestRows(world.prisma, theirs.business.id)).toEqual(before)
  })
})
