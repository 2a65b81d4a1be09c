import { mutation } from '#api/core/graph/mutation.ts'
import { resetCompletion, resetRequest } from '#api/modules/auth/input.ts'
import { resetPassword } from '#api/modules/auth/password-reset/complete.ts'
import { requestPasswordReset } from '#api/modules/auth/password-reset/request.ts'

/** What everybody hears who asks. */
const answer = 'If an account uses this e-mail address, a message with a link is on its way.'

mutation('requestPasswordReset', {
  authScopes: { public: true },
  description:
    'Sends a message with a link to choose a new password, one link for each business that knows the address. The answer is the same whether anybody has it or not, and beyond 3 requests for one address an hour.',
  input: resetRequest,
  resolve: async ({ email }, context) => {
    await requestPasswordReset(context, email)
    return { message: answer }
  },
  payload: (t) => ({
    message: t.exposeString('message', { description: 'Always the same sentence.' }),
  }),
})

mutation('resetPassword', {
  authScopes: { public: true },
  description: 'Sets a new password by the link of a message. Every link and session of that person ends.',
  input: resetCompletion,
  resolve: (input, context) => resetPassword(context, input),
  payload: (t) => ({
    username: t.exposeString('username', { description: 'The name to sign in with.' }),
  }),
})
