import { fold } from '#api/core/text/fold.ts'
import { nameKey } from '#api/core/text/words.ts'
import type { Draft } from '#api/modules/imports/values/draft.ts'
import type { Layout } from '#api/modules/imports/values/layout.ts'
import type { PersonName } from '#api/modules/imports/values/names/splitName.ts'
import { type Address, composeAddress } from './composeAddress.ts'

const keyOf = ({ street, city }: Address) => fold([street, city].filter(Boolean).join(', '))

const textOf = ({ street, city, beside }: Address) =>
  [street, city, ...beside.map(({ text }) => text)].filter(Boolean).join(', ')

/** The address to keep: the first with a street, else the first with a city. */
const chosenOf = (addresses: readonly Address[]) =>
  addresses.find(({ street }) => street !== '') ?? addresses.find(({ city }) => city !== '')

/** Whether an address says nothing that another does not say. */
const isWithin = (address: Address, other: Address) => fold(textOf(other)).startsWith(keyOf(address))

function namesOf({ byTarget }: Layout, draft: Draft, { firstName, lastName }: PersonName): Set<string> {
  const sources = [...(byTarget.get('COMPANY') ?? []), ...(byTarget.get('FULL_NAME') ?? [])]
  const others = sources.map((source) => nameKey(draft.line(source)))
  return new Set([nameKey(`${firstName} ${lastName}`.trim()), ...others].filter(Boolean))
}

/** The address and city of a record. Its further addresses, states and postal codes go to notes. */
export function readAddress(
  draft: Draft,
  layout: Layout,
  name: PersonName,
): { address: string; city: string } {
  if (layout.addresses.length === 0) return { address: '', city: '' }
  const names = () => namesOf(layout, draft, name)
  const addresses = layout.addresses.map((sources) => composeAddress(draft, sources, names))
  const chosen = chosenOf(addresses)
  for (const address of addresses) {
    if (address === chosen) for (const { header, text } of address.beside) draft.note(header, text)
    else if (textOf(address) && !(chosen && isWithin(address, chosen)))
      draft.spare(address.name, textOf(address))
  }
  return { address: chosen?.street ?? '', city: chosen?.city ?? '' }
}
