import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { test } from './signedIn.ts'

const destinations = [
  { label: 'Dashboard', title: 'Dashboard', paths: ['/', '/dashboard'] },
  { label: 'Customers', title: 'Customers', paths: ['/customers'] },
  { label: 'Contacts', title: 'Scheduled Contacts', paths: ['/contacts', '/scheduled-contacts'] },
  { label: 'Follow-ups', title: 'Follow-ups', paths: ['/followups', '/scheduled-followups'] },
  { label: 'Service Calendar', title: 'Service Calendar', paths: ['/service-calendar'] },
  { label: 'My Tasks', title: 'My Tasks', paths: ['/tasks'] },
  { label: 'Hot Board', title: 'Hot Board', paths: ['/hotboard'] },
  { label: 'Team Board', title: 'Team Board', paths: ['/team-board'] },
  { label: 'Reports', title: 'Reports', paths: ['/reports'] },
  { label: 'Activities', title: 'Activity Log', paths: ['/activities', '/activity-log'] },
  { label: 'Sticky Notes', title: 'Sticky Notes', paths: ['/sticky-notes'] },
  { label: 'Vendor Contacts', title: 'Vendor Contacts', paths: ['/vendor-contacts'] },
  { label: 'SMS Settings', title: 'SMS Settings', paths: ['/sms-settings'] },
  { label: 'Settings', title: 'Settings', paths: ['/settings'] },
]

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const search = (page: Page) => page.getByRole('combobox', { name: 'Search customers' })
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline.' })

/** Logout ends a session for good: a test of it must not end the one that other tests share. */
async function useOwnSession(page: Page) {
  const data = { username: 'demo', password: 'demo1234' }
  const answer = await page.request.post('/api/auth/login', { data })
  const { token } = await answer.json()
  await page.evaluate((own) => localStorage.setItem('auth_token', own), token)
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
}

test('leads to every screen, in the order of the menu', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/settings')
  const name = page.getByText(isMobile ? 'Corner Pocket' : 'Corner Pocket Billiards', { exact: true })
  await expect(name).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: isMobile })
  if (isMobile) await openMenu(page)
  await expect(page.getByText('Sam Whitaker').filter({ visible: true })).toBeVisible()
  await expect(page.getByText('Admin', { exact: true }).filter({ visible: true })).toBeVisible()
  await expect(navigation(page).getByRole('link')).toHaveText(destinations.map(({ label }) => label))
  // On phones the drawer has the same links: three of them show that it opens, leads on and marks the page.
  for (const { label, title, paths } of isMobile ? destinations.slice(0, 3) : destinations) {
    if (isMobile && label !== 'Dashboard') await openMenu(page)
    await navigation(page).getByRole('link', { name: label, exact: true }).click()
    await expect(heading(page, title)).toBeFocused()
    await expect(page).toHaveTitle(`${title} · Cuecard`)
    expect(new URL(page.url()).pathname).toBe(paths[0])
    if (isMobile) await openMenu(page)
    await expect(navigation(page).locator('[aria-current=page]')).toHaveText(label)
    if (isMobile) await page.keyboard.press('Escape')
  }
})

test('opens a screen by either of its addresses, and the Dashboard by any other', async ({
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

test('takes the add button away while one scrolls down on phones, and never from the keyboard', {
  tag: '@phone-alone',
}, async ({ page }) => {
  await page.goto('/customers')
  const add = page.getByRole('button', { name: 'Add Customer' })
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  const scroll = (by: number) => page.evaluate((top) => window.scrollBy(0, top), by)
  await expect(add).toBeInViewport({ ratio: 1 })
  await scroll(600)
  await expect(add).not.toBeInViewport()
  await scroll(-100)
  await expect(add).toBeInViewport({ ratio: 1 })
  await scroll(100)
  await expect(add).not.toBeInViewport()
  await add.focus()
  await expect(add).toBeInViewport({ ratio: 1 })

  // At its end the page leaves room below its last line.
  await page.goto('/vendor-contacts')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const button = page.getByRole('button', { name: 'Add Vendor Contact' })
  await expect(button).toBeInViewport({ ratio: 1 })
  const last = await page.getByRole('main').getByRole('listitem').last().boundingBox()
  const box = await button.boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
})

test('slides its menu out on phones', { tag: '@phone-alone' }, async ({ page }) => {
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

test('searches customers from anywhere', async ({ page }) => {
  await page.goto('/activities')
  await expect(heading(page, 'Activity Log')).toBeVisible()
  await page.keyboard.press('/')
  await expect(search(page)).toBeFocused()
  await page.keyboard.type('papadakis')
  const found = page.getByRole('listbox', { name: 'Customers' }).getByRole('option')
  await expect(found).toHaveText([/George Papadakis/, 'Show all on Customers'])
  await expectAccessible(page)
  await expect(page).toHaveURL(/\/activities$/)
  await page.keyboard.press('Escape')
  await expect(found).toHaveCount(0)
  await expect(search(page)).toBeFocused()
  await page.keyboard.type('papadakis')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'George Papadakis')).toBeFocused()
  await page.goBack()
  await expect(heading(page, 'Activity Log')).toBeVisible()
  await expect(search(page)).toHaveValue('')
  await search(page).fill('ma')
  await found.last().click()
  await expect(page).toHaveURL(/\/customers\?q=ma$/)
  await expect(search(page)).toBeHidden()
  await expect(page.getByRole('searchbox')).toHaveValue('ma')
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('turns light and dark, and keeps it over Logout', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const choose = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/sticky-notes')
  await useOwnSession(page)
  await page.reload()
  await expect(heading(page, 'Sticky Notes')).toBeVisible()
  const light = await ground()
  await choose('Dark')
  await expect.poll(ground).not.toBe(light)
  const dark = await ground()
  await page.reload()
  await expect(heading(page, 'Sticky Notes')).toBeVisible()
  expect(await ground()).toBe(dark)

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await ground()).toBe(dark)
  await page.getByRole('button', { name: 'Access Demo' }).click()
  await choose('As the system')
  await expect.poll(ground).toBe(light)
})

test('can be walked without a mouse', async ({ page }) => {
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

  await page.reload()
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.getByText('Sam Whitaker')).toBeVisible()
  await press('Tab', 2)
  await expect(focused).toHaveText('Cuecard')
  await press('Tab')
  await expect(focused).toHaveText(/^Find or go to/)
  for (const { label } of destinations) {
    await press('Tab')
    await expect(focused).toHaveText(label)
  }
  await press('Shift+Tab', destinations.length - 2)
  await press('Enter')
  await expect(heading(page, 'Customers')).toBeFocused()
  await press('Shift+Tab')
  await expect(focused).toHaveAccessibleName('As the system')
  await press('Shift+Tab', 2)
  await press('Space')
  await expect(focused).toHaveAttribute('aria-pressed', 'true')
  await press('Shift+Tab')
  await press('Enter')
  await expect(page).toHaveURL(/\/login$/)
})

test('says when the connection is gone, and catches up when it is back', async ({
  page,
  context,
  graphql,
}) => {
  const lastName = `Faraway${Date.now()}`
  // The notice comes after the first view; without it nobody could say that the connection is gone.
  const told = page.waitForResponse(/LateParts/)
  await page.goto(`/customers?q=${lastName}`)
  await told
  await expect(page.getByText(`No customers match “${lastName}”`)).toBeVisible()
  await context.setOffline(true)
  await expect(notice(page)).toBeVisible()
  await expectAccessible(page)
  await expectAccessibleDark(page)
  const input = { firstName: 'Robin', lastName, phoneNumber: '5550100100', interest: 'Darts' }
  await graphql('mutation ($i: CreateCustomerInput!) { createCustomer(input: $i) { customer { id } } }', {
    i: input,
  })
  await context.setOffline(false)
  await expect(notice(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: `Robin ${lastName}` })).toBeVisible()
})

test('keeps its shape while it waits, says what failed and tries again', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/graphql', async (route) => {
    await held
    await route.abort()
  })
  await page.goto('/dashboard')
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await expect(page.getByText('Corner Pocket')).toHaveCount(0)
  await expectAccessible(page)
  answer()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('This page could not be loaded')
  await expect(alert).toContainText('Cuecard can’t be reached. Check your connection and try again.')
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toContainText('This page could not be loaded')

  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main')).toContainText('Total Customers')
  await expect(page.getByText('Corner Pocket Billiards', { exact: true })).toBeAttached()
  const frame = page.getByRole('complementary', { name: 'Sidebar' })
  await expect(frame.getByText('Sam Whitaker')).toBeVisible()
})

test('shows its whole menu in a window 620 px high', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 620 })
  await page.goto('/sticky-notes')
  await expect(navigation(page).getByRole('link')).toHaveText(destinations.map(({ label }) => label))
  for (const label of ['Dashboard', 'Settings']) {
    await expect(navigation(page).getByRole('link', { name: label, exact: true })).toBeInViewport({
      ratio: 1,
    })
  }
})
