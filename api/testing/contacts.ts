import { beforeAll, beforeEach } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { freshDatabase } from '#api/testing/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/world.ts'

export const fields =
  'id status subject scheduledDate completedAt completedNotes canReopen completedBy { fullName }'
export const complete = `mutation ($input: CompleteContactInput!) {
  completeContact(input: $input) { contact { ${fields} } business { stats { completedToday } } }
}`
export const remove = `mutation ($input: DeleteContactInput!) {
  deleteContact(input: $input) { deletedContactId business { contactCounts { upcoming overdue } } }
}`

export const now = '2026-06-10T16:00:00.000Z'

/** Sets up tests of contacts. `begin` receives the world and a new business before each test. */
export function setUpContacts(begin: (scene: { world: World; business: TestBusiness }) => void) {
  let world: World
  let business: TestBusiness

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  beforeEach(async () => {
    world.clock.set(now)
    business = await world.business()
    begin({ world, business })
  })

  /** The log of the business. */
  const log = async () => {
    const rows = await world.prisma.activity.findMany({
      where: { businessId: business.id },
      orderBy: { id: 'asc' },
    })
    return rows.map(({ type, description }) => `${type} ${description}`)
  }

  return { log }
}

export const gid = (id: number) => globalId('Contact', id)
