import { beforeAll } from 'vitest'
import { type Connection, connect } from '#api/core/database/connection.ts'
import { browser, signIn } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase, silent } from '#api/testing/harness/database/database.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

export const friday = new Date('2026-11-20T19:30:00.000Z')

/** The statistics of the dashboard. */
export const stats = `{ viewer { business { name stats {
  totalCustomers scheduledToday completedToday followUpsToday hotBoardItems
  customersTrend scheduledTrend hotBoardItemsAddedToday completedTrend } } } }`

/** The statistics that the demo shows on every day. */
export const asDecided = {
  totalCustomers: 60,
  scheduledToday: 6,
  completedToday: 3,
  followUpsToday: 4,
  hotBoardItems: 7,
  customersTrend: 12,
  scheduledTrend: 3,
  hotBoardItemsAddedToday: 2,
  completedTrend: 8,
}

/** Sets the clock; the options of a seed at that moment. */
export function demoOf(world: World, now: Date) {
  world.clock.set(now.toISOString())
  return { now, passwordHash: world.services.passwords.hash }
}

/** Signs in with the demo account; the token of the session. */
export async function signInAs(world: World): Promise<string> {
  const data = await browser(world).ok(signIn, { username: 'demo', password: 'demo1234' })
  return data.signIn.token
}

/** Opens a world and a second connection to its database, which `begin` receives. */
export function setUpDemo(begin: (scene: { world: World; other: Connection }) => void): void {
  beforeAll(async () => {
    const { url, ...database } = await freshDatabase()
    const other = connect(url, silent)
    begin({ world: openWorld(database), other })
    return () => other.close()
  })
}

/** Deletes the demo business. */
export const removeDemo = ({ prisma }: World) => prisma.business.deleteMany({ where: { id: 1 } })
