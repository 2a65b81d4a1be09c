import { fold } from '#api/core/text/fold.ts'
import { type PhoneSearch, phoneSearch } from '#api/core/text/phone.ts'
import { foldedWords } from '#api/core/text/words.ts'

const maxLength = 200
const mostWords = 10

/** Escapes a text for LIKE. */
export const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The parts of a search. */
export interface SearchWords {
  /** The words in their folded form, all of which must match. */
  words: string[]
  /** The number, when a part of the search can be a phone number, and the folded words beside it. */
  phone?: PhoneSearch
}

/** Splits a search text into words, and the phone number in it. Only the beginning of a very long text is used. */
export function searchWords(search: string): SearchWords {
  const wanted = fold(search.slice(0, maxLength).replaceAll('\0', '').toWellFormed())
  const words = foldedWords(wanted).slice(0, mostWords)
  const phone = phoneSearch(wanted)
  return phone ? { words, phone: { ...phone, words: phone.words.slice(0, mostWords) } } : { words }
}

/** `nameKey` (core/text/words.ts) of an SQL expression. Indexes of names have it. */
export const nameKeySql = (name: string): string => `fold_text(translate(${name}, '.,', ''))`
