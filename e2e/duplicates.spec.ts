import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark, settled } from './accessible.ts'
import { choose } from './choose.ts'
import { expectToast } from './pages.ts'
import { test as base } from './signedIn.ts'

interface Customer {
  databaseId: number
  firstName: string
  lastName: string
  phoneNumber: string
}

const create = `mutation ($input: CreateCustomerInput!) {
  createCustomer(input: $input) { customer { databaseId firstName lastName phoneNumber } } }`

let count = 0

const test = base.extend<{ known: (more?: Partial<Customer>) => Promise<Customer> }>({
  /** Inserts a customer without duplicates in the business. */
  known: async ({ graphql }, use) => {
    await use(async (more = {}) => {
      const number = String(Date.now() * 100 + (count++ % 100)).slice(-9)
      const input = { firstName: 'Robin', lastName: `Merriweather${number}`, phoneNumber: `8${number}` }
      const variables = { input: { ...input, ...more, interest: 'Darts' } }
      const { createCustomer } = await graphql<{ createCustomer: { customer: Customer } }>(create, variables)
      return createCustomer.customer
    })
  },
})

const matches = (page: Page) =>
  page.getByRole('dialog').getByRole('list', { name: 'Likely the same customer' })

async function openForm(page: Page) {
  await page.goto('/customers')
  await page.getByRole('button', { name: 'Add Customer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Customer' })
  await expect(dialog.getByLabel('First Name')).toBeFocused()
  return dialog
}

test('The form shows who is a customer already, moves nothing, and opens them', { tag: '@phone' }, async ({
  page,
  known,
}) => {
  const robin = await known()
  const dialog = await openForm(page)
  const interest = dialog.getByRole('combobox', { name: 'Interest' })
  await dialog.getByLabel('Phone').fill(robin.phoneNumber.slice(0, 6))
  await settled(page)
  const before = await interest.boundingBox()
  await dialog.getByLabel('Phone').fill(robin.phoneNumber)
  const match = matches(page).getByRole('link', { name: new RegExp(robin.lastName) })
  await expect(match).toContainText('Same phone')
  expect(await interest.boundingBox()).toEqual(before)
  const box = await match.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await expectAccessible(page)
  await expectAccessibleDark(page)
  const opened = page.waitForEvent('popup')
  await match.click()
  await expect((await opened).getByRole('main')).toContainText(robin.lastName)
  await expect(dialog.getByLabel('Phone')).not.toBeEmpty()
})

test('The form shows three at most, and saves all the same', async ({ page, known }) => {
  const { firstName, lastName } = await known()
  for (let turn = 0; turn < 3; turn += 1) await known({ firstName, lastName })
  const dialog = await openForm(page)
  await dialog.getByLabel('First Name').fill(firstName.toUpperCase())
  await dialog.getByLabel('Last Name').fill(lastName)
  await expect(matches(page).getByRole('link')).toHaveCount(3)
  await dialog.getByLabel('Phone').fill('5550140000')
  await choose(dialog.getByRole('combobox', { name: 'Interest' }), 'Darts')
  await dialog.getByRole('button', { name: 'Add Customer' }).click()
  await expectToast(page, 'Customer added successfully!')
})

test('The form does not take an edited customer for a duplicate of themselves', async ({ page, known }) => {
  const robin = await known()
  const other = await known({ phoneNumber: robin.phoneNumber })
  await page.goto(`/customers?q=${robin.lastName}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Customer' })
  await dialog.getByLabel('Email').fill(`${robin.lastName}@example.com`)
  await expect(matches(page).getByRole('link')).toHaveCount(1)
  await expect(matches(page)).toContainText(other.lastName)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Customer updated successfully!')
})
