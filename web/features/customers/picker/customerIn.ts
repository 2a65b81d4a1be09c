import { phoneValue } from '#web/lib/phoneEdit.ts'
import type { CustomerValues } from '../customerForm.ts'

/** A word of a phone number, in any notation. */
const number = /^[+(]?[\d().+-]+$/

/** What a search says about the person it was meant for: a name, a phone number or both. */
export function customerIn(typed: string): Partial<CustomerValues> {
  const words = typed.trim().split(/\s+/)
  const phoneNumber = phoneValue(words.filter((word) => number.test(word)).join(' '))
  const [firstName = '', ...rest] = words.filter((word) => !number.test(word)).map(named)
  return { firstName, lastName: rest.join(' '), phoneNumber }
}

/** People search in lower case: a name begins with a capital letter. */
function named(word: string): string {
  if (word !== word.toLowerCase()) return word
  const [first = '', ...rest] = word
  return first.toUpperCase() + rest.join('')
}
