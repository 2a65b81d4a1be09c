import type { Prisma } from '#api/core/database/generated/client.ts'
import { literally, searchWords } from '#api/core/reads/searchWords.ts'

/**
 * The customers a search means. Three or more digits and no letters: the phone
 * contains them. Otherwise every word is in the name, the e-mail or the phone, in any case.
 */
export function customersMatching(search: string): Prisma.CustomerWhereInput {
  const { words, digits } = searchWords(search)
  const inText = (word: string) => ({ searchText: { contains: literally(word) } })
  // The phone is a part of the text, whose index finds the digits.
  return { AND: digits ? [inText(digits), { phoneNumber: { contains: digits } }] : words.map(inText) }
}
