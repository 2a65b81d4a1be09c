import { graphql } from 'react-relay/hooks'
import type { useVerifyEmailMutation } from '#web/__generated__/useVerifyEmailMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Verifies an e-mail address by the token of a link. The screen says how that ended; other failures show in a toast. */
export function useVerifyEmail() {
  const [run, pending] = useMutation<useVerifyEmailMutation>(
    graphql`
      mutation useVerifyEmailMutation($input: VerifyEmailInput!) {
        verifyEmail(input: $input) {
          __typename
        }
      }
    `,
    {
      failure: ({ message, fields }) =>
        'token' in fields
          ? null
          : { title: 'Error', description: message || 'Failed to verify the e-mail address' },
    },
  )
  return [(token: string) => run({ input: { token } }), pending] as const
}
