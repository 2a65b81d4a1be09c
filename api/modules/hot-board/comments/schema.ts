import { builder } from '#api/core/graph/builder.ts'
import { connectionOf } from '#api/core/graph/connection.ts'
import { childConnection } from '#api/core/reads/childList.ts'
import { reads } from '#api/core/reads/sources.ts'
import { recordNode } from '#api/modules/business/fields.ts'
import { type CommentRow, commentOrder, mayDelete } from '#api/modules/hot-board/comments/service.ts'
import { HotBoardItem } from '#api/modules/hot-board/schema.ts'

/** A comment on an item of the hot board (docs/product/hot-board.md#comments). */
export const HotBoardComment = builder.prismaNode('HotBoardComment', {
  ...recordNode(),
  description: 'A comment on an item of the hot board.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    text: t.exposeString('text'),
    createdByName: t.exposeString('createdByName', { description: 'Full name of the author at that time.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    item: t.relation('item'),
    canDelete: t.boolean({
      description:
        'Whether the viewer may delete it while its item is active: users their own, managers and admins all.',
      extensions: reads('createdById'),
      resolve: (comment, _args, { ctx }) => mayDelete(ctx, comment),
    }),
  }),
})

builder.prismaObjectField(HotBoardItem, 'comments', (t) =>
  t.connection(
    {
      type: HotBoardComment,
      description: 'Its comments, oldest first.',
      ...childConnection<CommentRow>({ by: 'itemId', order: commentOrder }),
    },
    ...connectionOf(HotBoardComment),
  ),
)
