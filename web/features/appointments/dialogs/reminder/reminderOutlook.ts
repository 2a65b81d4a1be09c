import { e164 } from '#web/generated/text/e164.ts'
import { now } from '#web/lib/clock.ts'

const hour = 3_600_000

interface ReminderConditions {
  /** The instant at which the appointment starts; null while date or time are incomplete. */
  readonly startsAt: string | null
  readonly sendsTexts: boolean
  readonly hasStopped: boolean
  /** Of the customer; null while it is not known. */
  readonly phoneNumber: string | null
}

interface Outlook {
  readonly hint: string | null
  /** Whether the server can send a reminder. */
  readonly possible: boolean
}

/** Predicts whether and when the server will send the reminder (docs/product/texts.md). */
export function reminderOutlook(
  { startsAt, sendsTexts, hasStopped, phoneNumber }: ReminderConditions,
  at = now(),
): Outlook {
  if (!sendsTexts) return { hint: 'SMS is off, so no reminder will be sent.', possible: false }
  if (hasStopped)
    return { hint: 'This customer has opted out of texts, so no reminder will be sent.', possible: false }
  if (phoneNumber === '') {
    return { hint: 'This customer has no phone number, so no reminder will be sent.', possible: false }
  }
  if (phoneNumber !== null && e164(phoneNumber) === null)
    return {
      hint: 'This customer’s phone number cannot receive texts, so no reminder will be sent.',
      possible: false,
    }
  const left = startsAt === null ? Number.POSITIVE_INFINITY : Date.parse(startsAt) - at
  if (left < 0) return { hint: null, possible: true }
  if (left < hour) return { hint: 'It’s too late to send a reminder.', possible: false }
  if (left < 24 * hour)
    return {
      hint: 'The appointment is less than 24 hours away, so the reminder will be sent soon, between 8 AM and 9 PM.',
      possible: true,
    }
  return { hint: null, possible: true }
}
