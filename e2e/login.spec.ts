import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { type TestBusiness, test } from './businesses.ts'
import { abortQueries } from './interceptQuery.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })

async function fillIn(page: Page, { username, password }: Pick<TestBusiness, 'username' | 'password'>) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

async function signIn(page: Page, account: Pick<TestBusiness, 'username' | 'password'>) {
  await fillIn(page, account)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Nobody is told anything but this, whatever was wrong. */
async function expectRefused(page: Page, words = 'Invalid username or password') {
  await expect(notifications(page)).toContainText('Login Failed')
  await expect(notifications(page)).toContainText(words)
  await expect(page).toHaveURL(/\/login/)
}

test('Sign-in says what is missing and that the server is away, and opens the demo in one click', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page).toHaveTitle('Sign in · Cuecard')
  await expect(heading(page, 'Cuecard')).toBeVisible()
  await expect(page.getByText('Every customer, right on cue.')).toBeVisible()
  await expect(page.getByText('Your business data is private and isolated.')).toBeVisible()
  await expectAccessible(page)
  await expectAccessibleDark(page)

  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Username is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.getByLabel('Username')).toBeFocused()
  await expectAccessible(page)

  await abortQueries(page)
  await page.getByRole('button', { name: 'Access Demo' }).click()
  await expectRefused(page, 'Cuecard can’t be reached. Check your connection and try again.')
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Access Demo' }).click()
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('main')).toContainText('Total Customers')
})

test('Sign-in keeps what was typed when it is wrong, and lets in when it is right', async ({
  page,
  openBusiness,
}) => {
  const business = await openBusiness('Parlour of second tries')
  // The prerendered form works before the application has loaded: typed text and clicks are kept.
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await signIn(page, { ...business, password: 'demo4321' })
  await expect(page).toHaveURL(/\/login$/)
  arrive()
  await expectRefused(page)
  await expect(page.getByLabel('Username')).toHaveValue(business.username)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('demo4321')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByLabel('Password', { exact: true }).fill(business.password)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await expect(page.getByText(business.name)).toBeAttached()
})

test('Sign-in takes the superadmin to a page of their own, and to no other', async ({ page }) => {
  await page.goto('/login')
  await signIn(page, { username: 'TRITON', password: 'the operator' })
  await expect(page).toHaveURL(/\/triton-admin-panel$/)
  await expect(heading(page, 'Admin Panel')).toBeVisible()
  await expect(
    page.getByText('Corner Pocket Billiards', { exact: true }).filter({ visible: true }),
  ).toBeVisible()
  await page.goto('/customers')
  await expect(page).toHaveURL(/\/triton-admin-panel$/)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/triton-admin-panel')
  await expect(page).toHaveURL(/\/login\?next=%2Ftriton-admin-panel$/)
})

test('Sign-in asks which business when several know the name and password', async ({
  page,
  openBusiness,
}) => {
  const one = await openBusiness('Parlour on Main Street')
  const { username } = one
  const other = await openBusiness('Parlour at the harbour', { username })
  await openBusiness('Parlour of somebody else')
  await page.goto('/login')
  await signIn(page, one)
  await expect(page.getByRole('heading', { name: 'Choose a business' })).toBeVisible()
  const choices = page.getByRole('main').getByRole('listitem')
  await expect(choices).toHaveCount(2)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Use another account' }).click()
  await expect(page.getByLabel('Username')).toHaveValue(username)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: other.name }).click()
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await expect(page.getByText(other.name)).toBeAttached()
  await expect(page.getByText(one.name)).not.toBeAttached()
})

test('A browser that forbids storage signs in, and does not send the password in the address', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied', 'SecurityError')
        },
      })
  })
  await page.goto('/login')
  await page.getByLabel('Username').fill('demo')
  await page.getByLabel('Password', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(heading(page, 'Dashboard')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('link', { name: 'Customers' }).first().click()
  await expect(heading(page, 'Customers')).toBeVisible()
})
