import { localDay, localTime, zonedInstant } from '#api/core/time/localTime.ts'

// All rules for when a reminder goes out.

export const minute = 60_000
const hour = 60 * minute

/** How long before the start a reminder is due, and until when it may still go out. */
const ahead = 24 * hour
const latest = 60 * minute

/** Delays in minutes between attempts of a text that was certainly not sent; after the last one it fails. */
const again = [5, 15, 45]

/** The range of starts whose reminders may go out now. */
export const startsDue = (now: Date) => ({
  from: new Date(now.getTime() + latest),
  to: new Date(now.getTime() + ahead),
})

/**
 * SQL: whether a reminder may be sent, over a business `business`, an `appointment`, and its `reminder` row of the
 * current schedule version, if any. The placeholders are the first and the last start (`startsDue`). The time of day,
 * the number and the account are checked in code.
 */
export const mayGoOut = (
  first: string,
  last: string,
) => `business."isActive" AND business."subscriptionStatus" = 'ACTIVE' AND business."smsEnabled"
  AND business."twilioAccountSid" IS NOT NULL AND business."twilioAuthTokenSealed" IS NOT NULL
  AND business."twilioPhoneNumber" IS NOT NULL
  AND appointment.status = 'SCHEDULED' AND appointment."smsReminder" AND NOT appointment."reminderSent"
  AND appointment."startsAt" BETWEEN ${first}::timestamptz AND ${last}::timestamptz`

const [quietFrom, quietTo, sweep] = ['21:00', '08:00', '09:00'] as const

/**
 * Whether the reminder of this start may go out at the current local time. Quiet hours are 21:00 to 08:00; reminders
 * that fell due in them go out at 09:00, or from 08:00 if 09:00 would be too late.
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

/** When to try a text again that was not sent at its n-th attempt; null for never. */
export function nextTry(attempts: number, startsAt: Date, now: Date): Date | null {
  const wait = again[attempts - 1]
  if (wait === undefined) return null
  const next = now.getTime() + wait * minute
  return next > startsAt.getTime() - latest ? null : new Date(next)
}

/** Whether it is too late to send the reminder of this start automatically. */
export function isTooLate(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() < latest
}

/** The request to the provider must start within this time after the text is released, in milliseconds. */
export const startWithin = 10_000

/**
 * How long after a call the provider's message list is read first. A call ends at most 40 seconds after the release;
 * the rest is time for the list to show the text.
 */
export const firstLookUp = 3 * minute

/** How long after a list without the text the list is read again, before the text counts as not sent. */
export const secondLookUp = 15 * minute

/** How long after a list that could not be read the list is read again, which is with the next run. */
export const failedLookUp = 4 * minute

/** How long before the start the look-ups end, so that users can still act themselves. */
export const lastLookUp = 30 * minute

/** SQL: longer than any delay of `nextTry`. A longer wait was recorded before the clock was set back. */
export const longestWait = "interval '46 minutes'"
