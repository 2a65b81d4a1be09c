import { graphql, readInlineData } from 'react-relay/hooks'
import type { itemDialogRequest_item$key } from '#web/__generated__/itemDialogRequest_item.graphql.ts'

/** A request of a card for a dialog. */
export interface ItemDialogRequest {
  readonly kind: 'resolve' | 'edit'
  readonly item: DialogItem
}

/** The item at the time of the request, because the dialog may outlive its card. */
export type DialogItem = ReturnType<typeof readItem>

/** Reads what the dialogs need of an item. */
export function readItem(item: itemDialogRequest_item$key) {
  const { id, version, title, description, priority, isAssignedToEveryone, assignedTo, assignedToName } =
    readInlineData(
      graphql`
        fragment itemDialogRequest_item on HotBoardItem @inline {
          id
          version
          title
          description
          priority
          isAssignedToEveryone
          assignedToName
          assignedTo {
            id
          }
        }
      `,
      item,
    )
  const assignee = {
    assignedToAll: isAssignedToEveryone,
    assignedTo: assignedTo?.id ?? null,
    assignedToName: assignedToName ?? null,
  }
  return { id, version, title, description, priority, ...assignee }
}
