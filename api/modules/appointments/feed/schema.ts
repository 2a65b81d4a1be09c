import { z } from 'zod'
import { builder } from '#api/core/graph/builder.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { createFeed, feedPath, revokeFeed } from '#api/modules/appointments/feed/service.ts'
import { allowed } from '#api/modules/business/fields.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { Business } from '#api/modules/business/schema.ts'

builder.prismaObjectFields(Business, (t) => ({
  hasCalendarFeed: t.boolean({
    description: 'Whether calendar programs can subscribe to the appointments by a secret address.',
    resolve: ({ calendarFeedHash }) => calendarFeedHash !== null,
  }),
  canManageCalendarFeed: t.boolean(
    allowed('calendarFeed:manage', 'create and revoke the address of the calendar feed'),
  ),
}))

mutation('createCalendarFeed', {
  authScopes: { can: 'calendarFeed:manage' },
  description: 'Creates the secret address with which calendar programs subscribe to the appointments.',
  input: z.object({
    replace: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether to replace an existing address. The old address stops working.' }),
  }),
  refusesKey: true,
  resolve: async (input, { ctx, services }) => {
    const { secret } = await createFeed(ctx, input.replace)
    return { address: services.publicUrl + feedPath(secret) }
  },
  payload: (t) => ({
    address: t.exposeString('address', {
      description:
        'The address of the feed. Anyone who has it can read the appointments. It is returned only once.',
    }),
    business: businessField(t),
  }),
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
    resolve: (_root, _args, { ctx }) => revokeFeed(ctx),
  }),
)
