import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { test } from './scheduling.ts'

const palette = (page: Page) =>
  page.getByRole('dialog', { name: 'Find a customer, go anywhere, add anything' })
const box = (page: Page) => palette(page).getByRole('combobox')
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })

test.beforeEach(async ({ page }) => {
  await page.goto('/activities')
  await expect(page.getByRole('heading', { level: 1, name: 'Activity Log' })).toBeVisible()
})

/** Opens it as one does at this size. */
async function open(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: 'Find or go to' }).click()
  else await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
}

test('finds a customer without a click, and remembers who it was', async ({ page, robin, isMobile }) => {
  await open(page, isMobile)
  await expect(option(page, 'Add Customer')).toBeVisible()
  await expect(palette(page).getByText('Newest customers')).toBeVisible()
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await page.keyboard.type(robin.name.toLowerCase())
  await expect(option(page, new RegExp(robin.name))).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  const name = page.getByRole('heading', { level: 1, name: robin.name })
  await expect(name).toBeVisible()
  await expect(palette(page)).toBeHidden()
  await expect(name).toBeFocused()

  await open(page, isMobile)
  await expect(palette(page).getByText('Recent customers')).toBeVisible()
  await expect(palette(page).getByRole('option').first()).toContainText(robin.name)
})

test('goes anywhere, the rooms that the menu does not list too', async ({ page, isMobile }) => {
  await open(page, isMobile)
  await page.keyboard.type('hot b')
  await expect(palette(page).getByRole('option').first()).toContainText('Hot Board')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/hotboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Hot Board' })).toBeFocused()
  await open(page, isMobile)
  await page.keyboard.type('ups')
  await option(page, 'Follow-ups').click()
  await expect(page).toHaveURL('/followups')
})

for (const [words, dialog] of [
  ['add cust', 'Add New Customer'],
  ['sched', 'Schedule New Contact'],
  ['add hot', 'Add Hot Board Item'],
] as const) {
  test(`adds: ${words} opens ${dialog}`, async ({ page, isMobile }) => {
    await open(page, isMobile)
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    await expect(palette(page)).toBeHidden()
    await expect(page.getByRole('dialog', { name: dialog }).locator(':focus')).toBeAttached()
  })
}

test('moves by arrows and takes back what was searched on the screen of customers', async ({
  page,
  isMobile,
}) => {
  await open(page, isMobile)
  await page.keyboard.type('nobodycalledthis')
  const last = option(page, 'Search customers for “nobodycalledthis”')
  await expect(last).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/customers?q=nobodycalledthis')
  await open(page, isMobile)
  await page.keyboard.press('ArrowDown')
  await expect(palette(page).getByRole('option').nth(1)).toHaveAttribute('data-highlighted', '')
})

test('closes on Esc, and focus is where it was', async ({ page, isMobile }) => {
  const link = page.getByRole('main').getByRole('link').first()
  await link.focus()
  if (isMobile) {
    await open(page, isMobile)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Find or go to' })).toBeFocused()
    return
  }
  await open(page, isMobile)
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(link).toBeFocused()
  await page.getByRole('button', { name: /^Find or go to/ }).click()
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeHidden()
})

test('stays away while a form is open, and leaves / to the search', async ({ page }) => {
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search customers' })).toBeFocused()
  await page.goto('/customers?dialog=add-customer')
  await page.getByRole('dialog', { name: 'Add New Customer' }).getByLabel('First Name').fill('Half')
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeHidden()
})

test('says that customers cannot be searched, and goes on elsewhere', async ({ page, isMobile, context }) => {
  await open(page, isMobile)
  await expect(option(page, 'Add Customer')).toBeVisible()
  await context.setOffline(true)
  await page.keyboard.type('contacts')
  await expect(palette(page).getByRole('alert')).toHaveText('Customers could not be searched.')
  await expect(palette(page).getByRole('option').first()).toContainText('Contacts')
  await expectAccessible(page)
  await context.setOffline(false)
})
