import { browserTimeZone } from '#web/lib/timeZone.ts'
import { browserId } from '#web/session/browserId.ts'

/**
 * Sends with a sign-in what tells this browser from others, and its time zone: people see where they are signed in, and
 * are told of a new browser.
 */
export const fromHere = () => ({
  headers: { 'x-time-zone': browserTimeZone(), 'x-browser-id': browserId() },
})
