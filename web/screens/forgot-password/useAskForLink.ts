import { graphql } from 'react-relay/hooks'
import type { useAskForLinkMutation } from '#web/__generated__/useAskForLinkMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Asks for a message with a link. A wrong address is said at its field; anything else in a toast. */
export function useAskForLink() {
  const [run] = useMutation<useAskForLinkMutation>(
    graphql`
      mutation useAskForLinkMutation($input: RequestPasswordResetInput!) {
        requestPasswordReset(input: $input) {
          message
        }
      }
    `,
    {
      failure: ({ message, fields }) =>
        'email' in fields ? null : { title: 'Error', description: message || 'Failed to send the link' },
    },
  )
  return (email: string) => run({ input: { email } })
}
