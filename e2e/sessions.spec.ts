import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { type TestBusiness, test } from './businesses.ts'
import { openLive } from './pages.ts'

async function signIn(page: Page, { username, password }: TestBusiness) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(({ pathname }) => pathname !== '/login')
}

test('Ending a session in one browser signs the other one out @phone', async ({
  page,
  browser,
  openBusiness,
}) => {
  const business = await openBusiness('Parlour of two browsers')
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto('/login')
  await signIn(other, business)
  await openLive(other, '/customers')
  await page.goto('/login?next=%2Fsettings%3Ftab%3Dteam')
  await signIn(page, business)

  await page.getByRole('button', { name: 'Your sessions' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your Sessions' })
  const rows = dialog.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('This browser')
  await expectAccessible(page)
  await expectAccessibleDark(page)

  await rows
    .last()
    .getByRole('button', { name: /^End session/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(other.getByText('You ended this session from another browser.')).toBeVisible()
  await expect(rows).toHaveCount(1)
  await expect(dialog.getByRole('button', { name: 'End All Others' })).toHaveCount(0)

  await signIn(other, business)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Your sessions' }).click()
  await dialog.getByRole('button', { name: 'End All Others' }).click()
  const question = page.getByRole('alertdialog', { name: 'End all other sessions?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'End All Others' }).click()
  await expect(other.getByText('You ended this session from another browser.')).toBeVisible()
  await expect(rows).toHaveCount(1)
  await elsewhere.close()
})
