import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import { CustomFieldType } from '#api/generated/enums.ts'
import { allowed, recordNode } from '#api/modules/business/fields.ts'
import { Business } from '#api/modules/business/schema.ts'
import { type Choice, choicesOf, offered } from '#api/modules/custom-fields/choices.ts'
import { mostChoices, mostFields } from '#api/modules/custom-fields/input.ts'
import { deletedFields, type FieldRow, fieldsInUse, keptDays } from '#api/modules/custom-fields/service.ts'

export const CustomFieldTypeEnum = builder.enumType('CustomFieldType', {
  values: Object.values(CustomFieldType),
})

const CustomFieldChoice = builder.objectRef<Choice>('CustomFieldChoice').implement({
  description: 'A choice of a custom field.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'It is unique in the field, and is not given to another one.' }),
    label: t.exposeString('label'),
  }),
})

/** A field of customers that the business has added. */
export const CustomField = builder.prismaNode('CustomField', {
  ...recordNode(),
  description: 'A field of customers that the business has added.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    label: t.exposeString('label'),
    type: t.expose('type', { type: CustomFieldTypeEnum }),
    choices: t.field({
      type: [CustomFieldChoice],
      extensions: priced({ rows: mostChoices, statements: 0 }),
      description: 'What can be chosen, in order; empty for the other types.',
      resolve: (field) => offered(choicesOf(field)),
    }),
    isOnCard: t.exposeBoolean('isOnCard', { description: 'Whether cards of customers show it.' }),
    deletedAt: t.expose('deletedAt', {
      type: 'DateTime',
      nullable: true,
      description: `When it was deleted. It can be restored for ${keptDays} days.`,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

/** The value of a field, which is not empty. */
export const CustomFieldValue = builder
  .objectRef<{ field: FieldRow; value: string }>('CustomFieldValue')
  .implement({
    description: 'What a customer has in a custom field.',
    fields: (t) => ({
      field: t.field({ type: CustomField, resolve: ({ field }) => field }),
      fieldNumber: t.int({
        description: 'The number of the field in the REST API.',
        resolve: ({ field }) => field.id,
      }),
      label: t.string({ description: 'The label of the field.', resolve: ({ field }) => field.label }),
      type: t.field({ type: CustomFieldTypeEnum, resolve: ({ field }) => field.type }),
      isOnCard: t.boolean({
        description: 'Whether cards of customers show it.',
        resolve: ({ field }) => field.isOnCard,
      }),
      value: t.exposeString('value', {
        description:
          'Text; a number such as `42.5`; a date such as `2026-11-29`; the label of a choice; `yes` or `no`.',
      }),
    }),
  })

builder.prismaObjectField(Business, 'customFields', (t) =>
  t.field({
    type: [CustomField],
    extensions: priced({ rows: mostFields, statements: 1 }),
    description: `The custom fields of customers, in the order of the business; at most ${mostFields}.`,
    resolve: (_business, _args, { ctx }) => fieldsInUse(ctx),
  }),
)

builder.prismaObjectField(Business, 'deletedCustomFields', (t) =>
  t.field({
    type: [CustomField],
    extensions: priced({ rows: mostFields, statements: 1 }),
    description: `Deleted custom fields that can be restored, the latest first; at most ${mostFields}.`,
    resolve: (_business, _args, { ctx }) => deletedFields(ctx),
  }),
)

builder.prismaObjectField(Business, 'canEditCustomFields', (t) =>
  t.boolean(allowed('customField:write', 'add, change, order and delete custom fields')),
)
