import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { test } from './signedIn.ts'

// A keyboard comes with a larger screen, also where a finger would do.
const desk = { width: 1440, height: 900 }

const rooms = [
  { label: 'Dashboard', title: 'Dashboard', paths: ['/', '/dashboard'] },
  { label: 'Customers', title: 'Customers', paths: ['/customers'] },
  { label: 'Contacts', title: 'Scheduled Contacts', paths: ['/contacts', '/scheduled-contacts'] },
  { label: 'Service Calendar', title: 'Service Calendar', paths: ['/service-calendar'] },
  { label: 'My Tasks', title: 'My Tasks', paths: ['/tasks'] },
  { label: 'Hot Board', title: 'Hot Board', paths: ['/hotboard'] },
  { label: 'Team Board', title: 'Team Board', paths: ['/team-board'] },
  { label: 'Activities', title: 'Activity Log', paths: ['/activities', '/activity-log'] },
  { label: 'Sticky Notes', title: 'Sticky Notes', paths: ['/sticky-notes'] },
  { label: 'Vendor Contacts', title: 'Vendor Contacts', paths: ['/vendor-contacts'] },
  { label: 'SMS Settings', title: 'SMS Settings', paths: ['/sms-settings'] },
  { label: 'Settings', title: 'Settings', paths: ['/settings'] },
]

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search customers' })
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

test('leads to every room, in the order of the specification', async ({ page, isMobile }) => {
  await page.goto('/settings')
  if (isMobile) await openMenu(page)
  await expect(navigation(page).getByRole('link')).toHaveText(rooms.map(({ label }) => label))
  for (const { label, title, paths } of rooms) {
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

test('answers to both names of a room', async ({ page }) => {
  const followUps = { title: 'Follow-ups', paths: ['/followups', '/scheduled-followups'] }
  for (const { title, paths } of [...rooms, followUps].filter(({ paths }) => paths.length > 1)) {
    for (const path of paths) {
      await page.goto(path)
      await expect(heading(page, title)).toBeVisible()
      await expect(page).toHaveURL(path)
    }
  }
})

test('falls back to the Dashboard', async ({ page, baseURL }) => {
  for (const path of ['/nowhere', '/customers/of/nobody', '/%E2%98%83?q=1']) {
    await page.goto(path)
    await expect(heading(page, 'Dashboard')).toBeVisible()
    await expect(page).toHaveURL(`${baseURL}/`)
  }
})

test('shows whose shop it is and who is there', async ({ page, isMobile }) => {
  await page.goto('/settings')
  const name = page.getByText(isMobile ? 'Corner Pocket' : 'Corner Pocket Billiards', { exact: true })
  await expect(name).toBeVisible()
  if (isMobile) await openMenu(page)
  await expect(page.getByText('Sam Whitaker').filter({ visible: true })).toBeVisible()
  await expect(page.getByText('Admin', { exact: true }).filter({ visible: true })).toBeVisible()
})

test('slides its menu out on phones', async ({ page, isMobile }) => {
  const opener = page.getByRole('button', { name: 'Open menu' })
  await page.goto('/sticky-notes')
  await expect(heading(page, 'Sticky Notes')).toBeVisible()
  if (!isMobile) {
    await expect(navigation(page)).toBeVisible()
    await expect(opener).toBeHidden()
    return
  }
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
  await search(page).fill('papadakis')
  await expect(page).toHaveURL(/\/customers\?q=papadakis$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText(
    'George Papadakis',
  )
  await page.goBack()
  await expect(heading(page, 'Activity Log')).toBeVisible()
  await expect(search(page)).toHaveValue('')
  await search(page).fill('yolanda')
  await search(page).press('Enter')
  await expect(page).toHaveURL(/\/customers\?q=yolanda$/)
})

test('focuses the search with a slash, but types it into fields', async ({ page }) => {
  await page.setViewportSize(desk)
  await page.goto('/settings')
  await expect(heading(page, 'Settings')).toBeVisible()
  await page.keyboard.press('/')
  await expect(search(page)).toBeFocused()
  await expect(search(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await page.keyboard.type('1/2')
  await expect(search(page)).toHaveValue('1/2')
  await page.goto('/customers?dialog=add-customer')
  const field = page.getByRole('dialog').getByLabel('First Name')
  await field.press('/')
  await expect(field).toHaveValue('/')
})

test('turns light and dark, and keeps it over Logout', async ({ page, isMobile, session: _session }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const choose = async (name: string) => {
    if (isMobile) await openMenu(page)
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
    if (isMobile) await page.keyboard.press('Escape')
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

  if (isMobile) await openMenu(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await ground()).toBe(dark)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Access Demo' }).click()
  await choose('As the system')
  await expect.poll(ground).toBe(light)
})

test('can be walked without a mouse', async ({ page }) => {
  await page.setViewportSize(desk)
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
  await expect(focused).toHaveText('Today')

  await page.reload()
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.getByText('Sam Whitaker')).toBeVisible()
  await press('Tab', 2)
  await expect(focused).toHaveText('Cuecard')
  await press('Tab')
  await expect(focused).toHaveText(/^Find or go to/)
  for (const { label } of rooms) {
    await press('Tab')
    await expect(focused).toHaveText(label)
  }
  await press('Shift+Tab', rooms.length - 2)
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
  await page.goto(`/customers?q=${lastName}`)
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

test('says what failed and tries again', async ({ page, isMobile }) => {
  await page.route('**/graphql', (route) => route.abort())
  await page.goto('/dashboard')
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
  if (isMobile) await openMenu(page)
  const frame = isMobile ? page.getByRole('dialog') : page.getByRole('complementary', { name: 'Sidebar' })
  await expect(frame.getByText('Sam Whitaker')).toBeVisible()
})

test('keeps its shape while it waits', async ({ page }) => {
  await page.route('**/graphql', () => new Promise(() => {}))
  await page.goto('/settings')
  await expect(heading(page, 'Settings')).toBeVisible()
  await expect(page.getByText('Corner Pocket')).toHaveCount(0)
  await expectAccessible(page)
  await expectAccessibleDark(page)
})
