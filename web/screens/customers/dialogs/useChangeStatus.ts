import { graphql } from 'react-relay/hooks'
import { useMutation } from '#web/relay/useMutation.ts'
import type { useChangeStatusMutation } from './__generated__/useChangeStatusMutation.graphql.ts'

/** Gives a customer another status; the badge on the card follows. */
export function useChangeStatus() {
  const [run] = useMutation<useChangeStatusMutation>(
    graphql`
      mutation useChangeStatusMutation($input: ChangeCustomerStatusInput!) {
        changeCustomerStatus(input: $input) {
          customer {
            ...CustomerCard_customer
          }
          business {
            ...contactLists_business
          }
        }
      }
    `,
    {
      success: 'Customer status updated successfully!',
      failure: ({ message }) => ({ title: 'Error', description: `Failed to update status: ${message}` }),
    },
  )
  return (input: useChangeStatusMutation['variables']['input']) => run({ input })
}
