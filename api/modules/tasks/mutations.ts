import { z } from 'zod'
import { globalId, recordId } from '#api/core/graph/ids.ts'
import { type FieldsOf, mutation } from '#api/core/graph/mutation.ts'
import { deleteTask, restoreTask } from '#api/modules/tasks/deletion.ts'
import { newTask, taskChanges } from '#api/modules/tasks/input.ts'
import type { TaskRow } from '#api/modules/tasks/lists.ts'
import { OrganizerTask } from '#api/modules/tasks/schema.ts'
import { completeTask, createTask, reopenTask, updateTask } from '#api/modules/tasks/service.ts'
import { memberId } from '#api/modules/team/input.ts'
import { viewerField } from '#api/modules/team/viewer.ts'

const taskId = recordId('OrganizerTask', 'Task')

const payload = (t: FieldsOf<TaskRow>) => ({
  organizerTask: t.field({ type: OrganizerTask, resolve: (task) => task }),
  viewer: viewerField(t),
})

mutation('createOrganizerTask', {
  authScopes: { can: 'task:write' },
  description: "Writes down a task: the viewer's own, or a colleague's, who is told.",
  input: newTask.extend({
    userId: memberId
      .nullish()
      .meta({ description: 'An active colleague to give it to: managers and admins.' }),
  }),
  resolve: ({ userId = null, ...input }, { ctx }) => createTask(ctx, userId, input),
  payload,
})

mutation('updateOrganizerTask', {
  authScopes: { can: 'task:write' },
  description:
    'Changes the fields that are given. CONFLICT for a step that its state does not have, and for other changes of a closed one. FORBIDDEN for the status of a task one gave away.',
  input: z.object({
    id: taskId,
    ...taskChanges.shape,
    userId: memberId
      .nullish()
      .meta({ description: 'The colleague to give it to, or oneself to take it back: managers and admins.' }),
  }),
  resolve: ({ id, userId, ...input }, { ctx }) => updateTask(ctx, id, userId ?? undefined, input),
  payload,
})

mutation('completeOrganizerTask', {
  authScopes: { can: 'task:write' },
  description: "Checks off one of the viewer's own, begun or not. Doing it again gives the first result.",
  input: z.object({ id: taskId }),
  resolve: ({ id }, { ctx }) => completeTask(ctx, id),
  payload,
})

mutation('reopenOrganizerTask', {
  authScopes: { can: 'task:write' },
  description: "Opens a completed or cancelled one of the viewer's own again. An open one stays as it is.",
  input: z.object({ id: taskId }),
  resolve: ({ id }, { ctx }) => reopenTask(ctx, id),
  payload,
})

mutation('deleteOrganizerTask', {
  authScopes: { can: 'task:delete' },
  description: "Deletes a task of the viewer's own, or takes back one that they gave to a colleague.",
  input: z.object({ id: taskId }),
  resolve: async ({ id }, { ctx, services }) => {
    const undoToken = await deleteTask(ctx, services.undoTokens, id)
    return { deletedOrganizerTaskId: globalId('OrganizerTask', id), undoToken }
  },
  payload: (t) => ({
    deletedOrganizerTaskId: t.exposeID('deletedOrganizerTaskId'),
    undoToken: t.exposeString('undoToken', {
      description: 'Handed to `restoreOrganizerTask` within the hour, brings the task back.',
    }),
    viewer: viewerField(t),
  }),
})

mutation('restoreOrganizerTask', {
  authScopes: { can: 'task:delete' },
  description:
    'Takes the deletion of a task back: it is what it was, and nobody is told anew. Doing it again changes nothing.',
  input: z.object({
    undoToken: z.string().meta({ description: 'The one that the deletion gave to the viewer.' }),
  }),
  resolve: ({ undoToken }, { ctx, services }) => restoreTask(ctx, services.undoTokens, undoToken),
  payload,
})
