import { ownedName } from './storage.ts'

const entry = 'left_at'

/** Keeps where a session has ended, because sign-in offers that page to whoever comes next. */
export function keepLeftAddress(owner: string): void {
  try {
    const { pathname, search } = window.location
    sessionStorage.setItem(ownedName(owner, entry), pathname + search)
  } catch {
    // The browser forbids the storage, so nothing is kept there.
  }
}

/** Whose session has ended at this address in this tab, until the next person signs in; null for nobody's. */
export function whoLeftAt(address: string | null): string | null {
  try {
    const isThere = (name: string) =>
      name.endsWith(ownedName('', entry)) && sessionStorage.getItem(name) === address
    const name = Object.keys(sessionStorage).find(isThere)
    return name?.split(' ')[0] ?? null
  } catch {
    return null
  }
}
