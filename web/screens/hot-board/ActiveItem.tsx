import { Check, Pencil } from 'lucide-react'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ActiveItem_item$key } from '#web/__generated__/ActiveItem_item.graphql.ts'
import { ClampedText } from '#web/components/ClampedText.tsx'
import { PriorityBadge } from '#web/features/hot-board/PriorityBadge.tsx'
import type { Priority } from '#web/features/hot-board/priority.ts'
import { useTakeItem } from '#web/features/hot-board/useTakeItem.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { CommentsButton } from './CommentsButton.tsx'
import { hotBoardDialogs } from './dialogs/hotBoardDialogs.ts'
import { ItemFacts } from './ItemFacts.tsx'
import { activeColumns, itemRow } from './itemRows.ts'

/** The colored edge of urgent and high items. */
const edge = 'before:absolute before:inset-y-0 before:left-0 before:w-1'
const edges: Record<Priority, string> = {
  URGENT: `${edge} before:bg-danger`,
  HIGH: `${edge} before:bg-orange-ink`,
  MEDIUM: '',
  LOW: '',
}

interface ActiveItemProps {
  item: ActiveItem_item$key
  /** The id of the viewer as a user. */
  viewerId: string
}

/** An active item as a row: priority, title, description, assignee and actions. */
export function ActiveItem({ item, viewerId }: ActiveItemProps) {
  const data = useFragment(
    graphql`
      fragment ActiveItem_item on HotBoardItem {
        title
        description
        priority
        isAssignedToEveryone
        assignedToName
        canResolve
        canEdit
        ...ItemFacts_item
        ...CommentsButton_item
        ...useTakeItem_item
        ...hotBoardDialogs_item
      }
    `,
    item,
  )
  const heading = useId()
  const open = hotBoardDialogs.useOpen()
  const [take, taking] = useTakeItem(data, viewerId)
  const isFree = data.isAssignedToEveryone || data.assignedToName === null

  return (
    <li style={activeColumns} className={`${itemRow} ${edges[data.priority]}`}>
      <div>
        <PriorityBadge priority={data.priority} />
      </div>
      <div className="min-w-0">
        <h3 id={heading} tabIndex={-1} data-row className="break-words text-pretty font-semibold text-ink">
          {data.title}
        </h3>
        <ClampedText brief text={data.description} className="mt-0.5 text-muted" />
      </div>
      <ItemFacts item={data}>
        {data.canEdit && isFree && (
          <Button
            size="sm"
            variant="ghost"
            data-key="t"
            aria-describedby={heading}
            pending={taking}
            onClick={() => void take()}
          >
            Take it
          </Button>
        )}
      </ItemFacts>
      <div className="flex flex-wrap items-center gap-1 xl:-my-0.5 xl:-mr-2 xl:justify-end">
        {data.canResolve && (
          <Button
            size="sm"
            data-key="c"
            icon={<Check />}
            aria-describedby={heading}
            onClick={() => open('resolve', { item: data })}
          >
            Resolve
          </Button>
        )}
        {data.canEdit && (
          <Button
            size="sm"
            variant="ghost"
            data-key="e"
            icon={<Pencil />}
            aria-describedby={heading}
            onClick={() => open('edit', { item: data })}
          >
            Edit
          </Button>
        )}
        <CommentsButton item={data} heading={heading} />
      </div>
    </li>
  )
}
