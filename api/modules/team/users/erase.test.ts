import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { Prisma } from '#api/generated/client.ts'
import { nameColumns } from '#api/modules/team/users/nameRewriting.ts'
import { models } from '#api/policy/models.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { noteOf } from '#api/testing/harness/records/notes.ts'
import { idOf, setPassword, update } from '#api/testing/harness/records/team.ts'
import { type Actor, actor, openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const erase = `mutation ($input: EraseUserInput!) { eraseUser(input: $input) {
  user { fullName email username canErase canReactivate canEdit canSetPassword } } }`
const act = (name: string) =>
  `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { __typename } }`
const deactivate = act('deactivateUser')

const formerName = 'Emma Tester'
const name = 'Zephyrine “Zed” O\'Quill \\ "Q"'
const [firstName, lastName] = ['Zephyrine “Zed”', 'O\'Quill \\ "Q"']

describe('erasing a former member', () => {
  let world: World
  let business: TestBusiness
  let account: { username: string; email: string }

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  beforeEach(async () => {
    business = await world.business()
    const id = business.employee.id
    account = await world.prisma.user.findFirstOrThrow({
      where: { id },
      select: { username: true, email: true },
    })
  })

  /** What a member does in each part of the product, under one of their names. */
  async function work(as: Actor) {
    const { manager, employee } = business
    const customer = await business.customer({ interest: 'Pool Tables' })
    const customerId = globalId('Customer', customer.id)
    const me = { userId: globalId('User', employee.id) }
    const item = { title: 'Lamp', description: 'Broken', assignedTo: me }
    const run = (name: string, input: object, by = as) => by.ok(act(name), { input })
    await run('createHotBoardItem', item)
    const own = await world.prisma.hotBoardItem.findFirstOrThrow({
      where: { businessId: business.id },
      orderBy: { id: 'desc' },
    })
    await run('resolveHotBoardItem', { id: globalId('HotBoardItem', own.id), notes: 'Mended' })
    await run('createHotBoardItem', {
      ...item,
      title: 'Sign',
      assignedTo: { userId: globalId('User', manager.id) },
    })
    await run('createVendorContact', { company: 'Felt', salesRep: 'Ray', phoneNumber: '518-555-0100' })
    const slot = { date: '2026-06-18', startTime: '09:00', endTime: '10:00', description: 'New felt' }
    const { userId: technicianUserId } = me
    await run(
      'createServiceAppointment',
      { ...slot, customerId, technician: 'Me', technicianUserId },
      manager.actor,
    )
    await run('updateCustomer', { id: customerId, status: 'SOLD', ownerId: globalId('User', employee.id) })
    const contact = await business.contact({ customerId: customer.id })
    await run('completeContact', { id: globalId('Contact', contact.id) })
    await run('createActivity', { customerId, type: 'NOTE', description: 'Asked for chalk' })
    await run(
      'createOrganizerTask',
      { title: 'Dust', userId: globalId('User', employee.id) },
      business.admin.actor,
    )
    const { note } = await noteOf(world, business, employee)
    await run('shareStickyNote', {
      id: globalId('StickyNote', note.id),
      userId: globalId('User', manager.id),
    })
  }

  const ownTables = Object.values(Prisma.ModelName).filter((model) => models[model].key !== null)

  /** The rows of the business in which a text stands, in any case; as text and as in JSON. */
  async function rowsWith(text: string): Promise<string[]> {
    const spellings = [text, JSON.stringify(text).slice(1, -1)]
    const found: string[] = []
    for (const table of ownTables) {
      const rows = await world.prisma.$queryRawUnsafe<{ row: string }[]>(
        `SELECT row_to_json(t)::text AS row FROM "${table}" t WHERE "${models[table].key}" = $1`,
        business.id,
      )
      for (const { row } of rows)
        if (spellings.some((one) => row.toLowerCase().includes(one.toLowerCase())))
          found.push(`${table} ${row}`)
    }
    return found
  }

  async function leave(id = business.employee.id) {
    const handOverTo = idOf(business.manager)
    await business.admin.actor.ok(deactivate, { input: { id: idOf({ id }), handOverTo } })
  }

  const eraseBy = (by: Actor, id = business.employee.id) => by.run(erase, { input: { id: idOf({ id }) } })

  it('leaves the name, present or former, username and address in no row, and all of the work', async () => {
    const { admin, employee, manager } = business
    await work(employee.actor)
    await admin.actor.ok(update, { input: { id: idOf(employee), firstName, lastName } })
    await work(actor(world.services, { ...employee.actor.viewer, fullName: name } as Actor['viewer']))
    const owner = { businessId: business.id, userId: employee.id }
    await world.prisma.passkey.create({
      data: { ...owner, name: `Phone of ${name}`, credentialId: crypto.randomUUID(), publicKey: 'pQEC' },
    })
    // The notification of a hand-over is the longest text with a name.
    await leave()
    const counted = () =>
      Promise.all(
        [
          'HotBoardItem',
          'VendorContact',
          'ServiceAppointment',
          'Activity',
          'OrganizerTask',
          'StickyNote',
        ].map(
          async (table) =>
            await world.prisma.$queryRawUnsafe(
              `SELECT '${table}', count(*)::int FROM "${table}" WHERE "businessId" = $1`,
              business.id,
            ),
        ),
      )
    const before = await counted()
    for (const known of [formerName, name, account.username, account.email])
      expect(await rowsWith(known)).not.toEqual([])

    const { data } = await eraseBy(admin.actor)
    expect(data.eraseUser.user).toEqual({
      fullName: 'Former team member 1',
      ...{ email: null, username: null },
      ...{ canErase: false, canReactivate: false, canEdit: false, canSetPassword: false },
    })
    for (const known of [formerName, 'Emma', name, 'Zephyrine', account.username, account.email])
      expect(await rowsWith(known)).toEqual([])
    expect(await counted()).toEqual(before)
    const [last] = await world.prisma.auditEntry.findMany({
      where: { businessId: business.id },
      orderBy: { id: 'desc' },
    })
    expect(last).toMatchObject({ action: 'team:erase', subjectName: 'Former team member 1', before: null })
    expect(await rowsWith(manager.fullName)).not.toEqual([])
  })

  it('takes nothing from a colleague of the same name', async () => {
    const twin = await business.member({ firstName: 'Emma' })
    await business.employee.actor.ok(act('createActivity'), {
      input: {
        customerId: globalId('Customer', (await business.customer()).id),
        ...{ type: 'NOTE', description: 'Asked for chalk' },
      },
    })
    await leave()
    await eraseBy(business.admin.actor)
    const { performedBy } = await world.prisma.activity.findFirstOrThrow({
      where: { businessId: business.id, type: 'NOTE' },
    })
    expect(performedBy).toBe(formerName)
    const { firstName } = await world.prisma.user.findFirstOrThrow({ where: { id: twin.id } })
    expect(firstName).toBe('Emma')
  })

  it('touches no words of others: what they typed, and longer names', async () => {
    const { prisma } = world
    const { id: businessId, manager } = business
    const titles = [
      'Mary Emma Tester gave you a task: Call Emma Tester Plumbing',
      'Emma Testers assigned to you: Table of Emma Tester',
      'Emma Tester shared a note with you: Emma Tester assigned to you: x',
    ]
    for (const title of titles) {
      const notice = { businessId, userId: manager.id, kind: 'assigned', subject: 'HotBoardItem:1', title }
      await prisma.notification.create({ data: notice })
    }
    await manager.actor.ok(act('createHotBoardItem'), {
      input: { title: formerName, description: formerName },
    })
    await prisma.user.updateMany({ where: { id: manager.id }, data: { username: 'former-team-member-1' } })
    await leave()
    expect((await eraseBy(business.admin.actor)).data.eraseUser.user.fullName).toBe('Former team member 2')
    const left = await prisma.notification.findMany({
      where: { businessId, kind: 'assigned' },
      orderBy: { id: 'asc' },
    })
    expect(left.map(({ title }) => title)).toEqual([
      ...titles.slice(0, 2),
      'Former team member 2 shared a note with you: Emma Tester assigned to you: x',
    ])
    const entry = await prisma.auditEntry.findFirstOrThrow({
      where: { businessId, action: 'hotBoard:create' },
    })
    expect(entry.after).toMatchObject({ title: formerName, description: formerName })
  })

  it('counts on, also when two are erased at once, and answers the second press as the first', async () => {
    const other = await business.member({ isActive: false })
    await leave()
    const { admin } = business
    const ids = [business.employee.id, other.id, business.employee.id, other.id]
    const answers = await Promise.all(ids.map((id) => eraseBy(admin.actor, id)))
    expect(answers.flatMap(({ failures }) => failures)).toEqual([])
    const names = new Set(answers.map(({ data }) => data.eraseUser.user.fullName))
    expect([...names].sort()).toEqual(['Former team member 1', 'Former team member 2'])
  })

  it('is for former members alone, by admins who are signed in, and final', async () => {
    const { admin, manager, employee } = business
    expect((await eraseBy(admin.actor)).failures[0]).toMatchObject({
      code: 'CONFLICT',
      message: 'Deactivate this team member before erasing them.',
    })
    await leave()
    expect((await eraseBy(manager.actor)).failures[0]?.code).toBe('FORBIDDEN')
    const stranger = (await world.business()).admin
    expect((await eraseBy(stranger.actor)).failures[0]?.code).toBe('NOT_FOUND')
    expect(await rowsWith(formerName)).not.toEqual([])
    await eraseBy(admin.actor)
    const id = idOf(employee)
    const refused = [
      admin.actor.run(act('reactivateUser'), { input: { id } }),
      admin.actor.run(update, { input: { id, firstName: 'Emma' } }),
      admin.actor.run(setPassword, { input: { id, newPassword: 'another one' } }),
    ]
    for (const { failures } of await Promise.all(refused))
      expect(failures[0]).toMatchObject({ code: 'CONFLICT', message: 'This team member has been erased.' })
    await leave()
  })

  it('knows every column that keeps a name', async () => {
    const names = await world.prisma.$queryRaw<{ column: string }[]>`
      SELECT table_name || '.' || column_name AS column FROM information_schema.columns
       WHERE table_schema = current_schema() AND character_maximum_length = 161 AND column_name <> 'fromName'`
    const known = Object.entries(nameColumns).flatMap(([table, columns]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    )
    const others = ['AuditEntry.actorName', 'AuditEntry.subjectName', 'Customer.name']
    expect(names.map(({ column }) => column).sort()).toEqual([...known, ...others].sort())
  })
})
