import { graphql } from 'react-relay/hooks'
import type { useReopenFollowUpMutation } from '#web/__generated__/useReopenFollowUpMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Reopens a completed or skipped follow-up; as an Undo, only the act of that time, and then calls `onDone`. */
export function useReopenFollowUp(customerName: string) {
  const [run, pending] = useMutation<useReopenFollowUpMutation>(
    graphql`
      mutation useReopenFollowUpMutation($input: ReopenFollowUpInput!) {
        reopenFollowUp(input: $input) {
          __typename
        }
      }
    `,
    {
      subject: customerName,
      undoes: true,
      success: 'Follow-up is open again',
      failure: ({ message }) => `Failed to reopen follow-up: ${message}`,
    },
  )
  const reopen = (id: string, expectedClosedAt?: string | null, onDone?: () => void) =>
    run({ input: { id, expectedClosedAt } }, { onOutcome: ({ ok }) => ok && onDone?.() })
  return [reopen, pending] as const
}
