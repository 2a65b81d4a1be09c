import { mutation } from '#api/core/graph/mutation.ts'
import { resetCompletion, resetRequest } from '#api/modules/auth/input.ts'
import { resetPassword } from '#api/modules/auth/password-reset/complete.ts'
import { requestPasswordReset } from '#api/modules/auth/password-reset/request.ts'

/** The response is the same for every request. */
const answer = 'If an account uses this email address, a message with a link is on its way.'

mutation('requestPasswordReset', {
  authScopes: { public: true },
  description:
    'Sends a mail with a link to set a new password, one link for each business with this address. The answer does not reveal whether an account exists. At most 3 mails an hour to one address.',
  input: resetRequest,
  resolve: async ({ email }, context) => {
    await requestPasswordReset(context, email)
    return { message: answer }
  },
  payload: (t) => ({
    message: t.exposeString('message', { description: 'A message for the user. It is always the same.' }),
  }),
})

mutation('resetPassword', {
  authScopes: { public: true },
  description:
    'Sets a new password with the token of the link. All other links and all sessions of the user end.',
  input: resetCompletion,
  resolve: (input, context) => resetPassword(context, input),
  payload: (t) => ({
    username: t.exposeString('username', { description: 'The username of the account.' }),
    isOwnName: t.exposeBoolean('isOwnName', {
      description:
        'Whether the new password is little more than a name of the account or its business, which others try first. It counts all the same.',
    }),
  }),
})
