import { builder } from '#api/core/graph/builder.ts'
import type { FieldsOf } from '#api/core/graph/mutation.ts'
import { priced } from '#api/core/limits/prices.ts'
import { userRequired } from '#api/core/viewer/refusal.ts'
import { Business } from '#api/modules/business/schema.ts'
import { ownBusiness } from '#api/modules/business/service.ts'
import { mostUsers, sizeFor, User } from '#api/modules/team/schema.ts'
import { teammatesOf } from '#api/modules/team/service.ts'

/** The viewer. Modules add the fields that only the viewer has, such as notes and tasks. */
export const Viewer = builder.objectRef<object>('Viewer').implement({
  description:
    'The signed-in user, or the API key of the request, with their business and what is theirs alone.',
  fields: (t) => ({
    user: t.prismaField({
      type: User,
      extensions: priced({ statements: 1 }),
      description: 'The signed-in user. For an API key it fails with API_KEY_NOT_ALLOWED; use `apiKey`.',
      resolve: (query, _viewer, _args, { ctx, viewer }) => {
        if (viewer.kind !== 'user') throw userRequired(viewer)
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
    teammates: t.prismaField({
      type: [User],
      extensions: priced({ rows: mostUsers }),
      description: `The other active users of the business by name, such as those to share a note with; at most ${mostUsers}.`,
      resolve: (query, _viewer, _args, context) =>
        teammatesOf(context.ctx, { ...query, ...sizeFor(context) }),
    }),
  }),
})

builder.queryField('viewer', (t) =>
  t.field({
    type: Viewer,
    authScopes: { session: 'business' },
    description: 'The signed-in user, or the API key of the request.',
    resolve: () => ({}),
  }),
)

/** The `viewer` of a payload, so that a client can select the viewer's own counts and lists in the same request. */
export function viewerField<Parent extends object>(t: FieldsOf<Parent>) {
  return t.field({ type: Viewer, resolve: () => ({}) })
}

/** The same, as the further fields of a `recordPayload` or a `deletion`. */
export const withViewer = <Parent extends object>(t: FieldsOf<Parent>) => ({ viewer: viewerField(t) })
