import { nameKey } from '#api/core/text/words.ts'
import type { AddressPart } from '#api/modules/imports/columns/addressNames.ts'
import type { Draft } from '#api/modules/imports/values/draft.ts'
import type { AddressSources, Source } from '#api/modules/imports/values/layout.ts'
import { cleanLine, withoutApostrophe } from '#api/modules/imports/values/text.ts'
import { splitAddress } from './splitAddress.ts'

/** One address of a record. */
export interface Address {
  readonly name: string
  readonly street: string
  readonly city: string
  /** State, postal code and country, each with its column. */
  readonly beside: readonly { header: string; text: string }[]
}

/** The order of the parts of a street; a house number follows the street's name after a space, the others a comma. */
const streetParts: readonly AddressPart[] = [
  'poBox',
  'streetName',
  'houseNumber',
  'houseExtension',
  'line',
  'extended',
]
const afterSpace: ReadonlySet<AddressPart | null> = new Set(['houseNumber', 'houseExtension'])

const streetOrder = (source: Source) => streetParts.indexOf(source.part ?? 'line') * 10 + source.line

/** A cell of an address in one line, with commas between its lines. */
const inOneCell = (text: string) => cleanLine(text.replace(/\s*,?\s*\n\s*/g, ', '))

/** The parts of a street, without the lines that repeat the name: QuickBooks puts it above the street. */
function streetOf(draft: Draft, sources: readonly Source[], names: ReadonlySet<string>): string {
  let street = ''
  for (const source of sources) {
    const text = inOneCell(draft.text(source))
    if (text === '' || (names.size > 0 && names.has(nameKey(text)))) continue
    street += `${street && (afterSpace.has(source.part) ? ' ' : ', ')}${text}`
  }
  return street
}

/** The columns of an address in the order of its parts. */
interface Parts {
  readonly street: readonly Source[]
  readonly whole: readonly Source[]
  readonly city: readonly Source[]
  readonly beside: readonly Source[]
}

function arrange({ sources }: AddressSources): Parts {
  const beside = sources.filter(({ target }) => target === 'NOTES')
  const placed = sources.filter(({ target }) => target !== 'NOTES')
  return {
    street: placed
      .filter(({ part }) => part !== 'whole' && part !== 'city')
      .sort((one, other) => streetOrder(one) - streetOrder(other) || one.index - other.index),
    whole: placed.filter(({ part }) => part === 'whole'),
    city: placed.filter(({ part }) => part === 'city'),
    beside,
  }
}

const arranged = new WeakMap<AddressSources, Parts>()

function partsOf(sources: AddressSources): Parts {
  const known = arranged.get(sources) ?? arrange(sources)
  arranged.set(sources, known)
  return known
}

const firstText = (draft: Draft, sources: readonly Source[]) => {
  const source = sources.find((each) => draft.raw(each).trim() !== '')
  return source ? { header: source.header, text: draft.text(source) } : { header: '', text: '' }
}

function without(text: string, names: ReadonlySet<string>): string {
  if (names.size === 0) return text
  const lines = text.split('\n')
  return lines.filter((line) => !names.has(nameKey(line.replace(/,\s*$/, '')))).join('\n')
}

const wordsOf = (text: string) => nameKey(text).split(' ')

/** Whether columns of their own have each word of a text too. */
function hasWords(beside: Address['beside'], text: string): boolean {
  const words = new Set(beside.flatMap((each) => wordsOf(each.text)))
  return wordsOf(text).every((word) => words.has(word))
}

const noNames: ReadonlySet<string> = new Set()

/**
 * An address of a record. `namesOf` gives the keys of the customer's name and companies, which stand in addresses that
 * were written for an envelope.
 */
export function composeAddress(
  draft: Draft,
  sources: AddressSources,
  namesOf: () => ReadonlySet<string>,
): Address {
  const parts = partsOf(sources)
  const names = parts.city.length === 0 ? namesOf() : noNames
  const street = streetOf(draft, parts.street, names)
  const beside = parts.beside
    .map((source) => ({ header: source.header, text: withoutApostrophe(draft.line(source)) }))
    .filter(({ text }) => text !== '')
  const inOne = street
    ? { header: parts.street[0]?.header ?? '', text: street }
    : firstText(draft, parts.whole)
  const { text: city } = firstText(draft, parts.city)
  const written = without(inOne.text, names)
  // The parts stand in one cell where the file has no column for the city, or where the cell has several lines.
  const isWhole = parts.city.length === 0 || written.includes('\n')
  const split = isWhole ? splitAddress(written) : { street: inOneCell(written), city: '', rest: '' }
  const rest = split.rest && !hasWords(beside, split.rest) ? [{ header: inOne.header, text: split.rest }] : []
  return {
    name: sources.name,
    street: split.street,
    city: cleanLine(city) || split.city,
    beside: [...rest, ...beside],
  }
}
