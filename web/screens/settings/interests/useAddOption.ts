import { graphql } from 'react-relay/hooks'
import type { useAddOptionMutation } from '#web/__generated__/useAddOptionMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Adds an option below the others. */
export function useAddOption() {
  const [run] = useMutation<useAddOptionMutation>(
    graphql`
      mutation useAddOptionMutation($input: CreateInterestOptionInput!) {
        createInterestOption(input: $input) {
          __typename
        }
      }
    `,
    { success: 'Interest option added successfully', failure: 'Failed to add interest option' },
  )
  return (label: string) => run({ input: { label } })
}
