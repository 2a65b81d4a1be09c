import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { filledCustomer } from '#api/modules/trash/testing/filledCustomer.ts'
import { remove, restoring } from '#api/modules/trash/testing/trash.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const erasing = 'mutation ($input: EraseCustomerInput!) { eraseCustomer(input: $input) { erasedCustomerId } }'
const deleting =
  'mutation ($input: DeleteCustomerInput!) { deleteCustomer(input: $input) { trashEntry { id } } }'
const scheduling =
  'mutation ($input: ScheduleContactInput!) { scheduleContact(input: $input) { contact { id } } }'
const deletingContact =
  'mutation ($input: DeleteContactInput!) { deleteContact(input: $input) { trashEntry { id } } }'

describe('erasing at the same time as', () => {
  let world: World
  let business: TestBusiness
  setUpBusiness((scene) => {
    ;({ world, business } = scene)
  })

  const admin = () => business.admin.actor
  const erase = (id: number) =>
    admin().run(erasing, { input: { id: globalId('Customer', id), name: 'Cora Customer' } })

  /** Whether nothing is left, and the codes of what was refused. */
  async function settled(acts: { failures: { code: string }[] }[]) {
    const { prisma } = world
    const where = { businessId: business.id }
    const left = [
      await prisma.customer.count({ where }),
      await prisma.contact.count({ where }),
      await prisma.activity.count({ where }),
      await prisma.trashEntry.count({ where }),
    ]
    expect(left).toEqual([0, 0, 0, 0])
    const erased = { ...where, action: 'customer:erase' }
    expect(await prisma.auditEntry.count({ where: erased })).toBe(1)
    expect(await prisma.erasedCustomer.count({ where })).toBe(1)
    return acts.flatMap(({ failures }) => failures.map(({ code }) => code))
  }

  it('erasing: one does it, and the others find nothing', async () => {
    const { id } = await filledCustomer(world, business)
    const codes = await settled(await Promise.all([1, 2, 3, 4, 5].map(() => erase(id))))
    expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
  })

  it.each([1, 2, 3, 4, 5])('restoring: all is gone, whichever is first (%i)', async (round) => {
    const { id } = await filledCustomer(world, business)
    const entry = await remove(admin(), 'Customer', id)
    const restore = () => admin().run(restoring, { input: { id: entry } })
    const acts = round % 2 ? [restore, () => erase(id)] : [() => erase(id), restore]
    const answers = await Promise.all(acts.map((act) => act()))
    const [erased] = round % 2 ? [answers[1]] : [answers[0]]
    expect(erased?.failures).toEqual([])
    expect(['', 'NOT_FOUND']).toContain((await settled(answers)).join())
  })

  it('restoring what was deleted of the customer, scheduling and deleting', async () => {
    const { id } = await filledCustomer(world, business)
    const contacts = await Promise.all([1, 2, 3, 4].map(() => business.contact({ customerId: id })))
    const [one, two, three, four] = contacts.map((contact) => contact.id)
    const entries = [await remove(admin(), 'Contact', one ?? 0), await remove(admin(), 'Contact', two ?? 0)]
    const contactOf = (contact = 0) => ({ input: { id: globalId('Contact', contact) } })
    const scheduled = { customerId: globalId('Customer', id), scheduledDate: '2026-06-20T15:00:00Z' }
    const answers = await Promise.all([
      ...entries.map((entry) => admin().run(restoring, { input: { id: entry } })),
      admin().run(scheduling, { input: scheduled }),
      erase(id),
      admin().run(deletingContact, contactOf(three)),
      admin().run(scheduling, { input: scheduled }),
      admin().run(deletingContact, contactOf(four)),
    ])
    expect(answers[3]?.failures).toEqual([])
    for (const code of await settled(answers)) expect(code).toBe('NOT_FOUND')
  })

  it('deleting: all is gone, and the deletion happened before or finds nothing', async () => {
    const { id } = await filledCustomer(world, business)
    const input = { input: { id: globalId('Customer', id) } }
    const answers = await Promise.all([admin().run(deleting, input), erase(id), admin().run(deleting, input)])
    expect(answers[1]?.failures).toEqual([])
    for (const code of await settled(answers)) expect(code).toBe('NOT_FOUND')
  })
})
