import { ownedName } from './storage.ts'

const entry = 'left_at'

/** Where the session of somebody else had ended when this person signed in. */
let leftByAnother: string | null = null

/** Keeps where a session has ended, because sign-in offers that page to whoever comes next. */
export function keepLeftAddress(owner: string): void {
  try {
    const { pathname, search } = window.location
    sessionStorage.setItem(ownedName(owner, entry), pathname + search)
  } catch {
    // The browser forbids the storage, so nothing is kept there.
  }
}

/** Whose session has ended at an address. */
export function whoLeft(address: string): string | undefined {
  try {
    const isThere = (name: string) =>
      name.endsWith(ownedName('', entry)) && sessionStorage.getItem(name) === address
    return Object.keys(sessionStorage).find(isThere)?.slice(0, -ownedName('', entry).length)
  } catch {
    // The browser forbids the storage, so nothing was kept there.
    return undefined
  }
}

/** Notes where others have left, before their entries are removed. */
export function takeUpAfterOthers(owner: string): void {
  leftByAnother = null
  try {
    const isOfAnother = (name: string) =>
      name.endsWith(ownedName('', entry)) && name !== ownedName(owner, entry)
    const name = Object.keys(sessionStorage).find(isOfAnother)
    if (name) leftByAnother = sessionStorage.getItem(name)
  } catch {
    // The browser forbids the storage, so nothing was kept there.
  }
}

/** Whether an address is the one at which the session of somebody else had ended: it can hold what they searched for. */
export const wasLeftByAnother = (address: string) => address === leftByAnother
