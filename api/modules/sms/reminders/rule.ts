import { localDay, localTime, zonedInstant } from '#api/core/time/localTime.ts'

// When a reminder goes out, and when it does not. All that decides stands in this file.

export const minute = 60_000
const hour = 60 * minute

/** How long before the start it falls due, and how late it may still go out. */
const ahead = 24 * hour
const latest = 60 * minute

/** What is surely not sent is tried again so many minutes later; then it has failed. */
const again = [5, 15, 45]

/** The starts whose reminders may go out at this moment. */
export const startsDue = (now: Date) => ({
  from: new Date(now.getTime() + latest),
  to: new Date(now.getTime() + ahead),
})

/**
 * That a reminder may be sent, as SQL over a `ctx`, an `appointment` of its and the appointment's `reminder`, the row
 * of the version that it has now, if there is one; the marks are those of the first and the last start (`startsDue`).
 * The hour of the day, the number and the account are looked at by the code.
 */
export const mayGoOut = (
  first: string,
  last: string,
) => `shop."isActive" AND shop."subscriptionStatus" = 'ACTIVE' AND shop."smsEnabled"
  AND shop."twilioAccountSid" IS NOT NULL AND shop."twilioAuthTokenSealed" IS NOT NULL
  AND shop."twilioPhoneNumber" IS NOT NULL
  AND appointment.status = 'SCHEDULED' AND appointment."smsReminder" AND NOT appointment."reminderSent"
  AND appointment."startsAt" BETWEEN ${first}::timestamptz AND ${last}::timestamptz`

const [quietFrom, quietTo, sweep] = ['21:00', '08:00', '09:00'] as const

/**
 * Whether the reminder of this start may go out now by the shop's own clock: not between 21:00 and 08:00, and what fell
 * due in these hours goes with the 09:00 sweep, unless that were too late for it.
 */
export function isHourFor(startsAt: Date, now: Date, timeZone: string): boolean {
  const time = localTime(now, timeZone)
  if (time >= quietFrom || time < quietTo) return false
  if (time >= sweep) return true
  const today = localDay(now, timeZone)
  const fellDue = startsAt.getTime() - ahead
  const lastChance = startsAt.getTime() - latest
  return (
    fellDue >= zonedInstant(today, quietTo, timeZone).getTime() ||
    lastChance < zonedInstant(today, sweep, timeZone).getTime()
  )
}

/** When a text is tried again that was surely not sent at its n-th attempt; null when that is never. */
export function nextTry(attempts: number, startsAt: Date, now: Date): Date | null {
  const wait = again[attempts - 1]
  if (wait === undefined) return null
  const next = now.getTime() + wait * minute
  return next > startsAt.getTime() - latest ? null : new Date(next)
}

/** Whether it is too late for the reminder of this start to go out by itself. */
export function isTooLate(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() < latest
}

/** Nothing of a request is written so many milliseconds after its text was let go, whatever held it up. */
export const startWithin = 10_000

/**
 * How long after a call the provider's list is read for the first time. A call is over 40 seconds after it was let go at
 * the latest; the rest is for the list to show what the provider has taken.
 */
export const firstLook = 3 * minute

/** How long after a list without the text the list is read again, before the text is taken for not sent. */
export const secondLook = 15 * minute

/** When the list could not be read, it is read again with the next pass. */
export const failedLook = 4 * minute

/** How long before the start nobody looks any more: until then people can still do something themselves. */
export const lastLook = 30 * minute

/** Longer than any wait of `nextTry`, in SQL: what waits longer was written by a clock that has been set back. */
export const longestWait = "interval '46 minutes'"
