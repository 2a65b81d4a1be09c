import { z } from 'zod'
import { globalId } from '#api/core/graph/ids.ts'
import { sources } from '#api/modules/merges/choose.ts'
import { mutationRow } from '#api/rest/mutationRow.ts'
import { enumTexts, instantText, recordNumber, withNames } from '#api/rest/route.ts'
import { databaseId, derived, from } from '#api/rest/selection.ts'

const sourceTexts = enumTexts(
  Object.fromEntries(sources.map((source) => [source, source])) as Record<(typeof sources)[number], string>,
  'Must be customer, other or both',
  'MergeSource',
)

const merge = z
  .object({
    id: databaseId,
    customerId: derived(z.int().meta({ description: 'The customer who stayed.' }), 'customer { databaseId }'),
    formerId: from(
      'formerDatabaseId',
      z.int().meta({ description: 'The customer who is part of that one now.' }),
    ),
    formerName: z.string(),
    mergedBy: from('mergedByName', z.string()),
    mergedAt: instantText,
  })
  .meta({ id: 'CustomerMerge' })

const undone = z.object({
  customerId: derived(z.int(), 'customer { databaseId }'),
  restoredId: derived(z.int(), 'restored { databaseId }'),
  keptFields: z.array(z.string()),
})

interface Numbered {
  databaseId: number
}

/** The REST rows of merges. */
export const rows = [
  mutationRow({
    method: 'POST',
    path: '/api/customers/:id/merge',
    summary:
      'Makes the customer `otherId` part of this one, with all records. `values` says whose value a field has where they differ: this one’s by default, and notes of both. It can be undone for 30 days.',
    mutation: 'mergeCustomers',
    payload: 'merge',
    answer: merge,
    reshape: (node: { customer: Numbered }) => withNames(node, { customerId: node.customer.databaseId }),
    names: { customerId: 'id' },
    body: z.object({
      otherId: recordNumber('Customer', 'The other customer must be a number'),
      values: z
        .array(z.object({ field: z.string(), from: sourceTexts.body }))
        .max(50)
        .nullish(),
    }),
    input: ({ params, body }) => ({ ...body, customerId: globalId('Customer', params.id) }),
  }),
  mutationRow({
    method: 'POST',
    path: '/api/merges/:id/undo',
    summary:
      'Undoes a merge: both customers are there again with what was theirs. `keptFields` were changed since, and keep their value.',
    mutation: 'undoMerge',
    type: 'CustomerMerge',
    answer: undone,
    reshape: (node: { customer: Numbered; restored: Numbered }) =>
      withNames(node, { customerId: node.customer.databaseId, restoredId: node.restored.databaseId }),
  }),
]
