import { readValue, type StoredValue } from '#api/modules/custom-fields/values.ts'
import type { CustomFieldOfColumn } from '#api/modules/imports/columns/targets.ts'
import { isBlank } from './blanks.ts'
import { dayOf } from './dates/readDate.ts'
import type { Draft } from './draft.ts'
import type { Source } from './layout.ts'

/** A value as text that custom fields read: a date as `2026-11-29` from how the file writes it. */
function plainText(draft: Draft, source: Source, { type }: CustomFieldOfColumn): string {
  const text = draft.line(source)
  if (type === 'TEXT') return text
  if (isBlank(text)) return ''
  return (type === 'DATE' && dayOf(draft, source, text)) || text
}

/** The values of custom fields that a record has, by the id of the field. Of several columns the first with a value goes. */
export function readCustom(draft: Draft, sources: readonly Source[]): Record<string, StoredValue> {
  const values = new Map<string, StoredValue>()
  for (const source of sources) {
    const { field } = source
    const read = field && readValue(field, plainText(draft, source, field))
    if (!field || !read) continue
    const key = String(field.id)
    if ('problem' in read) draft.misfit(source.header, draft.line(source), `${read.problem}.`)
    else if (values.has(key)) draft.spare(source.header, draft.line(source))
    else values.set(key, read.value)
  }
  return Object.fromEntries(values)
}
