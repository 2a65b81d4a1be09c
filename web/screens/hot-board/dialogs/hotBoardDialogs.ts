import { graphql } from 'react-relay/hooks'
import type { hotBoardDialogs_item$key } from '#web/__generated__/hotBoardDialogs_item.graphql.ts'
import { defineDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { useLastKnown } from '#web/relay/useLastKnown.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { addItemDialog } from '../hot-board.route.ts'
import type { HotBoardDialogsProps } from './HotBoardDialogs.tsx'

/** The dialogs of the board. */
export const hotBoardDialogs = defineDialogs<HotBoardDialogsProps>({ add: addItemDialog })

export interface ItemDialogProps extends DialogState {
  item: hotBoardDialogs_item$key
}

export type DialogItem = ReturnType<typeof useDialogItem>

/** The item of a dialog, which may outlive its row. */
export function useDialogItem(item: hotBoardDialogs_item$key) {
  const { isAssignedToEveryone, assignedTo, assignedToName, ...fields } = useLastKnown(
    graphql`
      fragment hotBoardDialogs_item on HotBoardItem {
        id
        version
        title
        description
        priority
        isResolved
        isAssignedToEveryone
        assignedToName
        assignedTo {
          id
        }
      }
    `,
    item,
  )
  const { id, version, title, description, priority, isResolved } = fields
  const assignee = {
    assignedToAll: isAssignedToEveryone,
    assignedTo: assignedTo?.id ?? null,
    assignedToName: assignedToName ?? null,
  }
  return { id, version, title, description, priority, isResolved, ...assignee }
}
