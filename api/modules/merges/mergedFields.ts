import type { Prisma } from '#api/generated/client.ts'
import type { FieldRow } from '#api/modules/custom-fields/service.ts'
import { valueText } from '#api/modules/custom-fields/values.ts'

export type CustomerRow = Prisma.CustomerGetPayload<object>

type Column = keyof CustomerRow

/** The names that stand for ids in a customer's row; a missing one is shown as its number. */
export interface Names {
  owners: ReadonlyMap<number, string>
  tags: ReadonlyMap<number, string>
}

interface MergedField {
  /** What screens call it. */
  label: string
  /** Its value as text; empty when the customer lacks it. */
  text: (row: CustomerRow, names: Names) => string | null
  /** What the one who stays has with the value of the other one. */
  take: (stays: CustomerRow, other: CustomerRow) => Partial<CustomerRow>
  /** What the one who stays has with both values, which a merge keeps unless somebody chooses. */
  both?: (stays: CustomerRow, other: CustomerRow) => Partial<CustomerRow>
}

/** The columns of the fields that every customer has; those of one field go together. */
export const columnsOfFields = {
  name: ['firstName', 'lastName', 'name'],
  phoneNumber: ['phoneNumber'],
  email: ['email'],
  address: ['address'],
  city: ['city'],
  interest: ['interest'],
  status: ['status', 'statusUpdatedAt', 'statusUpdatedBy'],
  owner: ['ownerId'],
  tags: ['tagIds'],
  notes: ['notes'],
} as const satisfies Record<string, readonly Column[]>

/** The columns that no merge changes. */
export const ownColumns = ['businessId', 'id', 'importId', 'createdAt', 'updatedAt', 'searchText'] as const

type Field = keyof typeof columnsOfFields

const named = (names: ReadonlyMap<number, string>, id: number) => names.get(id) ?? String(id)

const shown: Record<Field, Omit<MergedField, 'take'>> = {
  name: { label: 'Name', text: ({ name }) => name.trim() },
  phoneNumber: { label: 'Phone', text: ({ phoneNumber }) => phoneNumber },
  email: { label: 'Email', text: ({ email }) => email },
  address: { label: 'Address', text: ({ address }) => address },
  city: { label: 'City', text: ({ city }) => city },
  interest: { label: 'Interest', text: ({ interest }) => interest },
  status: { label: 'Status', text: ({ status }) => status },
  owner: {
    label: 'Owner',
    text: ({ ownerId }, { owners }) => (ownerId === null ? null : named(owners, ownerId)),
  },
  tags: {
    label: 'Tags',
    text: ({ tagIds }, { tags }) =>
      tagIds
        .map((id) => named(tags, id))
        .sort()
        .join(', '),
    both: (stays, other) => ({ tagIds: [...new Set([...stays.tagIds, ...other.tagIds])] }),
  },
  notes: {
    label: 'Notes',
    text: ({ notes }) => notes,
    both: (stays, other) => ({ notes: [stays.notes, other.notes].filter(Boolean).join('\n\n') }),
  },
}

/** The fields that every customer has, in the order of screens. */
export const fieldsOfAll = (Object.keys(columnsOfFields) as Field[]).map((field) => ({
  field,
  label: shown[field].label,
  columns: columnsOfFields[field] as readonly Column[],
}))

/** The values of custom fields by the id of the field. */
export const customOf = ({ custom }: Pick<CustomerRow, 'custom'>) => custom as Prisma.JsonObject

function customField(definition: FieldRow): [field: string, MergedField] {
  const id = String(definition.id)
  return [
    `custom.${id}`,
    {
      label: definition.label,
      text: (row) => valueText(definition, customOf(row)[id]),
      take: (stays, other) => ({ custom: { ...customOf(stays), [id]: customOf(other)[id] ?? null } }),
    },
  ]
}

/** The fields that a merge chooses, by their names. */
export function mergedFields(customFields: readonly FieldRow[]): Map<string, MergedField> {
  const fixed = fieldsOfAll.map(({ field, columns }): [string, MergedField] => [
    field,
    {
      ...shown[field],
      take: (_stays, other) => Object.fromEntries(columns.map((column) => [column, other[column]])),
    },
  ])
  return new Map([...fixed, ...customFields.map(customField)])
}
