import { z } from 'zod'
import { ActivityType } from '#api/generated/enums.ts'
import { activityInput } from '#api/modules/activities/input.ts'
import { listRow } from '#api/rest/queryRow.ts'
import { recordRows } from '#api/rest/recordRows.ts'
import { enumTexts, instantText, recordNumber, withNames } from '#api/rest/route.ts'
import { databaseId, derived } from '#api/rest/selection.ts'

const typeTexts = enumTexts(ActivityType, 'Type must be contact, sale, note, meeting or other')

const activity = z
  .object({
    id: databaseId,
    customerId: derived(z.int().nullable(), 'customer { id: databaseId }'),
    customerName: z.string(),
    type: typeTexts.answer,
    description: z.string(),
    performedBy: z.string(),
    createdAt: instantText,
    updatedAt: derived(
      instantText.meta({ description: 'The same as `createdAt`: activities never change.' }),
    ),
  })
  .meta({ id: 'Activity' })

const asActivity = {
  answer: activity,
  reshape: (node: { customer: { id: number } | null; createdAt: string }) =>
    withNames(node, { customerId: node.customer?.id ?? null, updatedAt: node.createdAt }),
} as const

const activities = recordRows('/api/activities', { record: 'Activity', ...asActivity })

/** The REST rows of the activity log. */
export const rows = [
  listRow({
    path: '/api/activities',
    summary: 'The activity log, newest first.',
    at: 'viewer.business.activities',
    sync: {},
    ...asActivity,
  }),
  activities.create('createActivity', {
    body: activityInput.extend({
      customerId: recordNumber('Customer', 'Customer is required'),
      type: typeTexts.body,
    }),
  }),
]
