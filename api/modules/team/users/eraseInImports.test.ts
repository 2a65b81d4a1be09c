import { expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

let world: World
let business: TestBusiness
setUpBusiness((scene) => {
  ;({ world, business } = scene)
})

it('An erased member is in no import: neither as who brought it nor as why a customer was kept', async () => {
  const { id: businessId, admin, employee } = business
  const { fullName } = employee
  const { id: importId } = await world.prisma.import.create({
    data: {
      businessId,
      name: 'shop.csv',
      size: 1,
      createdAt: world.clock.now(),
      state: 'REVERTED',
      createdById: employee.id,
      createdByName: fullName,
    },
  })
  const kept = (line: number, name: string) => ({
    businessId,
    importId,
    line,
    cells: [],
    state: 'KEPT' as const,
    problems: [`Kept: ${name} added a note.`],
  })
  await world.prisma.importRow.createMany({ data: [kept(2, fullName), kept(3, `${fullName}son`)] })
  await admin.actor.ok(
    'mutation ($input: DeactivateUserInput!) { deactivateUser(input: $input) { __typename } }',
    { input: { id: globalId('User', employee.id) } },
  )
  const { eraseUser } = await admin.actor.ok(
    'mutation ($input: EraseUserInput!) { eraseUser(input: $input) { user { fullName } } }',
    { input: { id: globalId('User', employee.id) } },
  )
  const name = eraseUser.user.fullName
  expect(await world.prisma.import.findFirst({ where: { businessId } })).toMatchObject({
    createdByName: name,
  })
  const records = await world.prisma.importRow.findMany({ where: { importId }, orderBy: { line: 'asc' } })
  expect(records.map(({ problems }) => problems)).toEqual([
    [`Kept: ${name} added a note.`],
    [`Kept: ${fullName}son added a note.`],
  ])
})
