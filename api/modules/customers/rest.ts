import { z } from 'zod'
import { globalId } from '#api/core/graph/ids.ts'
import { customerChanges, newCustomer } from '#api/modules/customers/input.ts'
import { recordShape } from '#api/rest/recordRow.ts'
import { enumTexts, instant, row, success } from '#api/rest/route.ts'

export const customerStatusTexts = enumTexts(
  { UNSOLD: 'unsold', SOLD: 'sold', NOT_IN_MARKET: 'not in market' },
  'Status must be unsold, sold or not in market',
  'CustomerStatus',
)

const customer = recordShape({
  id: z.int(),
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
  statusUpdatedAt: instant,
  createdAt: instant,
}).meta({ id: 'Customer' })

const fields = `
  id: databaseId firstName lastName name phoneNumber address city email interest notes status statusUpdatedAt createdAt updatedAt`

/** What a customer says about texts by phone, or in words that no program knows. */
function consent(path: string, mutation: 'stopTexts' | 'resumeTexts', input: string, summary: string) {
  return row({
    method: 'POST',
    path: `/api/customers/:id/${path}`,
    summary,
    operation: `mutation ($input: ${input}!) { ${mutation}(input: $input) { customer { ${fields} } } }`,
    at: `${mutation}.customer`,
    answer: customer,
    variables: ({ params }) => ({ input: { customerId: globalId('Customer', params.id) } }),
  })
}

/** The REST rows of customers. */
export const rows = [
  row({
    method: 'GET',
    path: '/api/customers',
    summary: 'Customers, newest first; `q` searches names, email and phone.',
    operation: `query ($first: Int, $after: String, $search: String, $sort: CustomerSort!,
        $order: RecordOrder, $updatedSince: DateTime) { viewer { business {
      customers(first: $first, after: $after, search: $search, sort: $sort, order: $order,
          updatedSince: $updatedSince) {
        edges { node { ${fields} } } pageInfo { hasNextPage endCursor }
      } } } }`,
    at: 'viewer.business.customers',
    list: true,
    sync: { sorts: { name: { sort: 'NAME' } } },
    answer: customer,
    query: z.object({ q: z.string().optional() }),
    variables: ({ query }) => ({ search: query.q, sort: 'NEWEST' }),
  }),
  row({
    method: 'GET',
    path: '/api/customers/:id',
    summary: 'One customer.',
    operation: `query ($id: Int!) { viewer { business { customer(databaseId: $id) { ${fields} } } } }`,
    at: 'viewer.business.customer',
    noun: 'Customer',
    record: 'Customer',
    answer: customer,
    variables: ({ params }) => params,
  }),
  row({
    method: 'POST',
    path: '/api/customers',
    summary: 'Adds a customer.',
    operation: `mutation ($input: CreateCustomerInput!) {
      createCustomer(input: $input) { customer { ${fields} } } }`,
    at: 'createCustomer.customer',
    status: 201,
    answer: customer,
    body: newCustomer.extend({ status: customerStatusTexts.body.default('UNSOLD') }),
    variables: ({ body }) => ({ input: body }),
  }),
  row({
    method: 'PUT',
    path: '/api/customers/:id',
    summary: 'Changes the fields that are sent, or only the status.',
    operation: `mutation ($input: UpdateCustomerInput!) {
      updateCustomer(input: $input) { customer { ${fields} } } }`,
    at: 'updateCustomer.customer',
    answer: customer,
    body: customerChanges.extend({ status: customerStatusTexts.body.optional() }),
    variables: ({ params, body }) => ({ input: { ...body, id: globalId('Customer', params.id) } }),
  }),
  consent(
    'stop-texts',
    'stopTexts',
    'StopTextsInput',
    'Records that a customer asked for no more texts. Idempotent.',
  ),
  consent(
    'resume-texts',
    'resumeTexts',
    'ResumeTextsInput',
    'Records that a customer asked for texts again. Idempotent.',
  ),
  row({
    method: 'DELETE',
    path: '/api/customers/:id',
    summary: 'Deletes a customer with all contacts, activities, follow-ups and appointments.',
    operation: `mutation ($input: DeleteCustomerInput!) {
      deleteCustomer(input: $input) { deletedCustomerId } }`,
    at: 'deleteCustomer',
    ...success,
    variables: ({ params }) => ({ input: { id: globalId('Customer', params.id) } }),
  }),
]
