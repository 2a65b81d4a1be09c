import { may } from '#api/core/auth/viewer.ts'
import { builder } from '#api/core/graph/builder.ts'
import { connectionOf } from '#api/core/graph/connection.ts'
import { globalId } from '#api/core/graph/ids.ts'
import { priced } from '#api/core/limits/prices.ts'
import {
  type Change,
  changesOf,
  type TrailEntry,
  trailOfBusiness,
} from '#api/modules/activities/auditTrail.ts'
import { Business } from '#api/modules/business/schema.ts'

const actors = { user: 'USER', superadmin: 'SUPERADMIN', 'api-key': 'API_KEY', system: 'SYSTEM' } as const

const AuditActorEnum = builder.enumType('AuditActor', {
  description: 'Who acted: a member of staff, an operator of the platform, an integration, Cuecard itself.',
  values: Object.values(actors),
})

const AuditChange = builder.objectRef<Change>('AuditChange').implement({
  description: 'One field that an act changed.',
  fields: (t) => ({
    field: t.exposeString('field'),
    before: t.exposeString('before', { nullable: true, description: 'Null where there was nothing.' }),
    after: t.exposeString('after', { nullable: true, description: 'Null where there is nothing any more.' }),
  }),
})

/** An act on the hot board, the team, the settings or the platform. */
export const AuditEntry = builder.objectRef<TrailEntry>('AuditEntry').implement({
  description: 'An act on the hot board, the team, the settings or the platform. Never edited.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => globalId('AuditEntry', id) }),
    actorType: t.field({
      type: AuditActorEnum,
      resolve: ({ actorType }) => actors[actorType as keyof typeof actors] ?? 'SYSTEM',
    }),
    actorName: t.exposeString('actorName', {
      description: 'Full name, username of the superadmin, or `Automatic`, as it was then.',
    }),
    action: t.exposeString('action', { description: '`noun:verb`, as `hotBoard:resolve`.' }),
    subject: t.exposeString('subject', { description: 'What it was done to, as `User:12`.' }),
    subjectName: t.exposeString('subjectName', {
      nullable: true,
      description: 'Its name as it is now, or as the act wrote it down.',
    }),
    changes: t.field({
      type: [AuditChange],
      extensions: priced({ rows: 20, statements: 0 }),
      description: 'What was changed, before and after. Never a password or a key.',
      resolve: changesOf,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

export const auditEntryConnection = connectionOf(AuditEntry)

builder.prismaObjectField(Business, 'auditTrail', (t) =>
  t.connection(
    {
      type: AuditEntry,
      nullable: true,
      description:
        'What was done to the shop and its settings, newest first. Null for whoever may not read it.',
      resolve: (_business, args, { ctx, viewer, pageLimit }) =>
        may(viewer, 'audit:read') ? trailOfBusiness(ctx, args, pageLimit) : null,
    },
    ...auditEntryConnection,
  ),
)
