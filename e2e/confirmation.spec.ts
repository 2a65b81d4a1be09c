import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { test } from './businesses.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' })
const password = (page: Page) => question(page).getByLabel('Your password')

test('After a quarter of an hour a new webhook takes the password, by keyboard @phone', async ({
  page,
  openBusiness,
}) => {
  const business = await openBusiness('Back Room Billiards')
  await page.goto('/login')
  await page.getByLabel('Username').fill(business.username)
  await page.getByLabel('Password', { exact: true }).fill(business.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await business.letSessionsAge()
  await page.goto('/settings?tab=keys')
  await page.getByRole('button', { name: 'Add Webhook' }).click()
  const form = page.getByRole('dialog', { name: 'Add Webhook' })
  await form.getByLabel('Address').fill('https://hooks.example.com/cue')
  await form.getByLabel('Description').fill('Web shop')
  await page.keyboard.press('Enter')

  await expect(password(page)).toBeFocused()
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(form.getByLabel('Description')).toHaveValue('Web shop')
  await expect(page.getByText('Error', { exact: true })).toBeHidden()

  await form.getByLabel('Description').press('Enter')
  await expect(password(page)).toBeFocused()
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await expect(question(page).getByText('Current password is incorrect')).toBeVisible()
  await password(page).fill(business.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Signing Secret' }).getByLabel('Secret')).toHaveValue(
    /^whsec_/,
  )
})
