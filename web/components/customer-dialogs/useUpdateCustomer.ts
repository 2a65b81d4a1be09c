import { graphql } from 'react-relay/hooks'
import type { useUpdateCustomerMutation } from '#web/__generated__/useUpdateCustomerMutation.graphql.ts'
import { placeCustomerAnswer } from '#web/components/follow-up-lists/followUpLists.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Changes the fields of a customer that are given; the timeline follows where one is shown. */
export function useUpdateCustomer(timeline: boolean) {
  const [run] = useMutation<useUpdateCustomerMutation>(
    graphql`
      mutation useUpdateCustomerMutation($input: UpdateCustomerInput!, $timeline: Boolean!) {
        updateCustomer(input: $input) {
          celebrations {
            # Shown by whoever listens to all writes.
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...Celebration_celebration
          }
          customer {
            ...CustomerCard_customer
            ...followUpLists_customer
            ...timelineLists_customer @alias(as: "timeline") @include(if: $timeline)
          }
          business {
            ...customerLists_business
            ...followUpLists_business
          }
        }
      }
    `,
    {
      success: 'Customer updated successfully!',
      failure: ({ message }) => ({ title: 'Error', description: `Failed to update customer: ${message}` }),
    },
  )
  return (input: useUpdateCustomerMutation['variables']['input']) =>
    run({ input, timeline }, { updater: placeCustomerAnswer('updateCustomer') })
}
