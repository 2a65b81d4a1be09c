import pg from 'pg'
import { log } from '#api/core/process/log.ts'
import { openEmbedded } from '#api/database/embedded/embedded.ts'
import { test as base } from './sharedContext.ts'

/** An empty business and its only user. */
export interface TestBusiness {
  name: string
  username: string
  password: string
  /** Ends every session of that person, as a new role or password does. */
  revoke: () => Promise<void>
  suspend: () => Promise<void>
  /** Lets the sign-ins be 16 minutes old: acts that ask again ask for the password. */
  letSessionsAge: () => Promise<void>
}

interface Opening {
  username?: string
  role?: 'ADMIN' | 'MANAGER' | 'EMPLOYEE'
}

type OpenBusiness = (name: string, opening?: Opening) => Promise<TestBusiness>

/** Inserts a new business with one user, who gets the password hash of the demo account. */
const insertBusiness = `
  with business as (insert into "Business" (name) values ($1) returning id)
  insert into "User" ("businessId", username, email, "passwordHash", "firstName", "lastName", role)
  select business.id, $2::citext, $2::citext || '@example.com', demo."passwordHash", 'Robin', 'Porter', $3::"Role"
  from business, "User" demo where demo."businessId" = 1 and demo.username = 'demo'
  returning "businessId" as id`

let count = 0

/**
 * Tests outside the demo business: the fixture creates their businesses in the database and deletes them afterwards.
 */
export const test = base.extend<{ openBusiness: OpenBusiness }, { database: pg.Client }>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const embedded = await openEmbedded({ dataDir: process.env.E2E_DATA_DIR ?? '', log })
      const database = new pg.Client({ connectionString: embedded.url('cuecard') })
      await database.connect()
      await use(database)
      await database.end()
      await embedded.close()
    },
    { scope: 'worker' },
  ],

  openBusiness: async ({ database }, use, { project, workerIndex }) => {
    const created: number[] = []
    await use(async (name, { username, role = 'ADMIN' } = {}) => {
      count += 1
      const known = username ?? `robin-${project.name}-${workerIndex}-${count}`
      const { rows } = await database.query<{ id: number }>(insertBusiness, [name, known, role])
      const business = rows.map(({ id }) => id)
      created.push(...business)
      const update = async (statement: string) => void (await database.query(statement, [business]))
      return {
        name,
        username: known,
        password: 'demo1234',
        revoke: () =>
          update('update "User" set "tokenVersion" = "tokenVersion" + 1 where "businessId" = any($1)'),
        letSessionsAge: () =>
          update(
            `update "Session" set "confirmedAt" = "confirmedAt" - interval '16 minutes' where "businessId" = any($1)`,
          ),
        suspend: () => update(`update "Business" set "subscriptionStatus" = 'SUSPENDED' where id = any($1)`),
      }
    })
    await database.query('delete from "Business" where id = any($1)', [created])
  },

  // Close the pages before deleting their business: Chromium could not close a page that was navigating to the sign-in
  // page at that moment.
  context: ({ openBusiness: _goesLater, context }, use) => use(context),
})
