import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { recordPayload } from '#api/modules/business/payload.ts'
import { deleteTask } from '#api/modules/tasks/deletion.ts'
import { newTask, taskChanges } from '#api/modules/tasks/input.ts'
import { OrganizerTask } from '#api/modules/tasks/schema.ts'
import { completeTask, createTask, reopenTask, updateTask } from '#api/modules/tasks/service.ts'
import { userId } from '#api/modules/team/input.ts'
import { withViewer } from '#api/modules/team/viewer.ts'
import { trashed } from '#api/modules/trash/payload.ts'

const taskId = recordId('OrganizerTask', 'Task')

const payload = recordPayload('organizerTask', OrganizerTask, withViewer)

mutation('createOrganizerTask', {
  authScopes: { can: 'task:write' },
  description: 'Creates a task for the viewer, or for another user, who is notified.',
  input: newTask.extend({
    userId: userId
      .nullish()
      .meta({ description: 'The active user to assign it to. Only managers and admins may assign tasks.' }),
  }),
  resolve: ({ userId = null, ...input }, { ctx }) => createTask(ctx, userId, input),
  payload,
})

mutation('updateOrganizerTask', {
  authScopes: { can: 'task:write' },
  description:
    'Changes the given fields. CONFLICT for a change of status that is not allowed, and for other changes to a closed task. FORBIDDEN for the status of a task that is assigned to another user.',
  input: z.object({
    id: taskId,
    ...taskChanges.shape,
    userId: userId.nullish().meta({
      description:
        'The user to assign it to, or the viewer to take it back. Only managers and admins may assign tasks.',
    }),
  }),
  resolve: ({ id, userId, ...input }, { ctx }) => updateTask(ctx, id, userId ?? undefined, input),
  payload,
})

mutation('completeOrganizerTask', {
  authScopes: { can: 'task:write' },
  description:
    "Completes one of the viewer's own tasks. Idempotent: calling it again returns the first result.",
  input: z.object({ id: taskId }),
  resolve: ({ id }, { ctx }) => completeTask(ctx, id),
  payload,
})

mutation('reopenOrganizerTask', {
  authScopes: { can: 'task:write' },
  description: "Reopens one of the viewer's own completed or cancelled tasks. An open task stays as it is.",
  input: z.object({
    id: taskId,
    asBefore: z.boolean().nullish().meta({
      description:
        'Whether a task that was in progress is in progress again, as *Undo* does. Else it becomes pending.',
    }),
  }),
  resolve: ({ id, asBefore }, { ctx }) => reopenTask(ctx, id, asBefore),
  payload,
})

mutation('deleteOrganizerTask', {
  authScopes: { can: 'task:delete' },
  description: "Deletes one of the viewer's own tasks, or a task that the viewer assigned.",
  ...trashed('OrganizerTask', deleteTask, withViewer),
})
