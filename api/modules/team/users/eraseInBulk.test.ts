import { expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { bulk, named } from '#api/modules/bulk/testing/bulk.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

let world: World
let business: TestBusiness
setUpBusiness((scene) => {
  ;({ world, business } = scene)
})

it('Undoing a bulk change does not bring back the name of an erased member', async () => {
  const { admin, employee } = business
  const { id } = await business.customer({ statusUpdatedBy: employee.fullName })
  const { change, undo } = bulk(world, business)
  const run = await change(named(id), { status: { status: 'SOLD' } })
  const input = { id: globalId('User', employee.id) }
  for (const name of ['deactivateUser', 'eraseUser'])
    await admin.actor.ok(
      `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { __typename } }`,
      { input },
    )
  expect(await undo(run.id)).toMatchObject({ leftCount: 0 })
  const { statusUpdatedBy } = await world.prisma.customer.findFirstOrThrow({ where: { id } })
  const { firstName, lastName } = await world.prisma.user.findFirstOrThrow({ where: { id: employee.id } })
  expect(statusUpdatedBy).toBe(`${firstName} ${lastName}`.trim())
  expect(statusUpdatedBy).not.toBe(employee.fullName)
})
