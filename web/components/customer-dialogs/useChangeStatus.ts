import { graphql } from 'react-relay/hooks'
import type { useChangeStatusMutation } from '#web/__generated__/useChangeStatusMutation.graphql.ts'
import { placeCustomerAnswer } from '#web/components/follow-up-lists/followUpLists.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Gives a customer another status; the badge on the card follows, and the timeline where one is shown. */
export function useChangeStatus(timeline: boolean) {
  const [run] = useMutation<useChangeStatusMutation>(
    graphql`
      mutation useChangeStatusMutation($input: ChangeCustomerStatusInput!, $timeline: Boolean!) {
        changeCustomerStatus(input: $input) {
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
            ...contactLists_business
            ...followUpLists_business
          }
        }
      }
    `,
    {
      success: 'Customer status updated successfully!',
      failure: ({ message }) => ({ title: 'Error', description: `Failed to update status: ${message}` }),
    },
  )
  return (input: useChangeStatusMutation['variables']['input']) =>
    run({ input, timeline }, { updater: placeCustomerAnswer('changeCustomerStatus') })
}
