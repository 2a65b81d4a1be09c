import type { CustomFieldType } from '#web/__generated__/NewFieldDialogMutation.graphql.ts'

/** The types that a field can get from a column; one with choices needs its choices. */
export type FieldType = Exclude<CustomFieldType, 'CHOICE'>

const shapes: readonly (readonly [FieldType, RegExp])[] = [
  ['YES_NO', /^(?:yes|no|true|false|y|n)$/i],
  ['NUMBER', /^[-+]?(?:\d{1,3}(?:,\d{3})+|\d{1,15})(?:\.\d+)?$/],
  ['DATE', /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2}))(?:[ T].*)?$/],
]

/** The type that all values of a column have; text when they have none in common. */
export function guessType(values: readonly string[]): FieldType {
  const fits = ([, shape]: (typeof shapes)[number]) => values.every((value) => shape.test(value.trim()))
  return values.length === 0 ? 'TEXT' : (shapes.find(fits)?.[0] ?? 'TEXT')
}
