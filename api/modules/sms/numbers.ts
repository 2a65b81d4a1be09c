const writing = /^\+?[\d\s().\-/]+$/

/**
 * A phone number as shops write it, in E.164: `(555) 123-4567` is `+15551234567`. Ten digits are a number of North
 * America; 11 to 15 begin with their country code. Null for what is no number that a text can go to.
 */
export function e164(phone: string): string | null {
  const text = phone.trim()
  if (!writing.test(text)) return null
  const digits = text.replace(/\D/g, '')
  const whole = digits.length === 10 && !text.startsWith('+') ? `1${digits}` : digits
  const shortest = text.startsWith('+') ? 8 : 11
  return whole.length >= shortest && whole.length <= 15 && !whole.startsWith('0') ? `+${whole}` : null
}
