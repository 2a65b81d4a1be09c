import { builder } from '#api/core/builder.ts'
import { idOf } from '#api/core/ids.ts'
import { sendVerificationAgain } from '#api/modules/auth/email-verification/sendAgain.ts'
import { verifyEmail } from '#api/modules/auth/email-verification/verify.ts'
import { User } from '#api/modules/team/schema.ts'

builder.relayMutationField(
  'verifyEmail',
  {
    inputFields: (t) => ({
      token: t.string({ required: true, description: 'That of the link: good for 7 days and one use.' }),
    }),
  },
  {
    authScopes: { public: true },
    description:
      'Verifies an e-mail address by the link of a message. BAD_INPUT when the link no longer works.',
    resolve: async (_root, { input }, context) => {
      await verifyEmail(context, input)
      return { message: 'Your e-mail address is verified.' }
    },
  },
  {
    outputFields: (t) => ({
      message: t.exposeString('message', { description: 'Always the same sentence.' }),
    }),
  },
)

builder.relayMutationField(
  'sendVerificationEmail',
  { inputFields: (t) => ({ id: t.id({ required: true, description: 'A member of the team.' }) }) },
  {
    authScopes: { can: 'emailVerification:send' },
    description:
      'Sends the link that verifies an e-mail address again: one’s own, or as an admin anybody’s. Twice an hour for an account.',
    resolve: (_root, { input }, context) =>
      sendVerificationAgain(context, idOf('User', input.id, 'Team member')),
  },
  { outputFields: (t) => ({ user: t.field({ type: User, resolve: (user) => user }) }) },
)
