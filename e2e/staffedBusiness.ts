import type { Page } from '@playwright/test'
import { test as base } from './businesses.ts'

type Role = 'ADMIN' | 'MANAGER' | 'EMPLOYEE'

interface StaffedBusiness {
  /** Signs a browser in at a shop of this test alone: Robin the admin, Max the manager or Kim the employee. */
  signInAs: (page: Page, role: Role) => Promise<void>
  /** Gives Kim an item of the hot board and a vendor contact. */
  burden: () => Promise<void>
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

/** Tests of Settings: each has a shop of its own, with one of each role. */
export const test = base.extend<{ room: StaffedBusiness }>({
  room: async ({ openBusiness, database, request }, use, { project, workerIndex }) => {
    count += 1
    const mark = `${project.name}${workerIndex}${count}`
    const business = await openBusiness(`Side Pocket ${mark}`)
    const signIn = async (username: string) =>
      (await request.post('/api/auth/login', { data: { username, password: business.password } })).json()
    const { user } = await signIn(business.username)
    const usernames: Record<Role, string> = {
      ADMIN: business.username,
      MANAGER: `max-${mark}`,
      EMPLOYEE: `kim-${mark}`,
    }
    await database.query(addColleague, [user.businessId, usernames.MANAGER, 'Max', 'Mason', 'MANAGER'])
    await database.query(addColleague, [user.businessId, usernames.EMPLOYEE, 'Kim', 'Sullivan', 'EMPLOYEE'])
    await use({
      signInAs: async (page, role) => {
        const session = await signIn(usernames[role])
        // Once: what the page keeps or forgets later is its own affair.
        await page.goto('/forgot-password')
        await page.evaluate(
          ([token, person]) => {
            localStorage.setItem('auth_token', token)
            localStorage.setItem('user_data', person)
          },
          [session.token, JSON.stringify(session.user)] as const,
        )
      },
      burden: async () => void (await database.query(work, [user.businessId])),
    })
  },
})

/** The row of a member. */
export const memberRow = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) })
