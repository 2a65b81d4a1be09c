import { builder } from '#api/core/builder.ts'
import { idOf } from '#api/core/ids.ts'
import { businessField } from '#api/modules/business/payload.ts'
import type { FollowUpRow } from '#api/modules/follow-ups/lists.ts'
import { FollowUp } from '#api/modules/follow-ups/schema.ts'
import {
  completeFollowUp,
  reopenFollowUp,
  skipFollowUp,
  snoozeFollowUp,
} from '#api/modules/follow-ups/service.ts'
import { celebrationsField } from '#api/modules/gamification/schema.ts'

const followUpId = (id: string) => idOf('FollowUp', id, 'Follow-up')

function outputFields(
  t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, FollowUpRow>,
) {
  return {
    followUp: t.field({ type: FollowUp, resolve: (followUp) => followUp }),
    business: businessField(t),
  }
}

builder.relayMutationField(
  'completeFollowUp',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      outcome: t.string({ description: 'How it went, in a few words; at most 160 characters.' }),
      notes: t.string({ description: 'At most 2,000 characters.' }),
    }),
  },
  {
    authScopes: { can: 'followUp:write' },
    description: 'Completes a follow-up. Doing it again gives the first result.',
    resolve: (_root, { input: { id, ...input } }, { shop }) => completeFollowUp(shop, followUpId(id), input),
  },
  {
    outputFields: (t) => ({
      ...outputFields(t),
      celebrations: celebrationsField(t, ({ id }) => `FollowUp:${id}`),
    }),
  },
)

builder.relayMutationField(
  'skipFollowUp',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    authScopes: { can: 'followUp:write' },
    description: 'Closes a follow-up without anything done. Doing it again gives the first result.',
    resolve: (_root, { input }, { shop }) => skipFollowUp(shop, followUpId(input.id)),
  },
  { outputFields },
)

builder.relayMutationField(
  'snoozeFollowUp',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      day: t.field({ type: 'Date', description: 'It is due at 09:00 of this day then.' }),
      scheduledDate: t.field({
        type: 'DateTime',
        description: 'The very moment instead; it counts when both are given.',
      }),
    }),
  },
  {
    authScopes: { can: 'followUp:write' },
    description: 'Moves a pending follow-up. A past date is allowed: it is overdue then.',
    resolve: (_root, { input: { id, ...to } }, { shop }) => snoozeFollowUp(shop, followUpId(id), to),
  },
  { outputFields },
)

builder.relayMutationField(
  'reopenFollowUp',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    authScopes: { can: 'followUp:reopen' },
    description: "Takes a completion or a skip back: one's own, or anyone's for managers.",
    resolve: (_root, { input }, { shop }) => reopenFollowUp(shop, followUpId(input.id)),
  },
  { outputFields },
)
