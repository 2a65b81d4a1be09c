import { fold } from '#api/core/text/fold.ts'
import { type AddressColumn, type AddressPart, addressColumn } from './addressNames.ts'
import { columnNames, type Kind } from './columnNames.ts'
import { namePatterns } from './namePatterns.ts'
import type { Target } from './targets.ts'

/** What the name of a column tells. */
export interface NamedColumn {
  readonly target: Target
  readonly kind: Kind | 'address'
  /** Of several columns with one target, the lowest goes first. */
  readonly rank: number
  /** Null unless it is a part of an address. */
  readonly address: AddressColumn | null
}

/** The name of a column as it is compared: folded, letters and digits only. */
export const keyOf = (name: string) => fold(name).replace(/[^\p{L}\p{N}]+/gu, '')

const withoutDigits = (key: string) => key.replace(/\d+/g, '#')

const ranks = new Map(columnNames.map(({ kind }, rank) => [kind, rank]))

const named = (target: Target, kind: Kind): NamedColumn => ({
  target,
  kind,
  rank: ranks.get(kind) ?? ranks.size,
  address: null,
})

const listedKey = (name: string) => name.split('#').map(keyOf).join('#')

const listed = new Map(
  columnNames.flatMap(({ kind, target, names }) =>
    names.split(', ').map((name) => [listedKey(name), named(target, kind)] as const),
  ),
)

const addressTargets: Partial<Record<AddressPart, Target>> = {
  city: 'CITY',
  region: 'NOTES',
  postalCode: 'NOTES',
  country: 'NOTES',
}

function namedAddress(key: string): NamedColumn | null {
  const address = addressColumn(key)
  if (!address) return null
  return { target: addressTargets[address.part] ?? 'STREET', kind: 'address', rank: address.rank, address }
}

/** The words of a name that was written with punctuation, in capitals or in camel case. */
const wordsOf = (name: string) =>
  fold(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function byPattern(name: string): NamedColumn | null {
  const words = wordsOf(name)
  const pattern = namePatterns.find((each) => each.words.test(words))
  return pattern ? named(pattern.target, pattern.kind) : null
}

/** `Person - Phone` and the like: Pipedrive writes the kind of record in front. */
const withoutRecord = (name: string) => name.replace(/^(?:person|contact|lead|customer|client) - /i, '')

function byName(name: string): NamedColumn | null {
  const key = keyOf(name)
  const known = listed.get(key) ?? namedAddress(key) ?? listed.get(withoutDigits(key))
  const bare = withoutRecord(name)
  return known ?? (bare === name ? byPattern(name) : byName(bare))
}

// Each column that only our own export has together.
const ownColumns = ['interest', 'status', 'owner', 'created', 'updated']

/** `Number` and `Extension` are of a house only beside the name of its street. */
function inContext(column: NamedColumn | null, key: string, keys: ReadonlySet<string>): NamedColumn | null {
  const street = key.replace(/(?<!house)(?:number|extension)$/, 'streetname')
  if (!column?.address || street === key || keys.has(street)) return column
  return key === 'number' && ownColumns.every((own) => keys.has(own)) ? named('NUMBER', 'number') : null
}

/** What the names of the columns tell; null where a name says nothing. */
export function nameColumns(names: readonly string[]): (NamedColumn | null)[] {
  const keys = names.map(keyOf)
  const all = new Set(keys)
  return names.map((name, index) => inContext(byName(name), keys[index] ?? '', all))
}
