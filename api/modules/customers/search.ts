import type { Prisma } from '#api/core/database/generated/client.ts'
import type { Mark } from '#api/core/marks.ts'

const longest = 200
const mostWords = 10

// `contains` hands these to LIKE as they are.
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** What must stand in the phone, or in the text of name, e-mail and phone. */
interface Wanted {
  phone?: string
  words: string[]
}

function wantedBy(search: string): Wanted {
  const wanted = search.slice(0, longest).replaceAll('\0', '').toWellFormed()
  const digits = wanted.replace(/\D/g, '')
  // The phone is a part of the text, whose index finds the digits.
  if (digits.length >= 3 && !/[\p{L}@]/u.test(wanted)) return { phone: digits, words: [digits] }
  return { words: wanted.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords) }
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
