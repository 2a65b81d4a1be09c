import { may } from '#api/core/auth/viewer.ts'
import { builder } from '#api/core/graph/builder.ts'
import { connectionOf } from '#api/core/graph/connection.ts'
import { globalId, readGlobalId } from '#api/core/graph/ids.ts'
import { priced } from '#api/core/limits/prices.ts'
import { type AuditAction, auditActions, auditSubjects } from '#api/modules/activities/auditActions.ts'
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

const AuditActionEnum = builder.enumType('AuditAction', {
  description: 'What was done. `OTHER` stands for an action of an earlier version.',
  values: [...Object.values(auditActions), 'OTHER'] as const,
})

const AuditSubjectTypeEnum = builder.enumType('AuditSubjectType', {
  description: 'A type of records whose changes are audited, by its name in this schema.',
  values: auditSubjects,
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
    actorType: t.field({
      type: AuditActorEnum,
      resolve: ({ actorType }) => actors[actorType as keyof typeof actors] ?? 'SYSTEM',
    }),
    actorName: t.exposeString('actorName', {
      description: 'Full name, username of the superadmin, or `Automatic`, as it was then.',
    }),
    action: t.field({
      type: AuditActionEnum,
      resolve: ({ action }) => auditActions[action as AuditAction] ?? 'OTHER',
    }),
    subjectType: t.field({
      type: AuditSubjectTypeEnum,
      nullable: true,
      resolve: ({ subject }) => auditSubjects.find((type) => subject.startsWith(`${type}:`)) ?? null,
    }),
    subjectId: t.id({
      description: 'The record that was changed. It may have been deleted.',
      resolve: ({ subject }) => {
        const { typename, id } = readGlobalId(subject)
        return globalId(typename, id)
      },
    }),
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
