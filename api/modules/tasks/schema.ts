import { builder } from '#api/core/graph/builder.ts'
import { connectionOf } from '#api/core/graph/connection.ts'
import { priced } from '#api/core/limits/prices.ts'
import { listConnection } from '#api/core/reads/listConnection.ts'
import { changeArgs, withChangeArgs } from '#api/core/sync/recordOrder.ts'
import { TaskStatus } from '#api/generated/enums.ts'
import { allowed, countsField, recordNode } from '#api/modules/business/fields.ts'
import { PriorityEnum } from '#api/modules/hot-board/schema.ts'
import { dayOf, groupOf, taskGroups } from '#api/modules/tasks/groups.ts'
import { givenTasks, knownTasks, taskList } from '#api/modules/tasks/lists.ts'
import { isClosed, isOwn, mayAssign, mayDelete, mayEdit, mayMoveOn } from '#api/modules/tasks/states.ts'
import { Viewer } from '#api/modules/team/viewer.ts'

export const TaskStatusEnum = builder.enumType('TaskStatus', { values: Object.values(TaskStatus) })

const TaskGroupEnum = builder.enumType('TaskGroup', {
  description:
    'The group of a task, by its due day in local time. THIS_WEEK ends on Saturday. DONE: completed or cancelled.',
  values: taskGroups,
})

/** A task of a user. */
export const OrganizerTask = builder.prismaNode('OrganizerTask', {
  ...recordNode(knownTasks),
  description: 'A task. Only its owner and the user who assigned it can see it.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    title: t.exposeString('title'),
    description: t.exposeString('description', { nullable: true }),
    dueDate: t.field({
      type: 'Date',
      nullable: true,
      resolve: ({ dueDate }) => (dueDate === null ? null : dayOf(dueDate)),
    }),
    priority: t.expose('priority', { type: PriorityEnum }),
    status: t.expose('status', { type: TaskStatusEnum }),
    group: t.field({
      type: TaskGroupEnum,
      description: 'Its group in the list, by the due day.',
      resolve: (task, _args, { ctx }) => groupOf(ctx, task),
    }),
    completedAt: t.expose('completedAt', { type: 'DateTime', nullable: true }),
    hasReminder: t.exposeBoolean('reminderSet', {
      description: 'Whether the bell of its owner shows it on the due day and while it is overdue.',
    }),
    tags: t.exposeStringList('tags', { extensions: priced({ rows: 10, statements: 0 }) }),
    owner: t.relation('owner', { description: 'The user whose task it is.' }),
    assignedBy: t.relation('assignedBy', {
      nullable: true,
      description: 'The user who assigned it; null when the owner created it.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    isOwn: t.boolean({
      description: 'Whether the viewer is its owner.',
      resolve: (task, _args, { ctx }) => isOwn(ctx, task),
    }),
    canEdit: t.boolean({
      description: 'Whether the viewer may edit it, which requires that it is open.',
      resolve: (task, _args, { ctx }) => mayEdit(ctx, task),
    }),
    canComplete: t.boolean({
      description:
        "Whether the viewer may complete, start or cancel it, which requires that it is open and the viewer's own.",
      resolve: (task, _args, { ctx }) => !isClosed(task) && mayMoveOn(ctx, task),
    }),
    canReopen: t.boolean({
      description: "Whether the viewer may reopen it, which requires that it is closed and the viewer's own.",
      resolve: (task, _args, { ctx }) => isClosed(task) && mayMoveOn(ctx, task),
    }),
    canDelete: t.boolean({
      description:
        'Whether the viewer may delete it: the owner of a task that nobody assigned, or the user who assigned it.',
      resolve: (task, _args, { ctx }) => mayDelete(ctx, task),
    }),
    canAssign: t.boolean({
      description: 'Whether the viewer may assign it to another user, or take it back.',
      resolve: (task, _args, { ctx }) => mayAssign(ctx, task),
    }),
  }),
})

const organizerTaskConnection = connectionOf(OrganizerTask)

const TaskFilterEnum = builder.enumType('TaskFilter', {
  description: 'OPEN: all tasks that are pending or in progress.',
  values: ['OPEN', ...taskGroups, 'ALL'] as const,
})

builder.objectField(Viewer, 'organizerTasks', (t) =>
  t.connection(
    {
      type: OrganizerTask,
      description:
        "The viewer's own tasks. Open tasks are sorted by due day and priority, those without a due day last; closed tasks by closing time, latest first; `ALL` newest first.",
      args: { ...changeArgs, filter: t.arg({ type: TaskFilterEnum, required: true, defaultValue: 'OPEN' }) },
      ...listConnection(withChangeArgs(taskList)),
    },
    ...organizerTaskConnection,
  ),
)

builder.objectField(Viewer, 'givenTasks', (t) =>
  t.connection(
    {
      type: OrganizerTask,
      description: 'The tasks that the viewer assigned to other users, newest first.',
      ...listConnection(givenTasks),
    },
    ...organizerTaskConnection,
  ),
)

builder.objectField(Viewer, 'taskCounts', (t) =>
  t.field(
    countsField('TaskCounts', {
      description: "The number of the viewer's own tasks in each group, exact up to 1,000.",
      model: 'OrganizerTask',
      listFor: taskList,
      filters: {
        overdue: 'OVERDUE',
        today: 'TODAY',
        tomorrow: 'TOMORROW',
        thisWeek: 'THIS_WEEK',
        later: 'LATER',
        noDate: 'NO_DATE',
        done: 'DONE',
      },
    }),
  ),
)

builder.objectField(Viewer, 'canAssignTasks', (t) =>
  t.boolean(allowed('task:assign', 'assign tasks to other users')),
)
