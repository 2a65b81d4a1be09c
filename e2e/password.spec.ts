import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { type TestBusiness, test } from './businesses.ts'
import { abortQueries } from './interceptQuery.ts'
import { linksIn, mailTo } from './outbox.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const emailOf = ({ username }: { username: string }) => `${username}@example.com`

async function ask(page: Page, email: string) {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Check your email')).toBeVisible()
}

async function signIn(page: Page, { username }: TestBusiness, password: string) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

async function choose(page: Page, password: string) {
  await page.getByLabel('New Password').fill(password)
  await page.getByRole('button', { name: 'Set Password' }).click()
}

test('A user gets in again by a link, once', async ({ page, openBusiness, browser }) => {
  const business = await openBusiness('Parlour of the forgetful')
  // Meanwhile someone is signed in elsewhere.
  const elsewhere = await browser.newPage()
  await elsewhere.goto('/login')
  await signIn(elsewhere, business, business.password)
  await expect(heading(elsewhere, 'Dashboard')).toBeVisible()

  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveTitle('Forgot your password? · Cuecard')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByRole('button', { name: 'Send Link' }).click()
  await expect(page.getByText('Valid email is required')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await page.getByLabel('Email').fill(emailOf(business).toUpperCase())
  await abortQueries(page)
  await page.getByRole('button', { name: 'Send Link' }).click()
  await expect(notifications(page)).toContainText('Cuecard can’t be reached')
  await expect(page.getByLabel('Email')).toHaveValue(emailOf(business).toUpperCase())
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Send Link' }).click()
  await expect(heading(page, 'Check your email')).toBeFocused()
  await expectAccessible(page)

  const mail = await mailTo(emailOf(business))
  // Nobody has verified the address.
  expect(mail).not.toMatch(new RegExp(`Parlour|${business.username}[^@]`))
  const [link = ''] = linksIn(mail)
  await page.goto(link)
  await expect(heading(page, 'Choose a new password')).toBeVisible()
  await expect(page).toHaveTitle('Choose a new password · Cuecard')
  await expect(page).toHaveURL(/\/reset-password$/)
  await page.reload()
  await choose(page, 'short')
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await choose(page, 'a better one')

  await expect(notifications(page)).toContainText('Your new password is set. Sign in with it.')
  await expect(page.getByLabel('Username')).toHaveValue(business.username)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await signIn(page, business, 'a better one')
  await expect(heading(page, 'Dashboard')).toBeVisible()

  await elsewhere.reload()
  await expect(elsewhere).toHaveURL(/\/login/)
  await elsewhere.close()

  await page.goto(link)
  await choose(page, 'an even better one')
  await expect(heading(page, 'This link no longer works')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await page.getByLabel('Email').fill(emailOf(business))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Check your email')).toBeVisible()
  const [second = ''] = linksIn(await mailTo(emailOf(business), 2))
  expect(second).not.toBe(link)
})

test('The page says the same to somebody nobody knows, and that a link is not complete', async ({
  page,
  openBusiness,
}) => {
  const business = await openBusiness('Parlour of the known')
  const words = async (email: string) => {
    await ask(page, email)
    const text = await page.getByRole('main').textContent()
    return text?.replace(email, 'the address')
  }
  expect(await words('nobody@example.com')).toBe(await words(emailOf(business)))
  await page.getByRole('button', { name: 'Use another address' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(emailOf(business))
  await expect(page.getByLabel('Email')).toBeFocused()

  await page.goto('/reset-password')
  await expect(heading(page, 'This link is not complete')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Sign In' }).click()
  await expect(page.getByLabel('Username')).toBeFocused()
})

test('A reset keeps the account and the session of somebody signed in here apart', async ({
  page,
  openBusiness,
}) => {
  const business = await openBusiness('Parlour at home')
  await page.goto('/login')
  await signIn(page, business, business.password)
  await expect(heading(page, 'Dashboard')).toBeVisible()

  await ask(page, emailOf(business))
  const [link = ''] = linksIn(await mailTo(emailOf(business)))
  await page.goto(link)
  await choose(page, 'a better one')
  await expect(heading(page, 'Your new password is set')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/login$/)
})
