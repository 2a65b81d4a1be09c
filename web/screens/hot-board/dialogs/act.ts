import { graphql, readInlineData } from 'react-relay/hooks'
import type { act_item$key } from '#web/__generated__/act_item.graphql.ts'
import type { Priority } from '#web/components/hot-board/priority.ts'

/** What a card asks for, and the item as it was then: the dialog outlives the card. */
export interface Act {
  readonly kind: 'resolve' | 'edit'
  readonly item: ActedItem
}

/** The latest act asked for, and where focus goes when it takes the card away. */
export interface Asked {
  readonly act: Act
  readonly successor: () => HTMLElement | null
  readonly turn: number
}

export interface ActedItem {
  readonly id: string
  readonly version: number
  readonly title: string
  readonly description: string
  readonly priority: Priority
  readonly assignedToAll: boolean
  /** The id of a member. */
  readonly assignedTo: string | null
  readonly assignedToName: string | null
}

/** Reads what acts need to know of an item. */
export function actedItem(item: act_item$key): ActedItem {
  const { id, version, title, description, priority, assignedToAll, assignedTo, assignedToName } =
    readInlineData(
      graphql`
        fragment act_item on HotBoardItem @inline {
          id
          version
          title
          description
          priority
          assignedToAll
          assignedToName
          assignedTo {
            id
          }
        }
      `,
      item,
    )
  const assignee = {
    assignedToAll,
    assignedTo: assignedTo?.id ?? null,
    assignedToName: assignedToName ?? null,
  }
  return { id, version, title, description, priority, ...assignee }
}
