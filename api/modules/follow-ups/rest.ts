import { z } from 'zod'
import { idOf } from '#api/core/graph/ids.ts'
import { isDay, readInstant } from '#api/core/time/localTime.ts'
import { FollowUpState } from '#api/generated/enums.ts'
import { customerStatusTexts, ownerQuery } from '#api/modules/customers/rest.ts'
import { followUpResult, newStep, stepChanges } from '#api/modules/follow-ups/input.ts'
import { listRow, openOrAll, queryRow } from '#api/rest/queryRow.ts'
import { recordRows, recordShape } from '#api/rest/recordRows.ts'
import { enumTexts, instantText, withNames } from '#api/rest/route.ts'
import { databaseId, derived } from '#api/rest/selection.ts'

const states = enumTexts(FollowUpState, 'State must be pending, completed, skipped or cancelled')

const followUp = recordShape({
  id: databaseId,
  customerId: derived(z.int()),
  customerName: z.string(),
  cadenceId: derived(z.int().nullable(), 'stepId'),
  customerStatus: customerStatusTexts.answer,
  dayNumber: z.int(),
  title: z.string(),
  description: z.string().nullable(),
  scheduledDate: instantText,
  dueDate: derived(instantText),
  state: derived(states.answer, 'status'),
  completed: derived(z.boolean()),
  completedAt: derived(instantText.nullable(), 'closedAt'),
  completedNotes: z.string().nullable(),
  outcome: z.string().nullable(),
  createdAt: instantText,
  customer: z.object({
    id: databaseId,
    firstName: z.string(),
    lastName: z.string(),
    phoneNumber: z.string(),
    interest: z.string(),
    status: customerStatusTexts.answer,
  }),
}).meta({ id: 'FollowUp' })

interface Node {
  stepId: string | null
  scheduledDate: string
  status: 'OVERDUE' | 'TODAY' | 'UPCOMING' | 'COMPLETED' | 'SKIPPED' | 'CANCELLED'
  closedAt: string | null
  customer: { id: number }
}

const pending = new Set(['OVERDUE', 'TODAY', 'UPCOMING'])

const asFollowUp = {
  answer: followUp,
  reshape: (node: Node) => {
    const completed = node.status === 'COMPLETED'
    return withNames(node, {
      customerId: node.customer.id,
      cadenceId: node.stepId === null ? null : idOf('FollowUpStep', node.stepId),
      dueDate: node.scheduledDate,
      state: pending.has(node.status) ? 'PENDING' : node.status,
      completed,
      completedAt: completed ? node.closedAt : null,
    })
  },
} as const

const listed = {
  at: 'viewer.business.followUps',
  args: { filter: 'FollowUpFilter!', ownerId: 'ID' },
  ...asFollowUp,
} as const

const required = 'Date is required'

/** The new due date: a day, which means 09:00, or an instant. */
const scheduledDate = z
  .string({ error: required })
  .min(1, { error: required, abort: true })
  .refine(
    (text) => isDay(text) || readInstant(text) !== null,
    'Date must be a day as YYYY-MM-DD, or an ISO 8601 date and time',
  )
  .meta({ format: 'date-time' })

const followUps = recordRows('/api/followups', { record: 'FollowUp', ...asFollowUp })

const cadence = z
  .object({
    id: databaseId,
    customerStatus: customerStatusTexts.answer,
    dayNumber: z.int(),
    title: z.string(),
    description: z.string().nullable(),
    isActive: z.boolean(),
    createdAt: instantText,
    updatedAt: instantText,
  })
  .meta({ id: 'FollowUpStep' })

const cadences = recordRows('/api/followup-cadences', { record: 'FollowUpStep', answer: cadence })

/** The REST rows of follow-ups and their plans. */
export const rows = [
  listRow({
    path: '/api/followups',
    summary: 'Pending follow-ups, soonest first; `all=true` adds closed and cancelled ones, newest first.',
    ...listed,
    ...openOrAll,
    query: openOrAll.query.extend(ownerQuery.shape),
    variables: ({ query: { ownerId, ...query } }) => ({ ...openOrAll.variables({ query }), ownerId }),
  }),
  listRow({
    path: '/api/followups/overdue',
    summary: 'Pending follow-ups that were due before today, oldest first.',
    ...listed,
    query: ownerQuery,
    variables: ({ query }) => ({ ...query, filter: 'OVERDUE' }),
  }),
  followUps.act('complete', 'completeFollowUp', { body: followUpResult }),
  followUps.act('skip', 'skipFollowUp', { summary: 'Skips a follow-up.' }),
  followUps.act('snooze', 'snoozeFollowUp', {
    summary: 'Moves a pending follow-up to 09:00 of a day, or to a time.',
    body: z.object({ scheduledDate }),
    input: ({ body }) => ({ [isDay(body.scheduledDate) ? 'day' : 'scheduledDate']: body.scheduledDate }),
  }),
  followUps.act('reopen', 'reopenFollowUp'),
  queryRow({
    path: '/api/followup-cadences',
    summary: 'The steps of all follow-up plans, by status, then by day.',
    at: 'viewer.business.followUpSteps',
    list: true,
    answer: cadence,
  }),
  followUps.read('Follow-up'),
  cadences.create('createFollowUpStep', {
    summary: 'Adds a step to the plan of a status.',
    body: newStep.extend({ customerStatus: customerStatusTexts.body }),
  }),
  cadences.update('updateFollowUpStep', {
    summary: 'Changes the fields that are sent. Existing follow-ups stay as they are.',
    body: stepChanges.extend({ customerStatus: customerStatusTexts.body.optional() }),
  }),
  cadences.remove('deleteFollowUpStep'),
]
