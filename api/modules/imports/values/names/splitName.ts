import { fold } from '#api/core/text/fold.ts'

export interface PersonName {
  readonly firstName: string
  readonly lastName: string
}

/** What follows a last name. */
const suffixes = new Set('jr sr ii iii iv md dds dmd dvm phd esq cpa rn'.split(' '))

/** What a last name of several words begins with. */
const particles = new Set(
  'van von der den de del della di da dos das du la le los las st ter ten te zu zur bin ibn al el'.split(' '),
)

/** What stands in names of companies only. */
const companyWords = new Set(
  'inc incorporated llc llp pllc ltd limited corp corporation co company gmbh plc'.split(' '),
)

const currencies = new Set(Intl.supportedValuesOf('currency'))

const keyOf = (word: string) => fold(word).replace(/[^\p{L}]/gu, '')

const isSuffix = (word: string) => suffixes.has(keyOf(word))
const isParticle = (word: string) => particles.has(keyOf(word)) && !/\p{L}\.\p{L}/u.test(word)
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** Whether a name is that of a company, by words such as `LLC` at its end. */
export const isCompanyName = (name: string) => companyWords.has(keyOf(wordsOf(name).at(-1) ?? ''))

const withoutDeleted = (name: string) => name.replace(/\s*\(deleted(?:[- ]?\d+)?\)/gi, '')

function withoutCurrency(name: string): string {
  const { start, code } = /^(?<start>.*\S)\s+-\s+(?<code>[A-Z]{3})$/su.exec(name)?.groups ?? {}
  return start !== undefined && code !== undefined && currencies.has(code) ? start : name
}

/** No name is longer; the time to look into a longer text would grow with its square. */
const maxLength = 400

/** A name without what QuickBooks adds: ` - USD` and `(deleted)`. */
export const withoutAdditions = (name: string) =>
  name.length > maxLength ? name : withoutCurrency(withoutDeleted(name).trim())

/** Takes words off the end that belong behind a last name: `Jr.`, `(plumber)`. One word stays at least. */
function splitEnd(text: string): { words: string[]; end: string[] } {
  const remark = /(?<=\S)\s+\([^()]*\)$/u.exec(text)?.[0] ?? ''
  const words = wordsOf(text.slice(0, text.length - remark.length))
  const end = remark ? [remark.trim()] : []
  while (words.length > 1 && isSuffix(words.at(-1) ?? '')) end.unshift(words.pop() ?? '')
  return { words, end }
}

/** Where the last name begins, in a name of several words. */
function lastNameStart(words: readonly string[]): number {
  let start = words.length - 1
  while (start > 1 && isParticle(words[start - 1] ?? '')) start--
  return start
}

const named = (first: readonly string[], last: readonly string[]): PersonName => ({
  firstName: first.join(' '),
  lastName: last.join(' '),
})

/** `John van der Berg Jr.` */
function firstNameFirst(text: string, after: readonly string[]): PersonName {
  const { words, end } = splitEnd(text)
  const start = words.length > 1 ? lastNameStart(words) : 1
  return named(words.slice(0, start), [...words.slice(start), ...end, ...after])
}

/** `Berg, John` or `Berg Jr., John`. */
function lastNameFirst(last: string, rest: string, after: readonly string[]): PersonName {
  const { words, end } = splitEnd(rest)
  return named(words, [last, ...end, ...after])
}

/** Splits a whole name without additions in any of the usual notations; a company's name stays whole, as the first name. */
export function splitName(name: string): PersonName {
  if (name.length > maxLength) return named([name], [])
  if (isCompanyName(name)) return named([name], [])
  const parts = name
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const [first = '', ...others] = parts
  const after = others.filter(isSuffix)
  const rest = others.filter((part) => !isSuffix(part))
  return rest.length > 0 ? lastNameFirst(first, rest.join(', '), after) : firstNameFirst(first, after)
}
