import { graphql } from 'react-relay/hooks'
import type { useReopenFollowUpMutation } from '#web/__generated__/useReopenFollowUpMutation.graphql.ts'
import { placeFollowUpAnswer } from '#web/components/follow-up-lists/followUpLists.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Takes a completion or a skip back. */
export function useReopenFollowUp() {
  const [run, pending] = useMutation<useReopenFollowUpMutation>(
    graphql`
      mutation useReopenFollowUpMutation($input: ReopenFollowUpInput!) {
        reopenFollowUp(input: $input) {
          followUp {
            ...followUpLists_followUp
          }
          business {
            ...followUpLists_business
          }
        }
      }
    `,
    {
      success: 'Follow-up is open again',
      failure: ({ message }) => ({ title: 'Error', description: `Failed to reopen follow-up: ${message}` }),
    },
  )
  const reopen = (id: string) => run({ input: { id } }, { updater: placeFollowUpAnswer('reopenFollowUp') })
  return [reopen, pending] as const
}
