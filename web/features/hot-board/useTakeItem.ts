import { graphql, useFragment } from 'react-relay/hooks'
import type { useTakeItem_item$key } from '#web/__generated__/useTakeItem_item.graphql.ts'
import type { useTakeItemMutation } from '#web/__generated__/useTakeItemMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { assigneeInput, everyone, nobody } from './itemForm.ts'

const mutation = graphql`
  mutation useTakeItemMutation($input: UpdateHotBoardItemInput!) {
    updateHotBoardItem(input: $input) {
      hotBoardItem {
        id
        version
      }
    }
  }
`

/** Assigns an item that is nobody's, or everyone's, to the viewer; refused when somebody has changed it since. */
export function useTakeItem(item: useTakeItem_item$key, viewerId: string) {
  const { id, version, title, isAssignedToEveryone } = useFragment(
    graphql`
      fragment useTakeItem_item on HotBoardItem {
        id
        version
        title
        isAssignedToEveryone
      }
    `,
    item,
  )
  const failure = 'Failed to assign item'
  const [giveBack] = useMutation<useTakeItemMutation>(mutation, {
    subject: title,
    undoes: true,
    success: 'Item is no longer yours',
    failure,
  })
  const [take, pending] = useMutation<useTakeItemMutation>(mutation, {
    subject: title,
    success: 'Item assigned to you',
    undo: ({ updateHotBoardItem: taken }) => {
      const former = assigneeInput(isAssignedToEveryone ? everyone : nobody)
      return (
        taken && (() => giveBack({ input: { id, version: taken.hotBoardItem.version, assignedTo: former } }))
      )
    },
    failure,
    offersRetry: true,
  })
  return [() => take({ input: { id, version, assignedTo: assigneeInput(viewerId) } }), pending] as const
}
