import { describe, expect, it } from 'vitest'
import { globalId, readGlobalId } from '#api/core/graph/ids.ts'
import { remove, restore, restoring, trashOf } from '#api/modules/trash/testing/trash.ts'
import { webhookTo } from '#api/testing/harness/records/webhooks.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

describe('an entry of the trash', () => {
  let world: World
  let business: TestBusiness
  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
    },
    { now: '2026-06-10T16:00:00Z' },
  )
  const actor = () => business.admin.actor
  const entryOf = async (recordId: number) =>
    world.prisma.trashEntry.findFirstOrThrow({ where: { recordId, restoredAt: null } })

  it('brings nothing back that a deletion does not take along, whatever an edited file says', async () => {
    const neighbour = await world.business()
    const { id } = await business.customer()
    const member = await business.member()
    const entry = await remove(actor(), 'Customer', id)
    const { id: number, rows } = await entryOf(id)
    const planted = {
      SuperAdmin: {
        999: {
          id: 999,
          username: 'root2',
          email: 'root2@example.com',
          passwordHash: 'x'.repeat(60),
          isActive: true,
          tokenVersion: 0,
          newBrowserMails: true,
          createdAt: '2026-01-01',
        },
      },
      User: { 998: { ...member, id: 998, username: 'planted', email: 'planted@example.com', role: 'ADMIN' } },
      VendorContact: { 997: { id: 997, company: 'x', salesRep: 'x', phoneNumber: '1', createdByName: 'x' } },
    }
    const ended = [
      {
        table: 'User',
        column: 'businessId',
        was: String(neighbour.id),
        became: String(business.id),
        ids: [member.id],
      },
      { table: 'User', column: 'role', was: 'ADMIN', became: 'EMPLOYEE', ids: [member.id] },
    ]
    await world.prisma.trashEntry.update({
      where: { businessId_id: { businessId: business.id, id: number } },
      data: { rows: JSON.parse(JSON.stringify({ ...(rows as object), ...planted })), ended },
    })
    await restore(actor(), entry)
    expect(await world.prisma.superAdmin.count({ where: { username: 'root2' } })).toBe(0)
    expect(await world.prisma.user.count({ where: { username: 'planted' } })).toBe(0)
    expect(await world.prisma.vendorContact.count({ where: { businessId: business.id } })).toBe(0)
    const where = { id: member.id, businessId: business.id, role: member.role }
    expect(await world.prisma.user.count({ where })).toBe(1)
  })

  it('An entry of a type that is not known does not exist', async () => {
    const { id } = await business.customer()
    const entry = await remove(actor(), 'Customer', id)
    await world.prisma.trashEntry.updateMany({ where: { recordId: id }, data: { type: 'User' } })
    expect(await trashOf(actor())).toEqual([])
    expect((await actor().fails(restoring, { input: { id: entry } })).code).toBe('NOT_FOUND')
  })

  it('is refused when another record has its number', async () => {
    const { id, businessId } = await business.customer()
    const entry = await remove(actor(), 'Customer', id)
    await business.customer({ id, firstName: 'Sam' })
    expect(await actor().fails(restoring, { input: { id: entry } })).toMatchObject({
      code: 'CONFLICT',
      message: 'Customer cannot be restored: another has its number.',
    })
    expect(await world.prisma.customer.findMany({ where: { businessId, id } })).toMatchObject([
      { firstName: 'Sam' },
    ])
  })

  it('A customer who is deleted for good takes along the contacts that were deleted before, and stored answers', async () => {
    const { id, customerId } = await business.contact()
    const contact = await remove(actor(), 'Contact', id)
    const customer = await remove(actor(), 'Customer', customerId)
    const records = [`TrashEntry:${readGlobalId(contact).id}`]
    const answer = {
      businessId: business.id,
      hash: 'h',
      requestHash: 'r',
      role: 'ADMIN',
      status: 200,
    } as const
    await world.prisma.idempotencyKey.create({
      data: { ...answer, records, body: '{}', bytes: 2, createdAt: world.clock.now() },
    })
    await actor().ok(
      'mutation ($input: DeleteTrashEntryInput!) { deleteTrashEntry(input: $input) { deletedTrashEntryId } }',
      { input: { id: customer } },
    )
    expect(await trashOf(actor())).toEqual([])
    expect(await world.prisma.idempotencyKey.findMany({ where: { records: { has: records[0] } } })).toEqual(
      [],
    )
  })

  it('Programs hear that the follow-ups of a restored step are open again', async () => {
    const step = await business.planStep()
    const { id } = await business.followUp({
      stepId: step.id,
      scheduledDate: new Date('2026-06-20T13:00:00Z'),
    })
    await webhookTo(world, business, 'https://hooks.example.com/', [
      'follow_up.cancelled',
      'follow_up.reopened',
    ])
    await restore(actor(), await remove(actor(), 'FollowUpStep', step.id))
    const told = await world.prisma.webhookDelivery.findMany({
      where: { businessId: business.id, record: `FollowUp:${id}` },
      orderBy: { id: 'asc' },
    })
    expect(told.map(({ type }) => type)).toEqual(['follow_up.cancelled', 'follow_up.reopened'])
  })

  it('An erasure reaches a text that went along with the appointment of another customer', async () => {
    const [theirs, other] = [await business.customer({ firstName: 'Zoë' }), await business.customer()]
    const appointment = await world.prisma.serviceAppointment.create({
      data: {
        ...{
          businessId: business.id,
          customerId: other.id,
          date: '2026-06-15',
          startTime: '09:00',
          endTime: '11:00',
        },
        ...{ startsAt: new Date('2026-06-15T13:00:00Z'), endsAt: new Date('2026-06-15T15:00:00Z') },
        ...{ technician: 'Theo', description: 'Felt' },
      },
    })
    await world.prisma.smsMessage.create({
      data: {
        ...{
          businessId: business.id,
          customerId: theirs.id,
          appointmentId: appointment.id,
          kind: 'reminder',
        },
        ...{ toNumber: '+15550100200', body: 'Hi Zoë', state: 'CANCELLED' },
      },
    })
    await remove(actor(), 'Customer', other.id)
    await actor().ok(
      'mutation ($id: ID!, $name: String!) { eraseCustomer(input: { id: $id, name: $name }) { erasedCustomerId } }',
      { id: globalId('Customer', theirs.id), name: `Zoë ${theirs.lastName}` },
    )
    const { rows } = await entryOf(other.id)
    expect(JSON.stringify(rows)).not.toContain('Hi Zoë')
  })
})
