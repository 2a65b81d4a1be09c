import { builder } from '#api/core/builder.ts'
import { resetPassword } from '#api/modules/auth/password-reset/complete.ts'
import { requestPasswordReset } from '#api/modules/auth/password-reset/request.ts'

/** What everybody hears who asks. */
const answer = 'If an account uses this e-mail address, a message with a link is on its way.'

builder.relayMutationField(
  'requestPasswordReset',
  {
    inputFields: (t) => ({ email: t.string({ required: true, description: 'In any case.' }) }),
  },
  {
    authScopes: { public: true },
    description:
      'Sends a message with a link to choose a new password, one link for each business that knows the address. The answer is the same whether anybody has it or not, and beyond 3 requests for one address an hour.',
    resolve: async (_root, { input }, context) => {
      await requestPasswordReset(context, input)
      return { message: answer }
    },
  },
  {
    outputFields: (t) => ({
      message: t.exposeString('message', { description: 'Always the same sentence.' }),
    }),
  },
)

builder.relayMutationField(
  'resetPassword',
  {
    inputFields: (t) => ({
      token: t.string({ required: true, description: 'That of the link: good for 60 minutes and one use.' }),
      newPassword: t.string({ required: true, description: '6 to 200 characters.' }),
    }),
  },
  {
    authScopes: { public: true },
    description: 'Sets a new password by the link of a message. Every link and session of that person ends.',
    resolve: (_root, { input }, context) => resetPassword(context, input),
  },
  {
    outputFields: (t) => ({
      username: t.exposeString('username', { description: 'The name to sign in with.' }),
    }),
  },
)
