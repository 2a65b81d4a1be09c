import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { sendVerificationAgain } from '#api/modules/auth/email-verification/sendAgain.ts'
import { verifyEmail } from '#api/modules/auth/email-verification/verify.ts'
import { emailVerification } from '#api/modules/auth/input.ts'
import { User } from '#api/modules/team/schema.ts'

mutation('verifyEmail', {
  authScopes: { public: true },
  description:
    'Verifies an e-mail address by the link of a message. BAD_INPUT when the link no longer works.',
  input: emailVerification,
  resolve: async ({ token }, context) => {
    await verifyEmail(context, token)
    return { message: 'Your e-mail address is verified.' }
  },
  payload: (t) => ({
    message: t.exposeString('message', { description: 'Always the same sentence.' }),
  }),
})

mutation('sendVerificationEmail', {
  authScopes: { can: 'emailVerification:send' },
  description:
    'Sends the link that verifies an e-mail address again: one’s own, or as an admin anybody’s. Twice an hour for an account.',
  input: z.object({ id: recordId('User', 'Team member').meta({ description: 'A member of the team.' }) }),
  resolve: ({ id }, context) => sendVerificationAgain(context, id),
  payload: (t) => ({ user: t.field({ type: User, resolve: (user) => user }) }),
})
