import { may } from '#api/core/auth/viewer.ts'
import { TaskStatus } from '#api/core/database/generated/enums.ts'
import { builder } from '#api/core/graph/builder.ts'
import { connectionOf } from '#api/core/graph/connection.ts'
import { rowId } from '#api/core/graph/ids.ts'
import { priced } from '#api/core/limits/prices.ts'
import { listConnection } from '#api/core/reads/listConnection.ts'
import { PriorityEnum } from '#api/modules/hot-board/schema.ts'
import { dayOf, groupOf, taskGroups } from '#api/modules/tasks/groups.ts'
import { countTasks, givenTasks, knownTasks, type TaskCounts, taskList } from '#api/modules/tasks/lists.ts'
import { isClosed, isOwn, mayAssign, mayDelete, mayEdit, mayMoveOn } from '#api/modules/tasks/states.ts'
import { Viewer } from '#api/modules/team/viewer.ts'

export const TaskStatusEnum = builder.enumType('TaskStatus', { values: Object.values(TaskStatus) })

const TaskGroupEnum = builder.enumType('TaskGroup', {
  description:
    'By the day a task is due, in the shop’s zone. THIS_WEEK ends on Saturday. DONE: completed or cancelled.',
  values: taskGroups,
})

/** Something a member of the staff has to do. */
export const OrganizerTask = builder.prismaNode('OrganizerTask', {
  nullable: true,
  description: 'Something to do, private to whose it is and to whoever gave it to them.',
  id: { resolve: (task) => String(task.id) },
  findUnique: (id, { ctx }) => ({ ...ctx.key(rowId(id)), AND: [knownTasks(ctx)] }),
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
      description: 'Where it stands today.',
      resolve: (task, _args, { ctx }) => groupOf(ctx, task),
    }),
    completedAt: t.expose('completedAt', { type: 'DateTime', nullable: true }),
    hasReminder: t.exposeBoolean('reminderSet', {
      description: "Rings in its owner's bell on the due day and while overdue.",
    }),
    tags: t.exposeStringList('tags', { extensions: priced({ rows: 10, statements: 0 }) }),
    owner: t.relation('owner', { description: 'Whose it is.' }),
    assignedBy: t.relation('assignedBy', {
      nullable: true,
      description: "Who gave it to them; null for one's own.",
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    isOwn: t.boolean({
      description: 'Whether it is one of the viewer’s own.',
      resolve: (task, _args, { ctx }) => isOwn(ctx, task),
    }),
    canEdit: t.boolean({
      description: 'Whether the viewer may change what it says: it is open.',
      resolve: (task, _args, { ctx }) => mayEdit(ctx, task),
    }),
    canComplete: t.boolean({
      description: 'Whether the viewer may check it off, begin or cancel it: it is open, and theirs.',
      resolve: (task, _args, { ctx }) => !isClosed(task) && mayMoveOn(ctx, task),
    }),
    canReopen: t.boolean({
      description: 'Whether the viewer may open it again: it is closed, and theirs.',
      resolve: (task, _args, { ctx }) => isClosed(task) && mayMoveOn(ctx, task),
    }),
    canDelete: t.boolean({
      description:
        'Whether the viewer may delete it: nobody gave it to them. Whoever gave it takes it back so.',
      resolve: (task, _args, { ctx }) => mayDelete(ctx, task),
    }),
    canAssign: t.boolean({
      description: 'Whether the viewer may give it to a colleague, or take it back.',
      resolve: (task, _args, { ctx }) => mayAssign(ctx, task),
    }),
  }),
})

const organizerTaskConnection = connectionOf(OrganizerTask)

const TaskFilterEnum = builder.enumType('TaskFilter', {
  description: 'A group, OPEN: all that are pending or in progress, or ALL.',
  values: ['OPEN', ...taskGroups, 'ALL'] as const,
})

builder.objectField(Viewer, 'organizerTasks', (t) =>
  t.connection(
    {
      type: OrganizerTask,
      description:
        "The viewer's own tasks: open ones by due day, those without one last, the most urgent of a day first; closed ones last closed first; all newest first.",
      args: { filter: t.arg({ type: TaskFilterEnum, required: true, defaultValue: 'OPEN' }) },
      ...listConnection(taskList),
    },
    ...organizerTaskConnection,
  ),
)

builder.objectField(Viewer, 'givenTasks', (t) =>
  t.connection(
    {
      type: OrganizerTask,
      description: 'The tasks that the viewer gave to colleagues, newest first.',
      ...listConnection(givenTasks),
    },
    ...organizerTaskConnection,
  ),
)

const TaskCountsType = builder.objectRef<TaskCounts>('TaskCounts').implement({
  description: "How many of the viewer's own tasks each group holds, exact up to 1,000.",
  fields: (t) => ({
    overdue: t.int({ resolve: ({ OVERDUE }) => OVERDUE }),
    today: t.int({ resolve: ({ TODAY }) => TODAY }),
    tomorrow: t.int({ resolve: ({ TOMORROW }) => TOMORROW }),
    thisWeek: t.int({ resolve: ({ THIS_WEEK }) => THIS_WEEK }),
    later: t.int({ resolve: ({ LATER }) => LATER }),
    noDate: t.int({ resolve: ({ NO_DATE }) => NO_DATE }),
    done: t.int({ resolve: ({ DONE }) => DONE }),
  }),
})

builder.objectField(Viewer, 'taskCounts', (t) =>
  t.field({
    type: TaskCountsType,
    extensions: priced({ statements: 1 }),
    resolve: (_viewer, _args, { ctx }) => countTasks(ctx),
  }),
)

builder.objectField(Viewer, 'canAssignTasks', (t) =>
  t.boolean({
    description: 'Whether the viewer may give tasks to colleagues.',
    resolve: (_viewer, _args, { viewer }) => may(viewer, 'task:assign'),
  }),
)
