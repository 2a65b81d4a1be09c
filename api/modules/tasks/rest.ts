import { z } from 'zod'
import { Priority, TaskStatus } from '#api/generated/enums.ts'
import { newTask, taskChanges } from '#api/modules/tasks/input.ts'
import { listRow, openOrAll } from '#api/rest/queryRow.ts'
import { recordRows, recordShape } from '#api/rest/recordRows.ts'
import { enumTexts, instantText, optionalRecordNumber } from '#api/rest/route.ts'
import { databaseId, derived, from } from '#api/rest/selection.ts'

const statuses = enumTexts(TaskStatus, 'Status must be pending, in_progress, completed or cancelled')
const priorityTexts = enumTexts(Priority, 'Priority must be urgent, high, medium or low')

const task = recordShape({
  id: databaseId,
  userId: derived(z.int().meta({ description: 'The user whose task it is.' }), 'owner { id: databaseId }'),
  assignedBy: derived(
    z.int().nullable().meta({ description: 'The user who assigned it.' }),
    'assignedBy { id: databaseId }',
  ),
  title: z.string(),
  description: z.string().nullable(),
  dueDate: z.string().nullable().meta({ format: 'date' }),
  priority: priorityTexts.answer,
  status: statuses.answer,
  completed: derived(z.boolean()),
  completedAt: instantText.nullable(),
  reminderSet: from('hasReminder', z.boolean()),
  tags: z.array(z.string()),
  createdAt: instantText,
}).meta({ id: 'OrganizerTask' })

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

const userId = optionalRecordNumber('User', 'The assignee must be a member’s number').meta({
  description: 'The active user to assign it to. Only managers and admins may assign tasks.',
})

const tasks = recordRows('/api/tasks', { record: 'OrganizerTask', ...asTask })

/** The REST rows of the viewer's tasks. */
export const rows = [
  listRow({
    path: '/api/tasks',
    summary:
      "The user's own open tasks by due day, those without one last; `all=true` lists all tasks, newest first.",
    at: 'viewer.organizerTasks',
    args: { filter: 'TaskFilter!' },
    ...asTask,
    ...openOrAll,
  }),
  tasks.read('Task'),
  tasks.create('createOrganizerTask', {
    summary: 'Creates a task for the user, or for another user.',
    body: newTask.extend({ priority: priorityTexts.body.default('MEDIUM'), userId }),
  }),
  tasks.update('updateOrganizerTask', {
    summary: 'Changes the fields that are sent; 409 for a change of status that is not allowed.',
    body: taskChanges.extend({
      priority: priorityTexts.body.optional(),
      status: statuses.body.optional(),
      userId,
    }),
  }),
  tasks.remove('deleteOrganizerTask', {
    summary: 'Deletes a task of the user, or a task that the user assigned.',
  }),
  tasks.act('complete', 'completeOrganizerTask', {
    summary: 'Completes a task. Idempotent: calling it again returns the first result.',
  }),
  tasks.act('reopen', 'reopenOrganizerTask', { summary: 'Reopens a completed or cancelled task.' }),
]
