import { z } from 'zod'
import { globalId } from '#api/core/graph/ids.ts'
import type { CustomFieldType } from '#api/generated/enums.ts'
import { filterFrom, filterParameters } from '#api/modules/customers/filters/restFilter.ts'
import { customerChanges, newCustomer } from '#api/modules/customers/input.ts'
import { mutationRow } from '#api/rest/mutationRow.ts'
import { listRow } from '#api/rest/queryRow.ts'
import { recordRows, recordShape } from '#api/rest/recordRows.ts'
import { enumTexts, instantText, recordNumber, row, withNames } from '#api/rest/route.ts'
import { databaseId, derived, selectionText } from '#api/rest/selection.ts'

export const customerStatusTexts = enumTexts(
  { UNSOLD: 'unsold', SOLD: 'sold', NOT_IN_MARKET: 'not in market' },
  'Status must be unsold, sold or not in market',
  'CustomerStatus',
)

const customer = recordShape({
  id: databaseId,
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  phoneNumber: z.string(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  email: z.string().nullable(),
  interest: z.string(),
  notes: z.string().nullable(),
  status: customerStatusTexts.answer,
  statusUpdatedAt: instantText,
  ownerId: derived(
    z.int().nullable().meta({ description: 'The user who looks after the customer.' }),
    'owner { databaseId }',
  ),
  tags: derived(z.array(z.string()).meta({ description: 'The labels of tags.' }), 'tags { label }'),
  custom: derived(
    z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).meta({
      description:
        'What the customer has in custom fields, by the number of the field (`/api/custom-fields`).',
    }),
    'customFields { value fieldNumber type }',
  ),
  createdAt: instantText,
}).meta({ id: 'Customer' })

interface CustomerNode {
  owner: { databaseId: number } | null
  tags: { label: string }[]
  customFields: { value: string; fieldNumber: number; type: CustomFieldType }[]
}

/** A value in JSON: numbers and yes or no as such. */
const jsonValue = ({ value, type }: CustomerNode['customFields'][number]) =>
  type === 'NUMBER' ? Number(value) : type === 'YES_NO' ? value === 'yes' : value

const asCustomer = {
  answer: customer,
  reshape: (node: CustomerNode) =>
    withNames(node, {
      ownerId: node.owner?.databaseId ?? null,
      tags: node.tags.map(({ label }) => label),
      custom: Object.fromEntries(node.customFields.map((one) => [one.fieldNumber, jsonValue(one)])),
    }),
} as const

/** Tags in a body, by their labels. */
const labels = z
  .array(z.string({ error: 'Each tag must be text' }), { error: 'Tags must be a list' })
  .transform((labels) => labels.map((label) => ({ label })))
  .nullish()

/** The owner in a body, by number; null for nobody. */
const ownerId = recordNumber('User', 'The owner must be a member’s number').nullish()

/** Values of custom fields in a body, by the number of the field or its label. */
const custom = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable(), {
    error: 'Custom must be an object of values by field',
  })
  .nullish()

type Custom = z.output<typeof custom>

const customInput = (values: Custom) =>
  Object.entries(values ?? {}).map(([key, value]) => ({
    ...(/^\d+$/.test(key) ? { fieldId: globalId('CustomField', key) } : { fieldLabel: key }),
    value: value === null ? null : String(value),
  }))

/** A body as input of the graph. */
const customerInput = <Body extends { custom?: Custom }>({ body: { custom, ...body } }: { body: Body }) => ({
  ...body,
  ...(custom && { customFields: customInput(custom) }),
})

/** The parameter that lists only what belongs to the customers of one user. */
export const ownerQuery = z.object({
  ownerId: z
    .string()
    .regex(/^\d+$/, 'The owner must be a member’s number')
    .transform((id) => globalId('User', id))
    .optional(),
})

/** What a customer says about texts by phone, or in words that no program knows. */
function consent(path: string, mutation: 'stopTexts' | 'resumeTexts', summary: string) {
  return mutationRow({
    method: 'POST',
    path: `/api/customers/:id/${path}`,
    summary,
    mutation,
    payload: 'customer',
    ...asCustomer,
    input: ({ params }) => ({ customerId: globalId('Customer', params.id) }),
  })
}

const customers = recordRows('/api/customers', { record: 'Customer', ...asCustomer })

/** The REST rows of customers. */
export const rows = [
  listRow({
    path: '/api/customers',
    summary: 'Customers, newest first; `q` searches names, email and phone.',
    at: 'viewer.business.customers',
    args: { search: 'String', sort: 'CustomerSort!', filter: 'CustomerFilter' },
    sync: { sorts: { name: { sort: 'NAME' } } },
    ...asCustomer,
    query: z.object({ q: z.string().optional(), ...filterParameters.shape, ...ownerQuery.shape }),
    variables: ({ query: { q, ...query } }) => ({ search: q, filter: filterFrom(query), sort: 'NEWEST' }),
  }),
  row({
    method: 'GET',
    path: '/api/customers/:id',
    summary: 'One customer. The number of one who was merged leads to the one who stayed (307).',
    operation: `query ($id: Int!) { viewer { business { customer(databaseId: $id) { ${selectionText(customer)} } } } }`,
    at: 'viewer.business.customer',
    noun: 'Customer',
    record: 'Customer',
    leadsTo: row({
      method: 'GET',
      path: '/api/customers/:id',
      summary: 'The customer whom another one became part of.',
      operation:
        'query ($id: Int!) { viewer { business { mergedInto(databaseId: $id) { id: databaseId } } } }',
      at: 'viewer.business.mergedInto',
      answer: z.object({ id: z.int() }),
      variables: ({ params }) => params,
    }),
    ...asCustomer,
    variables: ({ params }) => params,
  }),
  customers.create('createCustomer', {
    body: newCustomer
      .omit({ customFields: true })
      .extend({ status: customerStatusTexts.body.default('UNSOLD'), ownerId, tags: labels, custom }),
    input: customerInput,
  }),
  customers.update('updateCustomer', {
    summary: 'Changes the fields that are sent, or only the status.',
    body: customerChanges.omit({ customFields: true }).extend({
      status: customerStatusTexts.body.optional(),
      ownerId,
      tags: labels,
      addTags: labels,
      removeTags: labels,
      custom,
    }),
    input: customerInput,
  }),
  consent('stop-texts', 'stopTexts', 'Records that a customer asked for no more texts. Idempotent.'),
  consent('resume-texts', 'resumeTexts', 'Records that a customer asked for texts again. Idempotent.'),
  customers.remove('deleteCustomer'),
]
