import { z } from 'zod'
import { inputType } from '#api/core/graph/inputType.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { priced } from '#api/core/limits/prices.ts'
import { businessField, deletion, recordPayload } from '#api/modules/business/payload.ts'
import {
  customValue,
  fieldChanges,
  fieldChoice,
  fieldId,
  mostFields,
  newField,
  replacement,
} from '#api/modules/custom-fields/input.ts'
import { CustomField } from '#api/modules/custom-fields/schema.ts'
import {
  createField,
  deleteField,
  keptDays,
  reorderFields,
  restoreField,
  updateField,
} from '#api/modules/custom-fields/service.ts'

inputType(customValue)
inputType(fieldChoice)
inputType(replacement)

const payload = recordPayload('customField', CustomField)

mutation('createCustomField', {
  authScopes: { can: 'customField:write' },
  description: `Adds a field to customers, below the others. A business has at most ${mostFields}.`,
  input: newField,
  resolve: (input, { ctx }) => createField(ctx, input),
  payload,
})

mutation('updateCustomField', {
  authScopes: { can: 'customField:write' },
  description: 'Changes the given properties of a custom field; its type stays.',
  input: z.object({ id: fieldId, ...fieldChanges.shape }),
  resolve: ({ id, ...changes }, { ctx }) => updateField(ctx, id, changes),
  payload,
})

mutation('deleteCustomField', {
  authScopes: { can: 'customField:write' },
  description: `Deletes a custom field with its values. Both can be restored for ${keptDays} days.`,
  ...deletion('CustomField', fieldId, deleteField),
})

mutation('restoreCustomField', {
  authScopes: { can: 'customField:write' },
  description: 'Brings a deleted custom field back with its values. Idempotent.',
  input: z.object({ id: fieldId }),
  resolve: ({ id }, { ctx }) => restoreField(ctx, id),
  payload,
})

mutation('reorderCustomFields', {
  authScopes: { can: 'customField:write' },
  description: 'Sets the order of the custom fields.',
  input: z.object({
    ids: z.array(fieldId, { error: 'Ids must be a list of custom fields' }).meta({
      description: 'The ids in the new order. Fields that are not listed follow in their previous order.',
    }),
  }),
  resolve: async ({ ids }, { ctx }) => ({ fields: await reorderFields(ctx, ids) }),
  payload: (t) => ({
    customFields: t.field({
      type: [CustomField],
      extensions: priced({ rows: mostFields }),
      description: 'All custom fields, in their order.',
      resolve: ({ fields }) => fields,
    }),
    business: businessField(t),
  }),
})
