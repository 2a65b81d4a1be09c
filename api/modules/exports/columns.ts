import pg from 'pg'
import { choiceNow, choicesOf } from '#api/modules/custom-fields/choices.ts'
import type { FieldRow } from '#api/modules/custom-fields/service.ts'

/**
 * The columns of an export, by their headers: SQL that gives the text of a cell. `t` is the row, `$1` the business,
 * `clock` its time zone and the current time.
 */
export type Columns = Readonly<Record<string, string>>

/** A text as it is stored. */
export const text = (column: string) => `t."${column}"`

export const number = (column: string) => `t."${column}"::text`

/** A local day, as every spreadsheet reads it: `2026-11-29`. */
export const day = (column: string) => `to_char(t."${column}", 'YYYY-MM-DD')`

/** An instant on the clock of the business: `2026-11-29 14:05`. */
export const moment = (instant: string) => `to_char(${instant} AT TIME ZONE clock.zone, 'YYYY-MM-DD HH24:MI')`

export const momentOf = (column: string) => moment(`t."${column}"`)

/** A value of an enum in words: `In progress`. */
export const words = (column: string) =>
  `left(t."${column}"::text, 1) || lower(replace(substr(t."${column}"::text, 2), '_', ' '))`

export const yesNo = (column: string) => `CASE WHEN t."${column}" THEN 'Yes' ELSE 'No' END`

/** The full name of the user whom a column refers to. */
export const userName = (column: string) =>
  `(SELECT u."firstName" || ' ' || u."lastName" FROM "User" u WHERE u."businessId" = $1 AND u.id = t."${column}")`

/** What a customer has in a custom field. */
export function customValue(field: FieldRow): string {
  const value = `t.custom->>'${field.id}'`
  if (field.type === 'YES_NO') return `CASE ${value} WHEN 'true' THEN 'Yes' WHEN 'false' THEN 'No' END`
  if (field.type !== 'CHOICE') return `(${value})`
  const choices = choicesOf(field)
  const labels = choices.map(
    ({ id }) => `WHEN '${id}' THEN ${pg.escapeLiteral(choiceNow(choices, id)?.label ?? '')}`,
  )
  return `CASE ${value} ${labels.join(' ')} END`
}

/** Whose record it is. */
export const customerColumns: Columns = {
  Customer: ofCustomer('name'),
  'Customer Number': number('customerId'),
  Phone: ofCustomer('phoneNumber'),
}

function ofCustomer(column: string): string {
  return `(SELECT c."${column}" FROM "Customer" c WHERE c."businessId" = $1 AND c.id = t."customerId")`
}

/** When the record was made and last changed. */
export const stampColumns: Columns = { Created: momentOf('createdAt'), Updated: momentOf('updatedAt') }
