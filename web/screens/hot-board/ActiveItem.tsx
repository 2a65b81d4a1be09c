import { Check, Pencil } from 'lucide-react'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ActiveItem_item$key } from '#web/__generated__/ActiveItem_item.graphql.ts'
import { ClampedText } from '#web/components/ClampedText.tsx'
import { PriorityBadge } from '#web/features/hot-board/PriorityBadge.tsx'
import type { Priority } from '#web/features/hot-board/priority.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { type ItemDialogRequest, readItem } from './dialogs/itemDialogRequest.ts'
import { ItemFacts } from './ItemFacts.tsx'

interface ActiveItemProps {
  item: ActiveItem_item$key
  timeZone: string
  onRequest: (request: ItemDialogRequest) => void
}

/** The colored edge of urgent and high items. */
const edge = 'before:absolute before:inset-y-0 before:left-0 before:w-1'
const edges: Record<Priority, string> = {
  URGENT: `${edge} before:bg-danger`,
  HIGH: `${edge} before:bg-orange-ink`,
  MEDIUM: '',
  LOW: '',
}

/** An active item as a card: title, priority, assignee and actions. */
export function ActiveItem({ item, timeZone, onRequest }: ActiveItemProps) {
  const data = useFragment(
    graphql`
      fragment ActiveItem_item on HotBoardItem {
        title
        description
        priority
        canResolve
        canEdit
        ...ItemFacts_item
        ...itemDialogRequest_item
      }
    `,
    item,
  )
  const heading = useId()
  const ask = (kind: ItemDialogRequest['kind']) => onRequest({ kind, item: readItem(data) })

  return (
    <Card as="li" flush className={`relative flex min-w-0 flex-col overflow-hidden ${edges[data.priority]}`}>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex items-start gap-3">
          <h3 id={heading} tabIndex={-1} className="min-w-0 flex-1 break-words font-semibold text-ink">
            {data.title}
          </h3>
          <PriorityBadge priority={data.priority} />
        </div>
        <ClampedText text={data.description} className="flex-1" />
        <ItemFacts item={data} timeZone={timeZone} />
      </div>
      {(data.canResolve || data.canEdit) && (
        <div className="flex flex-wrap items-center gap-1 border-line border-t py-2 pr-2 pl-4 max-sm:pl-3">
          {data.canResolve && (
            <Button size="sm" icon={<Check />} aria-describedby={heading} onClick={() => ask('resolve')}>
              Resolve
            </Button>
          )}
          {data.canEdit && (
            <Button
              size="sm"
              variant="ghost"
              icon={<Pencil />}
              aria-describedby={heading}
              onClick={() => ask('edit')}
            >
              Edit
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
