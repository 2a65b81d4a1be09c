import { graphql } from 'react-relay/hooks'
import type {
  SetBusinessSubscriptionInput,
  useSetSubscriptionMutation,
} from '#web/__generated__/useSetSubscriptionMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Sets the subscription of a business. */
export function useSetSubscription() {
  const [run, pending] = useMutation<useSetSubscriptionMutation>(
    graphql`
      mutation useSetSubscriptionMutation($input: SetBusinessSubscriptionInput!) {
        setBusinessSubscription(input: $input) {
          business {
            ...BusinessCells_business
            name
            subscriptionStatus
          }
        }
      }
    `,
    {
      subject: null,
      success: ({ setBusinessSubscription: act }) =>
        act
          ? `The subscription of ${act.business.name} is ${act.business.subscriptionStatus.toLowerCase()} now`
          : null,
      failure: 'Failed to update subscription',
    },
  )
  return [(input: SetBusinessSubscriptionInput) => run({ input }), pending] as const
}
