import { vouchesForKeys } from '#api/core/auth/authenticate.ts'
import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import { may } from '#api/core/viewer/viewer.ts'
import { apiKeysOf, visibleKeys } from '#api/modules/auth/api-keys/service.ts'
import { allowed, recordNode } from '#api/modules/business/fields.ts'
import { Business } from '#api/modules/business/schema.ts'
import { RoleEnum } from '#api/modules/team/schema.ts'
import { Viewer } from '#api/modules/team/viewer.ts'

/** A key with which a program acts in a business (docs/decisions/0009-sessions.md). */
export const ApiKey = builder.prismaNode('ApiKey', {
  ...recordNode(visibleKeys),
  description: 'A key with which a program acts in a business. Only users who manage API keys see it.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the audit trail.' }),
    name: t.exposeString('name', {
      description: 'What the key is for. What is done with the key is recorded under this name.',
    }),
    role: t.expose('role', { type: RoleEnum, description: 'The role whose permissions the key has.' }),
    prefix: t.exposeString('prefix', { description: 'The first characters of the key, to tell keys apart.' }),
    createdBy: t.relation('createdBy', { description: 'The user who created it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'To the minute; null when it was never used.',
    }),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true }),
    isPaused: t.boolean({
      description: 'Whether it is refused because the user who created it may no longer manage API keys.',
      select: { createdBy: { select: { isActive: true, role: true } } },
      resolve: ({ createdBy }) => !vouchesForKeys(createdBy),
    }),
    canRevoke: t.boolean({
      description: 'Whether the viewer may revoke it.',
      resolve: ({ revokedAt }, _args, { viewer }) => revokedAt === null && may(viewer, 'apiKey:manage'),
    }),
  }),
})

builder.prismaObjectFields(Business, (t) => ({
  apiKeys: t.prismaField({
    type: [ApiKey],
    extensions: priced({ rows: 50 }),
    description:
      'The active API keys, newest first, at most 50. Viewers who may not manage keys see only the key of their own request.',
    resolve: (query, _business, _args, { ctx }) => apiKeysOf(ctx, query),
  }),
  canManageApiKeys: t.boolean(allowed('apiKey:manage', 'create and revoke API keys')),
}))

builder.objectField(Viewer, 'apiKey', (t) =>
  t.prismaField({
    type: ApiKey,
    nullable: true,
    description: 'The API key of the request; null for a user.',
    resolve: (query, _viewer, _args, { ctx, viewer }) =>
      viewer.kind === 'apiKey' ? ctx.db.apiKey.findUnique({ ...query, where: ctx.key(viewer.keyId) }) : null,
  }),
)
