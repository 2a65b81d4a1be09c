import type { Prisma } from '#api/core/database/generated/client.ts'
import { literally, searchWords } from '#api/core/reads/searchWords.ts'

/**
 * The customers that match a search. Three or more digits without letters match phone numbers; otherwise every word
 * must occur in the name, the email address or the phone number, ignoring case.
 */
export function customersMatching(search: string): Prisma.CustomerWhereInput {
  const { words, digits } = searchWords(search)
  const inText = (word: string) => ({ searchText: { contains: literally(word) } })
  // The phone number is part of the search text, whose index finds the digits.
  return { AND: digits ? [inText(digits), { phoneNumber: { contains: digits } }] : words.map(inText) }
}
