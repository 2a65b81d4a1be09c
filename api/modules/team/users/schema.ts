import type { GraphQLResolveInfo } from 'graphql'
import { isDemoAccount } from '#api/core/accounts/usernames.ts'
import type { Context } from '#api/core/context/context.ts'
import { batchOf } from '#api/core/graph/batches.ts'
import { builder } from '#api/core/graph/builder.ts'
import { quotesRecords } from '#api/core/graph/shownRecords.ts'
import { priced } from '#api/core/limits/prices.ts'
import { may, type Viewer } from '#api/core/viewer/viewer.ts'
import type { Role } from '#api/generated/enums.ts'
import { Notification } from '#api/modules/team/notifications/schema.ts'
import { User } from '#api/modules/team/schema.ts'
import {
  type HandedOverRecord,
  handedOverTypes,
  mostRecords,
  readHandedOver,
} from '#api/modules/team/users/handedOver.ts'
import { isSubjectThere } from '#api/modules/team/users/isSubjectThere.ts'
import { openWorkOf, type WorkOfUser } from '#api/modules/team/users/openWork.ts'
import { isOneself, lastAdmins } from '#api/modules/team/users/service.ts'

const OpenWorkType = builder.objectRef<WorkOfUser>('OpenWork').implement({
  description: 'The open work of a user, each count exact up to 1,000.',
  fields: (t) => ({
    appointments: t.exposeInt('appointments', {
      description: 'Coming appointments of which the user is the technician.',
    }),
    nextAppointmentAt: t.expose('nextAppointmentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the first of the appointments starts.',
    }),
    apiKeys: t.exposeInt('apiKeys', {
      description: 'API keys that the user created and that are not revoked. They keep working.',
    }),
    hotBoardItems: t.exposeInt('hotBoardItems', {
      description: 'Unresolved hot board items that are assigned to the user.',
    }),
    vendorContacts: t.exposeInt('vendorContacts'),
    tasks: t.exposeInt('tasks', { description: "The user's own tasks that are pending or in progress." }),
    customers: t.exposeInt('customers', { description: 'Customers whose owner the user is.' }),
  }),
})

interface UserRow {
  id: number
  username: string
  role: Role
  isActive: boolean
  erasedAt: Date | null
}

/** Whether the user is the only active admin; batched for all users of an operation. */
function isLastAdmin({ id, role, isActive }: UserRow, context: Context, info: GraphQLResolveInfo) {
  if (role !== 'ADMIN' || !isActive) return false
  return batchOf(context, info, (ids) => lastAdmins(context.ctx, ids)).load(id)
}

/** Whether the user has left the team and may be brought back by the viewer, or erased. */
function isFormer(viewer: Viewer, { isActive, erasedAt }: UserRow): boolean {
  return may(viewer, 'team:manage') && !isActive && !erasedAt
}

builder.prismaObjectFields(User, (t) => {
  const managed = {
    select: { id: true, username: true, role: true, isActive: true, erasedAt: true },
  } as const
  return {
    isDemo: t.boolean({
      ...managed,
      description:
        'Whether this is the demo account, whose email address, role and password cannot be changed.',
      resolve: ({ username }, _args, { ctx }) => isDemoAccount({ ...ctx.tenant, username }),
    }),
    canEdit: t.boolean({
      ...managed,
      description: 'Whether the viewer may change the name, email address and role.',
      resolve: ({ erasedAt }: UserRow, _args, { viewer }) => may(viewer, 'team:manage') && !erasedAt,
    }),
    isViewer: t.boolean({
      ...managed,
      description: 'Whether this is the viewer.',
      resolve: (user: UserRow, _args, { ctx }) => isOneself(ctx, user),
    }),
    canChangePassword: t.boolean({
      ...managed,
      description:
        "Whether the viewer may change the password with the current one, which is so for the viewer's own account.",
      resolve: (user: UserRow, _args, { ctx, viewer }) =>
        may(viewer, 'password:change') &&
        isOneself(ctx, user) &&
        !isDemoAccount({ ...ctx.tenant, username: user.username }),
    }),
    canSetPassword: t.boolean({
      ...managed,
      description:
        "Whether the viewer may set a new password for the user. The viewer's own password is changed with `changePassword`.",
      resolve: (user: UserRow, _args, { ctx, viewer }) =>
        may(viewer, 'team:manage') &&
        !user.erasedAt &&
        !isOneself(ctx, user) &&
        !isDemoAccount({ ...ctx.tenant, username: user.username }),
    }),
    canDeactivate: t.boolean({
      ...managed,
      extensions: priced({ statements: 1, batched: true }),
      description: 'Whether the viewer may deactivate the user. At least one active admin always remains.',
      resolve: async (user: UserRow, _args, context, info) =>
        may(context.viewer, 'team:manage') &&
        user.isActive &&
        !isDemoAccount({ ...context.ctx.tenant, username: user.username }) &&
        !(await isLastAdmin(user, context, info)),
    }),
    canChangeRole: t.boolean({
      ...managed,
      extensions: priced({ statements: 1, batched: true }),
      description:
        'Whether the viewer may change the role of the user. The role of the only active admin cannot be changed.',
      resolve: async (user: UserRow, _args, context, info) =>
        may(context.viewer, 'team:manage') &&
        !isDemoAccount({ ...context.ctx.tenant, username: user.username }) &&
        !(await isLastAdmin(user, context, info)),
    }),
    canReactivate: t.boolean({
      ...managed,
      description: 'Whether the viewer may reactivate the user.',
      resolve: (user: UserRow, _args, { viewer }) => isFormer(viewer, user),
    }),
    canErase: t.boolean({
      ...managed,
      description: 'Whether the viewer may erase the user, who has been deactivated.',
      resolve: (user: UserRow, _args, { viewer }) => viewer.kind === 'user' && isFormer(viewer, user),
    }),
    openWork: t.field({
      type: OpenWorkType,
      // One statement that counts up to 6,000 rows per user: a list of users that asks it fills a request.
      extensions: priced({ statements: 95, batched: true }),
      nullable: true,
      description:
        'The open work of the user, which can be handed over when the user leaves. Null when the viewer may not manage the team.',
      resolve: ({ id }, _args, context, info) =>
        may(context.viewer, 'team:manage')
          ? batchOf(context, info, (ids) => openWorkOf(context.ctx, ids)).load(id)
          : null,
    }),
  }
})

const HandedOverTypeEnum = builder.enumType('HandedOverType', {
  description: 'A type of record that can be handed over.',
  values: handedOverTypes,
})

const HandedOverRecordType = builder.objectRef<HandedOverRecord>('HandedOverRecord').implement({
  extensions: quotesRecords,
  description: 'A record that was handed over to the viewer, in its current state.',
  fields: (t) => ({
    type: t.expose('type', { type: HandedOverTypeEnum }),
    databaseId: t.exposeInt('id'),
    name: t.exposeString('name', {
      description:
        'The title; for a vendor contact the company, for an appointment and a customer the name of the customer.',
    }),
    isOpen: t.exposeBoolean('isOpen', {
      description: 'Whether the record is still open; always true for a vendor contact and a customer.',
    }),
    date: t.expose('date', { type: 'Date', nullable: true, description: 'The day of an appointment.' }),
    startTime: t.expose('startTime', {
      type: 'LocalTime',
      nullable: true,
      description: 'The start of an appointment.',
    }),
  }),
})

builder.prismaObjectFields(Notification, (t) => ({
  handedOver: t.field({
    type: [HandedOverRecordType],
    select: { records: true },
    extensions: priced({ rows: mostRecords, statements: 5 }),
    description:
      'The records that were handed over to the viewer, at most 100, excluding records that were deleted or that the viewer may not see. Empty for other kinds of notifications.',
    resolve: ({ records }, _args, { ctx }) => (records.length > 0 ? readHandedOver(ctx, records) : []),
  }),
  isSubjectThere: t.boolean({
    select: { subject: true },
    extensions: priced({ statements: 1 }),
    description:
      'Whether the viewer still finds the record that it is about: false for a deleted task or note, for a task that is another user’s by now, and for a note that is no longer shared. True for other records.',
    resolve: ({ subject }, _args, { ctx }) => isSubjectThere(ctx, subject),
  }),
}))
