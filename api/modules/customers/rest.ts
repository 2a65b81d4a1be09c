import { z } from 'zod'
import { globalId } from '#api/core/graph/ids.ts'
import { customerChanges, newCustomer } from '#api/modules/customers/input.ts'
import { mutationRow } from '#api/rest/mutationRow.ts'
import { listRow } from '#api/rest/queryRow.ts'
import { recordRows, recordShape } from '#api/rest/recordRows.ts'
import { enumTexts, instantText, row } from '#api/rest/route.ts'
import { databaseId, selectionText } from '#api/rest/selection.ts'

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
  createdAt: instantText,
}).meta({ id: 'Customer' })

/** What a customer says about texts by phone, or in words that no program knows. */
function consent(path: string, mutation: 'stopTexts' | 'resumeTexts', summary: string) {
  return mutationRow({
    method: 'POST',
    path: `/api/customers/:id/${path}`,
    summary,
    mutation,
    payload: 'customer',
    answer: customer,
    input: ({ params }) => ({ customerId: globalId('Customer', params.id) }),
  })
}

const customers = recordRows('/api/customers', { record: 'Customer', answer: customer })

/** The REST rows of customers. */
export const rows = [
  listRow({
    path: '/api/customers',
    summary: 'Customers, newest first; `q` searches names, email and phone.',
    at: 'viewer.business.customers',
    args: { search: 'String', sort: 'CustomerSort!' },
    sync: { sorts: { name: { sort: 'NAME' } } },
    answer: customer,
    query: z.object({ q: z.string().optional() }),
    variables: ({ query }) => ({ search: query.q, sort: 'NEWEST' }),
  }),
  row({
    method: 'GET',
    path: '/api/customers/:id',
    summary: 'One customer.',
    operation: `query ($id: Int!) { viewer { business { customer(databaseId: $id) { ${selectionText(customer)} } } } }`,
    at: 'viewer.business.customer',
    noun: 'Customer',
    record: 'Customer',
    answer: customer,
    variables: ({ params }) => params,
  }),
  customers.create('createCustomer', {
    body: newCustomer.extend({ status: customerStatusTexts.body.default('UNSOLD') }),
  }),
  customers.update('updateCustomer', {
    summary: 'Changes the fields that are sent, or only the status.',
    body: customerChanges.extend({ status: customerStatusTexts.body.optional() }),
  }),
  consent('stop-texts', 'stopTexts', 'Records that a customer asked for no more texts. Idempotent.'),
  consent('resume-texts', 'resumeTexts', 'Records that a customer asked for texts again. Idempotent.'),
  customers.remove('deleteCustomer'),
]
