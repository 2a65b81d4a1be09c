import { graphql } from 'react-relay/hooks'
import type { useRenameOptionMutation } from '#web/__generated__/useRenameOptionMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Renames an option; its customers, here too, are told of by the live stream. */
export function useRenameOption() {
  const [run] = useMutation<useRenameOptionMutation>(
    graphql`
      mutation useRenameOptionMutation($input: UpdateInterestOptionInput!) {
        updateInterestOption(input: $input) {
          __typename
        }
      }
    `,
    { success: 'Interest option updated successfully', failure: 'Failed to update interest option' },
  )
  return (id: string, label: string) => run({ input: { id, label } })
}
