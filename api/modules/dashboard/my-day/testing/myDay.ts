import { globalId } from '#api/core/graph/ids.ts'
import { type BusinessScene, setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

export const day = `query ($first: Int = 25, $putOff: [ID!] = []) { viewer { myDay {
  counts { hotBoardItems contacts followUps overdue total }
  entries(first: $first, exclude: $putOff) {
    ... on Contact { id words: subject customer { name phoneNumber } }
    ... on FollowUp { id words: title customer { name phoneNumber } }
    ... on HotBoardItem { id words: title }
  }
} } }`
// 10:30 in the morning of June 10 in New York.
export const now = '2026-06-10T14:30:00.000Z'

/** Sets up tests of My day: a business on a morning, without anything to do. */
export function setUpMyDay(begin: (scene: BusinessScene) => void) {
  let world: World
  let business: TestBusiness

  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
      begin(scene)
    },
    { now },
  )

  const contact = async (notes: string, when: string, done = false) => {
    const scheduledDate = new Date(when)
    const { id } = await business.contact({
      notes,
      scheduledDate,
      ...(done && { completed: true, completedAt: new Date(now) }),
    })
    return globalId('Contact', id)
  }
  async function followUp(title: string, when: string, state: 'PENDING' | 'CANCELLED' = 'PENDING') {
    const { id: customerId } = await business.customer()
    const step = { customerStatus: 'UNSOLD', dayNumber: 1, anchorDate: new Date(now) } as const
    const { id } = await world.prisma.followUp.create({
      data: { businessId: business.id, customerId, ...step, title, scheduledDate: new Date(when), state },
    })
    return globalId('FollowUp', id)
  }
  async function item(title: string, priority: 'URGENT' | 'HIGH' | 'LOW', assignedToId: number | null) {
    const { id } = await world.prisma.hotBoardItem.create({
      data: {
        businessId: business.id,
        title,
        description: title,
        createdByName: 'Ada',
        priority,
        ...(assignedToId === null
          ? { assignedToAll: true }
          : { assignedToId, assignedToName: 'Emma Tester' }),
      },
    })
    return globalId('HotBoardItem', id)
  }
  const myDay = async (variables = {}, actor = business.employee.actor) => {
    const { counts, entries } = (await actor.ok(day, variables)).viewer.myDay
    return { counts, entries, words: entries.map((entry: { words: string }) => entry.words) }
  }

  return { contact, followUp, item, myDay }
}
