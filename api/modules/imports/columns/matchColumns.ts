import { fold } from '#api/core/text/fold.ts'
import { canBeDates, contentTarget } from './content.ts'
import { keyOf, type NamedColumn, nameColumns } from './nameColumns.ts'
import { type CustomFieldOfColumn, holdsDates, type Target } from './targets.ts'

/** A column of a file, what it becomes, and what told so. */
export interface MatchedColumn {
  header: string
  target: Target
  /** The custom field that it fills, of the target `CUSTOM`. */
  customFieldId?: number
  by: 'NAME' | 'CONTENT' | 'NOTHING'
}

/** Targets that one column alone has; further columns of that name go to notes. */
const single: ReadonlySet<Target> = new Set([
  'EMAIL',
  'INTEREST',
  'OWNER',
  'CREATED',
  'LAST_CONTACT',
  'NEXT_CONTACT',
  'NEXT_CONTACT_NOTE',
  'NUMBER',
  'CUSTOM',
])

/** What only one column can be: a target, or one custom field. */
const placeOf = ({ target, customFieldId }: MatchedColumn) => `${target} ${customFieldId ?? ''}`

/** Whether nobody named the column: a file without a header has `Column 1` and so on. */
const isUnnamed = (header: string) => /^(?:column \d+)?$/i.test(header.trim())

function byName(header: string, target: Target, values: readonly string[]): MatchedColumn {
  const fits = !holdsDates({ target }) || canBeDates(values)
  return { header, target: fits ? target : 'NOTES', by: 'NAME' }
}

function byContent(header: string, values: readonly string[]): MatchedColumn {
  const target = contentTarget(values)
  // Whose dates they are only a name could tell. In a file without names they are most likely those of its records.
  if (target && (target !== 'CREATED' || isUnnamed(header))) return { header, target, by: 'CONTENT' }
  return { header, target: isUnnamed(header) && values.length === 0 ? 'LEAVE_OUT' : 'NOTES', by: 'NOTHING' }
}

const certainty = { NAME: 0, CONTENT: 1, NOTHING: 2 }

/** Gives each single target to one column: one that was told by name first. */
function oneEach(columns: readonly MatchedColumn[], names: readonly (NamedColumn | null)[]): MatchedColumn[] {
  const order = columns.map((column, index) => ({ column, index, rank: names[index]?.rank ?? 0 }))
  order.sort(
    (one, other) =>
      certainty[one.column.by] - certainty[other.column.by] ||
      one.rank - other.rank ||
      one.index - other.index,
  )
  const taken = new Set<string>()
  const further = new Set<MatchedColumn>()
  for (const { column } of order) {
    if (single.has(column.target) && taken.has(placeOf(column))) further.add(column)
    taken.add(placeOf(column))
  }
  return columns.map((column) =>
    further.has(column) ? { header: column.header, target: 'NOTES', by: column.by } : column,
  )
}

/** The custom field whose label a column has, in whatever spelling. */
function byLabel(header: string, fields: readonly CustomFieldOfColumn[]): MatchedColumn | null {
  const key = keyOf(header)
  const field =
    fields.find(({ label }) => fold(label) === fold(header)) ??
    fields.find(({ label }) => key !== '' && keyOf(label) === key)
  return field ? { header, target: 'CUSTOM', customFieldId: field.id, by: 'NAME' } : null
}

/**
 * What each column becomes: by its name, which can be that of a custom field of the business, else by its values; what
 * nothing is known of goes to notes.
 */
export function matchColumns(
  header: readonly string[],
  records: readonly string[][],
  fields: readonly CustomFieldOfColumn[] = [],
): MatchedColumn[] {
  const names = nameColumns(header)
  const columns = header.map((name, index) => {
    const values = records.map((record) => record[index]?.trim() ?? '').filter((value) => value !== '')
    const known = names[index]
    const custom = byLabel(name, fields)
    if (custom) return custom
    return known ? byName(name, known.target, values) : byContent(name, values)
  })
  return oneEach(columns, names)
}
