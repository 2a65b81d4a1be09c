import { isLabel, plain, readPhone, splitExtension } from './phone.ts'

/** The part of a search that can be a phone number. */
export interface PhoneSearch {
  /** The digits to look for, without a country code. */
  readonly digits: string
  /** The words beside the number that are not labels, such as a name. */
  readonly words: string[]
}

// A run of digits, with what is written between them, that is no part of a word or an address.
const runs = /(?<![\p{L}\p{N}@._-])\+?[\s(]*\d[\d\s()./\u2010-\u2015-]*(?![\p{L}\p{N}@_])/gu

/** The digits of a number that may still be incomplete. */
function searchedDigits(run: string): string {
  const { digits } = readPhone(run)
  // A lone 1 before other groups is the country code, as in `1-585`.
  return /^\D*1[^\d)]+\d/.test(run) && digits.startsWith('1') ? digits.slice(1) : digits
}

/** The longest number in a search, with at least three digits, and the words beside it; null when it has none. */
export function phoneSearch(search: string): PhoneSearch | null {
  const text = splitExtension(plain(search)).number
  if (text.includes('@')) return null
  const written = /\p{L}/u.test(text) ? (text.match(runs) ?? []) : [text]
  const found = written.map((run) => ({ run, digits: searchedDigits(run) }))
  const longest = found.sort((one, other) => other.digits.length - one.digits.length)[0]
  if (!longest || longest.digits.length < 3) return null
  const words = text.replace(longest.run, ' ').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’._-]*/gu) ?? []
  return { digits: longest.digits, words: words.filter((word) => !isLabel(word.replace(/[._-]+$/, ''))) }
}
