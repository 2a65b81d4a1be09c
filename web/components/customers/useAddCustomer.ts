import { graphql } from 'react-relay/hooks'
import type {
  CreateCustomerInput,
  useAddCustomerMutation,
} from '#web/__generated__/useAddCustomerMutation.graphql.ts'
import { placeFollowUpsOf } from '#web/components/follow-up-lists/followUpLists.ts'
import { type Outcome, useMutation } from '#web/relay/useMutation.ts'
import { placeCustomer } from './customerLists.ts'

/** Adds a customer, who then stands first in every list in memory that shows such customers. */
export function useAddCustomer() {
  const [run] = useMutation<useAddCustomerMutation>(
    graphql`
      mutation useAddCustomerMutation($input: CreateCustomerInput!) {
        createCustomer(input: $input) {
          customer {
            ...customerLists_customer
            ...followUpLists_customer
          }
          business {
            ...customerLists_business
            ...followUpLists_business
          }
        }
      }
    `,
    { success: 'Customer added successfully!', failure: 'Failed to add customer' },
  )

  return (input: CreateCustomerInput): Promise<Outcome<useAddCustomerMutation['response']>> =>
    run(
      { input },
      {
        updater(store) {
          const payload = store.getRootField('createCustomer')
          const customer = payload?.getLinkedRecord('customer')
          const business = payload?.getLinkedRecord('business')
          if (!customer || !business) return
          placeCustomer(store, business, customer)
          placeFollowUpsOf(store, business, customer)
        },
      },
    )
}
