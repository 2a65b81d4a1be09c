import { AppError, badField, type FieldErrors, notFound } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { fold } from '#api/core/text/fold.ts'
import type { Prisma } from '#api/generated/client.ts'
import type { CustomValue } from '#api/modules/custom-fields/input.ts'
import { type FieldRow, fieldsInUse } from '#api/modules/custom-fields/service.ts'
import { readValue, type StoredValue } from '#api/modules/custom-fields/values.ts'

/** The column of a customer after a write; empty when the write says nothing of custom fields. */
export type CustomColumn = (current: Prisma.JsonValue) => { custom?: Prisma.InputJsonObject }

/** The field of the form that shows a field of the business; messages are beside it. */
export const formField = ({ id }: Pick<FieldRow, 'id'>) => `custom.${id}`

function fieldOf(fields: readonly FieldRow[], { fieldId: id, fieldLabel }: CustomValue): FieldRow {
  const field = fields.find((one) => (id ? one.id === id : fold(one.label) === fold(fieldLabel ?? '')))
  if (!field) throw notFound('Custom field')
  return field
}

/** @throws BAD_INPUT with a message for each field whose value cannot be read */
function readAll(
  fields: readonly FieldRow[],
  values: readonly CustomValue[],
): Map<string, StoredValue | null> {
  const read = new Map<string, StoredValue | null>()
  const problems: FieldErrors = {}
  for (const given of values) {
    const field = fieldOf(fields, given)
    const key = String(field.id)
    if (read.has(key)) throw badField(formField(field), `${field.label} can be given once`)
    const reading = readValue(field, given.value ?? '')
    if (reading && 'problem' in reading) problems[formField(field)] = [reading.problem]
    read.set(key, reading && 'value' in reading ? reading.value : null)
  }
  const messages = Object.values(problems).flat()
  if (messages.length > 0) throw new AppError('BAD_INPUT', { message: messages.join('. '), fields: problems })
  return read
}

/**
 * Reads values by the ids of their fields, whose rows stay as they are until the transaction ends; null for an empty one.
 * @throws NOT_FOUND for a field that is not there; BAD_INPUT for a value that it cannot have
 */
export async function readCustom(tx: BusinessContext, values: readonly CustomValue[]) {
  const fields = await fieldsInUse(tx, 'FOR SHARE')
  return { fields, values: readAll(fields, values) }
}

/** What a write says of custom fields, read like `readCustom`. */
export async function customColumn(
  tx: BusinessContext,
  values: readonly CustomValue[] | null | undefined,
): Promise<CustomColumn> {
  if (!values || values.length === 0) return () => ({})
  const { values: read } = await readCustom(tx, values)
  return (current) => {
    const custom = new Map(Object.entries(current as Prisma.JsonObject))
    for (const [key, value] of read) {
      if (value === null) custom.delete(key)
      else custom.set(key, value)
    }
    return { custom: Object.fromEntries(custom) as Prisma.InputJsonObject }
  }
}
