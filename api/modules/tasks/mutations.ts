import { builder } from '#api/core/builder.ts'
import { globalId, idOf } from '#api/core/ids.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { PriorityEnum } from '#api/modules/hot-board/schema.ts'
import { deleteTask, restoreTask } from '#api/modules/tasks/deletion.ts'
import type { TaskRow } from '#api/modules/tasks/lists.ts'
import { OrganizerTask, TaskStatusEnum } from '#api/modules/tasks/schema.ts'
import { completeTask, createTask, reopenTask, updateTask } from '#api/modules/tasks/service.ts'

const taskId = (id: string) => idOf('OrganizerTask', id, 'Task')
const memberIdOf = (id: string) => idOf('User', id, 'Team member')

function outputFields(t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, TaskRow>) {
  return {
    organizerTask: t.field({ type: OrganizerTask, resolve: (task) => task }),
    business: businessField(t),
  }
}

const tags = 'At most 10, each at most 30 characters; those that differ in case alone are one.'

builder.relayMutationField(
  'createOrganizerTask',
  {
    inputFields: (t) => ({
      title: t.string({ required: true, description: 'At most 160 characters.' }),
      description: t.string({ description: 'At most 2,000 characters.' }),
      dueDate: t.field({ type: 'Date' }),
      priority: t.field({ type: PriorityEnum, required: true, defaultValue: 'MEDIUM' }),
      reminderSet: t.boolean({
        required: true,
        defaultValue: false,
        description: "Rings in its owner's bell on the due day and while overdue.",
      }),
      tags: t.stringList({ required: true, defaultValue: [], description: tags }),
      userId: t.id({ description: 'An active colleague to give it to: managers and admins.' }),
    }),
  },
  {
    authScopes: { can: 'task:write' },
    description: "Writes down a task: the viewer's own, or a colleague's, who is told.",
    resolve: (_root, { input: { userId, ...input } }, { shop }) =>
      createTask(shop, userId == null ? null : memberIdOf(userId), input),
  },
  { outputFields },
)

builder.relayMutationField(
  'updateOrganizerTask',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      title: t.string({ description: 'At most 160 characters.' }),
      description: t.string({ description: 'At most 2,000 characters.' }),
      dueDate: t.field({ type: 'Date', description: 'Null for no day.' }),
      priority: t.field({ type: PriorityEnum }),
      reminderSet: t.boolean(),
      tags: t.stringList({ description: tags }),
      status: t.field({
        type: TaskStatusEnum,
        description:
          'Pending ones come into progress, back, and are completed from there; open ones can be cancelled, closed ones become pending again.',
      }),
      userId: t.id({
        description: 'The colleague to give it to, or oneself to take it back: managers and admins.',
      }),
    }),
  },
  {
    authScopes: { can: 'task:write' },
    description:
      'Changes the fields that are given. CONFLICT for a step that its state does not have, and for other changes of a closed one. FORBIDDEN for the status of a task one gave away.',
    resolve: (_root, { input: { id, userId, ...input } }, { shop }) =>
      updateTask(shop, taskId(id), userId == null ? undefined : memberIdOf(userId), input),
  },
  { outputFields },
)

builder.relayMutationField(
  'completeOrganizerTask',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    authScopes: { can: 'task:write' },
    description: "Checks off one of the viewer's own, begun or not. Doing it again gives the first result.",
    resolve: (_root, { input }, { shop }) => completeTask(shop, taskId(input.id)),
  },
  { outputFields },
)

builder.relayMutationField(
  'reopenOrganizerTask',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    authScopes: { can: 'task:write' },
    description: "Opens a completed or cancelled one of the viewer's own again. An open one stays as it is.",
    resolve: (_root, { input }, { shop }) => reopenTask(shop, taskId(input.id)),
  },
  { outputFields },
)

builder.relayMutationField(
  'deleteOrganizerTask',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    authScopes: { can: 'task:delete' },
    description: "Deletes a task of the viewer's own, or takes back one that they gave to a colleague.",
    resolve: async (_root, { input }, { shop, house }) => {
      const id = taskId(input.id)
      const receipt = await deleteTask(shop, house.receipts, id)
      return { deletedOrganizerTaskId: globalId('OrganizerTask', id), receipt }
    },
  },
  {
    outputFields: (t) => ({
      deletedOrganizerTaskId: t.exposeID('deletedOrganizerTaskId'),
      receipt: t.exposeString('receipt', {
        description: 'Handed to `restoreOrganizerTask` within the hour, brings the task back.',
      }),
      business: businessField(t),
    }),
  },
)

builder.relayMutationField(
  'restoreOrganizerTask',
  {
    inputFields: (t) => ({
      receipt: t.string({ required: true, description: 'The one that the deletion gave to the viewer.' }),
    }),
  },
  {
    authScopes: { can: 'task:delete' },
    description:
      'Takes the deletion of a task back: it is what it was, and nobody is told anew. Doing it again changes nothing.',
    resolve: (_root, { input }, { shop, house }) => restoreTask(shop, house.receipts, input.receipt),
  },
  { outputFields },
)
