import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { instead, nothing, otherwise } from './instead.ts'
import { inHours, test } from './scheduling.ts'

const entries = (page: Page) => page.getByRole('main').getByRole('listitem')

test('tells what happened, day by day, and more of it on the way down', async ({ page, robin, schedule }) => {
  await schedule(inHours(100))
  await page.goto('/activities')
  await expect(page.getByRole('heading', { level: 1, name: 'Activity Log' })).toBeVisible()
  const today = page.getByRole('region', { name: /^Today/ })
  const entry = today.getByRole('listitem').filter({ hasText: robin.name }).first()
  await expect(entry).toContainText('Contact scheduled for')
  await expect(entry).toContainText('by Sam Whitaker')
  await expect(entry.getByTitle('Contact')).toBeVisible()
  await expectAccessible(page)

  const before = await entries(page).count()
  await entries(page).last().scrollIntoViewIfNeeded()
  await expect.poll(() => entries(page).count()).toBeGreaterThan(before)
  await expectAccessible(page)
})

test('answers to its other path', async ({ page }) => {
  await page.goto('/activity-log')
  await expect(page.getByRole('heading', { level: 1, name: 'Activity Log' })).toBeVisible()
  await expect(entries(page).first()).toBeVisible()
})

test('is as readable in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/activities')
  await expect(entries(page).first()).toBeVisible()
  await expectAccessible(page)
})

test('has the shape of what comes while it loads', async ({ page }) => {
  await instead(page, 'ActivitiesScreenQuery', () => new Promise(() => {}))
  await page.goto('/activities')
  await expect(page.getByRole('status', { name: 'Loading activities' })).toBeVisible()
  await expectAccessible(page)
})

test('says that nothing is recorded yet', async ({ page }) => {
  const empty = otherwise((business) => Object.assign(business, { activities: nothing }))
  await instead(page, 'ActivitiesScreenQuery', empty)
  await page.goto('/activities')
  await expect(page.getByText('No activities recorded yet.')).toBeVisible()
  await expectAccessible(page)
})

test('says that it could not load, and tries again', async ({ page }) => {
  await instead(page, 'ActivitiesScreenQuery', (route) => route.abort())
  await page.goto('/activities')
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded')
  await expectAccessible(page)
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(entries(page).first()).toBeVisible()
})
