import { graphql, useFragment } from 'react-relay/hooks'
import { AssigneeFace } from '#web/components/hot-board/AssigneeFace.tsx'
import { PriorityBadge } from '#web/components/hot-board/PriorityBadge.tsx'
import { panelRow } from '../layout.ts'
import type { HotItem_item$key } from './__generated__/HotItem_item.graphql.ts'

/** What is urgent, how much so, and who takes care of it. */
export function HotItem({ item }: { item: HotItem_item$key }) {
  const { title, priority, assigneeName } = useFragment(
    graphql`
      fragment HotItem_item on HotBoardItem {
        title
        priority
        assigneeName
      }
    `,
    item,
  )
  return (
    <li className={panelRow}>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="truncate font-medium text-ink">{title}</p>
        <p className="flex items-center gap-1.5 text-muted text-sm [&_svg]:size-4 [&_svg]:text-faint">
          <AssigneeFace name={assigneeName} />
          <span className="truncate">{assigneeName}</span>
        </p>
      </div>
      <PriorityBadge priority={priority} />
    </li>
  )
}
