import { describe, expect, it } from 'vitest'
import { remove, restore, restoring, trashOf } from '#api/modules/trash/testing/trash.ts'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import { vendorOf } from '#api/testing/harness/records/vendors.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { Actor, TestBusiness, World } from '#api/testing/harness/world.ts'

const deleting =
  'mutation ($input: DeleteTrashEntryInput!) { deleteTrashEntry(input: $input) { deletedTrashEntryId } }'
const emptying = 'mutation ($input: EmptyTrashInput!) { emptyTrash(input: $input) { count } }'

describe('the trash of a business', () => {
  let world: World
  let business: TestBusiness
  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
    },
    { now: '2026-06-10T16:00:00Z' },
  )
  const codeOf = async (actor: Actor, text: string, id: string) =>
    (await actor.fails(text, { input: { id } })).code

  it('Employees restore what they deleted, managers all; admins alone delete for good', async () => {
    const { employee, manager, admin } = business
    const other = await remove(manager.actor, 'Customer', (await business.customer()).id)
    const own = await remove(employee.actor, 'Customer', (await business.customer()).id)
    expect(await trashOf(employee.actor)).toMatchObject([
      { id: own, canRestore: true, canDelete: false },
      { id: other, canRestore: false, canDelete: false },
    ])
    expect(await trashOf(employee.actor, { mine: true })).toMatchObject([{ id: own }])
    expect(await codeOf(employee.actor, restoring, other)).toBe('FORBIDDEN')
    await restore(employee.actor, own)
    await restore(manager.actor, other)
    const gone = await remove(employee.actor, 'Customer', (await business.customer()).id)
    for (const { actor } of [employee, manager]) expect(await codeOf(actor, deleting, gone)).toBe('FORBIDDEN')
    await admin.actor.ok(deleting, { input: { id: gone } })
    expect(await codeOf(admin.actor, deleting, gone)).toBe('NOT_FOUND')
    expect(await codeOf(admin.actor, restoring, gone)).toBe('NOT_FOUND')
    const trail = await world.prisma.auditEntry.findMany({
      where: { businessId: business.id },
      orderBy: { id: 'asc' },
    })
    expect(trail.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['trash:restore', 'Emma Tester'],
      ['trash:restore', 'Max Tester'],
      ['trash:deleteForGood', 'Ada Tester'],
    ])
  })

  it('To another business an entry does not exist', async () => {
    const entry = await remove(business.manager.actor, 'Customer', (await business.customer()).id)
    const neighbour = await world.business()
    const none = 'VHJhc2hFbnRyeTo5OTk5OTk='
    for (const text of [restoring, deleting]) {
      for (const id of [entry, none])
        expect([await codeOf(neighbour.admin.actor, text, id), id]).toEqual(['NOT_FOUND', id])
    }
    expect(await trashOf(neighbour.admin.actor)).toEqual([])
    await neighbour.admin.actor.ok(emptying, { input: {} })
    expect(await trashOf(business.manager.actor)).toHaveLength(1)
  })

  it('A vendor contact is seen by its access level', async () => {
    const { id } = await vendorOf(world, business, { accessLevel: 'MANAGER' })
    const entry = await remove(business.admin.actor, 'VendorContact', id)
    expect(await trashOf(business.employee.actor)).toEqual([])
    expect(await codeOf(business.employee.actor, restoring, entry)).toBe('NOT_FOUND')
    expect(await trashOf(business.manager.actor)).toMatchObject([
      { title: 'Empire Cue Supply', canRestore: true },
    ])
  })

  it('An API key restores as its role may, and deletes nothing for good', async () => {
    const entry = await remove(business.employee.actor, 'Customer', (await business.customer()).id)
    const employee = await keyOf(world, business, 'EMPLOYEE')
    const admin = await keyOf(world, business, 'ADMIN')
    expect(await codeOf(employee.actor, restoring, entry)).toBe('FORBIDDEN')
    expect(await codeOf(admin.actor, deleting, entry)).toBe('API_KEY_NOT_ALLOWED')
    expect((await admin.actor.fails(emptying, { input: {} })).code).toBe('API_KEY_NOT_ALLOWED')
    await restore(admin.actor, entry)
  })

  it('Emptying leaves what others alone see, and what came after the question', async () => {
    await business.employee.actor.ok(
      'mutation { createOrganizerTask(input: { title: "Mine" }) { organizerTask { id } } }',
    )
    const task = await world.prisma.organizerTask.findFirstOrThrow({ where: { businessId: business.id } })
    await remove(business.employee.actor, 'OrganizerTask', task.id)
    await remove(business.employee.actor, 'Customer', (await business.customer()).id)
    world.clock.set('2026-06-10T16:05:00Z')
    await remove(business.employee.actor, 'Customer', (await business.customer()).id)
    const input = { deletedUntil: '2026-06-10T16:01:00Z' }
    expect((await business.manager.actor.fails(emptying, { input })).code).toBe('FORBIDDEN')
    expect(await business.admin.actor.ok(emptying, { input })).toEqual({ emptyTrash: { count: 1 } })
    expect(await business.admin.actor.ok(emptying, { input: {} })).toEqual({ emptyTrash: { count: 1 } })
    expect(await trashOf(business.employee.actor)).toMatchObject([{ type: 'OrganizerTask' }])
  })

  it('Search finds the words of titles, and the number of a record', async () => {
    let number = 0
    for (const firstName of ['Zoë', 'Ann']) {
      const customer = await business.customer({ firstName, lastName: 'Berg', name: `${firstName} Berg` })
      number = customer.id
      await remove(business.employee.actor, 'Customer', customer.id)
    }
    expect(await trashOf(business.employee.actor, { search: 'zoe berg' })).toMatchObject([
      { title: 'Zoë Berg' },
    ])
    expect(await trashOf(business.employee.actor, { search: '%' })).toEqual([])
    expect(await trashOf(business.employee.actor, { type: 'Contact' })).toEqual([])
    expect(await trashOf(business.employee.actor, { type: 'Customer', number })).toMatchObject([
      { title: 'Ann Berg' },
    ])
  })
})
