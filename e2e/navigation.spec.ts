import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { menuEntries } from './menu.ts'
import { heading, useOwnSession } from './pages.ts'
import { test } from './signedIn.ts'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
}

test('The menu leads to every screen, in the order of the menu', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/settings')
  const name = page.getByText('Corner Pocket Billiards', { exact: true })
  await expect(name).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: isMobile })
  if (isMobile) await openMenu(page)
  await expect(page.getByText('Sam Whitaker').filter({ visible: true })).toBeVisible()
  await expect(page.getByText('Admin', { exact: true }).filter({ visible: true })).toBeVisible()
  await expect(navigation(page).getByRole('link')).toHaveText(menuEntries.map(({ label }) => label))
  // On phones the drawer has the same links: three of them show that it opens, leads on and marks the page.
  for (const { label, title, path } of isMobile ? menuEntries.slice(0, 3) : menuEntries) {
    if (isMobile && label !== 'Dashboard') await openMenu(page)
    await navigation(page).getByRole('link', { name: label, exact: true }).click()
    await expect(heading(page, title)).toBeFocused()
    await expect(page).toHaveTitle(`${title} · Cuecard`)
    expect(new URL(page.url()).pathname).toBe(path)
    if (isMobile) await openMenu(page)
    await expect(navigation(page).locator('[aria-current=page]')).toHaveText(label)
    if (isMobile) await page.keyboard.press('Escape')
  }
})

test('A screen opens by either of its addresses, and the Dashboard by any other', async ({
  page,
  baseURL,
}) => {
  const other = { title: 'Scheduled Contacts', path: '/scheduled-contacts' }
  for (const { title, path } of [other, { title: 'Activity Log', path: '/activity-log' }]) {
    await page.goto(path)
    await expect(heading(page, title)).toBeVisible()
    await expect(page).toHaveURL(path)
  }
  await page.goto('/%E2%98%83?q=1')
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await expect(page).toHaveURL(`${baseURL}/`)
})

test('The menu slides out on phones', { tag: '@phone-alone' }, async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Open menu' })
  await page.goto('/sticky-notes')
  await expect(heading(page, 'Sticky Notes')).toBeVisible()
  await expect(navigation(page)).toBeHidden()
  await openMenu(page)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expectAccessible(page)
  await expectAccessibleDark(page)
  for (const target of await menu.getByRole('link').or(menu.getByRole('button')).all()) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()

  await openMenu(page)
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()

  await openMenu(page)
  await page.mouse.click(380, 400)
  await expect(menu).toBeHidden()
  await expect(heading(page, 'Sticky Notes')).toBeVisible()
})

test('The menu can be walked without a mouse', async ({ page }) => {
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key)
  }
  const focused = page.locator(':focus')
  // With its day in the address: without it the shop's own today is looked up, and what can be focused comes after that.
  await page.goto('/service-calendar?month=2026-11&day=2026-11-20')
  await useOwnSession(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Today' })).toBeVisible()
  await press('Tab')
  await expect(focused).toHaveText('Skip to content')
  await expect(focused).toBeInViewport()
  await press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await press('Tab')
  await expect(focused).toHaveAccessibleName('Previous month')

  // Without the fragment, from which the browser would go on.
  await page.goto('/service-calendar?month=2026-11&day=2026-11-20')
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.getByText('Sam Whitaker')).toBeVisible()
  await press('Tab', 2)
  await expect(focused).toHaveText('Cuecard')
  await press('Tab')
  await expect(focused).toHaveText(/^Find or go to/)
  for (const { label } of menuEntries) {
    await press('Tab')
    await expect(focused).toHaveText(label)
  }
  await press('Shift+Tab', menuEntries.length - 2)
  await press('Enter')
  await expect(heading(page, 'Customers')).toBeFocused()
  await press('Shift+Tab')
  await expect(focused).toHaveAccessibleName('As the system')
  await press('Shift+Tab', 2)
  await press('Space')
  await expect(focused).toHaveAttribute('aria-pressed', 'true')
  await press('Shift+Tab')
  await expect(focused).toHaveAccessibleName('Keyboard Shortcuts')
  await press('Shift+Tab')
  await press('Enter')
  await expect(page).toHaveURL(/\/login$/)
})

test('The menu shows its whole menu in a window 620 px high', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 620 })
  await page.goto('/sticky-notes')
  await expect(navigation(page).getByRole('link')).toHaveText(menuEntries.map(({ label }) => label))
  for (const label of ['Dashboard', 'Settings']) {
    await expect(navigation(page).getByRole('link', { name: label, exact: true })).toBeInViewport({
      ratio: 1,
    })
  }
})
