import { accounting } from './accounting.ts'
import { addressBooks } from './addressBooks.ts'
import { cards } from './cards.ts'
import { type Person, person } from './people.ts'
import { sales } from './sales.ts'
import type { Form } from './shape.ts'
import { shops } from './shops.ts'

/** The exports of other programs, by name. */
export const forms: Readonly<Record<string, Form>> = {
  ...addressBooks,
  ...shops,
  ...sales,
  ...accounting,
  ...cards,
}

export const formNames = Object.keys(forms)

function formOf(name: string): Form {
  const known = forms[name]
  if (!known) throw new Error(`There is no form ${name}`)
  return known
}

const people = (count: number) => Array.from({ length: count }, (_, index) => person(index))

const rowOf = ({ columns }: Form, someone: Person) => columns.map(([, , value]) => value?.(someone) ?? '')

/** The rows of made-up people, without the header. */
export const formRows = (name: string, count: number) => {
  const known = formOf(name)
  return people(count).map((someone) => rowOf(known, someone))
}

const quoted = (cell: string) => (/[",;\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A file of a program with made-up people: CSV, or cards. */
export function form(name: string, count: number): string {
  const known = formOf(name)
  const { card, columns, separator = ',', above = [], hasMark } = known
  if (card) return people(count).map(card).join('')
  const records = [columns.map(([header]) => header), ...formRows(name, count)]
  const lines = records.map((record) => record.map(quoted).join(separator))
  return `${hasMark ? '\ufeff' : ''}${[...above, ...lines, ''].join('\r\n')}`
}
