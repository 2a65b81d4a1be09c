import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { watchStatements } from '#api/testing/harness/database/statements.ts'
import { idOf } from '#api/testing/harness/records/team.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const deactivate = `mutation ($input: DeactivateUserInput!) { deactivateUser(input: $input) {
  user { isActive canDeactivate canReactivate } } }`
const reactivate = `mutation ($input: ReactivateUserInput!) { reactivateUser(input: $input) {
  user { isActive canDeactivate canReactivate } } }`
const open = `query ($id: ID!) { node(id: $id) { ... on User {
  openWork { appointments hotBoardItems vendorContacts tasks customers } } } }`

describe('leaving the team', () => {
  let world: World
  let business: TestBusiness
  let leaver: { id: number; fullName: string }
  const watched = watchStatements()

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  beforeEach(async () => {
    business = await world.business()
    leaver = business.employee
    await work(leaver)
  })

  /** Open work (two items, a vendor contact, a task and a customer) and closed work (an item and a task) of a user. */
  async function work({ id, fullName }: { id: number; fullName: string }) {
    const { prisma } = world
    const assigned = { assignedToId: id, assignedToName: fullName }
    await business.item(assigned)
    await business.item(assigned)
    const by = { resolvedAt: world.clock.now(), resolvedById: id, resolvedByName: fullName }
    await business.item({ ...assigned, ...by, resolved: true })
    await business.customer({ ownerId: id })
    const vendor = {
      businessId: business.id,
      company: 'Felt & Co',
      salesRep: 'Ray',
      phoneNumber: '5550100',
      createdByName: 'Ada',
    }
    await prisma.vendorContact.create({ data: { ...vendor, ...assigned, accessLevel: 'ADMIN' } })
    const task = { businessId: business.id, userId: id, title: 'Call Ray' }
    await prisma.organizerTask.create({ data: task })
    const done = { status: 'COMPLETED', completed: true, completedAt: world.clock.now() } as const
    await prisma.organizerTask.create({ data: { ...task, ...done } })
  }

  const openOf = async (person: { id: number }, asker = business.admin) =>
    (await asker.actor.ok(open, { id: idOf(person) })).node.openWork
  const nothing = { appointments: 0, hotBoardItems: 0, vendorContacts: 0, tasks: 0, customers: 0 }
  const all = { appointments: 0, hotBoardItems: 2, vendorContacts: 1, tasks: 1, customers: 1 }
  const leave = (handOverTo: { id: number } | null, who: { id: number } = leaver) =>
    business.admin.actor.run(deactivate, {
      input: { id: idOf(who), handOverTo: handOverTo && idOf(handOverTo) },
    })
  const active = async ({ id }: { id: number }) =>
    (await world.prisma.user.findFirstOrThrow({ where: { id } })).isActive

  it('begins with what is open, counted in one statement, for admins alone', async () => {
    const query = await watched.of(() => openOf(leaver))
    expect(query.filter(({ text }) => text.includes('"VendorContact"'))).toHaveLength(1)
    expect(await openOf(leaver)).toEqual(all)
    expect(await openOf(business.admin)).toEqual(nothing)
    expect(await openOf(leaver, business.manager)).toBeNull()
  })

  it('is counted in one statement for the whole team', async () => {
    const team = '{ viewer { business { team { openWork { tasks } } } } }'
    const query = await watched.of(() => business.admin.actor.ok(team))
    expect(query.filter(({ text }) => text.includes('"VendorContact"'))).toHaveLength(1)
  })

  it('hands the open work to another user, who is notified', async () => {
    const { data } = await leave(business.manager)
    expect(data.deactivateUser.user).toEqual({ isActive: false, canDeactivate: false, canReactivate: true })
    const { viewer } = await business.admin.actor.ok('{ viewer { teammates { databaseId } } }')
    expect(viewer.teammates).toEqual([{ databaseId: business.manager.id }])
    expect(await openOf(leaver)).toEqual(nothing)
    expect(await openOf(business.manager)).toEqual(all)
    const { prisma } = world
    const items = await prisma.hotBoardItem.findMany({
      where: { businessId: business.id, assignedToId: business.manager.id },
    })
    expect(items.map(({ assignedToName, version }) => [assignedToName, version])).toEqual([
      [business.manager.fullName, 2],
      [business.manager.fullName, 2],
    ])
    const [notifications] = await prisma.notification.findMany({ where: { userId: business.manager.id } })
    expect(notifications?.title).toBe(
      'Ada Tester gave you the open work of Emma Tester: 2 hot board items, 1 vendor contact, 1 task, 1 customer',
    )
    const told = '{ viewer { bell { forYou { edges { node { id handedOver { type name isOpen } } } } } } }'
    const { viewer: reader } = await business.manager.actor.ok(told)
    // The vendor contact is visible only to admins.
    expect(reader.bell.forYou.edges[0].node.handedOver).toEqual([
      { type: 'HotBoardItem', name: items[0]?.title, isOpen: true },
      { type: 'HotBoardItem', name: items[1]?.title, isOpen: true },
      { type: 'OrganizerTask', name: 'Call Ray', isOpen: true },
      { type: 'Customer', name: 'Cora Customer', isOpen: true },
    ])
    const logged = await prisma.activity.findMany({ where: { businessId: business.id } })
    expect(logged.map(({ description }) => description)).toEqual([
      `Owner changed to ${business.manager.fullName}`,
    ])
    const [entry] = await prisma.auditEntry.findMany({ where: { businessId: business.id } })
    expect(entry).toMatchObject({
      action: 'team:deactivate',
      subject: `User:${leaver.id}`,
      before: { isActive: true },
      after: { isActive: false, handedOver: { to: business.manager.fullName, ...all } },
    })
  })

  it('may leave it where it is, and hand it over later', async () => {
    expect((await leave(null)).failures).toEqual([])
    expect(await openOf(leaver)).toEqual(all)
    expect((await leave(business.manager)).failures).toEqual([])
    expect(await openOf(leaver)).toEqual(nothing)
  })

  it('happens whole or not at all', async () => {
    const gone = await business.member({ isActive: false })
    const stranger = (await world.business()).admin
    const refused = [
      [gone, 'BAD_INPUT'],
      [leaver, 'BAD_INPUT'],
      [stranger, 'NOT_FOUND'],
    ] as const
    for (const [otherUser, code] of refused) {
      expect((await leave(otherUser)).failures[0]?.code).toBe(code)
      expect(await active(leaver)).toBe(true)
      expect(await openOf(leaver)).toEqual(all)
    }
  })

  it('is taken back, also twice', async () => {
    await leave(null)
    for (let time = 0; time < 2; time += 1) {
      const { reactivateUser } = await business.admin.actor.ok(reactivate, { input: { id: idOf(leaver) } })
      expect(reactivateUser.user).toEqual({ isActive: true, canDeactivate: true, canReactivate: false })
    }
    const acts = await world.prisma.auditEntry.findMany({
      where: { businessId: business.id },
      orderBy: { id: 'asc' },
    })
    expect(acts.map(({ action }) => action)).toEqual(['team:deactivate', 'team:reactivate'])
  })
})

describe('at the same moment', () => {
  let world: World
  let business: TestBusiness

  setUpBusiness((scene) => {
    ;({ world, business } = scene)
  })

  const add = `mutation ($input: CreateUserInput!) { createUser(input: $input) { user { id } } }`
  const demote = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { role } } }`
  const person = { firstName: 'Mia', lastName: 'Moss', password: 'secret' }
  const twenty = <T>(run: (turn: number) => Promise<T>) =>
    Promise.all(Array.from({ length: 20 }, (_, n) => run(n)))

  it.each([
    [
      'username',
      'Username already exists',
      (n: number) => ({ username: n % 2 ? 'MIA' : 'mia', email: `m${n}@m.example` }),
    ],
    [
      'email',
      'Email already exists',
      (n: number) => ({ username: `mia${n}`, email: n % 2 ? 'M@m.example' : 'm@m.example' }),
    ],
  ])('one of twenty additions of one %s succeeds', async (_what, message, account) => {
    const answers = await twenty((n) =>
      business.admin.actor.run(add, { input: { ...person, ...account(n) } }),
    )
    const failures = answers.flatMap((answer) => answer.failures)
    expect(failures.map((failure) => [failure.code, failure.message])).toEqual(
      Array(19).fill(['CONFLICT', message]),
    )
    expect(await world.prisma.user.count({ where: { businessId: business.id, firstName: 'Mia' } })).toBe(1)
  })

  it('twenty admins who take each other’s rank leave one', async () => {
    const admins = [business.admin, ...(await twenty(() => business.member({ role: 'ADMIN' })))]
    const answers = await Promise.all(
      admins.map((admin, n) =>
        n % 2
          ? business.admin.actor.run(demote, { input: { id: idOf(admin), role: 'EMPLOYEE' } })
          : business.admin.actor.run(deactivate, { input: { id: idOf(admin) } }),
      ),
    )
    const failures = answers.flatMap((answer) => answer.failures)
    expect(failures.map(({ code, message }) => [code, message])).toEqual([
      ['CONFLICT', 'At least one active admin must remain.'],
    ])
    const left = { businessId: business.id, role: 'ADMIN', isActive: true } as const
    expect(await world.prisma.user.count({ where: left })).toBe(1)
  })
})
