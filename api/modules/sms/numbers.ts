const writing = /^\+?[\d\s().\-/]+$/

/**
 * Converts a phone number in any usual format to E.164: `(555) 123-4567` becomes `+15551234567`. Ten digits are a
 * North American number; 11 to 15 digits begin with the country code. Null for numbers that cannot receive texts.
 */
export function e164(phone: string): string | null {
  const text = phone.trim()
  if (!writing.test(text)) return null
  const digits = text.replace(/\D/g, '')
  const whole = digits.length === 10 && !text.startsWith('+') ? `1${digits}` : digits
  const shortest = text.startsWith('+') ? 8 : 11
  return whole.length >= shortest && whole.length <= 15 && !whole.startsWith('0') ? `+${whole}` : null
}

/** Formats an E.164 number for screens: `+15551234567` becomes `(555)123-4567`. Other numbers stay unchanged. */
export function shownNumber(number: string): string {
  return number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1)$2-$3')
}
