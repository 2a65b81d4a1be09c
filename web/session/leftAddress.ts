import { ownedName } from './storage.ts'

const entry = 'left_at'

/** Where the session of somebody else had ended when this person signed in. */
let leftByAnother: string | null = null

/** Keeps where a session has ended, because sign-in offers that page to whoever comes next. */
export function keepLeftAddress(owner: string): void {
  const { pathname, search } = window.location
  try {
    sessionStorage.setItem(ownedName(owner, entry), pathname + search)
  } catch {
    // The storage is full: whoever signs in next is not offered that page.
  }
}

/** The entries of everybody whose session has ended in this tab. */
const leftEntries = () => Object.keys(sessionStorage).filter((name) => name.endsWith(ownedName('', entry)))

/** Whose session has ended at an address. */
export const whoLeft = (address: string) =>
  leftEntries()
    .find((name) => sessionStorage.getItem(name) === address)
    ?.split(' ', 1)[0]

/** Notes where others have left, before their entries are removed. */
export function takeUpAfterOthers(owner: string): void {
  const name = leftEntries().find((other) => other !== ownedName(owner, entry))
  leftByAnother = name === undefined ? null : sessionStorage.getItem(name)
}

/** Whether an address is the one at which the session of somebody else had ended: it can hold what they searched for. */
export const wasLeftByAnother = (address: string) => address === leftByAnother
