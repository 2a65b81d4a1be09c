import { graphql } from 'react-relay/hooks'
import type { useDeleteCustomerMutation } from '#web/__generated__/useDeleteCustomerMutation.graphql.ts'
import { removeCustomer } from '#web/components/customers/customerLists.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Deletes a customer with all contacts and activities; the card goes at once. */
export function useDeleteCustomer() {
  const [run, pending] = useMutation<useDeleteCustomerMutation>(
    graphql`
      mutation useDeleteCustomerMutation($input: DeleteCustomerInput!) {
        deleteCustomer(input: $input) {
          deletedCustomerId
          business {
            ...contactLists_business
            ...followUpLists_business
          }
        }
      }
    `,
    {
      success: 'Customer deleted successfully!',
      failure: ({ message }) => ({ title: 'Error', description: `Failed to delete customer: ${message}` }),
    },
  )

  const deleteCustomer = (id: string) =>
    run(
      { input: { id } },
      {
        updater(store) {
          const business = store.getRootField('deleteCustomer')?.getLinkedRecord('business')
          if (business) removeCustomer(store, business, id)
        },
      },
    )
  return [deleteCustomer, pending] as const
}
