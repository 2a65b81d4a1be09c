import { screen, within } from '@testing-library/react'

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
