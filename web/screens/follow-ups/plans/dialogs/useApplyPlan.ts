import { graphql } from 'react-relay/hooks'
import type { useApplyPlanMutation } from '#web/__generated__/useApplyPlanMutation.graphql.ts'
import type { CustomerStatus } from '#web/features/customers/customerStatus.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { changesInWords } from './changesInWords.ts'

/** Applies a plan to the customers who are in its status now, and says what that did. */
export function useApplyPlan() {
  const [run, pending] = useMutation<useApplyPlanMutation>(
    graphql`
      mutation useApplyPlanMutation($input: ApplyFollowUpPlanInput!) {
        applyFollowUpPlan(input: $input) {
          changes {
            added
            moved
            cancelled
          }
        }
      }
    `,
    {
      success: ({ applyFollowUpPlan }) => ({
        title: 'Success',
        description: applyFollowUpPlan ? changesInWords(applyFollowUpPlan.changes) : 'Plan applied',
      }),
      failure: ({ message }) => ({ title: 'Error', description: `Failed to apply the plan: ${message}` }),
    },
  )
  const apply = (status: CustomerStatus) => run({ input: { status } })
  return [apply, pending] as const
}
