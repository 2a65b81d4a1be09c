import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { nothing, withBusiness } from './interceptQuery.ts'
import { cardOf, expectToast, inHours, tab, test } from './scheduling.ts'
import { walkStates } from './states.ts'

test('A user schedules a contact with a customer found by typing, and the log tells of it', {
  tag: '@phone',
}, async ({ page, robin, isMobile }) => {
  await page.goto('/contacts')
  await expect(page.getByRole('heading', { level: 1, name: 'Scheduled Contacts' })).toBeVisible()
  await page.getByRole('button', { name: 'New Contact' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule New Contact' })
  await expect(dialog).toBeVisible()
  // A sheet on phones, a window at a desk.
  const gap = () =>
    dialog.evaluate((window) => Math.round(innerHeight - window.getBoundingClientRect().bottom))
  if (isMobile) await expect.poll(gap).toBe(0)
  else await expect.poll(gap).toBeGreaterThan(100)

  await dialog.getByLabel('Date').fill('')
  await dialog.getByLabel('Time').fill('')
  await dialog.getByRole('button', { name: 'Schedule Contact' }).click()
  await expect(dialog.getByText('Contact date is required')).toBeVisible()
  await expect(dialog.getByText('Contact time is required')).toBeVisible()
  await expectToast(page, 'No customer selected')
  await expectAccessible(page)

  const search = page.getByRole('combobox', { name: 'Search customers...' })
  await dialog.getByRole('combobox', { name: 'Customer' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
  await search.fill(robin.name.toLowerCase())
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.getByRole('option', { name: `${robin.name} (585)246-0100` }).click()
  await expect(dialog.getByLabel('Email')).toHaveValue(robin.email)

  await dialog.getByLabel('Date').fill('2020-02-03')
  await dialog.getByLabel('Time').fill('16:05')
  await expect(dialog.getByText(/^This time has already passed/)).toBeVisible()
  await dialog.getByLabel('Date').fill('2090-02-03')
  await dialog.getByLabel('Notes').fill('Bring the felt samples.')
  await dialog.getByRole('button', { name: 'Schedule Contact' }).dblclick()
  await expectToast(page, 'Contact scheduled successfully')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'New Contact' })).toBeFocused()

  await tab(page, 'All').click()
  const card = cardOf(page, robin.name)
  for (const text of ['Feb 3, 2090', '4:05 PM', 'Scheduled', 'Darts', 'Bring the felt samples.']) {
    await expect(card.getByText(text)).toBeVisible()
  }
  await expect(card.getByRole('link', { name: '(585)246-0100' })).toHaveAttribute('href', 'tel:5852460100')
  await page.reload()
  await expect(card).toHaveCount(1)

  await page.goto('/activities')
  const entry = page.getByRole('listitem').filter({ hasText: robin.name })
  await expect(entry.filter({ hasText: 'Contact scheduled for Feb 3, 2090, 4:05 PM' })).toHaveCount(1)
})

test('A user moves a contact to any date, completes it with notes, takes both back, and deletes it', async ({
  page,
  robin,
  schedule,
}) => {
  await schedule(new Date('2094-05-05T12:00:00Z'), 'Anniversary')
  await page.goto('/contacts?tab=all')
  const card = cardOf(page, robin.name)
  await card.getByRole('button', { name: 'Reschedule' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reschedule Contact' })
  await expect(dialog.getByLabel('Date')).toHaveValue('2094-05-05')
  await dialog.getByLabel('Date').fill('2093-07-08')
  await dialog.getByLabel('Time').fill('17:45')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Reschedule' }).click()
  await expectToast(page, 'Contact moved to Wed, Jul 8, 2093, 5:45 PM')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card.getByText('May 5, 2094')).toBeVisible()

  await card.getByRole('button', { name: 'Mark as Completed', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Mark as Completed' })
  await expect(question.getByLabel('Add completion notes (optional):')).toBeFocused()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Mark as Completed' }).click()
  await expectToast(page, 'Contact marked as completed')
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(card.getByText('Scheduled')).toBeVisible()

  await card.getByRole('button', { name: 'Mark as Completed', exact: true }).click()
  await question.getByRole('textbox').fill('Sold.')
  await question.getByRole('button', { name: 'Mark as Completed' }).click()
  await expect(card.getByText('Completed', { exact: true })).toBeVisible()
  await expect(card.getByText('Sold.')).toBeVisible()
  await expect(card.getByText(/by Sam Whitaker$/)).toBeVisible()
  await expect(card.getByRole('button', { name: 'Reopen' })).toBeVisible()

  await card.getByRole('button', { name: 'Delete Contact' }).click()
  const sure = page.getByRole('alertdialog', { name: 'Delete Contact' })
  await expect(
    sure.getByText(`Are you sure you want to delete this contact with ${robin.name}?`),
  ).toBeVisible()
  await expectAccessible(page)
  await sure.getByRole('button', { name: 'Cancel' }).click()
  await expect(card).toHaveCount(1)
  await card.getByRole('button', { name: 'Delete Contact' }).click()
  await sure.getByRole('button', { name: 'Delete Contact' }).click()
  await expectToast(page, 'Contact deleted successfully')
  await expect(card).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('A user moves an overdue contact to the upcoming ones with one tap', async ({
  page,
  robin,
  schedule,
}) => {
  await schedule(new Date('2001-05-05T12:00:00Z'))
  await page.goto('/contacts')
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
  await tab(page, 'Overdue').click()
  const card = cardOf(page, robin.name)
  await expect(card.getByText('Overdue', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Reschedule' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reschedule Contact' })
  await dialog.getByRole('button', { name: /^Tomorrow/ }).click()
  await expectToast(page, 'Success')
  await expect(card).toHaveCount(0)
  await tab(page, 'Upcoming').click()
  // Noon in UTC was eight in the morning of that summer.
  await expect(card.getByText('8:00 AM')).toBeVisible()
  await expect(card.getByText('Scheduled')).toBeVisible()
})

test('A user does it all without a mouse, and the tabs stand in the address', async ({
  page,
  robin,
  schedule,
}) => {
  await schedule(inHours(0.4))
  await page.goto('/scheduled-contacts')
  const card = cardOf(page, robin.name)
  await card.getByRole('button', { name: 'Mark as Completed', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Add completion notes/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card.getByRole('button', { name: 'Mark as Completed', exact: true })).toBeFocused()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Tomorrow/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card.getByRole('button', { name: 'Reschedule' })).toBeFocused()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const sure = page.getByRole('alertdialog', { name: 'Delete Contact' })
  await expect(sure.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(sure.getByRole('button', { name: 'Delete Contact' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Contact deleted successfully')
  await expect(card).toHaveCount(0)
  // Where the card was, the name on the next one has the focus.
  await expect(page.getByRole('heading', { level: 2 }).and(page.locator(':focus-within'))).toHaveCount(1)

  await tab(page, 'Upcoming').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(tab(page, 'Overdue')).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/\/scheduled-contacts\?tab=overdue$/)
  await page.reload()
  await expect(tab(page, 'Overdue')).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'New Contact' }).click()
  await expect(page.getByRole('dialog', { name: 'Schedule New Contact' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Schedule New Contact' })).toBeHidden()
  await expect(page).toHaveURL(/\/scheduled-contacts\?tab=overdue$/)
})

test('The screen of contacts shows that it loads, that it could not, and that nothing is there, and is as readable in the dark', async ({
  page,
}) => {
  const empty = withBusiness((business) => Object.assign(business, { contacts: nothing }))
  await walkStates(page, {
    address: '/contacts?tab=overdue',
    query: 'ContactsScreenQuery',
    loading: 'Loading contacts',
    answer: empty,
  })
  await expect(tab(page, 'Overdue')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('No overdue contacts')).toBeVisible()
  await expectAccessible(page)

  await page.unroute('**/graphql')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/contacts?tab=all')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expectAccessible(page)
})
