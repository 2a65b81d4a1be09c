import { graphql } from 'react-relay/hooks'
import type {
  CompleteFollowUpInput,
  useCompleteFollowUpMutation,
} from '#web/__generated__/useCompleteFollowUpMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useReopenFollowUp } from './useReopenFollowUp.ts'

/** Completes a follow-up; the message offers the way back to those who may take it. */
export function useCompleteFollowUp() {
  const [reopen] = useReopenFollowUp()
  const [run] = useMutation<useCompleteFollowUpMutation>(
    graphql`
      mutation useCompleteFollowUpMutation($input: CompleteFollowUpInput!) {
        completeFollowUp(input: $input) {
          celebrations {
            # Shown by whoever listens to all writes.
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...Celebration_celebration
          }
          followUp {
            id
            canReopen
          }
        }
      }
    `,
    {
      success: ({ completeFollowUp }) => {
        const followUp = completeFollowUp?.followUp
        return {
          title: 'Success',
          description: 'Follow-up completed',
          action: followUp?.canReopen
            ? { label: 'Undo', onSelect: () => void reopen(followUp.id) }
            : undefined,
        }
      },
      failure: ({ message }) => ({ title: 'Error', description: `Failed to complete follow-up: ${message}` }),
    },
  )
  return (input: CompleteFollowUpInput) => run({ input })
}
