import { builder } from '#api/core/graph/builder.ts'
import { may } from '#api/core/viewer/viewer.ts'
import { maySendAgain } from '#api/modules/auth/email-verification/sendAgain.ts'
import { User } from '#api/modules/team/schema.ts'

builder.prismaObjectFields(User, (t) => ({
  emailVerified: t.boolean({
    nullable: true,
    select: { id: true, emailVerifiedAt: true },
    description:
      'Whether the email address is verified, for admins and the user themselves; null for others.',
    resolve: ({ id, emailVerifiedAt }, _args, { viewer }) =>
      may(viewer, 'team:readAll') || (viewer.kind === 'user' && viewer.userId === id)
        ? emailVerifiedAt !== null
        : null,
  }),
  canSendVerification: t.boolean({
    select: { id: true, isActive: true, emailVerifiedAt: true },
    description: 'Whether the viewer may send the verification link to the user.',
    resolve: (user, _args, { ctx }) => maySendAgain(ctx, user),
  }),
}))
