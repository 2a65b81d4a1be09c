import { beforeAll, beforeEach } from 'vitest'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

type Database = Awaited<ReturnType<typeof freshDatabase>>

/** The setting of a test: a new business on the database of the file. */
export interface BusinessScene extends Pick<Database, 'url' | 'pool'> {
  world: World
  business: TestBusiness
}

/**
 * Opens a database for the tests of a file and adds a business before each; `begin` receives both. Each test begins at
 * `now`.
 */
export function setUpBusiness(
  begin: (scene: BusinessScene) => void | Promise<void>,
  { now }: { now?: string } = {},
): void {
  let database: Database
  let world: World

  beforeAll(async () => {
    database = await freshDatabase()
    world = openWorld(database)
  })
  beforeEach(async () => {
    if (now) world.clock.set(now)
    const business = await world.business()
    await begin({ world, business, url: database.url, pool: database.pool })
  })
}
