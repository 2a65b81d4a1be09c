import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { test as base } from './signedIn.ts'

/** Someone of this test alone, to be called so soon that they stand among the next three. */
const test = base.extend<{ caller: string }>({
  caller: async ({ graphql }, use, { project }) => {
    const lastName = `${project.name}-${Date.now()}`
    const { createCustomer } = await graphql<{ createCustomer: { customer: { id: string } } }>(
      'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { id } } }',
      { input: { firstName: 'Jo', lastName, phoneNumber: '5855550199', interest: 'Darts' } },
    )
    const scheduledDate = new Date(Date.now() + 120_000).toISOString()
    await graphql(
      'mutation ($input: ScheduleContactInput!) { scheduleContact(input: $input) { contact { id } } }',
      {
        input: { customerId: createCustomer.customer.id, scheduledDate, notes: 'The chalk is in\nTwo boxes' },
      },
    )
    await use(`Jo ${lastName}`)
    await graphql(
      'mutation ($input: DeleteCustomerInput!) { deleteCustomer(input: $input) { deletedCustomerId } }',
      {
        input: { id: createCustomer.customer.id },
      },
    )
  },
})

const panel = (page: Page, name: string) => page.getByRole('region', { name })
const upcoming = (page: Page) => panel(page, 'Upcoming Contacts')
const card = (page: Page, label: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${label}`) })
const says = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Notifications' }).getByText(text)).toBeVisible()

const figure = (page: Page, label: string) => card(page, label).getByText(/^[\d,]+$/)

/** The figures that a write answers. Other tests may move them too: what counts is that the cards follow. */
async function figuresAfter(page: Page, operation: string, act: () => Promise<void>): Promise<Figures> {
  const answered = page.waitForResponse(
    (response) =>
      response.url().endsWith('/graphql') && response.request().postDataJSON().operationName === operation,
  )
  await act()
  const { data } = await (await answered).json()
  const [payload] = Object.values<{ business: { stats: Figures } }>(data)
  if (!payload) throw new Error(`${operation} answered nothing`)
  return payload.business.stats
}

interface Figures {
  totalCustomers: number
  scheduledToday: number
  completedToday: number
}

/** Marks the page; a reload would lose the mark. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same-page', ''))
const expectSamePage = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-same-page')

for (const path of ['/', '/dashboard', '/no-such-page']) {
  test(`opens at ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(page.getByText(/^Good (morning|afternoon|evening), Sam$/)).toBeVisible()
  })
}

test('shows how the shop stands, what is next, what is urgent, and notes', async ({ page }) => {
  await page.goto('/')
  for (const label of ['Total Customers', 'Scheduled Today', 'Completed Today']) {
    await expect(card(page, label)).toContainText(/(Up|Down)?\d+% ?in 30 days$/)
  }
  await expect(card(page, 'Hot Board Items')).toContainText(/\d+ new today$/)
  await expect(card(page, 'Follow-ups Today')).toContainText(/\d+$/)
  await expect(upcoming(page).getByRole('listitem')).toHaveCount(3)
  await expect(
    upcoming(page)
      .getByRole('link', { name: /^\(\d{3}\)\d{3}-\d{4}$/ })
      .first(),
  ).toHaveAttribute('href', /^tel:\d{10}$/)
  const urgent = panel(page, 'Hot Board Urgent Items').getByRole('listitem')
  await expect(urgent).toHaveCount(3)
  await expect(urgent.first()).toContainText('Urgent')
  await expect(panel(page, 'Sticky Notes').getByRole('listitem')).toHaveCount(6)
  await expectAccessible(page)
})

for (const [label, heading] of [
  ['Total Customers', 'Customers'],
  ['Scheduled Today', 'Scheduled Contacts'],
  ['Hot Board Items', 'Hot Board'],
  ['Completed Today', 'Activity Log'],
  ['Follow-ups Today', 'Follow-ups'],
] as const) {
  test(`${label} leads to ${heading}`, async ({ page }) => {
    await page.goto('/')
    await card(page, label).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.goBack()
    await expect(card(page, label)).toBeVisible()
  })
}

test('completes the next contact with notes, and takes it back', async ({ page, caller }) => {
  await page.goto('/')
  await mark(page)
  const row = upcoming(page).getByRole('listitem').filter({ hasText: caller })
  await expect(row).toContainText('The chalk is in')
  await expect(row).toContainText(/\d+:\d\d [AP]M(Today|Tomorrow)/)

  await row.getByRole('button', { name: 'Mark as Completed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark as Completed' })
  await expect(dialog).toContainText(caller)
  await expectAccessible(page)
  await dialog.getByLabel('Add completion notes (optional):').fill('Picks it up on Friday')
  const { completedToday } = await figuresAfter(page, 'useCompleteContactMutation', () =>
    dialog.getByRole('button', { name: 'Mark as Completed' }).click(),
  )
  await says(page, 'Contact marked as completed')
  await expect(figure(page, 'Completed Today')).toHaveText(String(completedToday))
  await expect(row).toHaveCount(0)
  await expect(upcoming(page).getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await expectSamePage(page)
})

test('completes by keyboard alone, and focus stays in the list', async ({ page, caller }) => {
  await page.goto('/')
  const button = upcoming(page).getByRole('button', { name: `Mark as Completed: ${caller}` })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Mark as Completed' })
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await dialog.getByRole('button', { name: 'Mark as Completed' }).focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveCount(0)
  await expect(
    upcoming(page)
      .getByRole('button', { name: /^Mark as Completed/ })
      .first(),
  ).toBeFocused()
})

test('counts a customer added from the header', async ({ page }) => {
  await page.goto('/')
  await mark(page)
  await page.getByRole('button', { name: 'Add Customer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Customer' })
  await expect(dialog.getByLabel('First Name')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('First Name').fill('Noa')
  await dialog.getByLabel('Last Name').fill('Brandt')
  await dialog.getByLabel('Phone').fill('5855550111')
  await dialog.getByRole('combobox', { name: 'Interest' }).click()
  await page.getByRole('option', { name: 'Pool tables' }).click()
  const { totalCustomers } = await figuresAfter(page, 'useAddCustomerMutation', () =>
    dialog.getByRole('button', { name: 'Add Customer' }).click(),
  )
  await says(page, 'Customer added successfully!')
  await expect(figure(page, 'Total Customers')).toHaveText(String(totalCustomers))
  await expectSamePage(page)
})

test('counts a contact scheduled from its list', async ({ page, caller }) => {
  await page.goto('/')
  await mark(page)
  await upcoming(page).getByRole('button', { name: 'Schedule Contact' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule New Contact' })
  await dialog.getByRole('combobox', { name: 'Customer' }).click()
  await page.getByRole('combobox', { name: 'Search customers...' }).fill(caller)
  await page.getByRole('option', { name: caller }).click()
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())
  await dialog.getByLabel('Date').fill(today)
  await dialog.getByLabel('Time').fill('23:58')
  await expectAccessible(page)
  const { scheduledToday } = await figuresAfter(page, 'useScheduleContactMutation', () =>
    dialog.getByRole('button', { name: 'Schedule Contact' }).click(),
  )
  await says(page, 'Contact scheduled successfully')
  await expect(figure(page, 'Scheduled Today')).toHaveText(String(scheduledToday))
  await expectSamePage(page)
})

test('has moved on when one comes back from elsewhere', async ({ page, caller }) => {
  await page.goto('/')
  const row = upcoming(page).getByRole('listitem').filter({ hasText: caller })
  await expect(row).toBeVisible()
  await mark(page)
  await upcoming(page)
    .getByRole('link', { name: /^View all/ })
    .click()
  const contact = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: caller })
  await contact.getByRole('button', { name: 'Mark as Completed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark as Completed' })
  await dialog.getByRole('button', { name: 'Mark as Completed' }).click()
  await expect(contact).toHaveCount(0)
  await page.goBack()
  await expect(upcoming(page).getByRole('listitem')).toHaveCount(3)
  await expect(row).toHaveCount(0)
  await expectSamePage(page)
})
