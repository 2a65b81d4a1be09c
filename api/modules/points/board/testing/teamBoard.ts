import { type BusinessScene, setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { Actor, TestBusiness, World } from '#api/testing/harness/world.ts'

const board = `{ viewer { business { isGamificationEnabled teamBoard {
  today weekBegins weekEnds weekPoints days { date points }
  members(first: 50) { edges { node { name isViewer isHidden title totalPoints weekPoints streakDays bestStreak scoredToday } } }
  viewerStats { member { name isHidden } titleMinPoints nextTitle { name minPoints } pointsToNextTitle
    entries { edges { node { reason subjectName isTakenBack points localDay } } } }
} } } }`
const noon = '2026-06-10T16:00:00.000Z' // a Wednesday in New York

/** Sets up tests of the team board. `begin` receives the world and a new business before each test. */
export function setUpTeamBoard(begin: (scene: BusinessScene) => void) {
  let world: World
  let business: TestBusiness
  let serial = 0

  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
      begin(scene)
    },
    { now: noon },
  )

  const read = async (actor: Actor) => (await actor.ok(board)).viewer.business.teamBoard

  /** Inserts points directly into the ledger. */
  const earned = (
    userId: number,
    points: number,
    day: string,
    more: { rule?: string; subject?: string; turn?: number } = {},
  ) =>
    world.prisma.pointEntry.create({
      data: {
        businessId: business.id,
        userId,
        rule: 'contact-on-time',
        subject: `Contact:${++serial}`,
        points,
        localDay: new Date(day),
        createdAt: world.clock.now(),
        ...more,
      },
    })
  /** Inserts the statistics of a user directly into the database. */
  const stands = (userId: number, data: object) =>
    world.prisma.gamificationStats.create({ data: { businessId: business.id, userId, ...data } })

  return { read, earned, stands }
}
