import { graphql } from 'react-relay/hooks'
import type { useUpdateBusinessMutation } from '#web/__generated__/useUpdateBusinessMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import type { BusinessInput } from './businessForm.ts'

/** Changes details of the business (part 2, section 8). */
export function useUpdateBusiness() {
  const [run] = useMutation<useUpdateBusinessMutation>(
    graphql`
      mutation useUpdateBusinessMutation($input: UpdateBusinessInput!) {
        updateBusiness(input: $input) {
          __typename
        }
      }
    `,
    {
      success: 'Business information updated successfully',
      failure: 'Failed to update business information',
    },
  )
  return (changes: Partial<BusinessInput>) => run({ input: changes })
}
