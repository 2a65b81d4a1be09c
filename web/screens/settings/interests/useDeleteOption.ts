import { graphql } from 'react-relay/hooks'
import type { useDeleteOptionMutation } from '#web/__generated__/useDeleteOptionMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Deletes an option. */
export function useDeleteOption() {
  const [run, pending] = useMutation<useDeleteOptionMutation>(
    graphql`
      mutation useDeleteOptionMutation($input: DeleteInterestOptionInput!) {
        deleteInterestOption(input: $input) {
          __typename
        }
      }
    `,
    { success: 'Interest option deleted successfully', failure: 'Failed to delete interest option' },
  )
  return [(id: string) => run({ input: { id } }), pending] as const
}
