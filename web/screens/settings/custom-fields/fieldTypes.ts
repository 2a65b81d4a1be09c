/** The types of custom fields in words, in the order that forms offer them. */
export const fieldTypes = {
  TEXT: 'Text',
  NUMBER: 'Number',
  DATE: 'Date',
  CHOICE: 'Choice',
  YES_NO: 'Yes or no',
} as const

export type FieldType = keyof typeof fieldTypes

export const typeNames = Object.keys(fieldTypes) as FieldType[]
