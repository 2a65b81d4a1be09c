import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { test } from './scheduling.ts'

const palette = (page: Page) =>
  page.getByRole('dialog', { name: 'Find a customer, go anywhere, add anything' })
const box = (page: Page) => palette(page).getByRole('combobox')
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })

/** Opens it as one does at this size. */
async function open(page: Page, isMobile = false) {
  if (isMobile) {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Find or go to' }).click()
  } else await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
}

test.beforeEach(async ({ page }) => {
  await page.goto('/activities')
  await expect(page.getByRole('heading', { level: 1, name: 'Activity Log' })).toBeVisible()
})

test('The palette finds a customer without a click, and remembers who it was', { tag: '@phone' }, async ({
  page,
  robin,
  isMobile,
}) => {
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
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  if (isMobile) await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})

test('The palette goes anywhere: to rooms in the menu and beside it, to a search, and on by arrows', async ({
  page,
}) => {
  await open(page)
  await page.keyboard.type('hot b')
  await expect(palette(page).getByRole('option').first()).toContainText('Hot Board')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/hotboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Hot Board' })).toBeFocused()
  await open(page)
  await page.keyboard.type('ups')
  await option(page, 'Follow-ups').click()
  await expect(page).toHaveURL('/followups')

  await open(page)
  await page.keyboard.type('nobodycalledthis')
  const last = option(page, 'Search customers for “nobodycalledthis”')
  await expect(last).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/customers?q=nobodycalledthis')
  await open(page)
  await page.keyboard.press('ArrowDown')
  await expect(palette(page).getByRole('option').nth(1)).toHaveAttribute('data-highlighted', '')
})

test('The palette opens the highlighted item in another tab with Ctrl+Enter, and stays', async ({
  page,
  context,
}) => {
  await open(page)
  await page.keyboard.type('hot b')
  await expect(palette(page).getByRole('option').first()).toContainText('Hot Board')
  const [other] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')])
  await expect(other).toHaveURL('/hotboard')
  await expect(box(page)).toBeFocused()
  await expect(page).toHaveURL('/activities')
})

test('The palette adds customers, contacts and hot items, and stays away while a form is open', async ({
  page,
}) => {
  for (const [words, title, screen] of [
    ['add cust', 'Add New Customer', 'Customers'],
    ['sched', 'Schedule New Contact', 'Contacts'],
    ['appoint', 'Schedule New Appointment', 'Service Calendar'],
    ['add hot', 'Add Hot Board Item', 'Hot Board'],
  ] as const) {
    const dialog = page.getByRole('dialog', { name: title })
    await open(page)
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await expect(palette(page)).toBeHidden()
    await expect(dialog.locator(':focus')).toBeAttached()
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: screen })).toBeFocused()
  }
})

test('The palette closes on Esc, and focus is where it was, or at the heading', async ({ page }) => {
  await open(page)
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Activity Log' })).toBeFocused()
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Hot Board' })
  await link.focus()
  await open(page)
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(link).toBeFocused()
  await page.getByRole('button', { name: /^Find or go to/ }).click()
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeHidden()
})

test('The palette says that customers cannot be searched, and goes on elsewhere', async ({
  page,
  context,
}) => {
  await open(page)
  await expect(option(page, 'Add Customer')).toBeVisible()
  await context.setOffline(true)
  await page.keyboard.type('contacts')
  await expect(palette(page).getByRole('alert')).toHaveText('Customer search failed.')
  await expect(palette(page).getByRole('option').first()).toContainText('Contacts')
  await expectAccessible(page)
  await context.setOffline(false)
})
