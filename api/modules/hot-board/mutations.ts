import { builder } from '#api/core/builder.ts'
import { idOf } from '#api/core/ids.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { celebrationsField } from '#api/modules/gamification/schema.ts'
import type { Assignee } from '#api/modules/hot-board/input.ts'
import { HotBoardItem, PriorityEnum } from '#api/modules/hot-board/schema.ts'
import { createItem, reopenItem, resolveItem, updateItem } from '#api/modules/hot-board/service.ts'

const AssigneeInput = builder.inputType('AssigneeInput', {
  description: 'Whom an item is for: one of these, or null for nobody.',
  isOneOf: true,
  fields: (t) => ({
    memberId: t.id({ description: 'An active member.' }),
    everyone: t.boolean({ description: 'The whole team.' }),
    fullName: t.string({
      description: 'An active member by full name; of two who share it, whoever joined first.',
    }),
  }),
})

const itemId = (id: string) => idOf('HotBoardItem', id, 'Hot board item')
const memberIdOf = (id: string) => idOf('User', id, 'Team member')

type Named = typeof AssigneeInput.$inferInput

/** What was sent, as the service takes it; what was not sent stays `undefined`. */
function assigneeOf(sent: Named | null | undefined): Assignee | undefined {
  if (sent === undefined) return undefined
  const { memberId, fullName, everyone } = sent ?? {}
  if (memberId != null) return { memberId: memberIdOf(memberId) }
  if (fullName != null) return { fullName }
  return everyone ? 'everyone' : null
}

builder.relayMutationField(
  'createHotBoardItem',
  {
    inputFields: (t) => ({
      title: t.string({ required: true, description: 'At most 160 characters.' }),
      description: t.string({ required: true, description: 'At most 2,000 characters.' }),
      priority: t.field({ type: PriorityEnum, required: true, defaultValue: 'MEDIUM' }),
      assignedTo: t.field({ type: AssigneeInput, description: 'Nobody when it is missing.' }),
    }),
  },
  {
    authScopes: { can: 'hotBoard:write' },
    description: 'Puts an item on the board. A colleague it is assigned to is told.',
    resolve: (_root, { input: { assignedTo, ...input } }, { shop }) =>
      createItem(shop, assigneeOf(assignedTo) ?? null, input),
  },
  {
    outputFields: (t) => ({
      hotBoardItem: t.field({ type: HotBoardItem, resolve: (item) => item }),
      business: businessField(t),
    }),
  },
)

builder.relayMutationField(
  'updateHotBoardItem',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      version: t.int({
        description:
          'The version that the edit began from. Without it, nothing is said of edits made meanwhile.',
      }),
      title: t.string({ description: 'At most 160 characters.' }),
      description: t.string({ description: 'At most 2,000 characters.' }),
      priority: t.field({ type: PriorityEnum }),
      assignedTo: t.field({ type: AssigneeInput, description: 'Null for nobody.' }),
    }),
  },
  {
    authScopes: { can: 'hotBoard:write' },
    description:
      'Changes the fields that are given. CONFLICT when it is resolved, or when the version is not the latest: the newer values then stand in `extensions.current`.',
    resolve: (_root, { input: { id, version, assignedTo, ...input } }, { shop }) =>
      updateItem(shop, itemId(id), version, assigneeOf(assignedTo), input),
  },
  {
    outputFields: (t) => ({
      hotBoardItem: t.field({ type: HotBoardItem, resolve: (item) => item }),
      business: businessField(t),
    }),
  },
)

builder.relayMutationField(
  'resolveHotBoardItem',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      resolvedBy: t.id({ description: 'The active member who resolved it; the viewer when it is missing.' }),
      notes: t.string({ description: 'How it was resolved; at most 2,000 characters.' }),
    }),
  },
  {
    authScopes: { can: 'hotBoard:resolve' },
    description: 'Resolves an item. Doing it again gives the first result.',
    resolve: (_root, { input: { id, resolvedBy, ...input } }, { shop }) => {
      const resolver = resolvedBy == null ? null : memberIdOf(resolvedBy)
      return resolveItem(shop, itemId(id), resolver, input)
    },
  },
  {
    outputFields: (t) => ({
      hotBoardItem: t.field({ type: HotBoardItem, resolve: (item) => item }),
      celebrations: celebrationsField(t, ({ id }) => `HotBoardItem:${id}`),
      business: businessField(t),
    }),
  },
)

builder.relayMutationField(
  'reopenHotBoardItem',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    authScopes: { can: 'hotBoard:reopen' },
    description: "Takes a resolution back: one's own, or anyone's for managers.",
    resolve: (_root, { input }, { shop }) => reopenItem(shop, itemId(input.id)),
  },
  {
    outputFields: (t) => ({
      hotBoardItem: t.field({ type: HotBoardItem, resolve: (item) => item }),
      business: businessField(t),
    }),
  },
)
