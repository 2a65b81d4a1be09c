/** The parts of an address in the order in which they are written; `#` is a line number, or none. */
const partNames = {
  poBox: 'PO Box',
  streetName: 'Streetname',
  houseNumber: 'Number, House Number',
  houseExtension: 'Extension, House Number Extension',
  line: 'Street, Street #, Street Address, Street Address #, Street Line #, Address #, Address Line #, Addr #',
  extended: 'Extended Address, Suite, Apartment, Apt, Unit',
  // The whole address in one cell.
  whole: 'Address, Formatted, Full Address, Address - Formatted',
  city: 'City, Town, Locality',
  region:
    'State, Region, Province, State/Region, State/Province, State Code, Province Code, Region Code, County',
  postalCode: 'Zip, Zip Code, Postal Code, Postcode, Post Code, Zip/Postal Code, Postal/Zip Code',
  country: 'Country, Country/Region, Country Code, Country Name',
}

export type AddressPart = keyof typeof partNames

/** Which address of a customer it is, the one to keep first. QuickBooks writes `BADDR1` and `SADDR1`. */
const addressKinds = [
  '|default|main|primary|mailing|customer|client|contact|person',
  'billing|bill to|b',
  'home|residential|residence',
  'business|work|office|company|organization|account',
  'service|property|site|job',
  'shipping|ship to|s|delivery',
  'other|alternate|secondary',
].map((kinds) => kinds.split('|'))

const shortKinds = new Map([
  ['b', 'billing'],
  ['s', 'shipping'],
])

/** A column with a part of an address. */
export interface AddressColumn {
  readonly part: AddressPart
  /** The columns of one address have the same name, such as `Billing address` or `Address 2`. */
  readonly address: string
  /** The address with the lowest rank is kept first. */
  readonly rank: number
  readonly line: number
}

const squeeze = (name: string) => name.toLowerCase().replace(/[^a-z#]/g, '')

const parts = new Map(
  Object.entries(partNames).flatMap(([part, names]) =>
    names.split(', ').map((name) => [squeeze(name), part as AddressPart] as const),
  ),
)

const kinds = new Map(
  addressKinds.flatMap((names, rank) => names.map((name) => [squeeze(name), { name, rank }] as const)),
)

const alternatives = (keys: Iterable<string>) => [...keys].join('|').replaceAll('#', '\\d*')

const addressKey = new RegExp(
  `^(?<kind>${alternatives(kinds.keys())})(?:address)?(?<count>\\d*)(?<part>${alternatives(parts.keys())})$`,
)

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function addressName(kind: string, count: string): string {
  const name = shortKinds.get(kind) ?? kind
  return [name ? `${capitalized(name)} address` : 'Address', count].filter(Boolean).join(' ')
}

/** What part of an address a column holds, by the key of its name; null for none. */
export function addressColumn(key: string): AddressColumn | null {
  const { kind = '', count = '', part: name = '' } = addressKey.exec(key)?.groups ?? {}
  const part = parts.get(name.replace(/\d+$/, '#')) ?? parts.get(name) ?? parts.get(`${name}#`)
  const known = kinds.get(kind)
  if (!part || !known) return null
  const line = Number(/\d+$/.exec(name)?.[0] ?? 0)
  return { part, address: addressName(known.name, count), rank: known.rank * 100 + Number(count), line }
}
