import { builder } from '#api/core/graph/builder.ts'
import { connectionOf } from '#api/core/graph/connection.ts'
import { globalId, readGlobalId } from '#api/core/graph/ids.ts'
import { quotesRecords } from '#api/core/graph/shownRecords.ts'
import { priced } from '#api/core/limits/prices.ts'
import { may } from '#api/core/viewer/viewer.ts'
import type { AuditEntry as AuditEntryRow } from '#api/generated/client.ts'
import { actorsOf } from '#api/modules/activities/actors.ts'
import {
  type AuditAction,
  type AuditKind,
  auditActions,
  auditKinds,
  auditSubjects,
} from '#api/modules/activities/audit-trail/actions.ts'
import {
  auditTrailOfBusiness,
  type Change,
  changesOf,
  mostActors,
} from '#api/modules/activities/audit-trail/lists.ts'
import { Business } from '#api/modules/business/schema.ts'

const actors = { user: 'USER', superadmin: 'SUPERADMIN', 'api-key': 'API_KEY', system: 'SYSTEM' } as const

const AuditActorEnum = builder.enumType('AuditActor', {
  description: 'Who acted: a user, a superadmin, an API key, or Cuecard itself.',
  values: Object.values(actors),
})

const AuditActionEnum = builder.enumType('AuditAction', {
  description: 'What was done. `OTHER` stands for an action of an earlier version.',
  values: [...Object.values(auditActions), 'OTHER'] as const,
})

export const AuditKindEnum = builder.enumType('AuditKind', {
  description: 'What an audited act is about.',
  values: Object.keys(auditKinds) as AuditKind[],
})

const AuditSubjectTypeEnum = builder.enumType('AuditSubjectType', {
  description: 'A type of records whose changes are audited, by its name in this schema.',
  values: auditSubjects,
})

const AuditChange = builder.objectRef<Change>('AuditChange').implement({
  description: 'One changed field.',
  fields: (t) => ({
    field: t.exposeString('field'),
    before: t.exposeString('before', {
      nullable: true,
      description: 'The value before the change; null when there was none.',
    }),
    after: t.exposeString('after', {
      nullable: true,
      description: 'The value after the change; null when there is none.',
    }),
  }),
})

/** An act on the hot board, the team, the settings or the platform. */
export const AuditEntry = builder.objectRef<AuditEntryRow>('AuditEntry').implement({
  extensions: quotesRecords,
  description:
    'An entry of the audit trail: a change to the hot board, the team, the settings or the platform. It is never edited.',
  fields: (t) => ({
    actorType: t.field({
      type: AuditActorEnum,
      resolve: ({ actorType }) => actors[actorType as keyof typeof actors] ?? 'SYSTEM',
    }),
    actorName: t.exposeString('actorName', {
      description:
        'Full name of the user, username of the superadmin, or `Automatic`, as it was at that time.',
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
      description: 'The current name of the record, or its name at that time when it has been deleted.',
    }),
    businessName: t.exposeString('businessName', {
      nullable: true,
      description:
        'The current name of the business, or its name at that time when it has been deleted, in the trail of the platform; null in the trail of a business.',
    }),
    changes: t.field({
      type: [AuditChange],
      extensions: priced({ rows: 20, statements: 0 }),
      description: 'The changed fields. They never contain a password or a key.',
      resolve: changesOf,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

export const auditEntryConnection = connectionOf(AuditEntry)

builder.prismaObjectField(Business, 'auditActors', (t) =>
  t.stringList({
    nullable: true,
    extensions: priced({ rows: mostActors, statements: 1 }),
    description:
      'The names of the actors in the audit trail (users, API keys and superadmins), at most 100. Null when the viewer may not read the audit trail.',
    resolve: (_business, _args, { ctx, viewer }) =>
      may(viewer, 'audit:read') ? actorsOf(ctx, 'AuditEntry', mostActors) : null,
  }),
)

builder.prismaObjectField(Business, 'auditTrail', (t) =>
  t.connection(
    {
      type: AuditEntry,
      nullable: true,
      description: 'The audit trail of the business, newest first. Null when the viewer may not read it.',
      args: {
        kind: t.arg({ type: AuditKindEnum }),
        actorName: t.arg.string({ description: 'Only entries with this `actorName`.' }),
      },
      resolve: (_business, args, { ctx, viewer, pageLimit }) =>
        may(viewer, 'audit:read') ? auditTrailOfBusiness(ctx, args, pageLimit) : null,
    },
    ...auditEntryConnection,
  ),
)
