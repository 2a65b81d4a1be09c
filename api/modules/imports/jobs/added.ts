import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { fold } from '#api/core/text/fold.ts'
import { type FieldRow, fieldsInUse } from '#api/modules/custom-fields/service.ts'
import { valueText } from '#api/modules/custom-fields/values.ts'
import { type Said, saidBy, withLines } from '#api/modules/imports/jobs/merge.ts'
import { withTags } from '#api/modules/imports/jobs/tags.ts'
import {
  type AddedValues,
  customKey,
  tagKey,
  tagsOf,
  type Written,
} from '#api/modules/imports/jobs/written.ts'
import type { ImportOfBusiness } from '#api/modules/imports/service.ts'
import type { ReadCustomer } from '#api/modules/imports/values/types.ts'
import { mostTagsOfCustomer } from '#api/modules/tags/input.ts'

/** The tags and custom fields of the business that the records of a batch name. */
interface Known {
  /** By the label in folded form. */
  tags: ReadonlyMap<string, number>
  fields: readonly FieldRow[]
}

/** What a record says of tags and custom fields. */
interface Added {
  values: AddedValues
  /** Tags for which the customer or the business has no room. */
  tagsLeft: string[]
}

/** What a record says of tags and custom fields, as far as `customer` has room. */
function addedBy(
  { tags, custom }: Pick<ReadCustomer, 'tags' | 'custom'>,
  known: Known,
  customer: Partial<Written>,
): Added {
  const has = new Set(tagsOf(customer))
  const tagsLeft: string[] = []
  for (const label of tags) {
    const id = known.tags.get(fold(label))
    if (id !== undefined && (has.has(id) || has.size < mostTagsOfCustomer)) has.add(id)
    else tagsLeft.push(label)
  }
  const values: AddedValues = {}
  for (const id of has) values[tagKey(id)] = true
  for (const { id } of known.fields) if (custom[id] !== undefined) values[customKey(id)] = custom[id]
  return { values, tagsLeft }
}

/** What a later record of the same person says otherwise of custom fields, as lines of notes. */
function otherValues(
  { custom }: Pick<ReadCustomer, 'custom'>,
  { fields }: Known,
  customer: Partial<Written>,
): string[] {
  return fields.flatMap((field) => {
    const has = customer[customKey(field.id)] ?? null
    const value = custom[field.id]
    if (value === undefined || has === null || value === has) return []
    return `Further ${field.label}: ${valueText(field, value)}`
  })
}

/** The tags and custom fields that records name. Tags that the business lacks are made. */
export async function knownOf(
  tx: BusinessContext,
  held: ImportOfBusiness,
  records: readonly ReadCustomer[],
): Promise<Known> {
  const labels = records.flatMap(({ tags }) => tags)
  const hasCustom = records.some(({ custom }) => Object.keys(custom).length > 0)
  return {
    tags: await withTags(tx, held, labels),
    fields: hasCustom ? await fieldsInUse(tx, 'FOR SHARE') : [],
  }
}

/** What a record says for a customer, null for a new one. What does not fit them is in the notes. */
export function saidFor(
  person: { now: Written; isOfFile: boolean } | null,
  record: ReadCustomer,
  {
    known,
    keepInNotes,
    ...said
  }: { known: Known; keepInNotes: boolean; ownerId: number | null; interest: string | null },
): Said {
  const customer = person?.now ?? {}
  const { values, tagsLeft } = addedBy(record, known, customer)
  const lines = [
    ...(keepInNotes && tagsLeft.length > 0 ? [`Tags: ${tagsLeft.join(', ')}`] : []),
    ...(person?.isOfFile ? otherValues(record, known, customer) : []),
  ]
  const notes = withLines(record.notes, lines)
  return saidBy({ ...record, notes }, said.ownerId, said.interest, values)
}
