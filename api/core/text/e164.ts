import { readPhone } from './phone.ts'

/**
 * Converts a phone number in any notation to E.164: `(555) 123-4567` becomes `+15551234567`. Ten digits are a North
 * American number; without a `+`, 11 to 15 digits begin with the country code. Null for numbers that cannot receive
 * texts.
 */
export function e164(text: string): string | null {
  const { digits, isForeign } = readPhone(text)
  if (!isForeign && digits.length === 10) return `+1${digits}`
  const shortest = isForeign ? 8 : 11
  return digits.length >= shortest && digits.length <= 15 && !digits.startsWith('0') ? `+${digits}` : null
}
