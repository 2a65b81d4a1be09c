import type { Prisma } from '#api/core/database/generated/client.ts'

const longest = 200
const mostWords = 10

// `contains` hands these to LIKE as they are.
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/**
 * The customers a search means (decisions section 4). Three or more digits and no letters: the phone
 * contains them. Otherwise every word is in the name, the e-mail or the phone, in any case.
 */
export function customersMatching(search: string): Prisma.CustomerWhereInput {
  const wanted = search.slice(0, longest).replaceAll('\0', '').toWellFormed()
  const digits = wanted.replace(/\D/g, '')
  if (digits.length >= 3 && !/[\p{L}@]/u.test(wanted)) return { phoneNumber: { contains: digits } }
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords)
  return { AND: words.map((word) => ({ searchText: { contains: literally(word) } })) }
}
