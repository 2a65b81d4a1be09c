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
    'Verifies an email address with the token of the link. BAD_INPUT when the link is no longer valid.',
  input: emailVerification,
  resolve: async ({ token }, context) => {
    await verifyEmail(context, token)
    return { message: 'Your email address is verified.' }
  },
  payload: (t) => ({
    message: t.exposeString('message', { description: 'A message for the user. It is always the same.' }),
  }),
})

mutation('sendVerificationEmail', {
  authScopes: { can: 'emailVerification:send' },
  description:
    'Sends the verification link again, to the viewer or, for admins, to any user. At most twice an hour for an account.',
  input: z.object({ id: recordId('User', 'Team member').meta({ description: 'The user to send it to.' }) }),
  resolve: ({ id }, context) => sendVerificationAgain(context, id),
  payload: (t) => ({ user: t.field({ type: User, resolve: (user) => user }) }),
})
