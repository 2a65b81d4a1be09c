import { graphql } from 'react-relay/hooks'
import type { useReopenContactMutation } from '#web/__generated__/useReopenContactMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

interface Reopened {
  readonly id: string
  /** Of the completion that is undone. */
  readonly completedAt?: string | null | undefined
}

/** Reopens a completed contact; as an Undo, only the completion of that time. */
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
  const reopen = ({ id, completedAt: expectedClosedAt }: Reopened) => run({ input: { id, expectedClosedAt } })
  return [reopen, pending] as const
}
