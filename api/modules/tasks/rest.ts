import { z } from 'zod'
import { globalId } from '#api/core/graph/ids.ts'
import { newTask, taskChanges } from '#api/modules/tasks/input.ts'
import { recordRow, recordShape } from '#api/rest/recordRow.ts'
import { enumTexts, instant, recordNumber, row, success } from '#api/rest/route.ts'

const statuses = enumTexts(
  { PENDING: 'pending', IN_PROGRESS: 'in_progress', COMPLETED: 'completed', CANCELLED: 'cancelled' },
  'Status must be pending, in_progress, completed or cancelled',
)
const priorities = enumTexts(
  { URGENT: 'urgent', HIGH: 'high', MEDIUM: 'medium', LOW: 'low' },
  'Priority must be urgent, high, medium or low',
)

const task = recordShape({
  id: z.int(),
  userId: z.int().meta({ description: 'The user whose task it is.' }),
  assignedBy: z.int().nullable().meta({ description: 'The user who assigned it.' }),
  title: z.string(),
  description: z.string().nullable(),
  dueDate: z.string().nullable().meta({ format: 'date' }),
  priority: priorities.answer,
  status: statuses.answer,
  completed: z.boolean(),
  completedAt: instant.nullable(),
  reminderSet: z.boolean(),
  tags: z.array(z.string()),
  createdAt: instant,
}).meta({ id: 'OrganizerTask' })

const fields = `
  id: databaseId owner { id: databaseId } assignedBy { id: databaseId } title description dueDate priority status
  completedAt reminderSet: hasReminder tags createdAt updatedAt`

interface Node {
  owner: { id: number }
  assignedBy: { id: number } | null
  completedAt: string | null
}

const asTask = {
  answer: task,
  reshape: ({ owner, assignedBy, ...node }: Node) => ({
    ...node,
    userId: owner.id,
    assignedBy: assignedBy?.id ?? null,
    completed: node.completedAt !== null,
  }),
} as const

const userId = recordNumber('The assignee must be a member’s number')
  .nullish()
  .meta({ description: 'The active user to assign it to. Only managers and admins may assign tasks.' })
const idOf = ({ id }: { id: number }) => globalId('OrganizerTask', id)
const assignee = (id: number | null | undefined) => (id == null ? {} : { userId: globalId('User', id) })

function act<const Name extends 'complete' | 'reopen'>(name: Name, summary: string) {
  const input = `${name === 'complete' ? 'Complete' : 'Reopen'}OrganizerTaskInput`
  return {
    method: 'POST',
    path: `/api/tasks/:id/${name}`,
    summary,
    operation: `mutation ($input: ${input}!) {
      ${name}OrganizerTask(input: $input) { organizerTask { ${fields} } } }`,
    at: `${name}OrganizerTask.organizerTask`,
    ...asTask,
  } as const
}

/** The REST rows of the viewer's tasks. */
export const rows = [
  row({
    method: 'GET',
    path: '/api/tasks',
    summary:
      "The user's own open tasks by due day, those without one last; `all=true` lists all tasks, newest first.",
    operation: `query ($first: Int, $after: String, $filter: TaskFilter!, $order: RecordOrder, $updatedSince: DateTime) { viewer {
      organizerTasks(first: $first, after: $after, filter: $filter, order: $order, updatedSince: $updatedSince) {
        edges { node { ${fields} } } pageInfo { hasNextPage endCursor }
      } } }`,
    at: 'viewer.organizerTasks',
    list: true,
    sync: { all: { filter: 'ALL' } },
    ...asTask,
    query: z.object({ all: z.enum(['true', 'false'], { error: 'Must be true or false' }).optional() }),
    variables: ({ query }) => ({ filter: query.all === 'true' ? 'ALL' : 'OPEN' }),
  }),
  recordRow({
    path: '/api/tasks/:id',
    record: 'OrganizerTask',
    noun: 'Task',
    fields,
    ...asTask,
  }),
  row({
    method: 'POST',
    path: '/api/tasks',
    summary: 'Creates a task for the user, or for another user.',
    operation: `mutation ($input: CreateOrganizerTaskInput!) {
      createOrganizerTask(input: $input) { organizerTask { ${fields} } } }`,
    at: 'createOrganizerTask.organizerTask',
    status: 201,
    ...asTask,

    body: newTask.extend({ priority: priorities.body.default('MEDIUM'), userId }),
    variables: ({ body: { userId: id, ...body } }) => ({ input: { ...body, ...assignee(id) } }),
  }),
  row({
    method: 'PUT',
    path: '/api/tasks/:id',
    summary: 'Changes the fields that are sent; 409 for a change of status that is not allowed.',
    operation: `mutation ($input: UpdateOrganizerTaskInput!) {
      updateOrganizerTask(input: $input) { organizerTask { ${fields} } } }`,
    at: 'updateOrganizerTask.organizerTask',
    ...asTask,

    body: taskChanges.extend({
      priority: priorities.body.optional(),
      status: statuses.body.optional(),
      userId,
    }),
    variables: ({ params, body: { userId: id, ...body } }) => ({
      input: { ...body, ...assignee(id), id: idOf(params) },
    }),
  }),
  row({
    method: 'DELETE',
    path: '/api/tasks/:id',
    summary: 'Deletes a task of the user, or takes back a task that the user assigned.',
    operation: `mutation ($input: DeleteOrganizerTaskInput!) {
      deleteOrganizerTask(input: $input) { deletedOrganizerTaskId } }`,
    at: 'deleteOrganizerTask',
    ...success,
    variables: ({ params }) => ({ input: { id: idOf(params) } }),
  }),
  row({
    ...act('complete', 'Completes a task. Idempotent: calling it again returns the first result.'),
    variables: ({ params }) => ({ input: { id: idOf(params) } }),
  }),
  row({
    ...act('reopen', 'Reopens a completed or cancelled task.'),
    variables: ({ params }) => ({ input: { id: idOf(params) } }),
  }),
]
