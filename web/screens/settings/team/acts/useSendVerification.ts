import { graphql } from 'react-relay/hooks'
import type { useSendVerificationMutation } from '#web/__generated__/useSendVerificationMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Sends the link that verifies a member's e-mail address again. */
export function useSendVerification() {
  const [run, pending] = useMutation<useSendVerificationMutation>(
    graphql`
      mutation useSendVerificationMutation($id: ID!) {
        sendVerificationEmail(input: { id: $id }) {
          user {
            email
          }
        }
      }
    `,
    {
      success: ({ sendVerificationEmail }) => ({
        title: 'Success',
        description: `A link is on its way to ${sendVerificationEmail?.user.email ?? 'that address'}`,
      }),
      failure: ({ code, message }) => ({
        title: 'Error',
        description:
          code === 'RATE_LIMITED'
            ? 'The link was sent already. Check the spam folder, or try again in an hour.'
            : code === 'CONFLICT'
              ? message
              : 'Failed to send the link',
      }),
    },
  )
  return [(id: string) => run({ id }), pending] as const
}
