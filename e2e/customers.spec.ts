import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { choose } from './choose.ts'
import { interceptQuery, nothing, withBusiness } from './interceptQuery.ts'
import { expectToast } from './pages.ts'
import { test as base } from './signedIn.ts'
import { walkStates } from './states.ts'

interface Customer {
  id: string
  name: string
  phone: string
}

let count = 0

/** A customer whose name is unique in the business. */
function somebody() {
  const number = String(Date.now() * 100 + (count++ % 100)).slice(-10)
  return { firstName: 'Robin', lastName: `Fairweather${number}`, phone: `9${number.slice(1)}` }
}

const test = base.extend<{ robin: Customer }>({
  /** A customer of this test alone. */
  robin: async ({ graphql }, use) => {
    const { phone, ...names } = somebody()
    const input = { ...names, phoneNumber: phone, interest: 'Darts' }
    const { createCustomer } = await graphql<{ createCustomer: { customer: { id: string; name: string } } }>(
      'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { id name } } }',
      { input },
    )
    await use({ ...createCustomer.customer, phone })
  },
})

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h2') })
const cardOf = (page: Page, name: string) => cards(page).filter({ hasText: name })
const search = (page: Page) => page.getByRole('searchbox', { name: /^Search by first name/ })

test('shows the loading, error and empty states, then the customers, also in dark mode', async ({ page }) => {
  const empty = withBusiness((business) => {
    business.customers = nothing
    business.stats.totalCustomers = 0
  })
  const query = 'CustomersScreenQuery'
  await walkStates(page, { address: '/customers', query, loading: 'Loading customers', answer: empty })
  await expect(page.getByText('No customers yet')).toBeVisible()
  await expectAccessible(page)

  await page.unroute('**/graphql')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  await expect(cards(page)).toHaveCount(25)
  await expect(
    cards(page)
      .first()
      .getByRole('link', { name: /^\(\d{3}\)\d{3}-\d{4}$/ }),
  ).toHaveAttribute('href', /^tel:\d{10}$/)
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(25)
})

test('adds a customer, after saying what is missing and what failed', { tag: '@phone' }, async ({ page }) => {
  const { firstName, lastName, phone } = somebody()
  await page.goto('/customers')
  await page.getByRole('button', { name: 'Add Customer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Customer' })
  await expect(dialog.getByLabel('First Name')).toBeFocused()
  await dialog.getByRole('button', { name: 'Add Customer' }).click()
  await expect(dialog.getByText('Phone number is required')).toBeVisible()
  await expectAccessible(page)

  await dialog.getByLabel('First Name').fill(firstName)
  await dialog.getByLabel('Last Name').fill(lastName)
  await dialog.getByLabel('Phone').pressSequentially(phone)
  await expect(dialog.getByLabel('Phone')).toHaveValue(/^\(\d{3}\)\d{3}-\d{4}$/)
  await choose(dialog.getByRole('combobox', { name: 'Interest' }), 'Shuffle board')
  await dialog.getByLabel('City').fill('Brighton')
  await dialog.getByLabel('Notes').fill('Comes on Saturdays.')
  await interceptQuery(page, 'AddCustomerDialogMutation', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Add Customer' }).click()
  await expectToast(page, 'Failed to add customer')
  await expect(dialog.getByRole('alert')).toContainText('can’t be reached')
  await expect(dialog.getByLabel('Last Name')).toHaveValue(lastName)
  await expectAccessible(page)

  // The message leaves the button in reach.
  await page.unroute('**/graphql')
  await dialog.getByRole('button', { name: 'Add Customer' }).dblclick()
  await expectToast(page, 'Customer added successfully!')
  await expect(dialog).toBeHidden()
  // Whom others add meanwhile may stand before it: open screens are live.
  const card = cardOf(page, `${firstName} ${lastName}`)
  await expect(card).toContainText('Unsold')
  await expect(card).toContainText('Comes on Saturdays.')
  await page.reload()
  await expect(cardOf(page, lastName)).toHaveCount(1)
})

test('does it all without a mouse', async ({ page }) => {
  const { firstName, lastName, phone } = somebody()
  await page.goto('/customers')
  await expect(cards(page).first()).toBeVisible()
  await page.keyboard.press('/')
  await expect(search(page)).toBeFocused()
  await page.getByRole('button', { name: 'Add Customer' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add New Customer' })
  await expect(dialog.getByLabel('First Name')).toBeFocused()
  await page.keyboard.type(firstName)
  await page.keyboard.press('Tab')
  await page.keyboard.type(lastName)
  await page.keyboard.press('Tab')
  await page.keyboard.type(phone)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: 'Pool tables' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.getByLabel('City').focus()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Customer added successfully!')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add Customer' })).toBeFocused()

  const card = cardOf(page, lastName)
  await card.getByRole('button', { name: 'Edit' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Edit Customer' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card.getByRole('button', { name: 'Edit' })).toBeFocused()
})

test('finds customers while one types, from here and from the header', async ({ page, robin }) => {
  await page.goto('/customers')
  await search(page).pressSequentially(robin.name.toLowerCase())
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText(robin.name)
  await expect(page).toHaveURL(/\?q=robin\+fairweather/)
  await expect(search(page)).toBeFocused()

  await search(page).fill(robin.phone.slice(2))
  await expect(cards(page)).toContainText([robin.name])

  await search(page).fill(`${robin.phone}0`)
  await expect(page.getByText(`No customers match “${robin.phone}0”`)).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Clear search').click()
  await expect(cards(page)).toHaveCount(25)
  await expect(search(page)).toBeFocused()

  await page.goto('/activities')
  await page.getByRole('combobox', { name: 'Search customers' }).fill(robin.phone)
  await page.getByRole('listbox', { name: 'Customers' }).getByText('Show all on Customers').click()
  await expect(page).toHaveURL(/\/customers\?q=/)
  await expect(cards(page)).toContainText([robin.name])
})

test('edits a customer, and changes the status of one found by searching', async ({ page, robin }) => {
  await page.goto(`/customers?q=${robin.phone}`)
  await cardOf(page, robin.name).getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Customer' })
  await expect(dialog.getByRole('combobox', { name: 'Interest' })).toHaveText('Darts')
  await dialog.getByLabel('Phone').clear()
  await dialog.getByLabel('Email').fill('robin@')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByText('Phone number is required')).toBeVisible()
  await expect(dialog.getByText('Valid email required')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Phone').pressSequentially(robin.phone)
  await dialog.getByLabel('Email').fill('robin@example.com')
  await choose(dialog.getByRole('combobox', { name: 'Status' }), 'Not in market')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Customer updated successfully!')
  await expect(cardOf(page, robin.name).getByRole('link', { name: 'robin@example.com' })).toBeVisible()
  await expect(cardOf(page, robin.name)).toContainText('Not in market')

  await page.getByRole('button', { name: 'Change Status' }).click()
  const changing = page.getByRole('dialog', { name: 'Change Customer Status' })
  await changing.getByRole('button', { name: 'Update Status' }).click()
  await expect(changing.getByText('Please select a customer and new status')).toBeVisible()
  await expectAccessible(page)
  await changing.getByRole('combobox', { name: 'Customer' }).click()
  await page.getByRole('combobox', { name: 'Search customers...' }).fill(robin.name)
  await page.getByRole('option', { name: robin.name }).click()
  await choose(changing.getByRole('combobox', { name: 'New Status' }), 'Sold')
  await changing.getByRole('button', { name: 'Update Status' }).click()
  await expectToast(page, 'Customer status updated successfully!')
  await expect(cardOf(page, robin.name)).toContainText('Sold')
})

test('schedules a contact for nine in the morning, and deletes the customer after a warning', async ({
  page,
  robin,
}) => {
  await page.goto(`/customers?q=${robin.phone}`)
  await cardOf(page, robin.name).getByRole('button', { name: 'Schedule Contact' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule New Contact' })
  await expect(dialog.getByRole('combobox', { name: 'Customer' })).toContainText(robin.name)
  await expect(dialog.getByLabel('Time')).toHaveValue('09:00')
  await expectAccessible(page)
  await dialog.getByLabel('Date').fill('2031-01-15')
  await dialog.getByRole('button', { name: 'Schedule Contact' }).click()
  await expectToast(page, 'Contact scheduled successfully')
  await page.goto('/contacts?tab=all')
  const contact = cardOf(page, robin.name)
  await expect(contact).toContainText('Jan 15, 2031')
  await expect(contact).toContainText('9:00 AM')

  await page.goto('/customers')
  const card = cardOf(page, robin.name)
  await card.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Confirm Delete' })
  await expect(question).toContainText(`Are you sure you want to delete ${robin.name}?`)
  await expect(question).toContainText(
    'cannot be undone and will also delete all related contacts and activities',
  )
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(card.getByRole('button', { name: 'Delete' })).toBeFocused()
  await card.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete Customer' }).click()
  await expectToast(page, 'Customer deleted successfully!')
  await expect(card).toHaveCount(0)
  await expect(page.locator('h2 :focus')).toBeAttached()
  await page.reload()
  await expect(cards(page).first()).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('shows customers as a list, and saves a named view', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/customers?view=list&next=none')
  await expect(cards(page).first()).toContainText('No next step')
  await expectAccessible(page)
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  await page.setViewportSize({ width: 320, height: 700 })
  await expect.poll(sideways).toBe(false)
  const name = `Waiting ${Date.now()}`
  await page.getByRole('button', { name: 'Save View' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save View' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save View' }).click()
  await expectToast(page, 'View saved successfully')

  await page.goto('/customers')
  await expect.poll(sideways).toBe(false)
  await page.getByRole('link', { name }).click()
  await expect(page).toHaveURL('/customers?next=none&view=list')
  await page.goBack()
  await expect(page).toHaveURL('/customers')
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: `Edit the view ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete View' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete View' })
  await question.getByRole('button', { name: 'Delete View' }).click()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})
