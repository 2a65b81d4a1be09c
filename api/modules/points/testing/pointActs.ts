import { globalId } from '#api/core/graph/ids.ts'
import { type BusinessScene, setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

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

/** Sets up tests of points: a business without points, at noon. */
export function setUpPoints(begin: (scene: BusinessScene) => void) {
  let world: World
  let business: TestBusiness

  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
      begin(scene)
    },
    { now: noon },
  )

  const entries = () =>
    world.prisma.pointEntry.findMany({ where: { businessId: business.id }, orderBy: { id: 'asc' } })
  const points = async () => (await entries()).map(({ userId, rule, points: gain }) => [userId, rule, gain])

  return { entries, points }
}
