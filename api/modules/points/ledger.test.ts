import { describe, expect, it } from 'vitest'
import { setUpPoints } from '#api/modules/points/testing/pointActs.ts'
import type { BusinessScene } from '#api/testing/harness/setUpBusiness.ts'

describe('points in the ledger', () => {
  let world: BusinessScene['world']
  let business: BusinessScene['business']
  const { entries } = setUpPoints((scene) => {
    ;({ world, business } = scene)
  })

  const row = () => ({
    businessId: business.id,
    userId: business.employee.id,
    rule: 'contact-late',
    subject: 'Contact:1',
    localDay: new Date('2026-06-10'),
  })
  const insertEntry = (data: object) =>
    world.prisma.pointEntry.create({ data: { ...row(), points: 2, ...data } })

  it('are neither changed nor deleted, but with their person or their business', async () => {
    const { id } = await insertEntry({})
    const where = { businessId_id: { businessId: business.id, id } }
    const only = 'the ledger of points is only added to'
    await expect(world.prisma.pointEntry.update({ where, data: { points: 5 } })).rejects.toThrow(only)
    await expect(world.prisma.pointEntry.delete({ where })).rejects.toThrow(only)
    const person = { businessId_id: { businessId: business.id, id: business.employee.id } }
    await world.prisma.user.delete({ where: person })
    expect(await entries()).toEqual([])
    await insertEntry({ userId: business.admin.id })
    await world.prisma.business.delete({ where: { id: business.id } })
    expect(await entries()).toEqual([])
  })

  it('are taken back exactly, once, and on their day', async () => {
    const none = 'an entry of points that follows none'
    await expect(insertEntry({ turn: 1, points: -2 })).rejects.toThrow(none)
    await insertEntry({})
    await expect(insertEntry({ turn: 1, points: -1 })).rejects.toThrow(none)
    await expect(insertEntry({ turn: 1, points: -2, localDay: new Date('2026-06-11') })).rejects.toThrow(none)
    await expect(insertEntry({ turn: 4 })).rejects.toThrow(none)
    await insertEntry({ turn: 1, points: -2 })
    await expect(insertEntry({ turn: 1, points: -2 })).rejects.toThrow('Unique constraint')
    await insertEntry({ turn: 2 })
  })
})
