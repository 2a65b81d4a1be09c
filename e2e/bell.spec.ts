import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { interceptQuery, nothing, withViewer } from './interceptQuery.ts'
import { expectToast } from './pages.ts'
import { test } from './scheduling.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const thePanel = '[role=dialog]'
const row = (page: Page, name: string) => panel(page).getByRole('listitem').filter({ hasText: name })

test('The bell says how much waits on every screen, and each entry leads to its room', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/customers')
  for (const [section, heading] of [
    ['Overdue contacts', 'Scheduled Contacts'],
    ['Upcoming contacts', 'Scheduled Contacts'],
    ['Hot board', 'Hot Board'],
    ['Overdue follow-ups', 'Follow-ups'],
  ] as const) {
    await expect(bell(page)).toHaveAccessibleName(/^Notifications, \d+/)
    await expect(bell(page)).toContainText('9+')
    await bell(page).click()
    await panel(page).getByRole('group', { name: section }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(panel(page)).toBeHidden()
  }
  await bell(page).click()
  await expect(
    panel(page).getByRole('group', { name: 'Upcoming contacts' }).getByRole('listitem'),
  ).toHaveCount(3)
  await expect(panel(page).getByRole('group', { name: 'Hot board' }).getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page, thePanel)
  await expectAccessibleDark(page, thePanel)
  await panel(page).getByRole('link', { name: 'View All Activities' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('The bell completes an overdue contact in place, and takes it back', async ({
  page,
  robin,
  schedule,
}) => {
  await schedule(new Date(Date.now() - 90 * 86_400_000), 'Ask about the rails')
  await page.goto('/customers')
  await bell(page).click()
  await expect(row(page, robin.name)).toContainText('Ask about the rails')
  await row(page, robin.name)
    .getByRole('button', { name: `Complete now: ${robin.name}` })
    .click()
  await expectToast(page, 'Contact marked as completed')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Contact is open again')
  await expect(page).toHaveURL(/\/customers$/)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await bell(page).click()
  await expect(row(page, robin.name)).toBeVisible()
  await row(page, robin.name)
    .getByRole('button', { name: `Complete now: ${robin.name}` })
    .click()
  await page.getByRole('button', { name: 'Add note' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Note' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('How did it go?').fill('Wants a quote')
  await dialog.getByRole('button', { name: 'Add Note' }).click()
  await expectToast(page, 'Note added')
})

test('The bell says that it could not load, then that all is caught up, and works by keyboard alone', async ({
  page,
}) => {
  const quiet = withViewer(({ bell: rung }) => {
    const counts = {
      overdueContacts: 0,
      upcomingContacts: 0,
      hotBoardItems: 0,
      overdueFollowUps: 0,
      total: 0,
    }
    Object.assign(rung, { counts, unreadCount: 0 })
    for (const list of ['overdueContacts', 'upcomingContacts', 'hotBoardItems', 'overdueFollowUps']) {
      if (list in rung) rung[list] = []
    }
    if ('forYou' in rung) rung.forYou = nothing
  })
  // The bell's own timer would bring the same lists.
  const queries = 'BellPanelQuery BellPanelTimeQuery'
  await interceptQuery(page, queries, (route) => route.abort())
  await page.goto('/customers')
  await bell(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('alert')).toContainText('This could not be loaded')
  await expectAccessible(page, thePanel)
  await page.unroute('**/graphql')
  await interceptQuery(page, queries, quiet)
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(panel(page).getByText('All caught up!')).toBeVisible()
  await expectAccessible(page, thePanel)
  await panel(page)
    .getByRole('tab', { name: /^To do/ })
    .focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('tab', { name: /^For you/ })).toHaveAttribute('aria-selected', 'true')
  await expect(panel(page).getByText('Nothing for you yet')).toBeVisible()
  await expectAccessible(page, thePanel)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()
})

test('The bell shows what is for the person with a dot, and reads it', async ({ page, graphql }) => {
  await page.goto('/customers')
  await bell(page).click()
  await panel(page)
    .getByRole('tab', { name: /^For you/ })
    .click()
  await expect(panel(page).getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page, thePanel)
  const everything = panel(page).getByRole('button', { name: 'Mark all as read' })
  if (await everything.isVisible()) {
    await everything.click()
    await expect(everything).toBeHidden()
  }
  await page.keyboard.press('Escape')
  await expect(bell(page)).toHaveAccessibleName(/^Notifications, [^,]+$/)
  const { viewer } = await graphql<{ viewer: { bell: { unreadCount: number } } }>(
    '{ viewer { bell { unreadCount } } }',
  )
  expect(viewer.bell.unreadCount).toBe(0)
})
