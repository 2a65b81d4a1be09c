import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { choose } from './choose.ts'
import { dateInDays, inDays, test } from './followUps.ts'
import { expectToast, openLive } from './pages.ts'
import { cardOf, tab } from './scheduling.ts'

const undo = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).first().click()

test.beforeEach(async ({ page, api }) => {
  await api.step(1, 'Thank-you call')
  await api.step(30, 'Still looking?')
  await api.newcomer('Newcomer')
  await api.due('Thank-you call', 0)
  await api.signInAs(page)
})

test('Follow-ups are completed with their outcome, and the next contact is one more tap', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/followups')
  await expect(page.getByRole('heading', { level: 1, name: 'Follow-ups' })).toBeVisible()
  await expect(tab(page, 'Today')).toHaveAccessibleName('Today 1')
  await expect(tab(page, 'Upcoming')).toHaveAccessibleName('Upcoming 1')
  const card = cardOf(page, 'Nora Newcomer')
  for (const text of ['Unsold', 'Darts', 'Day 1', 'Thank-you call', 'About Thank-you call', dateInDays(0)]) {
    await expect(card.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(card.getByRole('link', { name: '(585)246-0100' })).toHaveAttribute('href', 'tel:5852460100')
  await expect(card.getByRole('link', { name: 'Nora Newcomer' })).toHaveAttribute(
    'href',
    /^\/customers\/\d+$/,
  )
  await expectAccessible(page)

  await card.getByRole('button', { name: 'Complete', exact: true }).click()
  const completing = page.getByRole('dialog', { name: 'Complete Follow-up' })
  await expect(completing).toContainText('Nora Newcomer · Thank-you call')
  await completing.getByRole('button', { name: 'Left a message' }).click()
  await expect(completing.getByLabel('How did it go? (optional)')).toHaveValue('Left a message')
  await completing.getByLabel('Notes (optional)').fill('Tries again on Friday.')
  await context.setOffline(true)
  await completing.getByRole('button', { name: 'Complete', exact: true }).click()
  await expect(completing.getByRole('alert')).toContainText('Cuecard can’t be reached')
  await expect(completing.getByLabel('Notes (optional)')).toHaveValue('Tries again on Friday.')
  await expectAccessible(page)
  await context.setOffline(false)
  await completing.getByRole('button', { name: 'Complete', exact: true }).dblclick()
  await expectToast(page, 'Follow-up completed')
  const next = page.getByRole('dialog', { name: 'Schedule the next contact?' })
  await expect(next.getByRole('button', { name: /^Tomorrow/ })).toBeFocused()
  await expectAccessible(page)
  await next.getByRole('button', { name: `Next week ${dateInDays(7)}` }).click()
  await expectToast(page, 'Contact scheduled successfully')
  await expect(next).toBeHidden()

  await expect(page.getByText('No follow-ups today')).toBeVisible()
  await expect(tab(page, 'Today')).toHaveAccessibleName('Today 0')
  await expect(page.getByRole('tabpanel')).toBeFocused()
  await tab(page, 'Done').click()
  await expect(card.getByText('Left a message')).toBeVisible()
  await expect(card.getByText('Tries again on Friday.')).toBeVisible()
  await expect(card.getByText('by Robin Porter')).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Take back' }).click()
  await expectToast(page, 'Follow-up is open again')
  await expect(page.getByText('Nothing done yet')).toBeVisible()
  await tab(page, 'Today').click()
  await expect(card.getByRole('button', { name: 'Complete', exact: true })).toBeVisible()

  await page.goto('/contacts')
  await expect(cardOf(page, 'Nora Newcomer').getByText(dateInDays(7))).toBeVisible()
  await page.goto('/activities')
  await expect(page.getByText('Follow-up completed: Thank-you call')).toBeVisible()
})

test('Follow-ups lead on to any date of the next contact, and back to where one was', async ({ page }) => {
  await page.goto('/scheduled-followups')
  await page.getByRole('button', { name: 'Done: Nora Newcomer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Complete', exact: true }).click()
  await page.getByRole('button', { name: 'Another date or time...' }).click()
  const scheduling = page.getByRole('dialog', { name: 'Schedule New Contact' })
  await expect(scheduling.getByRole('combobox', { name: 'Customer' })).toContainText('Nora Newcomer')
  await expect(scheduling.getByLabel('Date')).toBeFocused()
  await scheduling.getByRole('button', { name: 'Cancel' }).click()
  await expect(scheduling).toBeHidden()
  await expect(page.getByRole('tabpanel')).toBeFocused()
})

test('Follow-ups are skipped at once and snoozed to a day, both with a way back', async ({ page, api }) => {
  await page.goto('/followups')
  const card = cardOf(page, 'Nora Newcomer')
  await card.getByRole('button', { name: 'Skip' }).click()
  await expectToast(page, 'Follow-up skipped')
  await undo(page)
  await expect(card).toBeVisible()

  await card.getByRole('button', { name: 'Snooze' }).click()
  const snoozing = page.getByRole('dialog', { name: 'Snooze Follow-up' })
  await snoozing.getByRole('button', { name: `Tomorrow ${dateInDays(1)}` }).click()
  await expectToast(page, 'Follow-up moved to tomorrow')
  await undo(page)
  await expect(tab(page, 'Today')).toHaveAccessibleName('Today 1')

  await card.getByRole('button', { name: 'Snooze' }).click()
  await snoozing.getByRole('button', { name: `Tomorrow ${dateInDays(1)}` }).click()
  await expect(tab(page, 'Upcoming')).toHaveAccessibleName('Upcoming 2')
  await tab(page, 'Upcoming').click()
  await expect(
    page.getByRole('list', { name: 'Tomorrow' }).getByText('Thank-you call', { exact: true }),
  ).toBeVisible()
  // Somebody else moves it before Undo.
  await api.due('Thank-you call', 4)
  await undo(page)
  await expectToast(page, `It was moved to ${dateInDays(4)}, 9:00 AM in the meantime.`)
  await expect(page.getByText('Thank-you call', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Later' }).getByText('Still looking?', { exact: true }),
  ).toBeVisible()
  await card.filter({ hasText: 'Thank-you call' }).getByRole('button', { name: 'Snooze' }).click()
  await snoozing.getByLabel('Date').fill(inDays(-3))
  await snoozing.getByRole('button', { name: 'Snooze', exact: true }).click()
  await expect(snoozing.getByText(/^This day has already passed/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await api.due('Thank-you call', -3)
  await tab(page, 'Today').click()
  await expect(page.getByText('There is something left from before.')).toBeVisible()
  await page.getByRole('button', { name: 'Show what is overdue' }).click()
  await expect(card.getByText('3 days overdue')).toBeVisible()
  await expectAccessible(page)
})

test('Follow-ups follow the status of their customer on every list, without a reload', async ({
  page,
  api,
}) => {
  await api.ask('POST', '/api/followup-cadences', {
    customerStatus: 'sold',
    dayNumber: 3,
    title: 'All right?',
  })
  await page.goto('/followups?tab=upcoming')
  const card = cardOf(page, 'Nora Newcomer')
  await expect(card.getByText('Still looking?', { exact: true })).toBeVisible()
  await page.evaluate(() => {
    history.pushState(null, '', '/customers?dialog=change-status')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  const changing = page.getByRole('dialog', { name: 'Change Customer Status' })
  await changing.getByRole('combobox', { name: 'Customer' }).click()
  await page.getByRole('option', { name: /Nora Newcomer/ }).click()
  await choose(changing.getByRole('combobox', { name: 'New Status' }), 'Sold')
  await changing.getByRole('button', { name: 'Update Status' }).click()
  await expectToast(page, 'Customer status updated successfully!')
  await page.goBack()
  await expect(card.getByText('All right?', { exact: true })).toBeVisible()
  await expect(page.getByText('Still looking?', { exact: true })).toBeHidden()
  await expect(tab(page, 'Today')).toHaveAccessibleName('Today 0')
})

test('Follow-ups agree in two browsers', async ({ page, browser, api }) => {
  const context = await browser.newContext()
  const other = await context.newPage()
  await api.signInAs(other)
  await openLive(other, '/followups')
  await expect(cardOf(other, 'Nora Newcomer')).toBeVisible()
  await page.goto('/followups')
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(cardOf(other, 'Nora Newcomer')).toBeHidden()
  await expect(tab(other, 'Done')).toHaveAccessibleName('Done 1')
  await api.newcomer('Second')
  await tab(other, 'Upcoming').click()
  await expect(cardOf(other, 'Nora Second')).toHaveCount(2)
  await context.close()
})
