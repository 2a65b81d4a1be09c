/** The provider's error code for a number that has opted out. */
export const optedOutCode = 21_610

/** Reasons for failed texts in plain words, by the provider's error code. */
const reasonOfCode: Record<number, string> = {
  20003: 'The provider did not accept the Account SID and Auth Token.',
  20404: 'The provider knows no account with this Account SID.',
  21211: 'This is not a phone number that can receive texts.',
  21408: 'Your provider account may not send texts to this country.',
  21601: 'The sending number cannot send texts.',
  21606: 'The sending number does not belong to your provider account, or cannot send texts.',
  21608: 'A trial account of the provider sends only to numbers verified there.',
  21610: 'This number has opted out of texts.',
  21611: 'Too many texts of this sending number are waiting at the provider.',
  21612: 'The provider cannot send from your number to this one.',
  21614: 'This number cannot receive texts; it may be a landline.',
  21617: 'The text is too long.',
  21659: 'The sending number does not belong to your provider account.',
  21660: 'The sending number does not belong to your provider account.',
  30001: 'Too many texts were waiting at the provider.',
  30002: 'Your provider account is suspended.',
  30003: 'The phone could not be reached; it may be off or out of service.',
  30004: 'The number is blocked from receiving texts.',
  30005: 'The number is unknown or no longer in use.',
  30006: 'This number cannot receive texts; it may be a landline.',
  30007: 'The carrier filtered the text out.',
  30008: 'The text was not delivered, and the carrier gave no reason.',
  30022: 'The carrier takes no more texts from your number today.',
  30032: 'The sending toll-free number has not been verified at the provider.',
  30034: 'The sending number is not registered for texts to the United States.',
}

const maxReasonLength = 300

/** A sentence for users: the plain words for a known code, else the provider's message. */
export function failureReason(code: number | null, message?: string | null): string {
  const known = code === null ? undefined : reasonOfCode[code]
  if (known) return known
  const said = message?.replace(/\p{Cc}+/gu, ' ').trim()
  if (said) return said.slice(0, maxReasonLength)
  return code === null ? 'The provider refused the text.' : `The provider refused the text (${code}).`
}
