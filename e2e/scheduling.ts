import { expect, type Page } from '@playwright/test'
import { test as base } from './signedIn.ts'

interface Customer {
  id: string
  name: string
  email: string
}

interface Scheduling {
  /** A customer of this test alone. */
  robin: Customer
  /** Schedules a contact with that customer. */
  schedule: (when: Date, notes?: string) => Promise<void>
}

let count = 0

/** A name that is unique in the business. */
function uniqueName(): string {
  const letters = (Date.now() * 100 + (count++ % 100))
    .toString(26)
    .replace(/\d/g, (digit) => 'qrstuvwxyz'[+digit] ?? '')
  return `Fair${letters}`
}

export const test = base.extend<Scheduling>({
  robin: async ({ graphql }, use) => {
    const lastName = uniqueName()
    const email = `${lastName.toLowerCase()}@example.com`
    const input = { firstName: 'Robin', lastName, email, phoneNumber: '5852460100', interest: 'Darts' }
    const { createCustomer } = await graphql<{ createCustomer: { customer: Customer } }>(
      'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { id name email } } }',
      { input },
    )
    const { customer } = createCustomer
    await use(customer)
    // Lists show only their first entries, so records left by earlier tests would push out those of later tests.
    const deletion = graphql(
      'mutation ($input: DeleteCustomerInput!) { deleteCustomer(input: $input) { deletedCustomerId } }',
      { input: { id: customer.id } },
    )
    await deletion.catch((error: Error) => {
      if (!error.message.includes('NOT_FOUND')) throw error
    })
  },

  schedule: async ({ graphql, robin }, use) => {
    await use(async (when, notes) => {
      await graphql(
        'mutation ($input: ScheduleContactInput!) { scheduleContact(input: $input) { contact { id } } }',
        { input: { customerId: robin.id, scheduledDate: when.toISOString(), notes } },
      )
    })
  },
})

const hour = 3_600_000

/** So many hours from now; early enough to stand on the first page of its list. */
export const inHours = (hours: number) => new Date(Date.now() + hours * hour)

/** The card of someone's contact in the list that is shown. */
export const cardOf = (page: Page, name: string) =>
  page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name }) })

export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

/** The message in the corner. */
export const expectToast = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Notifications' }).getByText(text)).toBeVisible()
