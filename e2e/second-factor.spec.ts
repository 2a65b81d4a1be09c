import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { type TestBusiness, test } from './businesses.ts'
import { mailTo, subjects } from './outbox.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name })

async function signIn(page: Page, { username, password }: TestBusiness) {
  await page.goto('/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

test('A user sets up an authenticator app and signs in with it, by keyboard @phone', async ({
  page,
  openBusiness,
}) => {
  const business = await openBusiness('Parlour of the careful')
  await signIn(page, business)
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await page.goto('/settings?tab=team')
  await page.getByRole('button', { name: 'Set up a second factor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set Up a Second Factor' })
  await expectAccessible(page)
  await dialog.getByLabel('Current password').fill(business.password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await expectAccessible(page)
  await expectAccessibleDark(page)

  const secret = await dialog.getByRole('textbox', { name: 'Key' }).inputValue()
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await page.keyboard.type('000 000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This code is not right, or it was used before.')).toBeVisible()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await dialog.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.keyboard.press('Enter')
  const list = dialog.getByRole('list', { name: 'Recovery codes' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  await expectAccessibleDark(page)
  const [recoveryCode = ''] = await list.getByRole('listitem').allTextContents()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Second factor on')).toBeVisible()
  await mailTo(`${business.username}@example.com`, 1, subjects.secondFactor)

  await page.evaluate(() => localStorage.clear())
  await signIn(page, business)
  await expect(heading(page, 'Enter Your Code')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(page.getByText('This code is not right, or it was used before.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Lost your app? Use a recovery code' }).click()
  await expect(page.getByLabel('Recovery code')).toBeFocused()
  await page.keyboard.type(recoveryCode)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Dashboard')).toBeVisible()
})
