import { countryOf } from './callingCodes.ts'
import type { WrittenPhone } from './phone.ts'

/** Why a number cannot be kept, as a sentence; null when it can: 7 to 10 North American digits. */
export function phoneProblem(label: string, { digits, isForeign, hasLetters }: WrittenPhone): string | null {
  if (isForeign) return `${label} is foreign (${countryOf(digits)}). Only North American numbers can be kept`
  if (digits.length < 7 || digits.length > 10) return `${label} must have 7 to 10 digits`
  return hasLetters ? `${label} must not have letters among its digits` : null
}
