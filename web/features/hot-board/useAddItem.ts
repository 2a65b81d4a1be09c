import { graphql } from 'react-relay/hooks'
import type { useAddItemMutation } from '#web/__generated__/useAddItemMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { assigneeInput, type ItemValues } from './itemForm.ts'

/** Puts an item on the board. */
export function useAddItem() {
  const [run] = useMutation<useAddItemMutation>(
    graphql`
      mutation useAddItemMutation($input: CreateHotBoardItemInput!) {
        createHotBoardItem(input: $input) {
          __typename
        }
      }
    `,
    { success: 'Item added to the hot board', failure: 'Failed to create hot board item' },
  )
  return ({ assignedTo, ...item }: ItemValues) =>
    run({ input: { ...item, assignedTo: assigneeInput(assignedTo) } })
}
