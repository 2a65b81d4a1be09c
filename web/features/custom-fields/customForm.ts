import { graphql, readInlineData } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { CustomFieldType, customForm_fields$key } from '#web/__generated__/customForm_fields.graphql.ts'
import type { customForm_values$key } from '#web/__generated__/customForm_values.graphql.ts'
import { labelled, optional } from '#web/ui/forms/fieldShapes.ts'
import { valueWords } from './valueWords.ts'

/** The values of custom fields in a form, by `custom.` and the number of the field, as the API names them in messages. */
export type CustomValues = { [name: `custom.${number}`]: string }

/** The parsed values; null for an empty text. */
export type ParsedCustom = { [name: `custom.${number}`]: string | null }

export interface CustomField {
  readonly id: string
  readonly name: `custom.${number}`
  readonly label: string
  readonly type: CustomFieldType
  readonly choices: readonly string[]
}

/** The maximum length of a text. */
const longest = 200

const fieldsFragment = graphql`
  fragment customForm_fields on Business @inline {
    customFields {
      id
      databaseId
      label
      type
      choices {
        label
      }
    }
  }
`

/** The custom fields of the business, as forms have them. */
export function customFieldsOf(business: customForm_fields$key): CustomField[] {
  const { customFields } = readInlineData(fieldsFragment, business)
  return customFields.map(({ databaseId, choices, ...field }) => ({
    ...field,
    name: `custom.${databaseId}`,
    choices: choices.map(({ label }) => label),
  }))
}

const valuesFragment = graphql`
  fragment customForm_values on Customer @inline {
    customFields {
      fieldNumber
      value
    }
  }
`

const entries = <Value>(fields: readonly CustomField[], value: (field: CustomField) => Value) =>
  Object.fromEntries(fields.map((field) => [field.name, value(field)])) as Record<CustomField['name'], Value>

/** The schemas of the fields, with their labels. The API reads numbers and days, and says what is wrong with them. */
export const customShape = (fields: readonly CustomField[]) =>
  entries(fields, ({ label, type }) =>
    type === 'TEXT'
      ? optional(label, longest)
      : labelled(label, z.string(), (value) => valueWords(type, value)),
  )

/** What a customer has in the fields; empty text for nothing, and for a new customer. */
export function customValues(fields: readonly CustomField[], customer?: customForm_values$key): CustomValues {
  const held = customer ? readInlineData(valuesFragment, customer).customFields : []
  const values = new Map(held.map(({ fieldNumber, value }) => [`custom.${fieldNumber}`, value]))
  return entries(fields, ({ name }) => values.get(name) ?? '')
}

/** Splits the values of a form into those of custom fields, as the API takes them, and the others. */
export function splitCustom<Values extends object>(fields: readonly CustomField[], values: Values) {
  const own = new Map(fields.map(({ id, name }) => [name as string, id]))
  const all = Object.entries(values)
  const customFields = all.flatMap(([name, value]) => {
    const fieldId = own.get(name)
    return fieldId ? [{ fieldId, value: (value as string | null) || null }] : []
  })
  const others = Object.fromEntries(all.filter(([name]) => !own.has(name))) as Omit<
    Values,
    keyof CustomValues
  >
  return [others, customFields.length > 0 ? { customFields } : {}] as const
}
