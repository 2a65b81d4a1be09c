import { nameKey } from '#api/core/text/words.ts'
import type { Draft } from '#api/modules/imports/values/draft.ts'
import type { Layout, Source } from '#api/modules/imports/values/layout.ts'
import { emailIn } from '#api/modules/imports/values/readEmail.ts'
import { isCompanyName, type PersonName, splitName, withoutAdditions } from './splitName.ts'

/** What a record calls a customer. */
interface Names {
  readonly first: string
  readonly last: string
  readonly whole: readonly { source: Source; name: string }[]
  readonly companies: readonly string[]
}

const filled = (texts: readonly string[]) => texts.filter((text) => text !== '')

function namesOf(draft: Draft, { byTarget }: Layout): Names {
  const of = (target: 'FIRST_NAME' | 'LAST_NAME' | 'FULL_NAME' | 'COMPANY') => byTarget.get(target) ?? []
  const joined = (sources: readonly Source[]) => filled(sources.map((source) => draft.line(source))).join(' ')
  return {
    first: joined(of('FIRST_NAME')),
    last: joined(of('LAST_NAME')),
    whole: of('FULL_NAME')
      .map((source) => ({ source, name: withoutAdditions(draft.line(source)) }))
      .filter(({ name }) => name !== ''),
    companies: filled(of('COMPANY').map((source) => draft.line(source))),
  }
}

const isSame = (one: string, other: string) => one === other || nameKey(one) === nameKey(other)

const isCompany = (name: string, companies: readonly string[]) =>
  isCompanyName(name) || companies.some((company) => isSame(company, name))

/** The first whole name of a person, else that of a company, which stays whole; null for none. */
function ofWhole({ whole, companies }: Names): PersonName | null {
  for (const { name } of whole) {
    const split = isCompany(name, companies) ? null : splitName(name)
    if (split?.firstName) return split
  }
  const company = whole.find(({ name }) => isCompany(name, companies))
  return company ? { firstName: company.name, lastName: '' } : null
}

function chosenName(names: Names): PersonName {
  const { first, last, companies } = names
  const company = companies[0] ?? ''
  // Google takes the address as the first name of people who have none.
  if (first && !last && company && emailIn(first)) return { firstName: company, lastName: '' }
  if (first) return { firstName: first, lastName: last }
  const named = last ? null : ofWhole(names)
  if (named) return named
  // Customers can lack a last name, but no first name.
  return { firstName: last || company, lastName: '' }
}

const nameParts = ['FIRST_NAME', 'LAST_NAME', 'COMPANY'] as const

const wordsOf = (text: string) => nameKey(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether other columns have each word of a name too, such as the middle one of `Mary Ann Smith`. */
function isSaidElsewhere(draft: Draft, { byTarget, notes }: Layout, name: string): boolean {
  const sources = nameParts.flatMap((target) => byTarget.get(target) ?? [])
  const texts = filled([...sources, ...notes].map((source) => draft.line(source)))
  const words = new Set(texts.flatMap(wordsOf))
  return wordsOf(name).every((word) => words.has(word))
}

/** Further whole names, such as the one under which QuickBooks lists a company. */
function keepOtherNames(
  draft: Draft,
  layout: Layout,
  { whole }: Names,
  { firstName, lastName }: PersonName,
): void {
  const chosen = `${firstName} ${lastName}`.trim()
  for (const { source, name } of whole) {
    if (isSame(name, chosen) || isSame(Object.values(splitName(name)).join(' ').trim(), chosen)) continue
    if (!isSaidElsewhere(draft, layout, name)) draft.spare(source.header, name)
  }
}

function keepCompanies(
  draft: Draft,
  companies: readonly string[],
  { firstName, lastName }: PersonName,
): void {
  const known = new Set([nameKey(`${firstName} ${lastName}`.trim())])
  for (const company of companies) {
    const key = nameKey(company)
    if (!known.has(key)) draft.note('Company', company)
    known.add(key)
  }
}

/** The name of a record, with its company in the notes; without a name the company is it. */
export function readName(draft: Draft, layout: Layout): PersonName {
  const names = namesOf(draft, layout)
  const name = chosenName(names)
  keepCompanies(draft, names.companies, name)
  keepOtherNames(draft, layout, names, name)
  return name
}
