/** The storage key of the recently opened customers: ids only, deleted when the user signs out. */
const key = 'recent_customers'

const most = 5

/** The ids of the customers whose pages were opened last, the latest first. */
export function recentCustomers(storage: Storage = localStorage): string[] {
  try {
    const ids: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** Remembers that a customer's page was opened. */
export function rememberCustomer(id: string, storage: Storage = localStorage): void {
  const others = recentCustomers(storage).filter((other) => other !== id)
  storage.setItem(key, JSON.stringify([id, ...others].slice(0, most)))
}
