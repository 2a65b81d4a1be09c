import { newCustomer } from '#api/modules/customers/input.ts'
import { isBlank } from './blanks.ts'
import type { Draft } from './draft.ts'
import type { Source } from './layout.ts'

/** A longer text is no list of addresses. */
const maxLength = 1000

/** The address as customers keep it; null for text that is none. */
export function emailIn(text: string): string | null {
  if (!text.includes('@') || text.length > maxLength) return null
  return newCustomer.shape.email.safeParse(text).data ?? null
}

/** `Ann <ann@example.com>` and `mailto:ann@example.com` as the address. */
const bare = (text: string) =>
  /<(?<address>[^<>]*)>$/.exec(text)?.groups?.address ?? text.replace(/^mailto:/i, '')

function addressesIn(cell: string): string[] {
  if (cell.length > maxLength || emailIn(cell) !== null) return [cell]
  return cell
    .split(/:::|[;,|\n]|\s(?=\S+@)(?!\S*<)/)
    .map((piece) => piece.trim())
    .filter(Boolean)
}

/** The email address of a record: the first that is one. */
export function readEmail(draft: Draft, sources: readonly Source[]): string | null {
  let email: string | null = null
  for (const source of sources) {
    const cell = draft.text(source)
    if (isBlank(cell)) continue
    for (const text of addressesIn(cell)) {
      const address = emailIn(bare(text))
      if (!address) draft.misfit(source.header, text, `${source.header} is not a valid email address.`)
      else if (email === null) email = address
      else if (address !== email) draft.spare(source.header, address)
    }
  }
  return email
}
