import { type PhoneSearch, phoneSearch } from '#api/core/text/phoneSearch.ts'

const longest = 200
const mostWords = 10

/** Escapes a text for LIKE. */
export const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The parts of a search. */
export interface SearchWords {
  /** The words in lower case, all of which must match. */
  words: string[]
  /** The number, when a part of the search can be a phone number, and the words beside it in lower case. */
  phone?: PhoneSearch
}

/** Splits a search text into words, and the phone number in it. Only the beginning of a very long text is used. */
export function searchWords(search: string): SearchWords {
  const wanted = search.slice(0, longest).replaceAll('\0', '').toWellFormed().toLowerCase()
  const words = wanted.split(/\s+/).filter(Boolean).slice(0, mostWords)
  const phone = phoneSearch(wanted)
  return phone ? { words, phone: { ...phone, words: phone.words.slice(0, mostWords) } } : { words }
}
