import { graphql } from 'react-relay/hooks'
import type {
  CreateBusinessInput,
  useCreateBusinessMutation,
} from '#web/__generated__/useCreateBusinessMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Makes a business; it stands first in the list of that connection. */
export function useCreateBusiness(list: string) {
  const [run] = useMutation<useCreateBusinessMutation>(
    graphql`
      mutation useCreateBusinessMutation($input: CreateBusinessInput!, $lists: [ID!]!) {
        createBusiness(input: $input) {
          businessEdge @prependEdge(connections: $lists) {
            node {
              id
              name
              ...BusinessCells_business
            }
          }
        }
      }
    `,
    {
      success: ({ createBusiness: act }) =>
        act ? { title: 'Success', description: `${act.businessEdge.node.name} has been created` } : null,
      failure: ({ code, message }) => ({
        title: 'Error',
        description: code === 'CONFLICT' ? message : 'Failed to create business. Please try again.',
      }),
    },
  )
  return (input: CreateBusinessInput) => run({ input, lists: [list] })
}
