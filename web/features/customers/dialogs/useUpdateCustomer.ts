import { graphql } from 'react-relay/hooks'
import type { useUpdateCustomerMutation } from '#web/__generated__/useUpdateCustomerMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Changes the fields of a customer that are given. */
export function useUpdateCustomer() {
  const [run] = useMutation<useUpdateCustomerMutation>(
    graphql`
      mutation useUpdateCustomerMutation($input: UpdateCustomerInput!) {
        updateCustomer(input: $input) {
          celebrations {
            # Shown by whoever listens to all writes.
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...Celebration_celebration
          }
          customer {
            ...CustomerCard_customer
          }
        }
      }
    `,
    {
      success: 'Customer updated successfully!',
      failure: ({ message }) => ({ title: 'Error', description: `Failed to update customer: ${message}` }),
    },
  )
  return (input: useUpdateCustomerMutation['variables']['input']) => run({ input })
}
