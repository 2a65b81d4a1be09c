import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { test } from './businesses.ts'
import { expectToast } from './pages.ts'

test('An admin exports everything with the password, and gets a whole archive @phone', async ({
  page,
  openBusiness,
}) => {
  const business = await openBusiness('Chalk & Cue')
  await page.goto('/login')
  await page.getByLabel('Username').fill(business.username)
  await page.getByLabel('Password', { exact: true }).fill(business.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await business.letSessionsAge()
  await page.goto('/settings')
  const button = page.getByRole('button', { name: 'Export Everything' })
  await button.scrollIntoViewIfNeeded()
  await expectAccessible(page)
  await expectAccessibleDark(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)

  await button.click()
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expect(question.getByLabel('Your password')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByText('Error', { exact: true })).toBeHidden()

  await button.click()
  await question.getByLabel('Your password').fill(business.password)
  const saving = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Your browser is saving the file.')
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^cuecard-chalk-cue-\d+-\d{4}-\d\d-\d\d\.tar\.gz$/)
  const archive = gunzipSync(await readFile(await saved.path())).toString()
  expect(archive).toContain('Customer.csv')
  expect(archive).toContain('"cuecard":"everything"')
})
