import { graphql } from 'react-relay/hooks'
import type { useChangeStatusMutation } from '#web/__generated__/useChangeStatusMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Gives a customer another status; the badge on the card follows at once. */
export function useChangeStatus() {
  const [run] = useMutation<useChangeStatusMutation>(
    graphql`
      mutation useChangeStatusMutation($input: ChangeCustomerStatusInput!) {
        changeCustomerStatus(input: $input) {
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
      success: 'Customer status updated successfully!',
      failure: ({ message }) => ({ title: 'Error', description: `Failed to update status: ${message}` }),
    },
  )
  return (input: useChangeStatusMutation['variables']['input']) => run({ input })
}
