import { isDemoAccount } from '#api/core/accounts/usernames.ts'
import { may } from '#api/core/auth/viewer.ts'
import { batchOf } from '#api/core/graph/batches.ts'
import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import { User } from '#api/modules/team/schema.ts'
import { type OpenWork, openWorkOf } from '#api/modules/team/users/openWork.ts'
import { isOneself } from '#api/modules/team/users/service.ts'

const OpenWorkType = builder.objectRef<OpenWork>('OpenWork').implement({
  description: 'The open work of a user, each count exact up to 1,000.',
  fields: (t) => ({
    hotBoardItems: t.exposeInt('hotBoardItems', {
      description: 'Unresolved hot board items that are assigned to the user.',
    }),
    vendorContacts: t.exposeInt('vendorContacts'),
    tasks: t.exposeInt('tasks', { description: "The user's own tasks that are pending or in progress." }),
  }),
})

interface UserViewer {
  id: number
  username: string
  isActive: boolean
}

builder.prismaObjectFields(User, (t) => {
  const managed = { select: { id: true, username: true, isActive: true } } as const
  return {
    isDemo: t.boolean({
      ...managed,
      description:
        'Whether this is the account of the demo, whose email address, role and password cannot be changed.',
      resolve: ({ username }, _args, { ctx }) => isDemoAccount({ ...ctx.tenant, username }),
    }),
    canEdit: t.boolean({
      description: 'Whether the viewer may change name, email and role.',
      resolve: (_user, _args, { viewer }) => may(viewer, 'team:manage'),
    }),
    isViewer: t.boolean({
      ...managed,
      description: 'Whether this is the viewer.',
      resolve: (user: UserViewer, _args, { ctx }) => isOneself(ctx, user),
    }),
    canChangePassword: t.boolean({
      ...managed,
      description:
        "Whether the viewer may change the password with the current one, which is so for the viewer's own account.",
      resolve: (user: UserViewer, _args, { ctx, viewer }) =>
        may(viewer, 'password:change') &&
        isOneself(ctx, user) &&
        !isDemoAccount({ ...ctx.tenant, username: user.username }),
    }),
    canSetPassword: t.boolean({
      ...managed,
      description:
        "Whether the viewer may set a new password for the user. The viewer's own password is changed with `changePassword`.",
      resolve: (user: UserViewer, _args, { ctx, viewer }) =>
        may(viewer, 'team:manage') &&
        !isOneself(ctx, user) &&
        !isDemoAccount({ ...ctx.tenant, username: user.username }),
    }),
    canDeactivate: t.boolean({
      ...managed,
      description: 'Whether the viewer may deactivate the user. At least one active admin always remains.',
      resolve: (user: UserViewer, _args, { ctx, viewer }) =>
        may(viewer, 'team:manage') &&
        user.isActive &&
        !isDemoAccount({ ...ctx.tenant, username: user.username }),
    }),
    canReactivate: t.boolean({
      ...managed,
      description: 'Whether the viewer may reactivate the user.',
      resolve: (user: UserViewer, _args, { viewer }) => may(viewer, 'team:manage') && !user.isActive,
    }),
    openWork: t.field({
      type: OpenWorkType,
      // One statement that counts up to 3,000 rows per user; for 500 users it takes as long as 75 pages.
      extensions: priced({ statements: 75, batched: true }),
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
