import { graphql } from 'react-relay/hooks'
import type {
  DeleteBusinessInput,
  useDeleteBusinessMutation,
} from '#web/__generated__/useDeleteBusinessMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Deletes a business; it leaves the list of that connection. */
export function useDeleteBusiness(list: string) {
  const [run, pending] = useMutation<useDeleteBusinessMutation>(
    graphql`
      mutation useDeleteBusinessMutation($input: DeleteBusinessInput!, $lists: [ID!]!) {
        deleteBusiness(input: $input) {
          deletedBusinessId @deleteEdge(connections: $lists)
        }
      }
    `,
    {
      success: 'Business deleted successfully',
      failure: 'Failed to delete business. Please try again.',
    },
  )
  return [(input: DeleteBusinessInput) => run({ input, lists: [list] }), pending] as const
}
