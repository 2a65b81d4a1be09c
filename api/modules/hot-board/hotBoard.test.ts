import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const fields = `id title description priority version assigneeName isAssignedToEveryone assignedTo { fullName }
  createdByName createdAt isResolved resolvedAt resolvedByName resolutionNotes canEdit canResolve canReopen`
const counts = 'business { hotBoardCounts { active resolved } stats { hotBoardItems } }'
const create = `mutation ($input: CreateHotBoardItemInput!) {
  createHotBoardItem(input: $input) { hotBoardItem { ${fields} } ${counts} } }`
const update = `mutation ($input: UpdateHotBoardItemInput!) {
  updateHotBoardItem(input: $input) { hotBoardItem { ${fields} } } }`

const now = '2026-06-10T16:00:00.000Z'
const twenty = Array.from({ length: 20 }, (_, i) => i)
const gid = (id: number) => globalId('HotBoardItem', id)
const member = ({ id }: { id: number }) => ({ userId: globalId('User', id) })

describe('the hot board', () => {
  let world: World
  let business: TestBusiness

  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
    },
    { now },
  )

  const trail = () =>
    world.prisma.auditEntry.findMany({ where: { businessId: business.id }, orderBy: { id: 'asc' } })
  const notifications = () =>
    world.prisma.notification.findMany({ where: { businessId: business.id }, orderBy: { id: 'asc' } })
  const leaves = ({ id }: { id: number }) =>
    world.prisma.user.updateMany({ where: { id }, data: { isActive: false } })

  it('takes an item for another user, who is notified', async () => {
    const input = {
      title: ' Lamp flickers ',
      description: 'Over table 3',
      assignedTo: member(business.manager),
    }
    const { createHotBoardItem } = await business.employee.actor.ok(create, { input })
    expect(createHotBoardItem.hotBoardItem).toMatchObject({
      title: 'Lamp flickers',
      priority: 'MEDIUM',
      version: 1,
      assigneeName: 'Max Tester',
      isAssignedToEveryone: false,
      assignedTo: { fullName: 'Max Tester' },
      createdByName: 'Emma Tester',
      createdAt: now,
      isResolved: false,
      canEdit: true,
      canResolve: true,
      canReopen: false,
    })
    expect(createHotBoardItem.business.stats.hotBoardItems).toBe(1)
    const { id } = await world.prisma.hotBoardItem.findFirstOrThrow({ where: { businessId: business.id } })
    expect(await notifications()).toMatchObject([
      {
        userId: business.manager.id,
        kind: 'assigned',
        title: 'Emma Tester assigned to you: Lamp flickers',
        subject: `HotBoardItem:${id}`,
        readAt: null,
      },
    ])
    expect(await trail()).toMatchObject([
      {
        actorType: 'user',
        actorId: business.employee.id,
        actorName: 'Emma Tester',
        action: 'hotBoard:create',
        subject: `HotBoardItem:${id}`,
        before: null,
        after: { title: 'Lamp flickers', priority: 'MEDIUM', assignedTo: 'Max Tester' },
      },
    ])
    expect(await world.prisma.activity.count({ where: { businessId: business.id } })).toBe(0)
  })

  it.each([
    [{ everyone: true }, 'All Team Members'],
    [{ everyone: false }, 'Unassigned'],
    [null, 'Unassigned'],
    [undefined, 'Unassigned'],
    [{ fullName: 'max tester' }, 'Max Tester'],
    [{ fullName: 'Emma Tester' }, 'Emma Tester'],
  ])('reads the assignee %j as %s, and tells only others', async (assignedTo, assigneeName) => {
    const input = { title: 'T', description: 'D', ...(assignedTo !== undefined && { assignedTo }) }
    const { createHotBoardItem } = await business.employee.actor.ok(create, { input })
    expect(createHotBoardItem.hotBoardItem.assigneeName).toBe(assigneeName)
    expect(await notifications()).toHaveLength(assigneeName === 'Max Tester' ? 1 : 0)
  })

  it('refuses assignees who are not there', async () => {
    const twin = {
      businessId: business.id,
      firstName: 'Max',
      lastName: 'Tester',
      passwordHash: '$argon2id$x',
    }
    const late = await world.prisma.user.create({
      data: { ...twin, username: 'max', email: 'max@x.example' },
    })
    const first = { title: 'T', description: 'D', assignedTo: { fullName: 'Max Tester.' } }
    const { createHotBoardItem } = await business.employee.actor.ok(create, { input: first })
    expect(createHotBoardItem.hotBoardItem.assigneeName).toBe('Max Tester')
    expect(await notifications()).toMatchObject([{ userId: business.manager.id }])

    await leaves(late)
    const gone = await business.employee.actor.fails(create, {
      input: { ...first, assignedTo: member(late) },
    })
    expect(gone.fields).toEqual({ assignedTo: ['The assignee must be an active member of the team'] })
    const stranger = { ...first, assignedTo: { fullName: 'Nobody Here' } }
    expect((await business.employee.actor.fails(create, { input: stranger })).fields).toEqual({
      assignedTo: ['No active team member has this name'],
    })
    const neighbour = await world.business()
    const foreign = { ...first, assignedTo: member(neighbour.admin) }
    expect((await business.employee.actor.fails(create, { input: foreign })).code).toBe('NOT_FOUND')
  })

  it('lists active ones by urgency and age, resolved ones latest first', async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 5, day))
    const done = (day: number) => ({ resolved: true, resolvedAt: at(day), resolvedByName: 'Ada Tester' })
    await business.item({ title: 'low', priority: 'LOW', createdAt: at(1) })
    await business.item({ title: 'urgent new', priority: 'URGENT', createdAt: at(3) })
    await business.item({ title: 'urgent old', priority: 'URGENT', createdAt: at(2) })
    await business.item({ title: 'high', priority: 'HIGH', createdAt: at(4) })
    await business.item({ title: 'done first', priority: 'URGENT', createdAt: at(1), ...done(5) })
    await business.item({ title: 'done last', priority: 'LOW', createdAt: at(1), ...done(6) })
    const { business: shown } = (
      await business.employee.actor.ok(`{ viewer { business { hotBoardCounts { active resolved }
        active: hotBoardItems { edges { node { title } } }
        resolved: hotBoardItems(filter: RESOLVED) { edges { node { title } } }
        all: hotBoardItems(filter: ALL) { edges { node { title } } } } } }`)
    ).viewer
    const titles = (list: { edges: { node: { title: string } }[] }) =>
      list.edges.map(({ node }) => node.title)
    const active = ['urgent old', 'urgent new', 'high', 'low']
    expect(titles(shown.active)).toEqual(active)
    expect(titles(shown.resolved)).toEqual(['done last', 'done first'])
    expect(titles(shown.all)).toEqual([...active, 'done first', 'done last'])
    expect(shown.hotBoardCounts).toEqual({ active: 4, resolved: 2 })
  })

  it('An edited item keeps what was not sent, and the audit trail keeps what changed', async () => {
    const { id } = await business.item({ priority: 'LOW', assignedToAll: true })
    const input = { id: gid(id), version: 1, title: 'Lamp is out', assignedTo: member(business.employee) }
    const { updateHotBoardItem } = await business.manager.actor.ok(update, { input })
    expect(updateHotBoardItem.hotBoardItem).toMatchObject({
      title: 'Lamp is out',
      description: 'Table 3',
      priority: 'LOW',
      version: 2,
      assigneeName: 'Emma Tester',
    })
    const [entry] = await trail()
    expect(entry).toMatchObject({
      action: 'hotBoard:update',
      before: { title: 'Lamp flickers', assignedTo: 'all' },
      after: { title: 'Lamp is out', assignedTo: 'Emma Tester' },
    })
    expect(Object.keys(entry?.after ?? {})).toEqual(['title', 'assignedTo'])
    await business.manager.actor.ok(update, { input: { ...input, version: 2, title: 'Once more' } })
    expect(await notifications()).toHaveLength(1)
  })

  it('An item that is edited from an old version is refused with the newer values', async () => {
    const { id } = await business.item()
    const change = (title: string) => ({ input: { id: gid(id), version: 1, title, assignedTo: null } })
    await business.manager.actor.ok(update, change('Newer'))
    expect(await business.employee.actor.fails(update, change('Late'))).toMatchObject({
      code: 'CONFLICT',
      message: 'This item was changed by someone else in the meantime.',
      data: {
        current: {
          version: 2,
          title: 'Newer',
          description: 'Table 3',
          priority: 'MEDIUM',
          assignedToAll: false,
          assignedTo: null,
          assignedToName: null,
          changedBy: business.manager.fullName,
          changedAt: expect.stringMatching(/Z$/),
        },
      },
    })
  })

  it('stays with someone who has left until it is given to another', async () => {
    const { id, fullName } = business.manager
    const item = await business.item({ assignedToId: id, assignedToName: fullName })
    await leaves(business.manager)
    const input = { id: gid(item.id), version: 1, title: 'New words' }
    const same = await business.admin.actor.ok(update, {
      input: { ...input, assignedTo: member(business.manager) },
    })
    expect(same.updateHotBoardItem.hotBoardItem.assigneeName).toBe('Max Tester')
    const named = { ...input, version: 2, assignedTo: { fullName } }
    await business.admin.actor.ok(update, { input: named })
    await business.admin.actor.ok(update, { input: { ...input, version: 3, assignedTo: null } })
    const back = await business.admin.actor.fails(update, { input: { ...named, version: 4 } })
    expect(back.fields).toEqual({ assignedTo: ['No active team member has this name'] })
  })

  it('An item that is edited by twenty at once from one version is changed once', async () => {
    const { id } = await business.item()
    const answers = await Promise.all(
      twenty.map((i) => {
        const input = { id: gid(id), version: 1, title: `Title ${i}`, assignedTo: member(business.manager) }
        return business.as(i % 2 ? 'ADMIN' : 'EMPLOYEE').run(update, { input })
      }),
    )
    const codes = answers.flatMap(({ failures }) => failures.map(({ code }) => code))
    expect(codes).toEqual(Array(19).fill('CONFLICT'))
    const won = answers.find(({ failures }) => failures.length === 0)?.data.updateHotBoardItem.hotBoardItem
    const row = await world.prisma.hotBoardItem.findFirstOrThrow({ where: { id } })
    expect([row.version, row.title]).toEqual([2, won.title])
    expect([(await trail()).length, (await notifications()).length]).toEqual([1, 1])
  })
})
