import { mutation } from '#api/core/graph/mutation.ts'
import { confirm } from '#api/modules/auth/confirmation/confirm.ts'
import { passwordOrFactor } from '#api/modules/auth/second-factor/input.ts'

mutation('confirmPassword', {
  authScopes: { session: 'signedIn' },
  description:
    'Confirms with the password, or with a code or a passkey for who has a second factor, that the viewer is at this session. It counts for 15 minutes, as a sign-in does.',
  input: passwordOrFactor,
  refusesKey: true,
  resolve: async (input, context) => {
    await confirm(context, input)
    return {}
  },
  payload: (t) => ({
    confirmed: t.boolean({ description: 'Always true.', resolve: () => true }),
  }),
})
