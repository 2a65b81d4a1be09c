import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { test } from './businesses.ts'

const business = (page: Page) => page.getByLabel('Business name')
const choices = (page: Page) => page.getByRole('main').getByRole('listitem')
const refusal = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByText('Invalid username or password')

async function signIn(page: Page, username: string, password: string) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('A username of four businesses signs in by the name of one, which comes first from then on', async ({
  page,
  openBusiness,
  request,
}) => {
  const newest = await openBusiness('Newest Cues')
  const { username, password } = newest
  const others = [
    newest,
    await openBusiness('Newer Cues', { username }),
    await openBusiness('New Cues', { username }),
  ]
  // The youngest account is not among the three oldest, which are tried.
  const mine = await openBusiness('Old Cues', { username })
  await page.goto('/login')
  await signIn(page, username, password)
  await expect(choices(page)).toHaveText(others.map(({ name }) => new RegExp(name)))
  await page.getByRole('button', { name: 'Use another account' }).click()

  await page.getByRole('button', { name: 'Choose your business' }).click()
  await expect(business(page)).toBeFocused()
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await business(page).fill('No Such Cues')
  await signIn(page, username, password)
  await expect(refusal(page)).toBeVisible()
  await expect(business(page)).toHaveValue('No Such Cues')
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' }).click()
  await expect(refusal(page)).toBeHidden()

  await business(page).fill('  old   CUES ')
  await signIn(page, username, 'demo4321')
  await expect(refusal(page)).toBeVisible()
  await signIn(page, username, password)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(page.getByText(mine.name).first()).toBeAttached()

  // The others are used elsewhere, so that this browser's cookie alone speaks for mine.
  for (const { name } of others) {
    const data = { username, password, business: name }
    expect((await request.post('/api/auth/login', { data })).status()).toBe(200)
  }
  await page.getByRole('button', { name: 'Logout' }).click()
  await signIn(page, username, password)
  await expect(choices(page)).toHaveCount(4)
  await expect(choices(page).first()).toContainText(mine.name)
  await choices(page).first().getByRole('button').click()
  await expect(page.getByText(mine.name).first()).toBeAttached()
})
