import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { nothing, withBusiness } from './interceptQuery.ts'
import { inHours, test } from './scheduling.ts'
import { walkStates } from './states.ts'

const entries = (page: Page) => page.getByRole('main').getByRole('listitem')

test('The Activity Log shows that it loads, that it could not, and that nothing is there, then what happened, day by day', async ({
  page,
  robin,
  schedule,
}) => {
  await schedule(inHours(100))
  const empty = withBusiness((business) => Object.assign(business, { activities: nothing }))
  const query = 'ActivitiesScreenQuery'
  await walkStates(page, { address: '/activities', query, loading: 'Loading activities', answer: empty })
  await expect(page.getByText('No activities recorded yet.')).toBeVisible()
  await expectAccessible(page)

  await page.unroute('**/graphql')
  await page.goto('/activity-log')
  await expect(page.getByRole('heading', { level: 1, name: 'Activity Log' })).toBeVisible()
  const today = page.getByRole('region', { name: /^Today/ })
  const entry = today.getByRole('listitem').filter({ hasText: robin.name }).first()
  await expect(entry).toContainText('Contact scheduled for')
  await expect(entry).toContainText('by Sam Whitaker')
  await expect(entry.getByTitle('Contact')).toBeVisible()
  await expectAccessible(page)
  await expectAccessibleDark(page)

  const before = await entries(page).count()
  await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded()
  await expect.poll(() => entries(page).count()).toBeGreaterThan(before)
})
