import { getNamedType, isLeafType, isListType, isObjectType } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/ids.ts'
import { schema } from '#api/schema.ts'
import { appointmentOf } from '#api/testing/appointments.ts'
import { freshDatabase } from '#api/testing/database.ts'
import { watchStatements } from '#api/testing/statements.ts'
import { taskOf } from '#api/testing/tasks.ts'
import { vendorOf } from '#api/testing/vendors.ts'
import { openWorld, type TestShop, type World } from '#api/testing/world.ts'

function fieldsOf(name: string) {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`${name} is no kind of record`)
  return Object.values(type.getFields()).filter(({ args }) => args.length === 0)
}

/** The fields of a type that need no arguments and hold no records. */
function leavesOf(name: string): string[] {
  return fieldsOf(name).flatMap(({ name, type }) => (isLeafType(getNamedType(type)) ? [name] : []))
}

/** The fields of a type that hold one record each, with the type of it. */
function relationsOf(name: string) {
  return fieldsOf(name).flatMap((field) => {
    const type = getNamedType(field.type)
    const isRecord = isObjectType(type) && type.extensions.pothosPrismaModel && !isListType(field.type)
    return isRecord ? [[field.name, type.name] as const] : []
  })
}

/** The lists that one statement reads where it can, by the type of their records. */
const lists: Record<string, string> = {
  Contact: 'contacts(filter: ALL)',
  Customer: 'customers',
  HotBoardItem: 'hotBoardItems(filter: ALL)',
  FollowUp: 'followUps(filter: ALL)',
  OrganizerTask: 'organizerTasks(filter: ALL)',
  ServiceAppointment: 'serviceAppointments(filter: ALL)',
  VendorContact: 'vendorContacts',
}

const types = Object.keys(lists)
const leaves = types.flatMap((type) => leavesOf(type).map((field) => [type, field] as const))
const relations = types.flatMap((type) =>
  relationsOf(type).flatMap(([relation, model]) =>
    leavesOf(model).map((field) => [type, `${relation} { ${field} }`] as const),
  ),
)

describe('a list read by a statement of our own', () => {
  let ctx: TestShop
  let world: World
  const ids: Record<string, string[]> = {}
  const watched = watchStatements()

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    ctx = await world.ctx()
    const customer = await ctx.customer({
      city: 'Rye',
      email: 'cora@example.com',
      notes: 'Maple',
      status: 'SOLD',
    })
    const bare = await ctx.customer({ firstName: 'Bo' })
    const by = { completedById: ctx.employee.id, completedAt: new Date('2026-06-02T08:00:00.123Z') }
    const contacts = [
      await ctx.contact({ customerId: customer.id, notes: 'First\nSecond', email: 'a@example.com' }),
      await ctx.contact({ customerId: bare.id, completed: true, completedNotes: 'Well', ...by }),
    ]
    const items = [
      await ctx.item({
        assignedToId: ctx.manager.id,
        assignedToName: ctx.manager.fullName,
        priority: 'URGENT',
      }),
      await ctx.item({
        assignedToAll: true,
        resolved: true,
        resolvedAt: new Date('2026-06-03T08:00:00Z'),
        resolvedById: ctx.employee.id,
        resolvedByName: ctx.employee.fullName,
      }),
    ]
    const followUps = [
      await ctx.followUp({ customerId: customer.id, description: 'Ask for the rack' }),
      await ctx.followUp({
        customerId: bare.id,
        state: 'COMPLETED',
        completed: true,
        completedById: ctx.employee.id,
        completedAt: new Date('2026-06-04T08:00:00Z'),
        closedAt: new Date('2026-06-04T08:00:00Z'),
      }),
    ]
    const tasks = [
      await taskOf(world, ctx, ctx.employee, { tags: ['felt', 'chalk'], description: 'Green' }),
      await taskOf(world, ctx, ctx.employee, {
        assignedById: ctx.manager.id,
        dueDate: new Date('2026-06-12'),
      }),
    ]
    const appointments = [
      await appointmentOf(world, ctx, { customerId: customer.id, notes: 'Back door' }),
      await appointmentOf(world, ctx, { customerId: bare.id, status: 'CANCELLED' }),
    ]
    const vendors = [
      await vendorOf(world, ctx, { webAddress: 'https://cues.example', notes: 'Net 30' }),
      await vendorOf(world, ctx, { assignedToId: ctx.manager.id, assignedToName: ctx.manager.fullName }),
    ]
    const made = {
      FollowUp: followUps,
      OrganizerTask: tasks,
      ServiceAppointment: appointments,
      VendorContact: vendors,
    }
    for (const [type, rows] of Object.entries(made)) ids[type] = rows.map(({ id }) => globalId(type, id))
    ids.Customer = [customer, bare].map(({ id }) => globalId('Customer', id))
    ids.Contact = contacts.map(({ id }) => globalId('Contact', id))
    ids.HotBoardItem = items.map(({ id }) => globalId('HotBoardItem', id))
    return watched.stop
  })

  /** The same of each record, from its list and by its id; and the statements of the list. */
  async function both(type: string, fields: string) {
    const { actor } = ctx.employee
    let listed: { id: string }[] = []
    const statements = await watched.of(async () => {
      const { viewer } = await actor.ok(
        `{ viewer { business { list: ${lists[type]} { edges { node { id ${fields} } } } } } }`,
      )
      listed = viewer.business.list.edges.map(({ node }: { node: { id: string } }) => node)
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

  it.each([...leaves, ...relations])('says of %s.%s what the record itself says', async (type, field) => {
    await both(type, field)
  })

  it.each(types)('says all of %s at once', async (type) => {
    const joined = relationsOf(type).map(
      ([relation, model]) => `${relation} { ${leavesOf(model).join(' ')} }`,
    )
    await both(type, [...leavesOf(type), ...joined].join(' '))
  })

  it.each([
    [
      'Contact',
      'subject status canComplete canReopen customer { name phoneNumber } completedBy { fullName }',
    ],
    ['Customer', 'name phoneNumber status canEdit canDelete textsStopped'],
    ['HotBoardItem', 'title assigneeName canEdit canResolve canReopen assignedTo { fullName }'],
  ])('reads %s by one statement', async (type, fields) => {
    expect(await both(type, fields)).toHaveLength(1)
  })

  it('of customers has their contacts with it, all that can be asked of them', async () => {
    const theirs = `edges { cursor node { ${leavesOf('Contact').join(' ')}
      customer { ${leavesOf('Customer').join(' ')} } completedBy { ${leavesOf('User').join(' ')} } } }`
    const pageInfo = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }'
    const [only, ...more] = await both('Customer', `contacts(last: 5) { ${theirs} ${pageInfo} }`)
    expect(only?.text).toContain('FROM "Contact" t')
    expect(more).toEqual([])
  })

  it('of customers asks for contacts apart when they are wanted twice', async () => {
    const twice =
      'a: contacts(first: 1) { edges { node { id } } } b: contacts(last: 1) { edges { node { id } } }'
    const [only] = await both('Customer', twice)
    expect(only?.text).not.toContain('"Contact"')
  })

  it('of customers has their contacts, a page of each', async () => {
    const [cora] = ids.Customer ?? []
    const fields =
      'contacts(first: 1) { edges { cursor node { id status customer { name } } } pageInfo { hasNextPage } }'
    expect(await both('Customer', fields)).toHaveLength(1)
    const older = await ctx.contact({
      customerId: Number(atob(cora ?? '').split(':')[1]),
      scheduledDate: new Date('2026-01-01'),
    })
    const page = (
      after: string,
    ) => `query { node(id: "${cora}") { ... on Customer { contacts(first: 1${after}) {
      edges { node { databaseId } } pageInfo { endCursor hasNextPage hasPreviousPage } } } } }`
    const { node: first } = await ctx.employee.actor.ok(page(''))
    expect(first.contacts.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false })
    const { node: second } = await ctx.employee.actor.ok(
      page(`, after: "${first.contacts.pageInfo.endCursor}"`),
    )
    expect(second.contacts.edges).toEqual([{ node: { databaseId: older.id } }])
    expect(await ctx.employee.actor.fails(page(', after: "x"'))).toMatchObject({ code: 'BAD_INPUT' })
    expect(await ctx.employee.actor.fails(page(', first: 1000').replace('first: 1, ', ''))).toMatchObject({
      code: 'BAD_INPUT',
    })
    await world.prisma.contact.deleteMany({ where: { id: older.id } })
  })
})
