import type { Page } from '@playwright/test'
import { test as base } from './businesses.ts'
import { withoutScreen } from './sharedContext.ts'

type Role = 'ADMIN' | 'MANAGER' | 'EMPLOYEE'

interface StaffedBusiness {
  /** Signs the page in at a business of this test alone: as Robin the admin, Max the manager or Kim the employee. */
  signInAs: (page: Page, role: Role) => Promise<void>
  /** Assigns a hot-board item and a vendor contact to Kim. */
  assignWork: () => Promise<void>
}

const addColleague = `
  insert into "User" ("businessId", username, email, "passwordHash", "firstName", "lastName", role)
  select "businessId", $2::citext, $2::citext || '@shop.example', "passwordHash", $3, $4, $5::"Role"
  from "User" where "businessId" = $1 order by id limit 1`

const work = `
  with kim as (select * from "User" where "businessId" = $1 and "firstName" = 'Kim'),
  item as (
    insert into "HotBoardItem" ("businessId", title, description, "createdByName", "assignedToId", "assignedToName")
    select "businessId", 'Lamp flickers', 'Table 3', 'Robin Porter', id, 'Kim Sullivan' from kim)
  insert into "VendorContact"
    ("businessId", company, "salesRep", "phoneNumber", "createdByName", "assignedToId", "assignedToName")
  select "businessId", 'Oak Felt', 'Ray', '5550100200', 'Robin Porter', id, 'Kim Sullivan' from kim`

let count = 0

/** Each test has a business of its own, with one user of each role. */
export const test = base.extend<{ business: StaffedBusiness }>({
  business: async ({ openBusiness, database, request }, use, { project, workerIndex }) => {
    count += 1
    const mark = `${project.name}${workerIndex}${count}`
    const opened = await openBusiness(`Side Pocket ${mark}`)
    const signIn = async (username: string) =>
      (await request.post('/api/auth/login', { data: { username, password: opened.password } })).json()
    const { user } = await signIn(opened.username)
    const usernames: Record<Role, string> = {
      ADMIN: opened.username,
      MANAGER: `max-${mark}`,
      EMPLOYEE: `kim-${mark}`,
    }
    await database.query(addColleague, [user.businessId, usernames.MANAGER, 'Max', 'Mason', 'MANAGER'])
    await database.query(addColleague, [user.businessId, usernames.EMPLOYEE, 'Kim', 'Sullivan', 'EMPLOYEE'])
    await use({
      signInAs: async (page, role) => {
        const session = await signIn(usernames[role])
        // Stored once, not before every load: what the page keeps or forgets later is what a test looks at.
        await page.goto(withoutScreen)
        await page.evaluate(
          ([token, person]) => {
            localStorage.setItem('auth_token', token)
            localStorage.setItem('user_data', person)
          },
          [session.token, JSON.stringify(session.user)] as const,
        )
      },
      assignWork: async () => void (await database.query(work, [user.businessId])),
    })
  },
})

/** The row of a team member on the Team tab. */
export const memberRow = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) })
