import type { AddressPart } from '#api/modules/imports/columns/addressNames.ts'
import { type NamedColumn, nameColumns } from '#api/modules/imports/columns/nameColumns.ts'
import type { CustomFieldOfColumn, Target, TargetedColumn } from '#api/modules/imports/columns/targets.ts'

/** A column with what readers of its values need to know. */
export interface Source {
  readonly index: number
  /** The name of the column as notes and warnings show it. */
  readonly header: string
  readonly target: Target
  readonly kind: NamedColumn['kind'] | null
  readonly rank: number
  /** The column that says what kind of value it is, such as `Phone 1 - Label`; null for none. */
  readonly label: number | null
  /** The part of an address that it is; null for none. */
  readonly part: AddressPart | null
  readonly line: number
  /** The custom field that it fills; null for none. */
  readonly field: CustomFieldOfColumn | null
}

/** The columns of one address. */
export interface AddressSources {
  readonly name: string
  readonly rank: number
  readonly sources: Source[]
}

/** The columns of a file by what they become. */
export interface Layout {
  readonly byTarget: ReadonlyMap<Target, readonly Source[]>
  readonly addresses: readonly AddressSources[]
  /** The columns whose values go to notes, without the parts of addresses. */
  readonly notes: readonly Source[]
}

/** Google calls the two columns of a value `Phone 1 - Label` and `Phone 1 - Value`. */
const valueColumn = /\s*-\s*value$/i
const labelColumn = /\s*-\s*(?:label|type|service)$/i

function labelOf(header: string, columns: readonly TargetedColumn[]): number | null {
  if (!valueColumn.test(header)) return null
  const stem = header.replace(valueColumn, '')
  const index = columns.findIndex(
    (other) => labelColumn.test(other.header) && other.header.replace(labelColumn, '') === stem,
  )
  return index < 0 ? null : index
}

const besideStreets: ReadonlySet<AddressPart> = new Set(['city', 'region', 'postalCode', 'country'])

/** The part of an address that a column becomes: what a user chose goes before what its name says. */
function partOf(target: Target, named: AddressPart | null): AddressPart | null {
  if (target === 'CITY') return 'city'
  if (target === 'STREET') return named && !besideStreets.has(named) ? named : 'line'
  return target === 'NOTES' ? named : null
}

function sourcesOf(
  columns: readonly TargetedColumn[],
): (Source & { address: string | null; addressRank: number })[] {
  const names = nameColumns(columns.map(({ header }) => header))
  return columns.map(({ header, target, field = null }, index) => {
    const name = names[index] ?? null
    return {
      index,
      header: header.replace(valueColumn, '').trim() || `Column ${index + 1}`,
      target,
      kind: name?.kind ?? null,
      rank: name && name.target === target ? name.rank : Number.MAX_SAFE_INTEGER,
      label: labelOf(header, columns),
      part: partOf(target, name?.address?.part ?? null),
      line: name?.address?.line ?? 0,
      field,
      address: name?.address?.address ?? null,
      addressRank: name?.address?.rank ?? 0,
    }
  })
}

/** The columns of streets and cities, and those of states, postal codes and countries beside them. */
function addressesOf(sources: ReturnType<typeof sourcesOf>): AddressSources[] {
  const addresses = new Map<string, AddressSources>()
  for (const { address, addressRank: rank, ...source } of sources) {
    if (!source.part) continue
    const name = address ?? 'Address'
    const known = addresses.get(name)
    if (known) known.sources.push(source)
    else addresses.set(name, { name, rank, sources: [source] })
  }
  return [...addresses.values()]
    .filter(({ sources: parts }) => parts.some(({ target }) => target !== 'NOTES'))
    .sort((one, other) => one.rank - other.rank)
}

function arrange(columns: readonly TargetedColumn[]): Layout {
  const sources = sourcesOf(columns)
  const byTarget = new Map<Target, Source[]>()
  for (const source of sources) {
    const same = byTarget.get(source.target)
    if (same) same.push(source)
    else byTarget.set(source.target, [source])
  }
  for (const same of byTarget.values())
    same.sort((one, other) => one.rank - other.rank || one.index - other.index)
  const addresses = addressesOf(sources)
  const inAddress = new Set(addresses.flatMap((address) => address.sources.map(({ index }) => index)))
  const notes = sources.filter(({ target, index }) => target === 'NOTES' && !inAddress.has(index))
  return { byTarget, addresses, notes }
}

const layouts = new WeakMap<readonly TargetedColumn[], Layout>()

/** The columns of a file by what they become; worked out once for each array of columns. */
export function layoutOf(columns: readonly TargetedColumn[]): Layout {
  const known = layouts.get(columns)
  if (known) return known
  const layout = arrange(columns)
  layouts.set(columns, layout)
  return layout
}
