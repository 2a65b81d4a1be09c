import { z } from 'zod'
import { globalId } from '#api/core/graph/ids.ts'
import { CustomFieldType } from '#api/generated/enums.ts'
import { fieldChanges, newField } from '#api/modules/custom-fields/input.ts'
import { mutationRow } from '#api/rest/mutationRow.ts'
import { queryRow } from '#api/rest/queryRow.ts'
import { recordRows, recordShape } from '#api/rest/recordRows.ts'
import { enumTexts, instantText } from '#api/rest/route.ts'
import { databaseId } from '#api/rest/selection.ts'

const types = enumTexts(
  Object.fromEntries(Object.keys(CustomFieldType).map((type) => [type, type.toLowerCase()])) as Record<
    CustomFieldType,
    string
  >,
  'Type must be text, number, date, choice or yes_no',
  'CustomFieldType',
)

const field = recordShape({
  id: databaseId,
  label: z.string(),
  type: types.answer,
  choices: z.array(z.object({ number: z.int(), label: z.string() })),
  isOnCard: z.boolean(),
  createdAt: instantText,
}).meta({ id: 'CustomField' })

const fields = recordRows('/api/custom-fields', { record: 'CustomField', answer: field })

/** The REST rows of custom fields. */
export const rows = [
  queryRow({
    path: '/api/custom-fields',
    summary: 'The custom fields of customers, in the order of the business.',
    at: 'viewer.business.customFields',
    list: true,
    answer: field,
  }),
  fields.read('Custom field'),
  fields.create('createCustomField', {
    summary: 'Adds a field to customers, below the others.',
    body: newField.extend({ type: types.body }),
  }),
  mutationRow({
    method: 'PUT',
    path: '/api/custom-fields/reorder',
    summary: 'Sets the order of the custom fields. Those that are not listed follow. Answers all of them.',
    mutation: 'reorderCustomFields',
    payload: 'customFields',
    answer: z.array(field),
    body: z.object({ ids: z.array(z.int(), { error: 'Ids must be a list of numbers' }) }),
    input: ({ body }) => ({ ids: body.ids.map((id) => globalId('CustomField', id)) }),
  }),
  fields.update('updateCustomField', {
    summary: 'Changes the properties that are sent; the type stays.',
    body: fieldChanges,
  }),
  fields.act('restore', 'restoreCustomField', {
    summary: 'Brings a deleted custom field back with its values. Idempotent.',
  }),
  fields.remove('deleteCustomField'),
]
