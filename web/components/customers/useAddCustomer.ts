import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import { type Outcome, useMutation } from '#web/relay/useMutation.ts'
import type {
  CreateCustomerInput,
  useAddCustomerMutation,
} from './__generated__/useAddCustomerMutation.graphql.ts'
import { customerLists } from './customerLists.ts'
import { matchesSearch } from './matchesSearch.ts'

interface Place {
  businessId: string
  /** The search whose result is on screen, if one is. */
  search: string | null
}

/** Adds a customer, who then stands first in every list in memory that shows such customers. */
export function useAddCustomer({ businessId, search }: Place) {
  const environment = useRelayEnvironment()
  const [run] = useMutation<useAddCustomerMutation>(
    graphql`
      mutation useAddCustomerMutation($input: CreateCustomerInput!, $connections: [ID!]!) {
        createCustomer(input: $input) {
          customerEdge @prependEdge(connections: $connections) {
            cursor
            node {
              __typename
              ...CustomerCard_customer
            }
          }
          business {
            stats {
              totalCustomers
              totalCustomersTrend
              followUpsToday
            }
          }
        }
      }
    `,
    { success: 'Customer added successfully!', failure: 'Failed to add customer' },
  )

  return (input: NewCustomer): Promise<Outcome<useAddCustomerMutation['response']>> => {
    const shown = search !== null && matchesSearch(input, search) ? search : null
    return run({ input, connections: customerLists(environment, businessId, [null, shown]) })
  }
}

type NewCustomer = CreateCustomerInput & { email: string | null }
