import { expect, type Page } from '@playwright/test'
import type pg from 'pg'
import type { TestBusiness } from './businesses.ts'

/** The heading of a screen. */
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

type Account = Pick<TestBusiness, 'username' | 'password'>

/** Lets a page be that of someone who has signed in. */
export async function signInAs(page: Page, { username, password }: Account): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { username, password } })
  const { token, user } = await answer.json()
  await page.addInitScript(
    ([key, person]) => {
      localStorage.setItem('auth_token', key)
      localStorage.setItem('user_data', person)
    },
    [token, JSON.stringify(user)] as const,
  )
}

/** Logout ends a session for good: a test of it must not end the one that other tests share. */
export async function useOwnSession(page: Page) {
  const data = { username: 'demo', password: 'demo1234' }
  const answer = await page.request.post('/api/auth/login', { data })
  const { token } = await answer.json()
  await page.evaluate((own) => localStorage.setItem('auth_token', own), token)
}

/** Opens an address and waits until what others write arrives there. */
export async function openLive(page: Page, address: string): Promise<void> {
  const streaming = page.waitForResponse((response) =>
    Boolean(response.headers()['content-type']?.startsWith('text/event-stream')),
  )
  await page.goto(address)
  await streaming
}

/** Nell Archer, a second user of the business, with the same password as the first. */
export async function addColleague(
  database: pg.Client,
  business: TestBusiness,
  role = 'EMPLOYEE',
): Promise<Account> {
  const username = `${business.username}-nell`
  await database.query(
    `insert into "User" ("businessId", username, email, "passwordHash", "firstName", "lastName", role)
     select "businessId", $2::citext, $2::citext || '@example.com', "passwordHash", 'Nell', 'Archer', $3::"Role"
     from "User" where username = $1::citext`,
    [business.username, username, role],
  )
  return { username, password: business.password }
}

/** What the latest messages say. */
export const expectToast = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('region', { name: 'Notifications' }).getByText(text).last()).toBeVisible()

/** Makes a record over REST, as the user of the page. */
export async function write(page: Page, path: string, data: object): Promise<{ id: number }> {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const answer = await page.request.post(path, { headers: { authorization: `Bearer ${token}` }, data })
  expect(answer.status()).toBe(201)
  return answer.json()
}
