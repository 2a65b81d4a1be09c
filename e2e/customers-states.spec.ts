import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { instead, nothing, otherwise } from './instead.ts'
import { test } from './signedIn.ts'

const searchBox = (page: Page) => page.getByRole('searchbox', { name: /^Search by first name/ })

test('has the shape of what comes while it loads', async ({ page }) => {
  await instead(page, 'CustomersScreenQuery', () => new Promise(() => {}))
  await page.goto('/customers')
  await expect(page.getByRole('status', { name: 'Loading customers' })).toBeVisible()
  await expectAccessible(page)
})

test('invites a shop without customers to add the first one', async ({ page }) => {
  const empty = otherwise((business) => {
    business.customers = nothing
    business.stats.totalCustomers = 0
  })
  await instead(page, 'CustomersScreenQuery', empty)
  await page.goto('/customers')
  await expect(page.getByText('No customers yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Add Customer' }).click()
  await expect(page.getByRole('dialog', { name: 'Add New Customer' })).toBeVisible()
})

test('says that it could not load, and tries again', async ({ page }) => {
  await instead(page, 'CustomersScreenQuery', (route) => route.abort())
  await page.goto('/customers?q=a')
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded')
  await expectAccessible(page)
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(searchBox(page)).toHaveValue('a')
})

test('keeps what was typed when a write fails', async ({ page }) => {
  await instead(page, 'useAddCustomerMutation', (route) => route.abort())
  await page.goto('/customers?dialog=add-customer')
  const dialog = page.getByRole('dialog', { name: 'Add New Customer' })
  await dialog.getByLabel('First Name').fill('Jean')
  await dialog.getByLabel('Last Name').fill('Valjean')
  await dialog.getByLabel('Phone').fill('5552460124')
  await dialog.getByRole('combobox', { name: 'Interest' }).click()
  await page.getByRole('option', { name: 'Accessories' }).click()
  await dialog.getByRole('button', { name: 'Add Customer' }).click()
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText('Failed to add customer'),
  ).toBeVisible()
  await expect(dialog.getByRole('alert')).toContainText('can’t be reached')
  await expect(dialog.getByLabel('Last Name')).toHaveValue('Valjean')
  await expect(dialog.getByLabel('Phone')).toHaveValue('(555)246-0124')
  await expectAccessible(page)
  // The message leaves the button in reach.
  await page.unroute('**/graphql')
  await dialog.getByRole('button', { name: 'Add Customer' }).click()
  await expect(dialog).toBeHidden()
})

test('is as readable in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/customers')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Edit' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Edit Customer' })).toBeVisible()
  await expectAccessible(page)
})

test('opens its dialogs as sheets on phones, as windows at a desk', async ({ page, isMobile }) => {
  await page.goto('/customers?dialog=change-status')
  const dialog = page.getByRole('dialog', { name: 'Change Customer Status' })
  await expect(dialog).toBeVisible()
  const gap = () =>
    dialog.evaluate((window) => Math.round(innerHeight - window.getBoundingClientRect().bottom))
  if (isMobile) await expect.poll(gap).toBe(0)
  else await expect.poll(gap).toBeGreaterThan(100)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/customers$/)
})
