import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { cardOf, cards } from './customersPage.ts'
import { expectToast, write } from './pages.ts'
import { test } from './staffedBusiness.ts'

const question = (page: Page, name: string) => page.getByRole('alertdialog', { name })
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title }) })

const addCustomer = (page: Page, firstName: string, phoneNumber: string) =>
  write(page, '/api/customers', { firstName, lastName: 'Fairweather', phoneNumber, interest: 'Darts' })

/** Presses *Delete* on the page of the customer, or on the card, and confirms it. */
async function deleteCustomer(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Delete' }).click()
  await expect(question(page, 'Confirm Delete')).toContainText('It stays in the trash for 30 days.')
  await question(page, 'Confirm Delete').getByRole('button', { name: 'Delete Customer' }).click()
  await expectToast(page, 'Customer deleted successfully!')
}

test('An employee takes deletions back: at once by Undo, and later from the trash', {
  tag: '@phone',
}, async ({ page, business }) => {
  await business.signInAs(page, 'EMPLOYEE')
  await addCustomer(page, 'Robin', '5855550101')
  await page.goto('/customers')
  await cardOf(page, 'Robin Fairweather').getByRole('link', { name: 'Robin Fairweather' }).click()
  await expect(page.getByRole('region', { name: 'History' })).toBeVisible()
  const address = new URL(page.url()).pathname

  await deleteCustomer(page)
  await expect(page).toHaveURL('/customers')
  await expect(cards(page)).toHaveCount(0)
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Customer is back')
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('region', { name: 'History' })).toContainText('New customer added')

  await deleteCustomer(page)
  await page.goto('/settings?tab=trash')
  await expect(page.getByRole('tab', { name: 'Trash' })).toHaveAttribute('aria-selected', 'true')
  await expect(row(page, 'Robin Fairweather')).toContainText('Customer · Deleted by Kim Sullivan, just now')
  await expect(page.getByRole('button', { name: 'Empty Trash' })).toHaveCount(0)
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await page.getByRole('searchbox', { name: 'Search the trash' }).fill('zoe')
  await expect(page.getByText('Nothing in the trash matches these filters.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: 'Search the trash' }).fill('fair')
  await row(page, 'Robin Fairweather').getByRole('button', { name: 'Restore' }).click()
  await expectToast(page, 'Customer is back')
  await expect(row(page, 'Robin Fairweather')).toHaveCount(0)
  await toasts(page).getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('(585)555-0101')
})

test('An admin sees what others delete at once, empties the trash, and erases a customer', async ({
  page,
  browser,
  business,
}) => {
  const context = await browser.newContext()
  const other = await context.newPage()
  await business.signInAs(other, 'EMPLOYEE')
  await addCustomer(other, 'Robin', '5855550101')
  await other.goto('/customers')
  await business.signInAs(page, 'ADMIN')
  await page.goto('/settings?tab=trash')
  await expect(page.getByText('The trash is empty')).toBeVisible()
  await expectAccessible(page)

  await deleteCustomer(other)
  await expect(row(page, 'Robin Fairweather')).toContainText('Deleted by Kim Sullivan')
  await page.getByRole('button', { name: 'Empty Trash' }).click()
  await expect(question(page, 'Empty Trash')).toContainText('Delete 1 record for good?')
  await expectAccessible(page)
  await question(page, 'Empty Trash').getByRole('button', { name: 'Empty Trash' }).click()
  await expectToast(page, '1 record deleted for good')
  await expect(page.getByText('The trash is empty')).toBeVisible()
  await toasts(other).getByRole('button', { name: 'Undo' }).click()
  await expectToast(other, 'Nothing was undone')

  await addCustomer(other, 'Zoe', '5855550102')
  await deleteCustomer(other)
  await row(page, 'Zoe Fairweather').getByRole('button', { name: 'More: Zoe Fairweather' }).click()
  await page.getByRole('menuitem', { name: 'Erase for Good' }).click()
  const erasing = question(page, 'Erase for Good')
  await expect(erasing.getByRole('button', { name: 'Erase for Good' })).toBeDisabled()
  await expectAccessible(page)
  await erasing.getByLabel('Type the full name to erase').fill('zoe fairweather')
  await erasing.getByRole('button', { name: 'Erase for Good' }).click()
  await expectToast(page, 'Customer erased for good')
  await expect(page.getByText('The trash is empty')).toBeVisible()
  await context.close()
})
