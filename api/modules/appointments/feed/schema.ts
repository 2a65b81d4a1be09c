import { z } from 'zod'
import type { Context } from '#api/core/context/context.ts'
import { builder } from '#api/core/graph/builder.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { createFeed, type FeedScope, feedPath, revokeFeed } from '#api/modules/appointments/feed/service.ts'
import { allowed } from '#api/modules/business/fields.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { Business } from '#api/modules/business/schema.ts'
import { User } from '#api/modules/team/schema.ts'
import { viewerField } from '#api/modules/team/viewer.ts'

builder.prismaObjectFields(Business, (t) => ({
  hasCalendarFeed: t.boolean({
    description: 'Whether calendar programs can subscribe to the appointments by a secret address.',
    resolve: ({ calendarFeedHash }) => calendarFeedHash !== null,
  }),
  canManageCalendarFeed: t.boolean(
    allowed('calendarFeed:manage', 'create and revoke the address of the calendar feed'),
  ),
}))

builder.prismaObjectField(User, 'hasCalendarFeed', (t) =>
  t.boolean({
    description:
      'Whether calendar programs can subscribe to the appointments of the user by a secret address.',
    resolve: ({ calendarFeedHash }) => calendarFeedHash !== null,
  }),
)

const replace = z.object({
  replace: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether to replace an existing address. The old address stops working.' }),
})
const address = {
  description:
    'The address of the feed. Anyone who has it can read its appointments. It is returned only once.',
}

/** Creates a feed, and answers with its address. */
const create =
  (scope: FeedScope) =>
  async (input: z.output<typeof replace>, { ctx, services }: Context) => ({
    address: services.publicUrl + feedPath(await createFeed(ctx, scope, input.replace)),
  })

mutation('createCalendarFeed', {
  authScopes: { can: 'calendarFeed:manage' },
  description: 'Creates the secret address with which calendar programs subscribe to the appointments.',
  input: replace,
  refusesKey: true,
  resolve: create('business'),
  payload: (t) => ({ address: t.exposeString('address', address), business: businessField(t) }),
})

mutation('createOwnCalendarFeed', {
  authScopes: { can: 'calendarFeed:own' },
  description:
    'Creates the secret address with which calendar programs subscribe to the appointments of which the viewer is the technician.',
  input: replace,
  refusesKey: true,
  resolve: create('own'),
  payload: (t) => ({ address: t.exposeString('address', address), viewer: viewerField(t) }),
})

const RevokedFeed = builder.objectRef<object>('RevokeCalendarFeedPayload').implement({
  fields: (t) => ({ business: businessField(t) }),
})

builder.mutationField('revokeCalendarFeed', (t) =>
  t.field({
    type: RevokedFeed,
    nullable: true,
    authScopes: { can: 'calendarFeed:manage' },
    description: 'Revokes the address of the calendar feed, if there is one.',
    resolve: async (_root, _args, { ctx }) => {
      await revokeFeed(ctx, 'business')
      return {}
    },
  }),
)

const RevokedOwnFeed = builder.objectRef<object>('RevokeOwnCalendarFeedPayload').implement({
  fields: (t) => ({ viewer: viewerField(t) }),
})

builder.mutationField('revokeOwnCalendarFeed', (t) =>
  t.field({
    type: RevokedOwnFeed,
    nullable: true,
    authScopes: { can: 'calendarFeed:own' },
    description: "Revokes the address of the viewer's own calendar feed, if there is one.",
    resolve: async (_root, _args, { ctx }) => {
      await revokeFeed(ctx, 'own')
      return {}
    },
  }),
)
