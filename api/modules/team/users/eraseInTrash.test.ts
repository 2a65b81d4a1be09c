import { expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { tablesOfBusiness } from '#api/database/tableOrder.ts'
import { filledCustomer } from '#api/modules/trash/testing/filledCustomer.ts'
import { remove, restore, restoring } from '#api/modules/trash/testing/trash.ts'
import { appointmentOf } from '#api/testing/harness/records/appointments.ts'
import { commentOf } from '#api/testing/harness/records/hotBoardComments.ts'
import { idOf } from '#api/testing/harness/records/team.ts'
import { vendorOf } from '#api/testing/harness/records/vendors.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const act = (name: string) =>
  `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { __typename } }`

let world: World
let business: TestBusiness
setUpBusiness((scene) => {
  ;({ world, business } = scene)
})

/** The tables of the business with the name in a row, and in which rows of the trash. */
async function tablesWith(name: string): Promise<string[]> {
  const found: string[] = []
  for (const table of tablesOfBusiness) {
    const rows = await world.prisma.$queryRawUnsafe<unknown[]>(
      `SELECT FROM "${table}" kept WHERE "businessId" = $1 AND position($2 IN to_jsonb(kept)::text) > 0`,
      ...[business.id, name],
    )
    if (rows.length > 0) found.push(table)
  }
  return found
}

/** What the employee did, all of it in the trash by now; resolves to the ids of the entries. */
async function trashedWork(): Promise<string[]> {
  const { admin, manager, employee } = business
  const { id } = await filledCustomer(world, business)
  const customerId = globalId('Customer', id)
  const ownerId = globalId('User', employee.id)
  await admin.actor.ok(act('changeCustomerOwner'), { input: { id: customerId, ownerId } })
  const { id: visit } = await appointmentOf(world, business, { customerId: id, place: 2 })
  for (const user of [employee, manager, employee])
    await admin.actor.ok(act('updateServiceAppointment'), {
      input: { id: globalId('ServiceAppointment', visit), technician: 'x', technicianUserId: idOf(user) },
    })
  const comment = await commentOf(world, business)
  const vendor = await vendorOf(world, business, {
    ...{ createdById: employee.id, createdByName: employee.fullName },
    ...{ assignedToId: employee.id, assignedToName: employee.fullName },
  })
  // A colleague typed the name.
  const note = await business.customer({ notes: `Ask ${employee.fullName} for felt` })
  return [
    await remove(employee.actor, 'Customer', id),
    await remove(employee.actor, 'HotBoardComment', comment.id),
    await remove(employee.actor, 'VendorContact', vendor.id),
    await remove(manager.actor, 'Customer', note.id),
  ]
}

async function eraseEmployee() {
  const { admin, employee } = business
  await admin.actor.ok(act('deactivateUser'), { input: { id: idOf(employee) } })
  await admin.actor.ok(act('eraseUser'), { input: { id: idOf(employee) } })
}

it('Erasing a member reaches the trash, and what comes back from it has the new name', async () => {
  const { admin, employee } = business
  const entries = await trashedWork()
  const before = await world.prisma.trashEntry.findMany({ where: { businessId: business.id } })
  expect(JSON.stringify(before).split(employee.fullName).length).toBeGreaterThan(12)
  await eraseEmployee()
  const after = await world.prisma.trashEntry.findMany({ where: { businessId: business.id } })
  const typed = `Ask ${employee.fullName} for felt`
  expect(JSON.stringify(after).replace(typed, '')).not.toContain(employee.fullName)
  // Nothing else has changed.
  const former = 'Former team member 1'
  expect(JSON.parse(JSON.stringify(before).replaceAll(employee.fullName, former))).toEqual(
    JSON.parse(JSON.stringify(after).replaceAll(employee.fullName, former)),
  )
  for (const entry of entries) await restore(admin.actor, entry)
  expect(await tablesWith(employee.fullName)).toEqual(['Customer'])
  expect(await tablesWith(former)).toEqual(
    expect.arrayContaining([
      'Activity',
      'Customer',
      'CustomerStatusChange',
      'HotBoardComment',
      'VendorContact',
    ]),
  )
})

it('A record that comes back at that moment has the new name, too', async () => {
  const { admin, employee } = business
  const entries = await trashedWork()
  await admin.actor.ok(act('deactivateUser'), { input: { id: idOf(employee) } })
  const [erased] = await Promise.all([
    admin.actor.run(act('eraseUser'), { input: { id: idOf(employee) } }),
    ...entries.map((id) => admin.actor.run(restoring, { input: { id } })),
  ])
  expect(erased.failures).toEqual([])
  expect((await tablesWith(employee.fullName)).filter((table) => table !== 'TrashEntry')).toEqual([
    'Customer',
  ])
})
