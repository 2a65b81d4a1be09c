import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { mergeOf, merging, undoing } from '#api/modules/merges/testing/merges.ts'
import { rowsOf } from '#api/modules/trash/testing/trash.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const changing =
  'mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { customer { id } } }'
const deleting =
  'mutation ($input: DeleteCustomerInput!) { deleteCustomer(input: $input) { trashEntry { id } } }'
const scheduling =
  'mutation ($input: ScheduleContactInput!) { scheduleContact(input: $input) { contact { id } } }'

describe('merges at once', () => {
  let world: World
  let business: TestBusiness
  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
    },
    { now: '2026-06-10T16:00:00Z' },
  )
  const actor = () => business.manager.actor
  const allowed = ['NOT_FOUND', 'CONFLICT']
  const codesOf = (answers: { failures: { code: string }[] }[]) =>
    answers
      .flatMap(({ failures }) => failures.map(({ code }) => code))
      .filter((code) => !allowed.includes(code))
  const count = () => world.prisma.customer.count({ where: { businessId: business.id } })

  it('Two customers who are merged into each other by twenty are one, and can be taken apart', async () => {
    const [one, other] = [await business.customer(), await business.customer()]
    await business.contact({ customerId: one.id })
    await business.contact({ customerId: other.id })
    const before = await rowsOf(world, business.id)
    const answers = await Promise.all(
      Array.from({ length: 10 }).flatMap(() => [
        actor().run(merging, mergeOf(one.id, other.id)),
        actor().run(merging, mergeOf(other.id, one.id)),
      ]),
    )
    expect(codesOf(answers)).toEqual([])
    expect(await count()).toBe(1)
    const { id } = await world.prisma.customerMerge.findFirstOrThrow({ where: { businessId: business.id } })
    const undone = await Promise.all(
      Array.from({ length: 5 }, () => actor().run(undoing, { input: { id: globalId('CustomerMerge', id) } })),
    )
    expect(codesOf(undone)).toEqual([])
    expect(await rowsOf(world, business.id)).toEqual(before)
  })

  it('A change, a deletion or a contact at the time of a merge is before it, or refused', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const [one, other] = [await business.customer(), await business.customer()]
      const id = globalId('Customer', other.id)
      const answers = await Promise.all([
        actor().run(merging, mergeOf(one.id, other.id)),
        actor().run(changing, { input: { id, city: 'Troy' } }),
        actor().run(scheduling, { input: { customerId: id, scheduledDate: '2026-06-12T16:00:00Z' } }),
        ...(turn % 2 ? [actor().run(deleting, { input: { id: globalId('Customer', one.id) } })] : []),
      ])
      expect(codesOf(answers)).toEqual([])
      const contacts = await world.prisma.contact.findMany({
        where: { businessId: business.id },
        include: { customer: true },
      })
      expect(contacts.every(({ customer }) => customer !== null)).toBe(true)
    }
  })

  it('Three customers in a circle become one or two, and each is somewhere', async () => {
    const [a, b, c] = [await business.customer(), await business.customer(), await business.customer()]
    const answers = await Promise.all([
      actor().run(merging, mergeOf(a.id, b.id)),
      actor().run(merging, mergeOf(b.id, c.id)),
      actor().run(merging, mergeOf(c.id, a.id)),
    ])
    expect(codesOf(answers)).toEqual([])
    const merges = await world.prisma.customerMerge.findMany({ where: { businessId: business.id } })
    expect((await count()) + merges.length).toBe(3)
  })
})
