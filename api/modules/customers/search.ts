import type { Prisma } from '#api/core/database/generated/client.ts'
import type { Mark } from '#api/core/marks.ts'
import { literally, searchWords } from '#api/core/searchWords.ts'

/** What must stand in the phone, or in the text of name, e-mail and phone. */
interface Wanted {
  phone?: string
  words: string[]
}

function wantedBy(search: string): Wanted {
  const { words, digits } = searchWords(search)
  // The phone is a part of the text, whose index finds the digits.
  return digits ? { phone: digits, words: [digits] } : { words }
}

/**
 * The customers a search means (decisions section 4). Three or more digits and no letters: the phone
 * contains them. Otherwise every word is in the name, the e-mail or the phone, in any case.
 */
export function customersMatching(search: string): Prisma.CustomerWhereInput {
  const { phone, words } = wantedBy(search)
  const inText = words.map((word) => ({ searchText: { contains: literally(word) } }))
  return { AND: [...inText, ...(phone ? [{ phoneNumber: { contains: phone } }] : [])] }
}

/** The same as conditions on the table `t`; `mark` takes a value and gives its place. */
export function searchSql(search: string, mark: Mark): string[] {
  const { phone, words } = wantedBy(search)
  const containing = (column: string, text: string) => `t."${column}" LIKE ${mark(`%${literally(text)}%`)}`
  return [
    ...words.map((word) => containing('searchText', word)),
    ...(phone ? [containing('phoneNumber', phone)] : []),
  ]
}
