import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import type { TrashType } from '#api/modules/trash/kinds.ts'
import { filledCustomer } from '#api/modules/trash/testing/filledCustomer.ts'
import { remove, restore, rowsOf, trashOf } from '#api/modules/trash/testing/trash.ts'
import { commentOf } from '#api/testing/harness/records/hotBoardComments.ts'
import { noteOf } from '#api/testing/harness/records/notes.ts'
import { taskOf } from '#api/testing/harness/records/tasks.ts'
import { vendorOf } from '#api/testing/harness/records/vendors.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

describe('a record in the trash', () => {
  let world: World
  let business: TestBusiness
  setUpBusiness((scene) => {
    ;({ world, business } = scene)
  })

  const manager = () => business.manager.actor
  const making: Record<TrashType, () => Promise<{ id: number }>> = {
    Customer: () => filledCustomer(world, business),
    // The activities of a contact stay, and lead to it again.
    async Contact() {
      const contact = await business.contact({ customerId: (await filledCustomer(world, business)).id })
      const input = { id: globalId('Contact', contact.id) }
      await manager().ok(
        'mutation ($input: CompleteContactInput!) { completeContact(input: $input) { contact { id } } }',
        { input },
      )
      return contact
    },
    // Its follow-ups stay, those to come are cancelled.
    async FollowUpStep() {
      const step = await business.planStep({ customerStatus: 'UNSOLD' })
      const scheduledDate = new Date('2026-06-20T13:00:00Z')
      await business.followUp({ stepId: step.id, scheduledDate })
      await business.followUp({ stepId: step.id, scheduledDate: new Date('2026-06-01T13:00:00Z') })
      await business.followUp({ stepId: step.id, scheduledDate, state: 'CANCELLED' })
      return step
    },
    HotBoardComment: () => commentOf(world, business),
    VendorContact: () => vendorOf(world, business, { notes: 'Net 30', accessLevel: 'MANAGER' }),
    StickyNote: async () => (await noteOf(world, business, business.manager, [business.admin])).note,
    OrganizerTask: () => taskOf(world, business, business.manager, { tags: ['a', 'b,"c'] }),
  }

  it.each(Object.keys(making) as TrashType[])('%s comes back, and every row is as it was', async (type) => {
    const { id } = await making[type]()
    const before = await rowsOf(world, business.id)
    for (const _time of [1, 2]) {
      const entry = await remove(manager(), type, id)
      expect(await rowsOf(world, business.id)).not.toEqual(before)
      expect(await trashOf(manager())).toMatchObject([
        { type, recordDatabaseId: id, deletedByName: 'Max Tester' },
      ])
      expect(await restore(manager(), entry)).toMatchObject({
        type,
        restoredId: globalId(type, id),
        remarks: [],
      })
      expect(await rowsOf(world, business.id)).toEqual(before)
      expect(await trashOf(manager())).toEqual([])
    }
    expect(await world.prisma.deletedRecord.count({ where: { businessId: business.id } })).toBe(0)
  })

  it('A customer takes everything along', async () => {
    const { id } = await filledCustomer(world, business)
    await remove(manager(), 'Customer', id)
    const { sums: _sums, ...rows } = await rowsOf(world, business.id)
    expect(JSON.stringify(rows)).not.toContain('noteworthy')
    const left = Object.entries(rows).filter(([, all]) => (all as unknown[]).length > 0)
    expect(left.map(([table]) => table).sort()).toEqual([
      'FollowUpStep',
      'GamificationStats',
      'PointEntry',
      'User',
      'UserBadge',
    ])
  })
})
