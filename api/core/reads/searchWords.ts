const longest = 200
const mostWords = 10

/** Escapes a text for LIKE. */
export const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The parts of a search. */
export interface SearchWords {
  /** The words in lower case, all of which must match. */
  words: string[]
  /** The digits, when the search can be part of a phone number: at least three digits and no letters. */
  digits?: string
}

/** Splits a search text into words and digits. Only the beginning of a very long text is used. */
export function searchWords(search: string): SearchWords {
  const wanted = search.slice(0, longest).replaceAll('\0', '').toWellFormed()
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords)
  const digits = wanted.replace(/\D/g, '')
  return digits.length >= 3 && !/[\p{L}@]/u.test(wanted) ? { words, digits } : { words }
}
