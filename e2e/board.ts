import type { Page } from '@playwright/test'
import { test as base } from './businesses.ts'

interface Item {
  title: string
  description?: string
  priority?: 'LOW' | 'MEDIUM' | 'HIGH' | 'URGENT'
}

export interface Board {
  /** Signs in as Robin Porter of a new business, which also has the user Kim Sullivan. */
  signInAs: (page: Page) => Promise<void>
  /** Puts an item on the board, past the screens. */
  post: (item: Item) => Promise<{ id: number; version: number }>
  /** So many items of either state: `Open 0` is the oldest, `Done 0` was resolved first. */
  fill: (count: number) => Promise<void>
  /** Asks the REST API in Robin's name. */
  ask: (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<unknown>
}

interface Session {
  token: string
  user: { id: number; businessId: number }
}

const addColleague = `
  insert into "User" ("businessId", username, email, "passwordHash", "firstName", "lastName", role)
  select "businessId", 'kim', 'kim@example.com', "passwordHash", 'Kim', 'Sullivan', 'EMPLOYEE'
  from "User" where "businessId" = $1 limit 1`

const fill = `
  insert into "HotBoardItem" ("businessId", title, description, "createdByName", "createdAt", resolved, "resolvedAt",
    "resolvedByName")
  select $1, state || ' ' || i, 'About it', 'Robin Porter', moment, done, case when done then moment end,
    case when done then 'Robin Porter' end
  from generate_series(0, $2::int - 1) i, (values ('Open', false), ('Done', true)) as states (state, done),
    lateral (select now() - interval '1 hour' + i * interval '1 minute') as moments (moment)`

/** Tests of the hot board: each has a board of its own, empty at first. */
export const test = base.extend<{ board: Board }>({
  board: async ({ openBusiness, database, request }, use) => {
    const { username, password } = await openBusiness('Side Pocket Social Club')
    const answer = await request.post('/api/auth/login', { data: { username, password } })
    const { token, user }: Session = await answer.json()
    await database.query(addColleague, [user.businessId])
    const ask: Board['ask'] = async (method, path, data) => {
      const headers = { authorization: `Bearer ${token}` }
      return (await request.fetch(path, { method, headers, ...(data && { data }) })).json()
    }
    await use({
      ask,
      fill: async (count) => void (await database.query(fill, [user.businessId, count])),
      post: async (item) =>
        (await ask('POST', '/api/hotboard', {
          description: `About ${item.title}`,
          ...item,
          priority: item.priority?.toLowerCase(),
        })) as { id: number; version: number },
      signInAs: async (page) => {
        await page.addInitScript(
          ([key, person]) => {
            localStorage.setItem('auth_token', key)
            localStorage.setItem('user_data', person)
          },
          [token, JSON.stringify(user)] as const,
        )
      },
    })
  },
})

/** The part of the board under a heading. */
export const section = (page: Page, name: 'Active Items' | 'Resolved Items') =>
  page.getByRole('region', { name })

/** The card of an item. */
export const cardOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title }) })

/** The titles of a section, in their order. */
export const titles = (page: Page, name: 'Active Items' | 'Resolved Items') =>
  section(page, name).getByRole('heading', { level: 3 })
