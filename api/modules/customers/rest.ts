import { z } from 'zod'
import { globalId } from '#api/core/graph/ids.ts'
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
  createdAt: instantText,
}).meta({ id: 'Customer' })

const asCustomer = {
  answer: customer,
  reshape: (node: { owner: { databaseId: number } | null }) =>
    withNames(node, { ownerId: node.owner?.databaseId ?? null }),
} as const

/** The owner in a body, by number; null for nobody. */
const ownerId = recordNumber('User', 'The owner must be a member’s number').nullish()

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
    summary: 'One customer.',
    operation: `query ($id: Int!) { viewer { business { customer(databaseId: $id) { ${selectionText(customer)} } } } }`,
    at: 'viewer.business.customer',
    noun: 'Customer',
    record: 'Customer',
    ...asCustomer,
    variables: ({ params }) => params,
  }),
  customers.create('createCustomer', {
    body: newCustomer.extend({ status: customerStatusTexts.body.default('UNSOLD'), ownerId }),
  }),
  customers.update('updateCustomer', {
    summary: 'Changes the fields that are sent, or only the status.',
    body: customerChanges.extend({ status: customerStatusTexts.body.optional(), ownerId }),
  }),
  consent('stop-texts', 'stopTexts', 'Records that a customer asked for no more texts. Idempotent.'),
  consent('resume-texts', 'resumeTexts', 'Records that a customer asked for texts again. Idempotent.'),
  customers.remove('deleteCustomer'),
]
