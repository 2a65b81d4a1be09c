import { browserTimeZone } from '#web/lib/timeZone.ts'

/** Sends the time zone of the browser with a sign-in: the list of one's sessions tells where each began. */
export const fromHere = () => ({ headers: { 'x-time-zone': browserTimeZone() } })
