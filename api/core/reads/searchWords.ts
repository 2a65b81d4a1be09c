const longest = 200
const mostWords = 10

/** A text as a pattern of LIKE that means nothing but itself. */
export const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** What a search asks for. */
export interface SearchWords {
  /** Its words in small letters, each of which must be found. */
  words: string[]
  /** Its digits, when it can be a part of a phone number: three or more, and no letters. */
  digits?: string
}

/** Takes a search apart; of one that is endless, the first part counts. */
export function searchWords(search: string): SearchWords {
  const wanted = search.slice(0, longest).replaceAll('\0', '').toWellFormed()
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords)
  const digits = wanted.replace(/\D/g, '')
  return digits.length >= 3 && !/[\p{L}@]/u.test(wanted) ? { words, digits } : { words }
}
