import { expect, type Locator, type Page } from '@playwright/test'
import { inDays, test } from './followUps.ts'
import { expectToast } from './pages.ts'

/** The names of those controls that a toast lies on. There is a toast, and nothing moves any more. */
async function coveredOf(page: Page, controls: Locator): Promise<string[]> {
  await expect(page.locator('.toast').first()).toBeVisible()
  await expect(controls.first()).toBeVisible()
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  return controls.evaluateAll((elements) => {
    const toasts = [...document.querySelectorAll('.toast')]
      .filter((toast) => getComputedStyle(toast).opacity === '1')
      .map((toast) => toast.getBoundingClientRect())
    return elements
      .filter((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        return toasts.some((t) => t.left < right && left < t.right && t.top < bottom && top < t.bottom)
      })
      .map((element) => element.textContent || (element.getAttribute('aria-label') ?? ''))
  })
}

test.beforeEach(({ api, page }) => api.signInAs(page))

test('A toast covers no offer of the next contact, no confirmation and no Apply', { tag: '@phone' }, async ({
  page,
  api,
}) => {
  for (const day of [1, 3, 30]) await api.step(day, `Call ${day}`)
  await api.newcomer('Newcomer')
  await api.due('Call 1', 0)
  await page.goto('/followups')
  await page.getByRole('button', { name: 'Complete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Complete', exact: true }).click()
  await expectToast(page, 'Follow-up completed')
  const offer = page.getByRole('dialog', { name: 'Schedule the next contact?' })
  await expect(offer).toBeVisible()
  expect(await coveredOf(page, offer.getByRole('button'))).toEqual([])
  await offer.getByRole('button', { name: 'Another date or time...' }).click()
  const form = page.getByRole('dialog', { name: 'Schedule New Contact' })
  expect(await coveredOf(page, form.locator('button, input, textarea'))).toEqual([])
  await form.getByRole('button', { name: 'Schedule Contact' }).click()
  await expectToast(page, 'Contact scheduled successfully')

  await page.getByRole('link', { name: 'Plans' }).click()
  await page.getByRole('button', { name: 'Delete Step' }).first().click()
  const sure = page.getByRole('alertdialog')
  expect(await coveredOf(page, sure.getByRole('button'))).toEqual([])
  await sure.getByRole('button', { name: 'Delete' }).click()
  await expect(sure).toBeHidden()
  await page.getByRole('button', { name: 'Apply to current customers' }).first().click()
  const applying = page.getByRole('dialog', { name: 'Apply to Current Customers' })
  expect(await coveredOf(page, applying.getByRole('button'))).toEqual([])
})

test('Toasts of acts in a row cover no act of the list', { tag: '@phone' }, async ({ page, api }) => {
  const { id: customerId } = await api.newcomer('Newcomer')
  for (const day of [1, 2, 3, 4, 5, 6]) {
    await api.ask('POST', '/api/service-appointments', {
      customerId,
      technician: 'Theo Grant',
      description: `Cue ${day}`,
      date: inDays(-day),
      startTime: '10:00',
      endTime: '11:00',
    })
  }
  await page.goto('/service-calendar')
  const list = page.getByRole('region', { name: 'Needs an outcome' })
  for (const done of ['Cue 6', 'Cue 5', 'Cue 4']) {
    await list
      .getByRole('listitem')
      .filter({ hasText: done })
      .getByRole('button', { name: 'No-show' })
      .click()
    await expect(list.getByText(done)).toBeHidden()
  }
  await list.scrollIntoViewIfNeeded()
  expect(await coveredOf(page, list.getByRole('button'))).toEqual([])
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await coveredOf(page, page.getByRole('main').getByRole('button'))).toEqual([])
  // On phones the menu is the only way to another screen.
  expect(await coveredOf(page, page.getByRole('button', { name: /^(Open menu|Notifications)/ }))).toEqual([])
})

test('A toast with two offers leaves the page its fields and its buttons', { tag: '@phone' }, async ({
  page,
  api,
}) => {
  const { id: customerId } = await api.newcomer('Featherstonehaugh-Cholmondeley')
  const scheduledDate = new Date(Date.now() + 600_000).toISOString()
  await api.ask('POST', '/api/contacts', { customerId, scheduledDate })
  await page.goto('/')
  await page.getByRole('button', { name: /^Complete now: / }).click()
  await expectToast(page, 'Contact marked as completed')
  await expect(page.locator('.toast').getByRole('button', { name: 'Add note' })).toBeVisible()
  await expect(page.getByText('No upcoming contacts')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  const controls = page.locator('main').locator('a, button, input')
  expect(await coveredOf(page, controls)).toEqual([])
})
