import { globalId } from '#api/core/graph/ids.ts'
import { type BusinessScene, setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

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
export function setUpContacts(begin: (scene: BusinessScene) => void) {
  let world: World
  let business: TestBusiness

  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
      begin(scene)
    },
    { now },
  )

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
