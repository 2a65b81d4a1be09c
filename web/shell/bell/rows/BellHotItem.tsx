import { graphql, useFragment } from 'react-relay/hooks'
import type { BellHotItem_item$key } from '#web/__generated__/BellHotItem_item.graphql.ts'
import { PriorityBadge } from '#web/features/hot-board/PriorityBadge.tsx'
import { BellRow } from './BellRow.tsx'

/** A hot board item: title, priority and assignee. */
export function BellHotItem({ item, onLeave }: { item: BellHotItem_item$key; onLeave: () => void }) {
  const { title, priority, assigneeName } = useFragment(
    graphql`
      fragment BellHotItem_item on HotBoardItem {
        title
        priority
        assigneeName
      }
    `,
    item,
  )
  return (
    <BellRow to="/hotboard" onLeave={onLeave} title={title} about={assigneeName}>
      <PriorityBadge priority={priority} />
    </BellRow>
  )
}
