import { builder } from '#api/core/graph/builder.ts'
import { connectionOf } from '#api/core/graph/connection.ts'
import { priced } from '#api/core/limits/prices.ts'
import { listConnection } from '#api/core/reads/listConnection.ts'
import { Business } from '#api/modules/business/schema.ts'
import {
  changesUntil,
  type DeletedType,
  deletedList,
  deletedTypes,
} from '#api/modules/deleted-records/service.ts'

const DeletedTypeEnum = builder.enumType('DeletedRecordType', {
  description: 'A type of record whose deletions are kept.',
  values: deletedTypes,
})

const DeletedRecord = builder.prismaObject('DeletedRecord', {
  description: 'A record that was deleted. Deletions are kept for 30 days.',
  fields: (t) => ({
    type: t.field({
      type: DeletedTypeEnum,
      select: { type: true },
      resolve: ({ type }) => type as DeletedType,
    }),
    databaseId: t.exposeInt('recordId', { description: 'The number that the record had.' }),
    deletedAt: t.expose('deletedAt', { type: 'DateTime' }),
  }),
})

builder.prismaObjectField(Business, 'deletedRecords', (t) =>
  t.connection(
    {
      type: DeletedRecord,
      description: 'Deleted records that the viewer could see, oldest deletion first.',
      args: {
        since: t.arg({
          type: 'DateTime',
          description: 'Lists only records that were deleted since, or in the 30 seconds before.',
        }),
        type: t.arg({ type: DeletedTypeEnum }),
      },
      ...listConnection(deletedList),
    },
    ...connectionOf(DeletedRecord),
  ),
)

builder.prismaObjectField(Business, 'changesUntil', (t) =>
  t.field({
    type: 'DateTime',
    description:
      'The instant to read changes and deletions since in the next round of a synchronization. Read it in a request of its own, before the lists: changes that are committed later are found from it, also those of a transaction that runs now.',
    extensions: priced({ statements: 1 }),
    resolve: (_business, _args, { ctx }) => changesUntil(ctx),
  }),
)
