import { builder } from '#api/core/graph/builder.ts'
import { connectionOf } from '#api/core/graph/connection.ts'
import { globalId } from '#api/core/graph/ids.ts'
import { priced } from '#api/core/limits/prices.ts'
import { count, figuresOf } from '#api/core/reads/figures.ts'
import { listConnection } from '#api/core/reads/listConnection.ts'
import { reads } from '#api/core/reads/sources.ts'
import { may } from '#api/core/viewer/viewer.ts'
import { TrashReason } from '#api/generated/enums.ts'
import { allowed, recordNode } from '#api/modules/business/fields.ts'
import { Business } from '#api/modules/business/schema.ts'
import { type TrashType, trashTypes } from '#api/modules/trash/kinds.ts'
import {
  mayDeleteForGood,
  mayRestore,
  seenTrash,
  type TrashRow,
  trashKeptDays,
  trashList,
} from '#api/modules/trash/lists.ts'

export const TrashTypeEnum = builder.enumType('TrashType', {
  description: 'A type of record that lies in the trash when it is deleted.',
  values: trashTypes,
})

const TrashReasonEnum = builder.enumType('TrashReason', {
  description: 'Why a record lies in the trash.',
  values: Object.values(TrashReason),
})

const shown = {
  businessId: true,
  id: true,
  type: true,
  recordId: true,
  title: true,
  userId: true,
  reason: true,
  deletedById: true,
  deletedByName: true,
  deletedAt: true,
} as const

const forRestoring = reads('type', 'userId', 'deletedById')

/** A deleted record; its rows are in no answer. */
export const TrashEntry = builder.prismaNode('TrashEntry', {
  ...recordNode(seenTrash),
  // The rows of the record may have megabytes.
  select: shown,
  description: `A deleted record. It can be restored for ${trashKeptDays} days.`,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    type: t.field({
      type: TrashTypeEnum,
      extensions: reads('type'),
      resolve: ({ type }) => type as TrashType,
    }),
    recordId: t.id({
      description: 'The id of the record, which it has again when it is restored.',
      extensions: reads('type', 'recordId'),
      resolve: ({ type, recordId }) => globalId(type, recordId),
    }),
    recordDatabaseId: t.exposeInt('recordId', {
      description: 'The number of the record, which it has again when it is restored.',
    }),
    title: t.exposeString('title', { description: 'The name of the record on screens when it was deleted.' }),
    reason: t.expose('reason', { type: TrashReasonEnum }),
    deletedByName: t.exposeString('deletedByName', { description: 'Full name of the actor at that time.' }),
    deletedAt: t.expose('deletedAt', { type: 'DateTime' }),
    canRestore: t.boolean({
      description: 'Whether the viewer may restore it: users what they deleted, managers all.',
      extensions: forRestoring,
      resolve: (entry, _args, { ctx }) => mayRestore(ctx, entry as TrashRow),
    }),
    canDelete: t.boolean({
      description: 'Whether the viewer may delete it for good: admins all, users their notes and tasks.',
      extensions: forRestoring,
      resolve: (entry, _args, { ctx }) => mayDeleteForGood(ctx, entry as TrashRow),
    }),
    canErase: t.boolean({
      description: 'Whether it is a customer whom the viewer may erase.',
      extensions: reads('type'),
      resolve: ({ type }, _args, { viewer }) => type === 'Customer' && may(viewer, 'customer:erase'),
    }),
  }),
})

builder.prismaObjectField(Business, 'trash', (t) =>
  t.connection(
    {
      type: TrashEntry,
      description:
        'Deleted records that the viewer could see, latest deletion first. The search finds words of their titles.',
      args: {
        search: t.arg.string(),
        type: t.arg({ type: TrashTypeEnum }),
        recordDatabaseId: t.arg.int({ description: 'The number of the record, with its `type`.' }),
        mine: t.arg.boolean({ description: 'Whether to list only what the viewer deleted.' }),
        alone: t.arg.boolean({
          description:
            'Whether to leave out what the viewer can restore as one: the customers of an import that was reverted.',
        }),
      },
      ...listConnection(trashList),
    },
    ...connectionOf(TrashEntry),
  ),
)

builder.prismaObjectFields(Business, (t) => ({
  trashCount: t.int({
    description: 'The number of records in the trash that the viewer could see, exact up to 1,000.',
    extensions: priced({ statements: 1 }),
    async resolve(_business, _args, { ctx }) {
      const { all } = await figuresOf<{ all: number }>(ctx, { all: count('TrashEntry', trashList(ctx, {})) })
      return all
    },
  }),
  canEmptyTrash: t.boolean(allowed('trash:deleteForGood', 'empty the trash')),
}))
