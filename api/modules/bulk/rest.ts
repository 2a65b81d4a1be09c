import { z } from 'zod'
import { globalId } from '#api/core/graph/ids.ts'
import { BulkKind, BulkState } from '#api/generated/enums.ts'
import { bulkContact } from '#api/modules/bulk/input.ts'
import { scheduledDate } from '#api/modules/contacts/rest.ts'
import { filterBody } from '#api/modules/customers/filters/restFilter.ts'
import { customerStatusTexts } from '#api/modules/customers/rest.ts'
import { recordRows } from '#api/rest/recordRows.ts'
import { enumTexts, instantText, recordNumber, row } from '#api/rest/route.ts'
import { databaseId, from, selectionText } from '#api/rest/selection.ts'

const byName = <Name extends string>(names: Record<Name, Name>) => names as Record<Name, string>

const answer = z
  .object({
    id: databaseId,
    kind: enumTexts(byName(BulkKind), 'Unknown kind').answer,
    state: enumTexts(byName(BulkState), 'Unknown state').answer,
    summary: z.string(),
    count: z.int(),
    doneCount: z.int(),
    changedCount: z.int(),
    leftCount: z.int(),
    left: z.array(
      z.object({
        customerId: from('customerDatabaseId', z.int()),
        name: z.string().nullable(),
        reason: z.string(),
      }),
    ),
    startedBy: from('startedByName', z.string()),
    startedAt: instantText,
    finishedAt: instantText.nullable(),
    undoUntil: instantText.nullable(),
    canUndo: z.boolean(),
  })
  .meta({ id: 'BulkRun' })

const customerNumber = recordNumber('Customer', 'A customer must be a number')
const labels = z
  .array(z.string({ error: 'Each tag must be text' }), { error: 'Tags must be a list' })
  .transform((texts) => texts.map((label) => ({ label })))

const body = z.object({
  customers: z.object(
    {
      ids: z.array(customerNumber, { error: 'Customers must be a list' }).optional(),
      filter: filterBody.nullish(),
      q: z.string({ error: 'Search must be text' }).optional(),
      except: z.array(customerNumber, { error: 'Customers must be a list' }).optional(),
      expectedCount: z.int({ error: 'The expected count is a number' }).optional(),
    },
    { error: 'Customers are required' },
  ),
  act: z.object(
    {
      status: z.object({ status: customerStatusTexts.body, startsPlans: z.boolean().optional() }).optional(),
      interestId: z
        .string({ error: 'The interest must be its id' })
        .transform((id) => globalId('InterestOption', id))
        .optional(),
      addTags: labels.optional(),
      removeTags: labels.optional(),
      customField: z
        .object({
          field: z.union([z.int(), z.string()], { error: 'The field must be its number or label' }),
          value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
        })
        .transform(({ field, value }) => ({
          ...(typeof field === 'number'
            ? { fieldId: globalId('CustomField', field) }
            : { fieldLabel: field }),
          value: value === null ? null : String(value),
        }))
        .optional(),
      contact: z.object({ scheduledDate, notes: bulkContact.shape.notes }).optional(),
      plan: z.boolean({ error: 'Plan must be true' }).optional(),
      trash: z.boolean({ error: 'Trash must be true' }).optional(),
    },
    { error: 'Act is required' },
  ),
})

const runs = recordRows('/api/bulk', { record: 'BulkRun', payload: 'bulkRun', answer })

/** The REST rows of bulk changes. */
export const rows = [
  runs.create('startBulk', {
    summary:
      'Changes many customers: those of `ids`, or all who match `filter` and `q`, of whom there must be `expectedCount`. `act` has one thing to do. Up to 100 are changed at once, and more in the background.',
    body,
    input: ({ body: { customers, act } }) => {
      const { q, ...selection } = customers
      return { customers: { ...selection, ...(q !== undefined && { search: q }) }, act }
    },
  }),
  row({
    method: 'GET',
    path: '/api/bulk/:id',
    summary: 'One bulk change of the last two days.',
    can: 'customer:bulk',
    operation: `query ($id: ID!) { node(id: $id) { ... on BulkRun { ${selectionText(answer)} } } }`,
    at: 'node',
    noun: 'Bulk change',
    answer,
    variables: ({ params }) => ({ id: globalId('BulkRun', params.id) }),
  }),
  runs.act('undo', 'undoBulk'),
]
