import { readCookie, writeCookie } from '#web/lib/cookies.ts'

const cookie = 'browser_id'

/** What this browser tells itself from others with at sign-in: a random text, which stays when people sign out. */
export function browserId(): string {
  const id = readCookie(cookie) ?? randomId()
  // Written each time, so that it lasts a year from the last sign-in.
  writeCookie(cookie, id)
  return id
}

/** Not `randomUUID`, which browsers lack on pages without TLS. */
const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
