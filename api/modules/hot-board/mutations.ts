import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'
import { inputType } from '#api/core/graph/inputType.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { expectedClosedAt, onlyIfOpen } from '#api/core/input/input.ts'
import { recordPayload } from '#api/modules/business/payload.ts'
import {
  itemAssignee,
  itemAssigneeFields,
  itemChanges,
  itemVersion,
  newItem,
  resolution,
} from '#api/modules/hot-board/input.ts'
import { HotBoardItem } from '#api/modules/hot-board/schema.ts'
import { createItem, reopenItem, resolveItem, updateItem } from '#api/modules/hot-board/service.ts'
import { withCelebrations } from '#api/modules/points/schema.ts'

const itemId = recordId('HotBoardItem', 'Hot board item')

inputType(itemAssigneeFields, { isOneOf: true })

mutation('createHotBoardItem', {
  authScopes: { can: 'hotBoard:write' },
  description: 'Adds an item to the hot board. The assignee is notified.',
  input: newItem.extend({ assignedTo: itemAssignee.meta({ description: 'Nobody when it is omitted.' }) }),
  resolve: ({ assignedTo, ...input }, { ctx }) => createItem(ctx, assignedTo ?? null, input),
  payload: recordPayload('hotBoardItem', HotBoardItem),
})

mutation('updateHotBoardItem', {
  authScopes: { can: 'hotBoard:write' },
  description:
    'Changes the given fields. CONFLICT when the item is resolved, or when `version` is not the latest; then `extensions.current` has the newer values.',
  input: z.object({
    id: itemId,
    version: itemVersion,
    ...itemChanges.shape,
    assignedTo: itemAssignee.meta({ description: 'Null for nobody.' }),
  }),
  resolve: ({ id, version, assignedTo, ...input }, { ctx }) =>
    updateItem(ctx, id, version, assignedTo, input),
  payload: recordPayload('hotBoardItem', HotBoardItem),
})

mutation('resolveHotBoardItem', {
  authScopes: { can: 'hotBoard:resolve' },
  description: 'Resolves an item. Idempotent: calling it again returns the first result.',
  input: z.object({
    id: itemId,
    resolvedBy: recordId('User', 'Team member')
      .nullish()
      .meta({ description: 'The active user who resolved it; the viewer when it is omitted.' }),
    ...resolution.shape,
    onlyIfOpen,
  }),
  resolve: ({ id, resolvedBy = null, ...input }, { ctx }) => resolveItem(ctx, id, resolvedBy, input),
  payload: recordPayload('hotBoardItem', HotBoardItem, withCelebrations('HotBoardItem')),
})

mutation('reopenHotBoardItem', {
  authScopes: { can: 'hotBoard:reopen' },
  description:
    'Reopens a resolved item. Users reopen what they resolved themselves, managers and admins all.',
  input: z.object({ id: itemId, expectedClosedAt }),
  resolve: ({ id, expectedClosedAt }, { ctx }) => reopenItem(ctx, id, expectedClosedAt),
  payload: recordPayload('hotBoardItem', HotBoardItem),
})
