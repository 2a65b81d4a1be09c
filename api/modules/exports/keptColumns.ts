// What Cuecard notes to send a text once, to number the slots of a day and to order changes.
const internal = new Set([
  ...['businessId', 'claimedAt', 'claimedBy', 'callingAt', 'absentSince', 'nextAttemptAt', 'leasedUntil'],
  ...['scheduleVersion', 'place'],
])

/** Credentials, and what is made of them: by its name, so that a column to come is left out by itself. */
const secret = /hash|sealed|secret|token|accountSid/i

/** Whether exports of whole records have a column of the database. */
export const isExported = (column: string) => !internal.has(column) && !secret.test(column)
