import { graphql } from 'react-relay/hooks'
import type { useAddItemMutation } from '#web/__generated__/useAddItemMutation.graphql.ts'
import { placeAnsweredItem } from '#web/components/hot-board-lists/hotBoardLists.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { assigneeInput, type ItemValues } from './itemForm.ts'

/** Puts an item on the board. */
export function useAddItem() {
  const [run] = useMutation<useAddItemMutation>(
    graphql`
      mutation useAddItemMutation($input: CreateHotBoardItemInput!) {
        createHotBoardItem(input: $input) {
          hotBoardItem {
            ...hotBoardLists_hotBoardItem
          }
          business {
            ...hotBoardLists_business
          }
        }
      }
    `,
    { success: 'Item added to the hot board', failure: 'Failed to create hot board item' },
  )
  return ({ assignedTo, ...item }: ItemValues) =>
    run(
      { input: { ...item, assignedTo: assigneeInput(assignedTo) } },
      { updater: placeAnsweredItem('createHotBoardItem') },
    )
}
