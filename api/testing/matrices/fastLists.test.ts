import { getNamedType, isLeafType, isListType, isObjectType } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { schema } from '#api/schema.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { watchStatements } from '#api/testing/harness/database/statements.ts'
import { fastLists } from '#api/testing/harness/samples/samplesOfModules.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

function fieldsOf(name: string) {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`${name} is no kind of record`)
  return Object.values(type.getFields()).filter(({ args }) => args.length === 0)
}

/** The leaf fields of a type that need no arguments. */
function leafFieldsOf(name: string): string[] {
  return fieldsOf(name).flatMap(({ name, type }) => (isLeafType(getNamedType(type)) ? [name] : []))
}

/** The to-one relations of a type, with the related type. */
function relationsOf(name: string) {
  return fieldsOf(name).flatMap((field) => {
    const type = getNamedType(field.type)
    const isRecord = isObjectType(type) && type.extensions.pothosPrismaModel && !isListType(field.type)
    return isRecord ? [[field.name, type.name] as const] : []
  })
}

/** The lists that are read in one statement where possible, by the type of their records. */
const lists: Record<string, string> = {
  Customer: 'customers',
  ...Object.fromEntries(Object.entries(fastLists).map(([type, { field }]) => [type, field])),
}

/** A user's own tasks hang off the viewer, the other lists off the business. */
const within = (type: string, field: string) => (type === 'OrganizerTask' ? field : `business { ${field} }`)

const types = Object.keys(lists)
const leafFields = types.flatMap((type) => leafFieldsOf(type).map((field) => [type, field] as const))
const relations = types.flatMap((type) =>
  relationsOf(type).flatMap(([relation, model]) =>
    leafFieldsOf(model).map((field) => [type, `${relation} { ${field} }`] as const),
  ),
)

describe('a list read by a statement of our own', () => {
  let business: TestBusiness
  let world: World
  const ids: Record<string, string[]> = {}
  const watched = watchStatements()

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    business = await world.business()
    const customer = await business.customer({
      address: '12 Elm Street',
      city: 'Rye',
      email: 'cora@example.com',
      notes: 'Maple',
      status: 'SOLD',
    })
    const bare = await business.customer({ firstName: 'Bo' })
    for (const [type, { insertTwo }] of Object.entries(fastLists)) {
      const rows = await insertTwo({ world, business, customerId: customer.id, other: bare.id })
      ids[type] = rows.map(({ id }) => globalId(type, id))
    }
    ids.Customer = [customer, bare].map(({ id }) => globalId('Customer', id))
    return watched.stop
  })

  /** Compares each record as its list returns it with the record read by id; returns the statements of the list. */
  async function both(type: string, fields: string) {
    const { actor } = business[fastLists[type]?.by ?? 'employee']
    let listed: { id: string }[] = []
    const statements = await watched.of(async () => {
      const { viewer } = await actor.ok(
        `{ viewer { ${within(type, `list: ${lists[type]} { edges { node { id ${fields} } } }`)} } }`,
      )
      listed = (viewer.business ?? viewer).list.edges.map(({ node }: { node: { id: string } }) => node)
    })
    const { nodes } = await actor.ok(
      `query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on ${type} { ${fields} } } }`,
      {
        ids: ids[type],
      },
    )
    const inOrder = (all: { id: string }[]) => [...all].sort((a, b) => a.id.localeCompare(b.id))
    expect(listed).toHaveLength(2)
    expect(inOrder(listed)).toEqual(inOrder(nodes))
    return statements.filter(({ text }) => text.includes(`FROM "${type}" t`))
  }

  it.each([...leafFields, ...relations])(
    'returns the same %s.%s as the record itself',
    async (type, field) => {
      await both(type, field)
    },
  )

  it.each(types)('says all of %s at once', async (type) => {
    const joined = relationsOf(type).map(
      ([relation, model]) => `${relation} { ${leafFieldsOf(model).join(' ')} }`,
    )
    await both(type, [...leafFieldsOf(type), ...joined].join(' '))
  })

  it.each([
    [
      'Contact',
      'subject status canComplete canReopen customer { name phoneNumber } completedBy { fullName }',
    ],
    ['Customer', 'name phoneNumber status canEdit canDelete hasStoppedTexts'],
    ['HotBoardItem', 'title assigneeName canEdit canResolve canReopen assignedTo { fullName }'],
  ])('reads %s by one statement', async (type, fields) => {
    expect(await both(type, fields)).toHaveLength(1)
  })

  it('A list of customers that one statement reads has their contacts with it, all that can be asked of them', async () => {
    const theirs = `edges { cursor node { ${leafFieldsOf('Contact').join(' ')}
      customer { ${leafFieldsOf('Customer').join(' ')} } completedBy { ${leafFieldsOf('User').join(' ')} } } }`
    const pageInfo = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }'
    const [only, ...more] = await both('Customer', `contacts(last: 5) { ${theirs} ${pageInfo} }`)
    expect(only?.text).toContain('FROM "Contact" t')
    expect(more).toEqual([])
  })

  it('A list of customers that one statement reads asks for contacts apart when they are wanted twice', async () => {
    const twice =
      'a: contacts(first: 1) { edges { node { id } } } b: contacts(last: 1) { edges { node { id } } }'
    const [only] = await both('Customer', twice)
    expect(only?.text).not.toContain('"Contact"')
  })

  it('A list of customers that one statement reads has their contacts, a page of each', async () => {
    const [cora] = ids.Customer ?? []
    const fields =
      'contacts(first: 1) { edges { cursor node { id status customer { name } } } pageInfo { hasNextPage } }'
    expect(await both('Customer', fields)).toHaveLength(1)
    const older = await business.contact({
      customerId: Number(atob(cora ?? '').split(':')[1]),
      scheduledDate: new Date('2026-01-01'),
    })
    const page = (
      after: string,
    ) => `query { node(id: "${cora}") { ... on Customer { contacts(first: 1${after}) {
      edges { node { databaseId } } pageInfo { endCursor hasNextPage hasPreviousPage } } } } }`
    const { node: first } = await business.employee.actor.ok(page(''))
    expect(first.contacts.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false })
    const { node: second } = await business.employee.actor.ok(
      page(`, after: "${first.contacts.pageInfo.endCursor}"`),
    )
    expect(second.contacts.edges).toEqual([{ node: { databaseId: older.id } }])
    expect(await business.employee.actor.fails(page(', after: "x"'))).toMatchObject({ code: 'BAD_INPUT' })
    expect(
      await business.employee.actor.fails(page(', first: 1000').replace('first: 1, ', '')),
    ).toMatchObject({
      code: 'BAD_INPUT',
    })
    await world.prisma.contact.deleteMany({ where: { id: older.id } })
  })

  it('has the rows of a customer once, however many records are theirs', async () => {
    const { id: customerId } = await business.customer({ firstName: 'Ida' })
    const two = [await business.contact({ customerId }), await business.contact({ customerId })]
    const { viewer } = await business.employee.actor.ok(`{ viewer { business { contacts(filter: ALL) {
      edges { node { customer { databaseId contacts(first: 5) { edges { node { databaseId } } } } } } } } } }`)
    const edges = viewer.business.contacts.edges as {
      node: { customer: { databaseId: number; contacts: { edges: { node: { databaseId: number } }[] } } }
    }[]
    const theirs = edges
      .map(({ node }) => node.customer)
      .filter(({ databaseId }) => databaseId === customerId)
    expect(theirs).toHaveLength(2)
    for (const { contacts } of theirs) {
      expect(contacts.edges.map(({ node }) => node.databaseId).sort()).toEqual(two.map(({ id }) => id).sort())
    }
    await world.prisma.contact.deleteMany({ where: { customerId } })
    await world.prisma.customer.deleteMany({ where: { id: customerId } })
  })
})
