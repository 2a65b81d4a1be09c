import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { type TestBusiness, test } from './businesses.ts'
import { interceptQuery } from './interceptQuery.ts'
import { expectToast } from './pages.ts'

test.use({ ownContext: true })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort())

async function signIn(page: Page, { username, password }: TestBusiness) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/login')
}

/** A browser that has these entries from an earlier visit. */
async function remember(page: Page, entries: Record<string, string>) {
  await page.goto('/favicon.svg')
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, entries)
}

const base64Url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenUntil = (exp: number) =>
  `${base64Url({ alg: 'HS256' })}.${base64Url({ exp, type: 'business' })}.sign`

test('A session begins at the page first asked for, and lives on over a reload and in a new tab', async ({
  page,
  openBusiness,
  context,
}) => {
  await page.goto('/scheduled-contacts?tab=overdue')
  await expect(page).toHaveURL(/\/login\?next=%2Fscheduled-contacts%3Ftab%3Doverdue$/)
  await signIn(page, await openBusiness('Parlour of deep links'))
  await expect(heading(page, 'Scheduled Contacts')).toBeVisible()
  await expect(page).toHaveURL(/\/scheduled-contacts\?tab=overdue$/)
  await page.reload()
  await expect(heading(page, 'Scheduled Contacts')).toBeVisible()
  const second = await context.newPage()
  await second.goto('/login?next=%2Fcustomers')
  await expect(heading(second, 'Customers')).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/login/)
})

test('There is no session with what an earlier visit left: an expired token, a malformed one, one that the server refuses', async ({
  page,
}) => {
  const user_data = '{"id":1,"businessId":1}'
  const now = Math.floor(Date.now() / 1000)
  await remember(page, { auth_token: tokenUntil(now - 1), user_data, of_someone_else: 'kept' })
  await page.goto('/customers')
  await expect(page).toHaveURL(/\/login\?next=%2Fcustomers$/)
  await expect(heading(page, 'Cuecard')).toBeVisible()
  expect(await stored(page)).toEqual(['of_someone_else'])
  await remember(page, { auth_token: 'a.b.c', user_data, of_someone_else: 'gone' })
  await page.goto('/customers')
  await expect(page).toHaveURL(/\/login/)
  await expect(heading(page, 'Cuecard')).toBeVisible()
  expect(await stored(page)).toEqual([])
  await remember(page, { auth_token: tokenUntil(now + 3600), user_data })
  await page.goto('/customers')
  await expect(page).toHaveURL(/\/login/)
  await expect(heading(page, 'Cuecard')).toBeVisible()
  expect(await stored(page)).toEqual([])
})

test('A session ends at the moment the token expires', async ({ page, openBusiness }) => {
  await page.clock.install()
  await page.goto('/login')
  await signIn(page, await openBusiness('Parlour of long days'))
  await page.clock.fastForward('11:58:00')
  await expect(page).not.toHaveURL(/login/)
  await page.clock.fastForward('02:01')
  await expect(page).toHaveURL(/\/login/)
  expect(await stored(page)).toEqual([])
})

test('A session ends on the screen in view when it is revoked', async ({ page, openBusiness }) => {
  const business = await openBusiness('Parlour of changed passwords')
  await page.goto('/login')
  await signIn(page, business)
  await expect(page.getByRole('main')).toContainText('Total Customers')
  await expect(page.getByText(business.name)).toBeAttached()
  await business.revoke()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByLabel('Username')).toBeVisible()
  expect(await stored(page)).toEqual([])
  await signIn(page, business)
})

test('A session that ends under one’s hands says why, and gives back what was typed', async ({
  page,
  openBusiness,
}) => {
  const business = await openBusiness('Parlour of half sentences')
  await page.goto('/login')
  await signIn(page, business)
  await page.goto('/tasks')
  await page.getByRole('textbox', { name: 'New task' }).fill('Call Ada tom')
  await business.revoke()
  await expect(page).toHaveURL(/\/login\?next=%2Ftasks/)
  const why = page.getByRole('status').filter({ hasText: 'Your password or your access was changed' })
  await expect(why).toContainText('What you typed is kept')
  await expectAccessible(page)
  await signIn(page, business)
  await expect(page.getByRole('textbox', { name: 'New task' })).toHaveValue('Call Ada tom')

  await page.goto('/customers?dialog=add-customer')
  const dialog = page.getByRole('dialog', { name: 'Add New Customer' })
  await dialog.getByLabel('City').fill('Rochester')
  await business.revoke()
  await expect(why).toBeVisible()
  await signIn(page, business)
  await expect(dialog.getByLabel('City')).toHaveValue('Rochester')
  await page.reload()
  await expect(dialog.getByLabel('City')).toHaveValue('')
})

test('A session that ends after the answer to a new record was lost leads to one record', async ({
  page,
  openBusiness,
}) => {
  const business = await openBusiness('Parlour of lost answers')
  await page.goto('/login')
  await signIn(page, business)
  // Without the live stream, the page learns from its next request that the session is over.
  await interceptQuery(page, 'useAddTaskMutation', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.goto('/tasks')
  const box = page.getByRole('textbox', { name: 'New task' })
  await box.fill('Call Ada')
  await box.press('Enter')
  await expectToast(page, 'Failed to add task')
  await interceptQuery(page, 'useAddTaskMutation', (route) => route.continue())
  await business.revoke()
  await box.press('Enter')
  await expect(page).toHaveURL(/\/login\?next=%2Ftasks/)
  await page.unroute('**/graphql')
  await signIn(page, business)
  await expect(box).toHaveValue('Call Ada')
  await box.press('Enter')
  await expectToast(page, 'Task added')
  await page.reload()
  await expect(page.getByRole('main').getByText('Call Ada', { exact: true })).toHaveCount(1)
})

test('A session that was suspended says so, and what was typed is nobody else’s', async ({
  page,
  openBusiness,
}) => {
  const business = await openBusiness('Parlour of closed doors')
  await page.goto('/login')
  await signIn(page, business)
  await page.goto('/tasks')
  await page.getByRole('textbox', { name: 'New task' }).fill('Nobody’s business')
  await business.suspend()
  await expect(page.getByText('This business is suspended. Please contact support.')).toBeVisible()
  await signIn(page, await openBusiness('Parlour of open doors'))
  await expect(page).toHaveURL(/\/tasks$/)
  await expect(page.getByRole('textbox', { name: 'New task' })).toHaveValue('')
})

test('A session ends in every tab with Logout, for good', async ({ page, openBusiness, context }) => {
  await page.goto('/login')
  await signIn(page, await openBusiness('Parlour of two tabs'))
  const second = await context.newPage()
  await second.goto('/customers')
  await expect(heading(second, 'Customers')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('of_someone_else', 'gone'))

  await page.getByRole('button', { name: 'Logout' }).click()
  for (const tab of [page, second]) {
    await expect(tab).toHaveURL(/\/login$/)
    await expect(tab.getByRole('button', { name: 'Sign In' })).toBeVisible()
  }
  expect(await stored(page)).toEqual([])
  await second.goBack()
  await expect(second.getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test('A session leaves the next user nothing that the one before looked for', async ({
  page,
  openBusiness,
}) => {
  await page.goto('/login')
  await signIn(page, await openBusiness('Parlour of the day shift'))
  await page.goto('/customers')
  await page.getByRole('searchbox', { name: /^Search by first name/ }).fill('Terrence Marksman')
  await expect(page).toHaveURL(/Marksman/)
  await page.getByRole('link', { name: 'Hot Board' }).click()
  await expect(heading(page, 'Hot Board')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await signIn(page, await openBusiness('Parlour of the night shift'))
  await page.goBack()
  await expect(page).toHaveURL('/hotboard')
  await page.goBack()
  await expect(page).toHaveURL('/customers')
  await expect(heading(page, 'Customers')).toBeVisible()
  await expect(page.getByText('Marksman')).not.toBeAttached()
})

test('A session follows the other tab when somebody else signs in there', async ({
  page,
  openBusiness,
  context,
}) => {
  const first = await openBusiness('Parlour of the morning')
  const later = await openBusiness('Parlour of the evening')
  await page.goto('/login')
  await signIn(page, first)
  await expect(page.getByText(first.name)).toBeAttached()
  const second = await context.newPage()
  await second.goto('/favicon.svg')
  const { username, password } = later
  const answer = await page.request.post('/api/auth/login', { data: { username, password } })
  await second.evaluate(
    ({ token, user }) => {
      localStorage.setItem('user_data', JSON.stringify(user))
      localStorage.setItem('auth_token', token)
    },
    await answer.json(),
  )
  await expect(page.getByText(later.name)).toBeAttached()
  await expect(page.getByText(first.name)).not.toBeAttached()
})
