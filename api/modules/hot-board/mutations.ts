import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'
import { inputType } from '#api/core/graph/inputType.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { celebrationsField } from '#api/modules/gamification/schema.ts'
import {
  assignee,
  assigneeFields,
  itemChanges,
  itemVersion,
  newItem,
  resolution,
} from '#api/modules/hot-board/input.ts'
import { HotBoardItem } from '#api/modules/hot-board/schema.ts'
import { createItem, reopenItem, resolveItem, updateItem } from '#api/modules/hot-board/service.ts'

const itemId = recordId('HotBoardItem', 'Hot board item')

inputType(assigneeFields, { isOneOf: true })

mutation('createHotBoardItem', {
  authScopes: { can: 'hotBoard:write' },
  description: 'Puts an item on the board. A colleague it is assigned to is told.',
  input: newItem.extend({ assignedTo: assignee.meta({ description: 'Nobody when it is missing.' }) }),
  resolve: ({ assignedTo, ...input }, { ctx }) => createItem(ctx, assignedTo ?? null, input),
  payload: (t) => ({
    hotBoardItem: t.field({ type: HotBoardItem, resolve: (item) => item }),
    business: businessField(t),
  }),
})

mutation('updateHotBoardItem', {
  authScopes: { can: 'hotBoard:write' },
  description:
    'Changes the fields that are given. CONFLICT when it is resolved, or when the version is not the latest: the newer values then stand in `extensions.current`.',
  input: z.object({
    id: itemId,
    version: itemVersion,
    ...itemChanges.shape,
    assignedTo: assignee.meta({ description: 'Null for nobody.' }),
  }),
  resolve: ({ id, version, assignedTo, ...input }, { ctx }) =>
    updateItem(ctx, id, version, assignedTo, input),
  payload: (t) => ({
    hotBoardItem: t.field({ type: HotBoardItem, resolve: (item) => item }),
    business: businessField(t),
  }),
})

mutation('resolveHotBoardItem', {
  authScopes: { can: 'hotBoard:resolve' },
  description: 'Resolves an item. Doing it again gives the first result.',
  input: z.object({
    id: itemId,
    resolvedBy: recordId('User', 'Team member')
      .nullish()
      .meta({ description: 'The active member who resolved it; the viewer when it is missing.' }),
    ...resolution.shape,
  }),
  resolve: ({ id, resolvedBy = null, ...input }, { ctx }) => resolveItem(ctx, id, resolvedBy, input),
  payload: (t) => ({
    hotBoardItem: t.field({ type: HotBoardItem, resolve: (item) => item }),
    celebrations: celebrationsField(t, ({ id }) => `HotBoardItem:${id}`),
    business: businessField(t),
  }),
})

mutation('reopenHotBoardItem', {
  authScopes: { can: 'hotBoard:reopen' },
  description: "Takes a resolution back: one's own, or anyone's for managers.",
  input: z.object({ id: itemId }),
  resolve: ({ id }, { ctx }) => reopenItem(ctx, id),
  payload: (t) => ({
    hotBoardItem: t.field({ type: HotBoardItem, resolve: (item) => item }),
    business: businessField(t),
  }),
})
