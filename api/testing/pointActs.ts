import { beforeAll, beforeEach } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { freshDatabase } from '#api/testing/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/world.ts'

/** The mutation of this name, with an `input`. */
export const act = (name: string) => {
  const input = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`
  return `mutation ($input: ${input}) { ${name}(input: $input) { __typename } }`
}
export const resolve = act('resolveHotBoardItem')
export const complete = act('completeContact')

const noon = '2026-06-10T16:00:00.000Z'

/** The variables of a mutation of a record. */
export const idOf = (type: string, { id }: { id: number }) => ({ input: { id: globalId(type, id) } })

type Database = Awaited<ReturnType<typeof freshDatabase>>

/** The setting of a test: a business without points, at noon. */
export interface PointsScene {
  world: World
  pool: Database['pool']
  business: TestBusiness
}

/** Sets up tests of points. `begin` receives the scene of each test. */
export function setUpPoints(begin: (scene: PointsScene) => void) {
  let world: World
  let pool: Database['pool']
  let business: TestBusiness

  beforeAll(async () => {
    const database = await freshDatabase()
    pool = database.pool
    world = openWorld(database)
  })
  beforeEach(async () => {
    world.clock.set(noon)
    business = await world.business()
    begin({ world, pool, business })
  })

  const entries = () =>
    world.prisma.pointEntry.findMany({ where: { businessId: business.id }, orderBy: { id: 'asc' } })
  const points = async () => (await entries()).map(({ userId, rule, points: gain }) => [userId, rule, gain])

  return { entries, points }
}
