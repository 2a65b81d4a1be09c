import { z } from 'zod'
import { may } from '#api/core/auth/viewer.ts'
import { builder } from '#api/core/graph/builder.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { createFeed, feedPath, revokeFeed } from '#api/modules/appointments/feed/service.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { Business } from '#api/modules/business/schema.ts'

builder.prismaObjectFields(Business, (t) => ({
  hasCalendarFeed: t.boolean({
    description: 'Whether calendar programs can follow the appointments by a secret address.',
    resolve: ({ calendarFeedHash }) => calendarFeedHash !== null,
  }),
  canManageCalendarFeed: t.boolean({
    description: 'Whether the viewer may make and revoke that address.',
    resolve: (_business, _args, { viewer }) => may(viewer, 'calendarFeed:manage'),
  }),
}))

mutation('createCalendarFeed', {
  authScopes: { can: 'calendarFeed:manage' },
  description: 'Makes the secret address at which calendar programs follow the appointments.',
  input: z.object({
    replace: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether an address that there is already ends, and this one takes its place.' }),
  }),
  resolve: async (input, { ctx, services }) => {
    const { secret } = await createFeed(ctx, input.replace)
    return { address: services.publicUrl + feedPath(secret) }
  },
  payload: (t) => ({
    address: t.exposeString('address', {
      description: 'The address. Everybody who has it can read along; it is shown here and never again.',
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
    authScopes: { can: 'calendarFeed:manage' },
    description: 'Ends the address of the calendar feed. Without one it does nothing.',
    resolve: (_root, _args, { ctx }) => revokeFeed(ctx),
  }),
)
