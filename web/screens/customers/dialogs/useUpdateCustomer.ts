import { graphql } from 'react-relay/hooks'
import { useMutation } from '#web/relay/useMutation.ts'
import type { useUpdateCustomerMutation } from './__generated__/useUpdateCustomerMutation.graphql.ts'

/** Changes the fields of a customer that are given. */
export function useUpdateCustomer() {
  const [run] = useMutation<useUpdateCustomerMutation>(
    graphql`
      mutation useUpdateCustomerMutation($input: UpdateCustomerInput!) {
        updateCustomer(input: $input) {
          customer {
            ...CustomerCard_customer
          }
          business {
            stats {
              totalCustomers
              followUpsToday
            }
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
