import { literally, searchWords } from '#api/core/reads/searchWords.ts'
import type { Prisma } from '#api/generated/client.ts'

/**
 * The customers that match a search: every word occurs in the name, the email address or the phone number, whatever its
 * spelling (`fold`). A phone number in any format, alone or beside a name, matches by its digits.
 */
export function customersMatching(search: string): Prisma.CustomerWhereInput {
  const { words, phone } = searchWords(search)
  const inText = (word: string) => ({ searchText: { contains: literally(word) } })
  const allWords = { AND: words.map(inText) }
  if (!phone) return allWords
  // The phone number is part of the search text, whose index finds the digits.
  const number = [inText(phone.digits), { phoneNumber: { contains: phone.digits } }]
  const called = { AND: [...number, ...phone.words.map(inText)] }
  return phone.words.length > 0 ? { OR: [allWords, called] } : called
}
