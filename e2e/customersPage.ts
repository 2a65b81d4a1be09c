import type { Page } from '@playwright/test'
import { test as base } from './signedIn.ts'

interface Customer {
  id: string
  name: string
  phone: string
}

let count = 0

/** A customer whose name is unique in the business. */
export function somebody() {
  const number = String(Date.now() * 100 + (count++ % 100)).slice(-10)
  return { firstName: 'Robin', lastName: `Fairweather${number}`, phone: `9${number.slice(1)}` }
}

export const test = base.extend<{ robin: Customer }>({
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

/** The cards of a list. */
export const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h2') })
export const cardOf = (page: Page, name: string) => cards(page).filter({ hasText: name })

export const search = (page: Page) => page.getByRole('searchbox', { name: /^Search by first name/ })
