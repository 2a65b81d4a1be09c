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
            canReopen
          }
        }
      }
    `,
    {
      subject: customerName,
      success: ({ skipFollowUp }) => {
        const followUp = skipFollowUp?.followUp
        const undo = async (id: string) => {
          if ((await reopen(id)).ok) onUndone?.()
        }
        return {
          title: 'Success',
          description: 'Follow-up skipped',
          action: followUp?.canReopen ? { label: 'Undo', onSelect: () => void undo(followUp.id) } : undefined,
        }
      },
      failure: ({ message }) => ({ title: 'Error', description: `Failed to skip follow-up: ${message}` }),
    },
  )
  const skip = (id: string) => run({ input: { id } })
  return [skip, pending] as const
}
