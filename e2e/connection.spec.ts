import { expect, type Page, type Route } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { keepIntercepting } from './interceptQuery.ts'
import { expectToast } from './pages.ts'
import { test } from './staffedBusiness.ts'

test.use({ ownContext: true })

const search = (page: Page) => page.getByRole('searchbox', { name: /^Search by first name/ })

test('A server that cannot be reached is told, and the page heals when it can', async ({
  page,
  business,
}) => {
  await business.signInAs(page, 'ADMIN')
  const told = page.waitForResponse(/LateParts/)
  await page.goto('/customers')
  await told
  await expect(page.getByText('No customers yet')).toBeVisible()
  const refuse = (route: Route) => route.abort('connectionrefused')
  await keepIntercepting(page)
  await page.route('**/*', refuse)
  await search(page).fill('Robin')
  const missing = page.getByRole('status').filter({ hasText: 'This has not been loaded yet.' })
  const notice = page.getByRole('status').filter({ hasText: 'Cuecard can’t be reached.' })
  await expect(missing).toBeVisible()
  await expect(notice).toContainText('You can save again when the connection is back.')
  await expect(search(page)).toBeFocused()
  await expectAccessible(page)
  await page.unroute('**/*', refuse)
  await expect(page.getByText('No customers match “Robin”')).toBeVisible()
  await expect(missing).toHaveCount(0)
  await expect(notice).toHaveCount(0)
  await expect(search(page)).toBeFocused()
})

test('A page that is loaded again to fetch missing code keeps what was typed', async ({
  page,
  context,
  business,
}) => {
  await business.signInAs(page, 'ADMIN')
  const late = /FeedDialogs/
  await page.route(late, (route) => route.abort())
  const told = page.waitForResponse(/LateParts/)
  await page.goto('/settings')
  await told
  await page.getByLabel('Business name').fill('Corner Rack')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Create Address' }).click()
  await expectToast(page, 'You are offline, and this has not been loaded yet.')
  await page.unroute(late)
  await Promise.all([page.waitForEvent('load'), context.setOffline(false)])
  await expect(page.getByLabel('Business name')).toHaveValue('Corner Rack')
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeEnabled()
})

test('A bell whose code did not arrive says so, and opens after the page was loaded again', async ({
  page,
  context,
  business,
}) => {
  await business.signInAs(page, 'ADMIN')
  const late = /BellPanel/
  await page.route(late, (route) => route.abort())
  const told = page.waitForResponse(/LateParts/)
  await page.goto('/customers')
  await told
  await context.setOffline(true)
  const bell = page.getByRole('button', { name: 'Notifications' })
  await bell.click()
  await expectToast(page, 'You are offline, and this has not been loaded yet.')
  await page.unroute(late)
  await Promise.all([page.waitForEvent('load'), context.setOffline(false)])
  await bell.click()
  await expect(page.getByText('All caught up!')).toBeVisible()
})

test('The menu of a phone opens offline, because its code is fetched before anybody presses', {
  tag: ['@phone', '@phone-alone'],
}, async ({ page, context, business }) => {
  await business.signInAs(page, 'ADMIN')
  const fetched = page.waitForResponse(/Drawer/)
  await page.goto('/customers')
  await (await fetched).finished()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('A search whose results have no code leaves the frame, and says so', async ({
  page,
  context,
  business,
}) => {
  await business.signInAs(page, 'ADMIN')
  await page.route(/FoundCustomers/, (route) => route.abort())
  const told = page.waitForResponse(/LateParts/)
  await page.goto('/activities')
  await told
  await context.setOffline(true)
  const box = page.getByRole('combobox', { name: 'Search customers' })
  await box.fill('Robin')
  await expectToast(page, 'You are offline, and this has not been loaded yet.')
  await expect(box).toHaveValue('Robin')
})
