import { graphql } from 'react-relay/hooks'
import type { useReopenItemMutation } from '#web/__generated__/useReopenItemMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Takes a resolution back. */
export function useReopenItem() {
  const [run] = useMutation<useReopenItemMutation>(
    graphql`
      mutation useReopenItemMutation($input: ReopenHotBoardItemInput!) {
        reopenHotBoardItem(input: $input) {
          __typename
        }
      }
    `,
    {
      success: 'Item is active again',
      failure: ({ message }) => ({ title: 'Error', description: `Failed to reopen item: ${message}` }),
    },
  )
  return (id: string) => run({ input: { id } })
}
