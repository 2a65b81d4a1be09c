import { badField } from '#api/core/errors/errors.ts'
import type { FieldRow } from '#api/modules/custom-fields/service.ts'
import {
  type CustomerRow,
  columnsOfFields,
  customOf,
  mergedFields,
  type Names,
} from '#api/modules/merges/mergedFields.ts'
import { mostTagsOfCustomer } from '#api/modules/tags/input.ts'

export const sources = ['CUSTOMER', 'OTHER', 'BOTH'] as const
export type Source = (typeof sources)[number]

/** Whose value a field has after a merge. */
export interface Choice {
  field: string
  from: Source
}

const mostNotes = 5000

/** A field in which two customers differ. */
export interface Difference {
  field: string
  label: string
  customerValue: string
  otherValue: string
  /** What a merge takes unless somebody chooses. */
  from: Source
  canKeepBoth: boolean
}

const nameless: Names = { owners: new Map(), tags: new Map() }

/** The fields of which both customers have a value, and not the same one. */
export function differencesOf(
  stays: CustomerRow,
  other: CustomerRow,
  customFields: readonly FieldRow[],
  names: Names = nameless,
): Difference[] {
  return [...mergedFields(customFields)].flatMap(([field, { label, text, both }]) => {
    const [customerValue, otherValue] = [text(stays, names), text(other, names)]
    if (!customerValue || !otherValue || customerValue === otherValue) return []
    const canKeepBoth = both !== undefined
    return [{ field, label, customerValue, otherValue, from: canKeepBoth ? 'BOTH' : 'CUSTOMER', canKeepBoth }]
  })
}

/** The choices by field. */
function read(choices: readonly Choice[], known: ReturnType<typeof mergedFields>): Map<string, Source> {
  for (const { field, from } of choices) {
    if (!known.has(field)) throw badField('values', `There is no field ${field}`)
    if (from === 'BOTH' && !known.get(field)?.both) throw badField('values', `${field} has one value`)
  }
  return new Map(choices.map(({ field, from }) => [field, from]))
}

function checkSizes({ notes, tagIds }: CustomerRow, stays: CustomerRow): void {
  if (notes !== stays.notes && (notes?.length ?? 0) > mostNotes) {
    throw badField('values', 'The notes are too long together. Choose those of one of them.')
  }
  if (tagIds.length > Math.max(mostTagsOfCustomer, stays.tagIds.length)) {
    throw badField(
      'values',
      `A customer can have at most ${mostTagsOfCustomer} tags. Choose those of one of them.`,
    )
  }
}

/**
 * The columns of the customer who stays after a merge. An empty value never replaces another one.
 * @throws BAD_INPUT for a field that there is not, and for notes or tags that are too many together
 */
export function chosenColumns(
  stays: CustomerRow,
  other: CustomerRow,
  choices: readonly Choice[],
  customFields: readonly FieldRow[],
): Partial<CustomerRow> {
  const fields = mergedFields(customFields)
  const chosen = read(choices, fields)
  const differences = new Map(
    differencesOf(stays, other, customFields).map((difference) => [difference.field, difference]),
  )
  // Values of fields that were deleted, and may come back, are filled too.
  let merged: CustomerRow = { ...stays, custom: { ...customOf(other), ...customOf(stays) } }
  for (const [field, { text, take, both }] of fields) {
    const isEmpty = !text(stays, nameless) && Boolean(text(other, nameless))
    const difference = differences.get(field)
    const from = isEmpty ? 'OTHER' : difference ? (chosen.get(field) ?? difference.from) : 'CUSTOMER'
    if (from === 'OTHER') merged = { ...merged, ...take(merged, other) }
    else if (from === 'BOTH' && both) merged = { ...merged, ...both(merged, other) }
  }
  checkSizes(merged, stays)
  const columns = [...Object.values(columnsOfFields).flat(), 'custom' as const]
  return Object.fromEntries(columns.map((column) => [column, merged[column]]))
}
