import { graphql } from 'react-relay/hooks'
import type { useSkipFollowUpMutation } from '#web/__generated__/useSkipFollowUpMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useReopenFollowUp } from './useReopenFollowUp.ts'

/** Skips a follow-up at once; the message offers the way back. */
export function useSkipFollowUp() {
  const [reopen] = useReopenFollowUp()
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
      success: ({ skipFollowUp }) => {
        const followUp = skipFollowUp?.followUp
        return {
          title: 'Success',
          description: 'Follow-up skipped',
          action: followUp?.canReopen
            ? { label: 'Undo', onSelect: () => void reopen(followUp.id) }
            : undefined,
        }
      },
      failure: ({ message }) => ({ title: 'Error', description: `Failed to skip follow-up: ${message}` }),
    },
  )
  const skip = (id: string) => run({ input: { id } })
  return [skip, pending] as const
}
