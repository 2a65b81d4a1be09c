import { graphql } from 'react-relay/hooks'
import type {
  CreateCustomerInput,
  useAddCustomerMutation,
} from '#web/__generated__/useAddCustomerMutation.graphql.ts'
import { type Outcome, useMutation } from '#web/relay/useMutation.ts'

/** Adds a customer, who then stands first in every list in memory that shows such customers. */
export function useAddCustomer() {
  const [run] = useMutation<useAddCustomerMutation>(
    graphql`
      mutation useAddCustomerMutation($input: CreateCustomerInput!) {
        createCustomer(input: $input) {
          __typename
        }
      }
    `,
    { success: 'Customer added successfully!', failure: 'Failed to add customer' },
  )

  return (input: CreateCustomerInput): Promise<Outcome<useAddCustomerMutation['response']>> => run({ input })
}
