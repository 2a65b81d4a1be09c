import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import { refusal } from '#api/core/tenancy/context.ts'
import { Business } from '#api/modules/business/schema.ts'
import { ownBusiness } from '#api/modules/business/service.ts'
import { User } from '#api/modules/team/schema.ts'

/** The GraphQL type of the signed-in viewer; modules add the fields that only the viewer may see. */
export const Viewer = builder.objectRef<object>('Viewer').implement({
  description: 'Who is signed in, or which API key is at work, and the one business they stand in.',
  fields: (t) => ({
    user: t.prismaField({
      type: User,
      extensions: priced({ statements: 1 }),
      description: 'Who is signed in. An API key is nobody: ask for `apiKey` with one.',
      resolve: (query, _viewer, _args, { ctx, viewer }) => {
        if (viewer.kind !== 'member') throw refusal(viewer)
        return ctx.db.user.findUniqueOrThrow({ ...query, where: ctx.key(viewer.userId) })
      },
    }),
    business: t.field({
      type: Business,
      extensions: priced({ statements: 1 }),
      resolve: (_viewer, _args, { ctx }) => {
        const { actor } = ctx
        return (actor.kind !== 'system' && actor.business) || ownBusiness(ctx)
      },
    }),
  }),
})

builder.queryField('viewer', (t) =>
  t.field({
    type: Viewer,
    authScopes: { session: 'member' },
    description: 'The way in for a member of staff, and for an API key.',
    resolve: () => ({}),
  }),
)
