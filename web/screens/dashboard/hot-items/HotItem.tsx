import { graphql, useFragment } from 'react-relay/hooks'
import type { HotItem_item$key } from '#web/__generated__/HotItem_item.graphql.ts'
import { AssigneeFace } from '#web/features/hot-board/AssigneeFace.tsx'
import { PriorityBadge } from '#web/features/hot-board/PriorityBadge.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { OpenCircle } from '#web/ui/display/OpenCircle.tsx'
import { dashboardDialogs } from '../dashboardDialogs.ts'
import { panelRow } from '../layout.ts'

/** A hot board item: title, priority and assignee. */
export function HotItem({ item }: { item: HotItem_item$key }) {
  const open = dashboardDialogs.useOpen()
  const data = useFragment(
    graphql`
      fragment HotItem_item on HotBoardItem {
        title
        priority
        assigneeName
        canResolve
        ...ResolveAsDialog_item
      }
    `,
    item,
  )
  const { title, priority, assigneeName, canResolve } = data
  return (
    <li className={`${panelRow} gap-x-1 pl-1 @md:gap-x-3 @md:pl-2`}>
      {canResolve && (
        <IconButton
          label={`Resolve: ${title}`}
          title="Resolve"
          icon={<OpenCircle />}
          onClick={() => open('resolve', { item: data })}
          className="group"
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="line-clamp-2 font-medium text-ink wrap-anywhere">{title}</p>
        <p className="flex items-center gap-1.5 text-muted text-sm [&_svg]:size-4 [&_svg]:text-faint">
          <AssigneeFace name={assigneeName} />
          <span translate="no" className="truncate">
            {assigneeName}
          </span>
        </p>
      </div>
      <PriorityBadge priority={priority} />
    </li>
  )
}
