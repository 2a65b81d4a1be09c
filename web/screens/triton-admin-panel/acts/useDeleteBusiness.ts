import { graphql } from 'react-relay/hooks'
import { useMutation } from '#web/relay/useMutation.ts'
import type {
  DeleteBusinessInput,
  useDeleteBusinessMutation,
} from './__generated__/useDeleteBusinessMutation.graphql.ts'

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
