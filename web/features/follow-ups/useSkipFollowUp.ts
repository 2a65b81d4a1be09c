import { graphql } from 'react-relay/hooks'
import type { useSkipFollowUpMutation } from '#web/__generated__/useSkipFollowUpMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useReopenFollowUp } from './useReopenFollowUp.ts'

/** Skips a follow-up. The toast offers *Undo*, which calls `onUndone` when it has worked. */
export function useSkipFollowUp(customerName: string, onUndone?: () => void) {
  const [reopen] = useReopenFollowUp(customerName)
  const [run, pending] = useMutation<useSkipFollowUpMutation>(
    graphql`
      mutation useSkipFollowUpMutation($input: SkipFollowUpInput!) {
        skipFollowUp(input: $input) {
          followUp {
            id
            closedAt
            canReopen
          }
        }
      }
    `,
    {
      subject: customerName,
      success: 'Follow-up skipped',
      undo: ({ skipFollowUp }) => {
        const followUp = skipFollowUp?.followUp
        return followUp?.canReopen && (() => reopen(followUp.id, followUp.closedAt, onUndone))
      },
      offersRetry: true,
      failure: ({ message }) => `Failed to skip follow-up: ${message}`,
    },
  )
  const skip = (id: string, onSkipped?: () => void) =>
    run({ input: { id, onlyIfOpen: true } }, { onOutcome: ({ ok }) => ok && onSkipped?.() })
  return [skip, pending] as const
}
