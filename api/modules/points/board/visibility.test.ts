import { describe, expect, it } from 'vitest'
import { setUpTeamBoard } from '#api/modules/points/board/testing/teamBoard.ts'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import type { Actor, TestBusiness, World } from '#api/testing/harness/world.ts'

const show = `mutation ($visible: Boolean!) { setTeamBoardVisibility(input: { visible: $visible }) {
  visible business { teamBoard { viewerStats { member { isHidden } } } } } }`

describe('the team board', () => {
  let world: World
  let business: TestBusiness
  const { read, earned, stands } = setUpTeamBoard((scene) => {
    ;({ world, business } = scene)
  })
  const names = async (actor: Actor): Promise<string[]> =>
    (await read(actor)).members.edges.map(({ node }: { node: { name: string } }) => node.name)

  it('leaves out who hides for everyone else; their points stay the team’s', async () => {
    await earned(business.employee.id, 30, '2026-06-10')
    const stats = await stands(business.employee.id, { totalPoints: 30 })
    const id = Buffer.from(`GamificationStats:${stats.id}`).toString('base64')
    const node = async (actor: Actor) =>
      (await actor.ok('query ($id: ID!) { node(id: $id) { id } }', { id })).node
    expect(await node(business.admin.actor)).toEqual({ id })

    const { setTeamBoardVisibility } = await business.employee.actor.ok(show, { visible: false })
    expect(setTeamBoardVisibility).toEqual({
      visible: false,
      business: { teamBoard: { viewerStats: { member: { isHidden: true } } } },
    })
    expect(await names(business.employee.actor)).toContain('Emma Tester')
    expect(await names(business.manager.actor)).toEqual(['Ada Tester', 'Max Tester'])
    expect(await names(business.admin.actor)).toEqual(['Ada Tester', 'Max Tester'])
    expect((await read(business.admin.actor)).weekPoints).toBe(30)
    expect(await node(business.admin.actor)).toBeNull()
    expect(await node(business.employee.actor)).toEqual({ id })

    await business.employee.actor.ok(show, { visible: true })
    expect(await names(business.manager.actor)).toContain('Emma Tester')
  })

  it('leaves out who has left the team', async () => {
    await earned(business.employee.id, 30, '2026-06-10')
    await world.prisma.user.updateMany({ where: { id: business.employee.id }, data: { isActive: false } })
    expect(await names(business.manager.actor)).toEqual(['Ada Tester', 'Max Tester'])
    expect((await read(business.manager.actor)).weekPoints).toBe(30)
  })

  it('is nobody’s with a key, and shows no hidden ones', async () => {
    await business.employee.actor.ok(show, { visible: false })
    const { actor } = await keyOf(world, business, 'ADMIN')
    expect(await names(actor)).toEqual(['Ada Tester', 'Max Tester'])
    expect((await read(actor)).viewerStats).toBeNull()
    const { failures } = await actor.run(show, { visible: false })
    expect(failures[0]?.code).toBe('API_KEY_NOT_ALLOWED')
  })

  it('is switched off by admins alone, with a line in the audit trail', async () => {
    await earned(business.employee.id, 30, '2026-06-10')
    const stats = await stands(business.employee.id, { totalPoints: 30 })
    const off =
      'mutation ($on: Boolean!) { updateBusiness(input: { gamificationEnabled: $on }) { business { isGamificationEnabled teamBoard { weekPoints } } } }'
    expect((await business.manager.actor.run(off, { on: false })).failures[0]?.code).toBe('FORBIDDEN')
    expect((await business.admin.actor.ok(off, { on: false })).updateBusiness.business).toEqual({
      isGamificationEnabled: false,
      teamBoard: null,
    })
    expect(await read(business.employee.actor)).toBeNull()
    const id = Buffer.from(`GamificationStats:${stats.id}`).toString('base64')
    expect(
      (await business.employee.actor.ok('query ($id: ID!) { node(id: $id) { id } }', { id })).node,
    ).toBeNull()
    const [entry] = await world.prisma.auditEntry.findMany({ where: { businessId: business.id } })
    expect(entry).toMatchObject({
      action: 'business:update',
      before: { gamificationEnabled: true },
      after: { gamificationEnabled: false },
    })
    expect((await business.admin.actor.ok(off, { on: true })).updateBusiness.business.teamBoard).toEqual({
      weekPoints: 30,
    })
  })

  it('holds nothing of a neighbour’s', async () => {
    const other = await world.business()
    await world.prisma.pointEntry.create({
      data: {
        businessId: other.id,
        userId: other.admin.id,
        rule: 'customer-sold',
        subject: 'Customer:1',
        points: 25,
        localDay: new Date('2026-06-10'),
      },
    })
    expect(await read(business.admin.actor)).toMatchObject({ weekPoints: 0 })
    expect(await names(business.admin.actor)).toHaveLength(3)
  })
})
