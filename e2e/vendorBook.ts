import type { Page } from '@playwright/test'
import { test as base } from './businesses.ts'

interface Vendor {
  company: string
  salesRep?: string
  phoneNumber?: string
  webAddress?: string
  notes?: string
  accessLevel?: 'all' | 'manager' | 'admin'
  assignedTo?: string
}

/** The staff of the shop, one a role. */
export const staff = { ADMIN: 'Robin Porter', MANAGER: 'Mona Hill', EMPLOYEE: 'Kim Sullivan' } as const
type Role = keyof typeof staff

interface Book {
  /** Signs in as the user with this role, in a new business. */
  signInAs: (page: Page, role?: Role) => Promise<void>
  /** Inserts a vendor contact created by the admin, without the screens. */
  write: (vendor: Vendor) => Promise<{ id: number }>
  /** Changes a vendor contact in the database. */
  change: (id: number, changes: Partial<Vendor>) => Promise<unknown>
}

const addColleague = `
  insert into "User" ("businessId", username, email, "passwordHash", "firstName", "lastName", role)
  select "businessId", $2::citext, $2::citext || '@example.com', "passwordHash", $3, $4, $5::"Role"
  from "User" where username = $1::citext`

/** Tests of the book of vendors: each has a book of its own, empty at first. */
export const test = base.extend<{ book: Book }>({
  book: async ({ openBusiness, database, request }, use) => {
    const { username, password } = await openBusiness('Break & Run Billiards')
    const names: Record<Role, string> = {
      ADMIN: username,
      MANAGER: `${username}-m`,
      EMPLOYEE: `${username}-e`,
    }
    for (const role of ['MANAGER', 'EMPLOYEE'] as const) {
      await database.query(addColleague, [username, names[role], ...staff[role].split(' '), role])
    }
    const signIn = async (role: Role) => {
      const answer = await request.post('/api/auth/login', { data: { username: names[role], password } })
      return (await answer.json()) as { token: string; user: object }
    }
    const { token } = await signIn('ADMIN')
    const ask = async (method: 'POST' | 'PUT', path: string, data: object) => {
      const answer = await request.fetch(path, {
        method,
        headers: { authorization: `Bearer ${token}` },
        data,
      })
      if (!answer.ok()) throw new Error(await answer.text())
      return answer.json()
    }
    const someone = { salesRep: 'Joanna Reed', phoneNumber: '5185550121' }
    await use({
      write: (vendor) => ask('POST', '/api/vendor-contacts', { ...someone, ...vendor }),
      change: (id, changes) => ask('PUT', `/api/vendor-contacts/${id}`, changes),
      signInAs: async (page, role = 'ADMIN') => {
        const session = await signIn(role)
        await page.addInitScript(
          ([key, person]) => {
            localStorage.setItem('auth_token', key)
            localStorage.setItem('user_data', person)
          },
          [session.token, JSON.stringify(session.user)] as const,
        )
      },
    })
  },
})

/** The card of a vendor. */
export const cardOf = (page: Page, company: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: company }) })

/** The companies on the cards, in their order. */
export const companies = (page: Page) =>
  page.getByRole('region', { name: 'Vendor contacts' }).getByRole('heading', { level: 2 })
