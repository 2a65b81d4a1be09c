import { graphql } from 'react-relay/hooks'
import type { useDeleteCustomerMutation } from '#web/__generated__/useDeleteCustomerMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Deletes a customer with all contacts and activities; the card goes at once. */
export function useDeleteCustomer() {
  const [run, pending] = useMutation<useDeleteCustomerMutation>(
    graphql`
      mutation useDeleteCustomerMutation($input: DeleteCustomerInput!) {
        deleteCustomer(input: $input) {
          deletedCustomerId
        }
      }
    `,
    {
      success: 'Customer deleted successfully!',
      failure: ({ message }) => ({ title: 'Error', description: `Failed to delete customer: ${message}` }),
    },
  )

  const deleteCustomer = (id: string) => run({ input: { id } })
  return [deleteCustomer, pending] as const
}
