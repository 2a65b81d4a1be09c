import { z } from 'zod'
import { globalId } from '#api/core/graph/ids.ts'
import { activityInput } from '#api/modules/activities/input.ts'
import { enumTexts, instant, recordNumber, row, withNames } from '#api/rest/route.ts'

const typeTexts = enumTexts(
  { CONTACT: 'contact', SALE: 'sale', NOTE: 'note', MEETING: 'meeting', OTHER: 'other' },
  'Type must be contact, sale, note, meeting or other',
)

const activity = z
  .object({
    id: z.int(),
    customerId: z.int().nullable(),
    customerName: z.string(),
    type: typeTexts.answer,
    description: z.string(),
    performedBy: z.string(),
    createdAt: instant,
    updatedAt: instant.meta({ description: 'The same as `createdAt`: activities never change.' }),
  })
  .meta({ id: 'Activity' })

const fields =
  'id: databaseId type description performedBy createdAt customerName customer { id: databaseId }'

const asActivity = {
  answer: activity,
  reshape: (node: { customer: { id: number } | null; createdAt: string }) =>
    withNames(node, { customerId: node.customer?.id ?? null, updatedAt: node.createdAt }),
} as const

/** The REST rows of the activity log. */
export const rows = [
  row({
    method: 'GET',
    path: '/api/activities',
    summary: 'The activity log, newest first.',
    operation: `query ($first: Int, $after: String, $order: RecordOrder, $updatedSince: DateTime) { viewer { business {
      activities(first: $first, after: $after, order: $order, updatedSince: $updatedSince) {
        edges { node { ${fields} } } pageInfo { hasNextPage endCursor }
      } } } }`,
    at: 'viewer.business.activities',
    list: true,
    sync: {},
    ...asActivity,
  }),
  row({
    method: 'POST',
    path: '/api/activities',
    summary: 'Adds an activity to the log of a customer.',
    operation: `mutation ($input: CreateActivityInput!) {
      createActivity(input: $input) { activity { ${fields} } } }`,
    at: 'createActivity.activity',
    status: 201,
    ...asActivity,
    body: activityInput.extend({ customerId: recordNumber('Customer is required'), type: typeTexts.body }),
    variables: ({ body }) => ({ input: { ...body, customerId: globalId('Customer', body.customerId) } }),
  }),
]
