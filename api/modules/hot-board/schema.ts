import { builder } from '#api/core/graph/builder.ts'
import { connectionOf } from '#api/core/graph/connection.ts'
import { listConnection } from '#api/core/reads/listConnection.ts'
import { reads } from '#api/core/reads/sources.ts'
import { changeArgs, withChangeArgs } from '#api/core/sync/recordOrder.ts'
import { may } from '#api/core/viewer/viewer.ts'
import { Priority } from '#api/generated/enums.ts'
import { countsField, mineArg, recordNode } from '#api/modules/business/fields.ts'
import { Business } from '#api/modules/business/schema.ts'
import { itemList } from '#api/modules/hot-board/lists.ts'
import { mayReopen } from '#api/modules/hot-board/service.ts'

export const PriorityEnum = builder.enumType('Priority', { values: Object.values(Priority) })

const HotBoardFilter = builder.enumType('HotBoardFilter', {
  values: ['ACTIVE', 'RESOLVED', 'ALL'] as const,
})

/** An urgent item on the team's board. */
export const HotBoardItem = builder.prismaNode('HotBoardItem', {
  ...recordNode(),
  description: 'An urgent item on the board of the team.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    priority: t.expose('priority', { type: PriorityEnum }),
    isAssignedToEveryone: t.exposeBoolean('assignedToAll', { description: 'Assigned to the whole team.' }),
    assignedTo: t.relation('assignedTo', {
      nullable: true,
      description: 'The user it is assigned to; null when it is assigned to everyone or to nobody.',
    }),
    assignedToName: t.exposeString('assignedToName', {
      nullable: true,
      description: 'Full name of the assignee at the time of the assignment.',
    }),
    assigneeName: t.string({
      description: '`All Team Members`, a full name, or `Unassigned`.',
      extensions: reads('assignedToAll', 'assignedToName'),
      resolve: ({ assignedToAll, assignedToName }) =>
        assignedToAll ? 'All Team Members' : (assignedToName ?? 'Unassigned'),
    }),
    createdByName: t.exposeString('createdByName', { description: 'Full name of the creator at that time.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    version: t.exposeInt('version', {
      description:
        'Incremented by every edit. `updateHotBoardItem` takes the version that the edit started from.',
    }),
    isResolved: t.exposeBoolean('resolved'),
    resolvedAt: t.expose('resolvedAt', { type: 'DateTime', nullable: true }),
    resolvedBy: t.relation('resolvedBy', { nullable: true }),
    resolvedByName: t.exposeString('resolvedByName', {
      nullable: true,
      description: 'Full name of the resolver at that time.',
    }),
    resolutionNotes: t.exposeString('resolutionNotes', { nullable: true }),
    commentCount: t.exposeInt('commentCount', { description: 'The number of its comments.' }),
    canEdit: t.boolean({
      description: 'Whether the viewer may edit it, which requires that it is active.',
      extensions: reads('resolved'),
      resolve: ({ resolved }, _args, { viewer }) => !resolved && may(viewer, 'hotBoard:write'),
    }),
    canResolve: t.boolean({
      description: 'Whether the viewer may resolve it, which requires that it is active.',
      extensions: reads('resolved'),
      resolve: ({ resolved }, _args, { viewer }) => !resolved && may(viewer, 'hotBoard:resolve'),
    }),
    canReopen: t.boolean({
      description:
        'Whether the viewer may reopen it: users what they resolved themselves, managers and admins all.',
      extensions: reads('resolved', 'resolvedById'),
      resolve: (item, _args, { ctx }) => mayReopen(ctx, item),
    }),
  }),
})

builder.prismaObjectField(Business, 'hotBoardItems', (t) =>
  t.connection(
    {
      type: HotBoardItem,
      description:
        'Items of the hot board. Active ones are sorted by priority, then oldest first; resolved ones by resolution, latest first; `ALL` lists active ones before resolved ones.',
      args: {
        ...changeArgs,
        filter: t.arg({ type: HotBoardFilter, required: true, defaultValue: 'ACTIVE' }),
        mine: t.arg.boolean({ description: 'Whether to list only items that are assigned to the viewer.' }),
      },
      ...listConnection(withChangeArgs(itemList)),
    },
    ...connectionOf(HotBoardItem),
  ),
)

builder.prismaObjectField(Business, 'hotBoardCounts', (t) =>
  t.field(
    countsField('HotBoardCounts', {
      description: 'The number of items in each section of the board, exact up to 1,000.',
      model: 'HotBoardItem',
      args: mineArg,
      listFor: itemList,
      filters: { active: 'ACTIVE', resolved: 'RESOLVED' },
    }),
  ),
)
