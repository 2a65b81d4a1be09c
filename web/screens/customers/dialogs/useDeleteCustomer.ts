import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import { removeContactsOf } from '#web/components/contact-lists/contactLists.ts'
import { customerLists } from '#web/components/customers/customerLists.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import type { useDeleteCustomerMutation } from './__generated__/useDeleteCustomerMutation.graphql.ts'

interface Place {
  businessId: string
  /** The search whose result is on screen, if one is. */
  search: string | null
}

/** Deletes a customer with all contacts and activities; the card goes at once. */
export function useDeleteCustomer({ businessId, search }: Place) {
  const environment = useRelayEnvironment()
  const [run, pending] = useMutation<useDeleteCustomerMutation>(
    graphql`
      mutation useDeleteCustomerMutation($input: DeleteCustomerInput!, $connections: [ID!]!) {
        deleteCustomer(input: $input) {
          deletedCustomerId @deleteEdge(connections: $connections)
          business {
            ...contactLists_business
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
      { input: { id }, connections: customerLists(environment, businessId, [null, search]) },
      {
        updater(store) {
          const business = store.get(businessId)
          if (business) removeContactsOf(store, business, id)
        },
      },
    )
  return [deleteCustomer, pending] as const
}
