import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Page<Column extends string> = Record<Column, string> & {
  /** The indented lines below the row. */
  text: string[]
  /** The indented lines that begin with an arrow, without the arrow. */
  outcomes: string[]
}

/**
 * Reads a data file in `prisma/seed/book`. A row has cells separated by bars and may be followed by indented lines of
 * text. Blank lines and lines that begin with `#` are ignored; missing trailing cells are empty.
 */
export function readBook<const Column extends string>(
  name: string,
  columns: readonly Column[],
): Page<Column>[] {
  const pages: Page<Column>[] = []
  const book = readFileSync(join(import.meta.dirname, 'book', `${name}.txt`), 'utf8')
  for (const line of book.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const page = pages.at(-1)
    if (!line.startsWith(' ')) pages.push(row(name, columns, line))
    else if (!page) throw new Error(`${name}: text without a row: ${line}`)
    else if (line.trim().startsWith('→')) page.outcomes.push(line.trim().slice(1).trim())
    else page.text.push(line.trim())
  }
  return pages
}

function row<Column extends string>(name: string, columns: readonly Column[], line: string): Page<Column> {
  const cells = line.split('|').map((cell) => cell.trim())
  if (cells.length > columns.length) throw new Error(`${name}: too many cells: ${line}`)
  const named = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
  return { ...(named as Record<Column, string>), text: [], outcomes: [] }
}

/** Converts a word of a data file to an enum value: `not in market` becomes NOT_IN_MARKET. */
export function constant<Name extends string>(names: Record<Name, Name>, word: string): Name {
  const name = word.toUpperCase().replaceAll(' ', '_').replaceAll('-', '_')
  if (name in names) return name as Name
  throw new Error(`${word} is none of ${Object.keys(names).join(', ')}`)
}
