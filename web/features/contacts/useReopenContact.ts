import { graphql } from 'react-relay/hooks'
import type { useReopenContactMutation } from '#web/__generated__/useReopenContactMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Takes a completion back. */
export function useReopenContact() {
  const [run] = useMutation<useReopenContactMutation>(
    graphql`
      mutation useReopenContactMutation($input: ReopenContactInput!) {
        reopenContact(input: $input) {
          __typename
        }
      }
    `,
    {
      success: 'Contact is open again',
      failure: ({ message }) => ({ title: 'Error', description: `Failed to reopen contact: ${message}` }),
    },
  )
  return (id: string) => run({ input: { id } })
}
