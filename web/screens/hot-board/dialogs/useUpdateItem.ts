import { graphql } from 'react-relay/hooks'
import type { useUpdateItemMutation } from '#web/__generated__/useUpdateItemMutation.graphql.ts'
import { assigneeInput, type ItemValues } from '#web/features/hot-board/itemForm.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Changes fields of an item, from the version they were read in. */
export function useUpdateItem() {
  const [run] = useMutation<useUpdateItemMutation>(
    graphql`
      mutation useUpdateItemMutation($input: UpdateHotBoardItemInput!) {
        updateHotBoardItem(input: $input) {
          __typename
        }
      }
    `,
    {
      success: 'Item updated',
      // Newer values are shown in the form, where one chooses.
      failure: ({ current, message }) =>
        current ? null : { title: 'Error', description: `Failed to update item: ${message}` },
    },
  )
  return (id: string, version: number, { assignedTo, ...changes }: Partial<ItemValues>) =>
    run({
      input: {
        id,
        version,
        ...changes,
        ...(assignedTo !== undefined && { assignedTo: assigneeInput(assignedTo) }),
      },
    })
}
