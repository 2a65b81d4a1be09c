import { expect, test } from '@playwright/test'
import { choose } from './choose.ts'

test('A newcomer goes the whole round, from the demo to the activity log', async ({ page }) => {
  const lastName = `Newell${Date.now()}`
  const name = `Ada ${lastName}`
  const notifications = page.getByRole('region', { name: 'Notifications' })
  const figure = async (label: string) => {
    const card = page.getByRole('main').getByRole('link', { name: new RegExp(`^${label}`) })
    const number = card.getByText(/^[\d,]+$/)
    return Number((await number.textContent())?.replaceAll(',', ''))
  }
  const go = async (label: string, title = label) => {
    await page.getByRole('link', { name: label, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }

  await page.goto('/')
  await page.getByRole('button', { name: 'Access Demo' }).click()
  await expect(page.getByText('Total Customers')).toBeVisible()
  const before = { customers: await figure('Total Customers'), completed: await figure('Completed Today') }

  await page.getByRole('button', { name: 'Add Customer' }).click()
  const addition = page.getByRole('dialog', { name: 'Add New Customer' })
  await addition.getByLabel('First Name').fill('Ada')
  await addition.getByLabel('Last Name').fill(lastName)
  await addition.getByLabel('Phone').pressSequentially('5855550142')
  // The duplicate warning appears above the interest field and pushes it down.
  await expect(addition.getByText('Already a customer?')).toBeVisible()
  await choose(addition.getByRole('combobox', { name: 'Interest' }), 'Pool tables')
  await addition.getByRole('button', { name: 'Add Customer' }).click()
  await expect(notifications).toContainText('Customer added successfully!')
  await expect.poll(() => figure('Total Customers')).toBeGreaterThan(before.customers)

  await go('Customers')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await card.getByRole('button', { name: 'Schedule Contact' }).click()
  const scheduling = page.getByRole('dialog', { name: 'Schedule New Contact' })
  await expect(scheduling.getByRole('combobox', { name: 'Customer' })).toContainText(name)
  await scheduling.getByLabel('Date').fill('2020-02-29')
  await scheduling.getByLabel('Notes').fill('Would like to see the walnut table')
  await scheduling.getByRole('button', { name: 'Schedule Contact' }).click()
  await expect(notifications).toContainText('Contact scheduled successfully')

  await go('Contacts', 'Scheduled Contacts')
  await page.getByRole('tab', { name: /^Overdue/ }).click()
  const contact = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(contact).toContainText('Feb 29, 2020')
  await contact.getByRole('button', { name: 'Mark as Completed', exact: true }).click()
  const completion = page.getByRole('dialog', { name: 'Mark as Completed' })
  await completion.getByLabel('Add completion notes (optional):').fill('Comes by on Friday')
  await completion.getByRole('button', { name: 'Mark as Completed' }).click()
  await expect(notifications).toContainText('Contact marked as completed')
  await expect(contact).toHaveCount(0)

  await go('Dashboard')
  await expect.poll(() => figure('Completed Today')).toBeGreaterThan(before.completed)
  await go('Activities', 'Activity Log')
  const entries = page
    .getByRole('region', { name: /^Today/ })
    .getByRole('listitem')
    .filter({ hasText: name })
  await expect(entries).toHaveCount(3)
  await expect(entries.first()).toContainText('Contact completed')
  await expect(entries.last()).toContainText('New customer added')
  await expect(entries.first()).toContainText('by Sam Whitaker')
})
