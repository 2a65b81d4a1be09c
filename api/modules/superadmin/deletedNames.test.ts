import { expect, it } from 'vitest'
import { operatorOf } from '#api/testing/harness/accounts/operator.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld } from '#api/testing/harness/world.ts'

const trail = `{ superadmin { auditTrail(first: 10) { edges { node {
  action subjectName businessName } } } } }`

it('Entries keep the names of a business and its users after it has been deleted', async () => {
  const world = openWorld(await freshDatabase())
  const { prisma } = world
  const business = await world.business({ name: 'Third Shop' })
  const operator = await operatorOf(world)
  const entry = { businessId: business.id, actorType: 'superadmin', actorName: 'triton' }
  const user = `User:${business.employee.id}`
  const [item, foreign] = [await business.item({ title: 'Lamp' }), (await world.business()).admin]
  for (const [action, subject] of [
    ['business:export', `Business:${business.id}`],
    ['team:add', user],
    ['hotBoard:resolve', `HotBoardItem:${item.id}`],
    // Not of this business, and no record at all.
    ['team:update', `User:${foreign.id}`],
    ['team:update', 'User:2147483646'],
    ['sms-settings:update', 'Business:0'],
  ] as const) {
    await prisma.auditEntry.create({ data: { ...entry, action, subject } })
  }
  await prisma.user.update({
    where: { businessId_id: { businessId: business.id, id: business.employee.id } },
    data: { lastName: 'Moss' },
  })
  await prisma.business.delete({ where: { id: business.id } })
  const { superadmin } = await operator.ok(trail)
  expect(superadmin.auditTrail.edges.map(({ node }: { node: object }) => Object.values(node))).toEqual([
    ['SMS_SETTINGS_UPDATE', 'Third Shop', 'Third Shop'],
    ['TEAM_UPDATE', null, 'Third Shop'],
    ['TEAM_UPDATE', null, 'Third Shop'],
    ['HOT_BOARD_RESOLVE', 'Lamp', 'Third Shop'],
    ['TEAM_ADD', 'Emma Tester', 'Third Shop'],
    ['BUSINESS_EXPORT', 'Third Shop', 'Third Shop'],
  ])
})
