import { screen, within } from '@testing-library/react'
import { customer, customersData } from '#web/testing/customerData.ts'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { setUpScreen } from '#web/testing/setUpScreen.ts'
import { shellData } from '#web/testing/shellData.ts'

const cards = () =>
  screen.queryAllByRole('listitem', { hidden: true }).filter((item) => item.querySelector('h2') !== null)

const nameOf = (card: HTMLElement) => card.querySelector('h2')?.textContent ?? ''

/** The names on the cards of the customers screen, in their order, even behind a dialog. */
export const shownCustomers = () => cards().map(nameOf)

/** The card of a customer. */
export function cardOf(name: string) {
  const card = cards().find((item) => nameOf(item) === name)
  if (!card) throw new Error(`No card of ${name}, only of ${shownCustomers().join(', ') || 'nobody'}`)
  return within(card)
}

/** Waits for the card of a customer. */
export async function findCardOf(name: string) {
  await screen.findByRole('heading', { level: 2, name })
  return cardOf(name)
}

/** The visible toasts; screen readers announce them from another element. */
export const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }))

export const maria = customer(1, 'Maria Ortiz', {
  status: 'SOLD',
  city: 'Brighton',
  notes: 'Call after five.',
})
export const sam = customer(2, 'Sam Whitfield', { email: null, status: 'NOT_IN_MARKET' })

/** Preloads the code of the customers screen, and signs in. */
export function setUpCustomers(): void {
  setUpScreen(
    () => import('#web/screens/customers/CustomersScreen.tsx'),
    () => import('#web/screens/customers/dialogs/CustomersDialogs.tsx'),
  )
}

/** Opens the customers screen with Maria and Sam. */
export function openCustomers(answer: Parameters<typeof fakeApi>[0] = {}, at = '/customers') {
  const api = fakeApi({
    ShellQuery: shellData(),
    CustomersScreenQuery: customersData([maria, sam]),
    ...answer,
  })
  return { api, ...renderApp(at) }
}

export const searchBox = () => screen.findByRole('searchbox', { name: /^Search by first name/ })
