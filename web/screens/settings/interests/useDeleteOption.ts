import { graphql } from 'react-relay/hooks'
import { useMutation } from '#web/relay/useMutation.ts'
import type { useDeleteOptionMutation } from './__generated__/useDeleteOptionMutation.graphql.ts'

/** Deletes an option. */
export function useDeleteOption() {
  const [run, pending] = useMutation<useDeleteOptionMutation>(
    graphql`
      mutation useDeleteOptionMutation($input: DeleteInterestOptionInput!) {
        deleteInterestOption(input: $input) {
          business {
            ...interestLists_business
          }
        }
      }
    `,
    { success: 'Interest option deleted successfully', failure: 'Failed to delete interest option' },
  )
  return [(id: string) => run({ input: { id } }), pending] as const
}
