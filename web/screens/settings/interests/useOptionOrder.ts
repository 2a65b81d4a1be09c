import { graphql } from 'react-relay/hooks'
import type { InterestsTab_business$data } from '#web/__generated__/InterestsTab_business.graphql.ts'
import type { useOptionOrderMutation } from '#web/__generated__/useOptionOrderMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useRowOrder } from '../sorting/useRowOrder.ts'

export type Option = InterestsTab_business$data['interestOptions'][number]

/** The options in the order that the user has chosen, and how to change it. */
export function useOptionOrder(options: readonly Option[]) {
  const [run] = useMutation<useOptionOrderMutation>(
    graphql`
      mutation useOptionOrderMutation($input: ReorderInterestOptionsInput!) {
        reorderInterestOptions(input: $input) {
          __typename
        }
      }
    `,
    {
      success: 'Interest options reordered successfully',
      subject: null,
      failure: 'Failed to reorder interest options',
      offersRetry: true,
    },
  )

  return useRowOrder(options, (ids) => run({ input: { ids } }))
}
