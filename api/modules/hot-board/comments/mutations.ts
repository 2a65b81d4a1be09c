import { recordId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { recordPayload } from '#api/modules/business/payload.ts'
import { HotBoardComment } from '#api/modules/hot-board/comments/schema.ts'
import { createComment, deleteComment } from '#api/modules/hot-board/comments/service.ts'
import { newComment } from '#api/modules/hot-board/input.ts'
import { trashed } from '#api/modules/trash/payload.ts'

mutation('createHotBoardComment', {
  authScopes: { can: 'hotBoard:comment' },
  description: 'Comments on an item. CONFLICT when it is resolved.',
  input: newComment.extend({ itemId: recordId('HotBoardItem', 'Hot board item') }),
  resolve: ({ itemId, ...input }, { ctx }) => createComment(ctx, itemId, input),
  payload: recordPayload('hotBoardComment', HotBoardComment),
})

mutation('deleteHotBoardComment', {
  authScopes: { can: 'hotBoard:deleteComment' },
  description:
    'Deletes a comment: users their own, managers and admins all. CONFLICT when the item is resolved.',
  ...trashed('HotBoardComment', deleteComment),
})
