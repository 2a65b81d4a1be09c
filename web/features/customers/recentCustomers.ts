import { recall, remember } from '#web/session/storage.ts'

/** The entry of the recently opened customers: ids only. */
const entry = 'recent_customers'

const maxCustomers = 5

/** The ids of the customers whose pages were opened last, the latest first. */
export function recentCustomers(): string[] {
  try {
    const ids: unknown = JSON.parse(recall(entry) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, maxCustomers) : []
  } catch {
    return []
  }
}

/** Remembers that a customer's page was opened. */
export function rememberCustomer(id: string): void {
  const others = recentCustomers().filter((other) => other !== id)
  remember(entry, JSON.stringify([id, ...others].slice(0, maxCustomers)))
}
