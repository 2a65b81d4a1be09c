import { graphql } from 'react-relay/hooks'
import type { useReopenContactMutation } from '#web/__generated__/useReopenContactMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Reopens a completed contact. */
export function useReopenContact(customerName: string) {
  const [run, pending] = useMutation<useReopenContactMutation>(
    graphql`
      mutation useReopenContactMutation($input: ReopenContactInput!) {
        reopenContact(input: $input) {
          __typename
        }
      }
    `,
    {
      subject: customerName,
      undoes: true,
      success: 'Contact is open again',
      failure: ({ message }) => `Failed to reopen contact: ${message}`,
    },
  )
  const reopen = (id: string) => run({ input: { id } })
  return [reopen, pending] as const
}
