import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { keepIntercepting } from './interceptQuery.ts'
import { heading, useOwnSession } from './pages.ts'
import { test } from './signedIn.ts'

const search = (page: Page) => page.getByRole('combobox', { name: 'Search customers' })
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline.' })

test('The frame takes the add button away while one scrolls down on phones, and never from the keyboard', {
  tag: '@phone-alone',
}, async ({ page }) => {
  await page.goto('/customers')
  const add = page.getByRole('button', { name: 'Add Customer' })
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  const scroll = (by: number) =>
    page.evaluate(async (top) => {
      window.scrollBy(0, top)
      await new Promise(requestAnimationFrame)
    }, by)
  await expect(add).toBeInViewport({ ratio: 1 })
  // Until somebody touches the page, one that still grows counts as moved by the browser.
  await page.keyboard.press('Shift')
  await scroll(300)
  await scroll(300)
  await expect(add).not.toBeInViewport()
  // The browser scrolls to the place of the earlier visit.
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await expect(add).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Shift')
  await scroll(100)
  await expect(add).not.toBeInViewport()
  await scroll(-100)
  await expect(add).toBeInViewport({ ratio: 1 })
  // Twice: the browser may move the page when a card that appears is higher than the space kept for it.
  await scroll(100)
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

test('The header searches customers from anywhere', async ({ page }) => {
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

test('The frame turns light and dark, and keeps it over Logout', async ({ page }) => {
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

test('The frame says when the connection is gone, and catches up when it is back', async ({
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

test('The frame keeps its shape while it waits, says what failed and tries again', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await keepIntercepting(page)
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
