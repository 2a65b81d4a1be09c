import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { instead, nothing, otherwise } from './instead.ts'
import { cardOf, inHours, says, tab, test } from './scheduling.ts'

test('has the shape of what comes while it loads', async ({ page }) => {
  await instead(page, 'ContactsScreenQuery', () => new Promise(() => {}))
  await page.goto('/contacts')
  await expect(page.getByRole('status', { name: 'Loading contacts' })).toBeVisible()
  await expectAccessible(page)
})

for (const [value, title, text] of [
  ['upcoming', 'No upcoming contacts', 'All caught up! No contacts scheduled for today.'],
  ['overdue', 'No overdue contacts', "Great job! You're all caught up on your contacts."],
  ['all', 'No contacts found', 'Start by adding customers and scheduling contacts.'],
] as const) {
  test(`says that nothing is ${value}`, async ({ page }) => {
    const empty = otherwise((business) => Object.assign(business, { contacts: nothing }))
    await instead(page, 'ContactsScreenQuery', empty)
    await page.goto(`/contacts?tab=${value}`)
    await expect(page.getByText(title)).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
    await expectAccessible(page)
  })
}

test('says that it could not load, and tries again', async ({ page }) => {
  await instead(page, 'ContactsScreenQuery', (route) => route.abort())
  await page.goto('/contacts?tab=overdue')
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded')
  await expectAccessible(page)
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(tab(page, 'Overdue')).toHaveAttribute('aria-selected', 'true')
})

test('keeps the notes when completing fails', async ({ page, robin, schedule }) => {
  await schedule(inHours(0.6))
  await instead(page, 'useCompleteContactMutation', (route) => route.abort())
  await page.goto('/contacts')
  await cardOf(page, robin.name).getByRole('button', { name: 'Mark as Completed' }).click()
  const question = page.getByRole('dialog', { name: 'Mark as Completed' })
  await question.getByRole('textbox').fill('Wants the walnut one.')
  await question.getByRole('button', { name: 'Mark as Completed' }).click()
  await says(page, 'Failed to complete contact')
  await expect(question.getByRole('textbox')).toHaveValue('Wants the walnut one.')
  await expectAccessible(page)
})

test('makes a contact overdue when its time passes, without a reload', async ({ page, robin, schedule }) => {
  await page.clock.install()
  await schedule(inHours(0.3))
  await page.goto('/contacts')
  const card = cardOf(page, robin.name)
  await expect(card.getByText('Scheduled')).toBeVisible()
  await page.clock.fastForward('20:00')
  await expect(card).toHaveCount(0)
})

test('is as readable in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const value of ['upcoming', 'overdue', 'all']) {
    await page.goto(`/contacts?tab=${value}`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectAccessible(page)
  }
  await page.goto('/contacts?dialog=schedule-contact')
  await expect(page.getByRole('dialog', { name: 'Schedule New Contact' })).toBeVisible()
  await expectAccessible(page)
})

test('goes back and forth between its tabs by address', async ({ page }) => {
  await page.goto('/scheduled-contacts?tab=overdue')
  await expect(tab(page, 'Overdue')).toHaveAttribute('aria-selected', 'true')
  await tab(page, 'All Contacts').click()
  await expect(page).toHaveURL(/\/scheduled-contacts\?tab=all$/)
  await page.reload()
  await expect(tab(page, 'All Contacts')).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'New Contact' }).click()
  await expect(page.getByRole('dialog', { name: 'Schedule New Contact' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Schedule New Contact' })).toBeHidden()
  await expect(page).toHaveURL(/\/scheduled-contacts\?tab=all$/)
})

test('opens its dialogs as sheets on phones, as windows at a desk', async ({ page, isMobile }) => {
  await page.goto('/contacts?dialog=schedule-contact')
  const dialog = page.getByRole('dialog', { name: 'Schedule New Contact' })
  await expect(dialog).toBeVisible()
  const gap = () =>
    dialog.evaluate((window) => Math.round(innerHeight - window.getBoundingClientRect().bottom))
  if (isMobile) await expect.poll(gap).toBe(0)
  else await expect.poll(gap).toBeGreaterThan(100)
})
