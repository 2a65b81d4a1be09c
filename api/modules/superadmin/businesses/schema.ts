import { isDemoAccount } from '#api/core/accounts/usernames.ts'
import { batchOf } from '#api/core/graph/batches.ts'
import { builder } from '#api/core/graph/builder.ts'
import { connectionOf } from '#api/core/graph/connection.ts'
import { idOf, rowId } from '#api/core/graph/ids.ts'
import { priced } from '#api/core/limits/prices.ts'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import {
  AuditEntry,
  AuditKindEnum,
  auditEntryConnection,
} from '#api/modules/activities/audit-trail/schema.ts'
import { BusinessTypeEnum, SubscriptionStatusEnum } from '#api/modules/business/schema.ts'
import { auditTrailOfPlatform, mostSuperadmins, superadminNames } from '#api/modules/superadmin/auditTrail.ts'
import {
  type BusinessRow,
  countCustomers,
  countUsers,
  findBusiness,
  findBusinesses,
  findUsers,
  pageOfBusinesses,
  pageOfUsers,
  type UserRow,
  usersOf,
} from '#api/modules/superadmin/businesses/lists.ts'
import { lockedOutAlone } from '#api/modules/superadmin/businesses/secondFactor.ts'
import { platformContext } from '#api/modules/superadmin/platformContext.ts'
import { Superadmin } from '#api/modules/superadmin/schema.ts'
import { RoleEnum } from '#api/modules/team/schema.ts'

const status = ['ACTIVE', 'SUSPENDED', 'CANCELLED'] as const
const BusinessStatusEnum = builder.enumType('BusinessStatus', {
  description: 'SUSPENDED when the business is not active, otherwise the status of its subscription.',
  values: status,
})

/** A user of a business, as superadmins see them. */
export const ManagedUser = builder.node(builder.objectRef<UserRow>('ManagedUser'), {
  description: 'A user of a business, as superadmins see them.',
  id: { resolve: ({ id }) => String(id) },
  loadMany: (ids, context) => findUsers(platformContext(context), ids.map(rowId)),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    username: t.exposeString('username'),
    email: t.exposeString('email'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    fullName: t.string({ resolve: ({ firstName, lastName }) => `${firstName} ${lastName}` }),
    role: t.expose('role', { type: RoleEnum }),
    isActive: t.exposeBoolean('isActive'),
    lastLoginAt: t.expose('lastLoginAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    canChangePassword: t.boolean({
      description: 'Whether the superadmin may set a new password. The password of the demo account stays.',
      resolve: (user) => !isDemoAccount(user),
    }),
    canRemoveSecondFactor: t.boolean({
      extensions: priced({ statements: 1, batched: true }),
      description:
        'Whether the user has a second factor and is the only admin of the business, so that nobody there can remove it.',
      resolve: ({ id }, _args, context, info) =>
        batchOf(context, info, (ids) => lockedOutAlone(platformContext(context), ids)).load(id),
    }),
  }),
})

/** A business as superadmins see it, without the records of its users. */
export const ManagedBusiness = builder.node(builder.objectRef<BusinessRow>('ManagedBusiness'), {
  description: 'A business as superadmins see it, without the records of its users.',
  id: { resolve: ({ id }) => String(id) },
  loadMany: (ids, context) => findBusinesses(platformContext(context), ids.map(rowId)),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API; 1 is the demo.' }),
    name: t.exposeString('name'),
    businessType: t.expose('businessType', { type: BusinessTypeEnum }),
    address: t.exposeString('address', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    timeZone: t.exposeString('timeZone', { description: 'IANA time zone.' }),
    isActive: t.exposeBoolean('isActive'),
    subscriptionStatus: t.expose('subscriptionStatus', { type: SubscriptionStatusEnum }),
    status: t.field({
      type: BusinessStatusEnum,
      description: 'The status that screens show, from `isActive` and `subscriptionStatus`.',
      resolve: ({ isActive, subscriptionStatus }) => (isActive ? subscriptionStatus : 'SUSPENDED'),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    userCount: t.int({
      extensions: priced({ statements: 1, batched: true }),
      description: 'The number of users, including deactivated ones.',
      resolve: ({ id }, _args, context, info) =>
        batchOf(context, info, (ids) => countUsers(platformContext(context), ids)).load(id),
    }),
    customerCount: t.int({
      extensions: priced({ statements: 1, batched: true }),
      resolve: ({ id }, _args, context, info) =>
        batchOf(context, info, (ids) => countCustomers(platformContext(context), ids)).load(id),
    }),
    canDelete: t.boolean({
      description: 'Whether it may be deleted. The demo may not.',
      resolve: ({ id }) => id !== demoBusinessId,
    }),
    users: t.connection(
      {
        type: ManagedUser,
        extensions: priced({ statements: 1, batched: true }),
        description: 'The users of the business, in the order in which they joined.',
        resolve: ({ id }, args, context, info) =>
          pageOfUsers(args, context.pageLimit, (page) =>
            batchOf(context, info, (ids) => usersOf(platformContext(context), ids, page)).load(id),
          ),
      },
      ...connectionOf(ManagedUser),
    ),
    auditTrail: t.connection(
      {
        type: AuditEntry,
        description: 'The audit trail of the business, newest first.',
        resolve: ({ id }, args, context) =>
          auditTrailOfPlatform(platformContext(context), id, args, context.pageLimit),
      },
      ...auditEntryConnection,
    ),
  }),
})

const managedBusinessConnection = connectionOf(ManagedBusiness)

export const [, ManagedBusinessEdge] = managedBusinessConnection

/** The id of a business in an input. */
export const managedId = (id: string) => idOf('ManagedBusiness', id, 'Business')

builder.objectFields(Superadmin, (t) => ({
  businesses: t.connection(
    {
      type: ManagedBusiness,
      description: 'The businesses of the platform, newest first.',
      args: { search: t.arg.string({ description: 'Words that the name contains, in whatever spelling.' }) },
      resolve: (_superadmin, { search, ...args }, context) =>
        pageOfBusinesses(platformContext(context), search ?? '', args, context.pageLimit),
    },
    ...managedBusinessConnection,
  ),
  business: t.field({
    type: ManagedBusiness,
    nullable: true,
    extensions: priced({ statements: 1 }),
    args: { id: t.arg.id({ required: true }) },
    resolve: (_superadmin, { id }, context) => findBusiness(platformContext(context), managedId(id)),
  }),
  auditActors: t.stringList({
    extensions: priced({ rows: mostSuperadmins, statements: 1 }),
    description: 'The usernames of the superadmins, for the filter of the audit trail; at most 100.',
    resolve: (_superadmin, _args, context) => superadminNames(platformContext(context)),
  }),
  auditTrail: t.connection(
    {
      type: AuditEntry,
      description:
        'The audit trail of the platform: what superadmins did, and changes in all businesses, newest first.',
      args: {
        kind: t.arg({ type: AuditKindEnum }),
        actorName: t.arg.string({ description: 'Only entries with this `actorName`.' }),
      },
      resolve: (_superadmin, args, context) =>
        auditTrailOfPlatform(platformContext(context), null, args, context.pageLimit),
    },
    ...auditEntryConnection,
  ),
}))
