import { z } from 'zod'
import { globalId, idOf } from '#api/core/graph/ids.ts'
import { isDay, readInstant } from '#api/core/time/localTime.ts'
import { customerStatusTexts } from '#api/modules/customers/rest.ts'
import { followUpResult, newStep, stepChanges } from '#api/modules/follow-ups/input.ts'
import { recordRow, recordShape } from '#api/rest/recordRow.ts'
import { enumTexts, instant, row, success, withNames } from '#api/rest/route.ts'

const states = enumTexts(
  { PENDING: 'pending', COMPLETED: 'completed', SKIPPED: 'skipped', CANCELLED: 'cancelled' },
  'State must be pending, completed, skipped or cancelled',
)

const followUp = recordShape({
  id: z.int(),
  customerId: z.int(),
  customerName: z.string(),
  cadenceId: z.int().nullable(),
  customerStatus: customerStatusTexts.answer,
  dayNumber: z.int(),
  title: z.string(),
  description: z.string().nullable(),
  scheduledDate: instant,
  dueDate: instant,
  state: states.answer,
  completed: z.boolean(),
  completedAt: instant.nullable(),
  completedNotes: z.string().nullable(),
  outcome: z.string().nullable(),
  createdAt: instant,
  customer: z.object({
    id: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    phoneNumber: z.string(),
    interest: z.string(),
    status: customerStatusTexts.answer,
  }),
}).meta({ id: 'FollowUp' })

const fields = `
  id: databaseId customerName stepId customerStatus dayNumber title description scheduledDate status closedAt
  completedNotes outcome createdAt updatedAt
  customer { id: databaseId firstName lastName phoneNumber interest status }`

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

const listed = `query ($first: Int, $after: String, $filter: FollowUpFilter!, $order: RecordOrder,
    $updatedSince: DateTime) { viewer { business {
  followUps(first: $first, after: $after, filter: $filter, order: $order, updatedSince: $updatedSince) {
    edges { node { ${fields} } } pageInfo { hasNextPage endCursor }
  } } } }`

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

function act<const Name extends string>(name: Name, summary: string) {
  const mutation = `${name}FollowUp`
  const input = `${name.charAt(0).toUpperCase()}${name.slice(1)}FollowUpInput`
  return {
    method: 'POST',
    path: `/api/followups/:id/${name}`,
    summary,
    operation: `mutation ($input: ${input}!) { ${mutation}(input: $input) { followUp { ${fields} } } }`,
    at: `${mutation}.followUp`,
    ...asFollowUp,
  } as const
}

const cadence = z
  .object({
    id: z.int(),
    customerStatus: customerStatusTexts.answer,
    dayNumber: z.int(),
    title: z.string(),
    description: z.string().nullable(),
    isActive: z.boolean(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'FollowUpStep' })

const stepFields = 'id: databaseId customerStatus dayNumber title description isActive createdAt updatedAt'

/** The REST rows of follow-ups and their plans. */
export const rows = [
  row({
    method: 'GET',
    path: '/api/followups',
    summary: 'Pending follow-ups, soonest first; `all=true` adds closed and cancelled ones, newest first.',
    operation: listed,
    at: 'viewer.business.followUps',
    list: true,
    ...asFollowUp,
    sync: { all: { filter: 'ALL' } },
    query: z.object({ all: z.enum(['true', 'false'], { error: 'Must be true or false' }).optional() }),
    variables: ({ query }) => ({ filter: query.all === 'true' ? 'ALL' : 'OPEN' }),
  }),
  row({
    method: 'GET',
    path: '/api/followups/overdue',
    summary: 'Pending follow-ups that were due before today, oldest first.',
    operation: listed,
    at: 'viewer.business.followUps',
    list: true,
    ...asFollowUp,
    variables: () => ({ filter: 'OVERDUE' }),
  }),
  row({
    ...act('complete', 'Completes a follow-up. Idempotent: calling it again returns the first result.'),
    body: followUpResult,
    variables: ({ params, body }) => ({ input: { ...body, id: globalId('FollowUp', params.id) } }),
  }),
  row({
    ...act('skip', 'Skips a follow-up.'),
    variables: ({ params }) => ({ input: { id: globalId('FollowUp', params.id) } }),
  }),
  row({
    ...act('snooze', 'Moves a pending follow-up to 09:00 of a day, or to a time.'),
    body: z.object({ scheduledDate }),
    variables: ({ params, body }) => ({
      input: {
        id: globalId('FollowUp', params.id),
        [isDay(body.scheduledDate) ? 'day' : 'scheduledDate']: body.scheduledDate,
      },
    }),
  }),
  row({
    ...act(
      'reopen',
      'Reopens a completed or skipped follow-up. Users reopen what they closed themselves, managers and admins all.',
    ),
    variables: ({ params }) => ({ input: { id: globalId('FollowUp', params.id) } }),
  }),
  row({
    method: 'GET',
    path: '/api/followup-cadences',
    summary: 'The steps of all follow-up plans, by status, then by day.',
    operation: `query { viewer { business { followUpSteps { ${stepFields} } } } }`,
    at: 'viewer.business.followUpSteps',
    list: true,
    answer: cadence,
  }),
  recordRow({
    path: '/api/followups/:id',
    record: 'FollowUp',
    noun: 'Follow-up',
    fields,
    ...asFollowUp,
  }),
  row({
    method: 'POST',
    path: '/api/followup-cadences',
    summary: 'Adds a step to the plan of a status.',
    operation: `mutation ($input: CreateFollowUpStepInput!) {
      createFollowUpStep(input: $input) { followUpStep { ${stepFields} } } }`,
    at: 'createFollowUpStep.followUpStep',
    status: 201,
    answer: cadence,
    body: newStep.extend({ customerStatus: customerStatusTexts.body }),
    variables: ({ body }) => ({ input: body }),
  }),
  row({
    method: 'PUT',
    path: '/api/followup-cadences/:id',
    summary: 'Changes the fields that are sent. Existing follow-ups stay as they are.',
    operation: `mutation ($input: UpdateFollowUpStepInput!) {
      updateFollowUpStep(input: $input) { followUpStep { ${stepFields} } } }`,
    at: 'updateFollowUpStep.followUpStep',
    answer: cadence,
    body: stepChanges.extend({ customerStatus: customerStatusTexts.body.optional() }),
    variables: ({ params, body }) => ({ input: { ...body, id: globalId('FollowUpStep', params.id) } }),
  }),
  row({
    method: 'DELETE',
    path: '/api/followup-cadences/:id',
    summary: 'Deletes a step and cancels its follow-ups that are still to come.',
    operation: `mutation ($input: DeleteFollowUpStepInput!) {
      deleteFollowUpStep(input: $input) { deletedFollowUpStepId } }`,
    at: 'deleteFollowUpStep',
    ...success,
    variables: ({ params }) => ({ input: { id: globalId('FollowUpStep', params.id) } }),
  }),
]
