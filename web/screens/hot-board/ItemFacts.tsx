import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ItemFacts_item$key } from '#web/__generated__/ItemFacts_item.graphql.ts'
import { AssigneeFace } from '#web/features/hot-board/AssigneeFace.tsx'
import { formatDate } from '#web/lib/dates.ts'
import { lateness } from '#web/lib/lateness.ts'

interface ItemFactsProps {
  item: ItemFacts_item$key
  timeZone: string
}

/** The assignee, the creator and the time of an item. */
export function ItemFacts({ item, timeZone }: ItemFactsProps) {
  const { assigneeName, createdByName, createdAt } = useFragment(
    graphql`
      fragment ItemFacts_item on HotBoardItem {
        assigneeName
        createdByName
        createdAt
      }
    `,
    item,
  )
  const age = lateness(createdAt, timeZone)
  return (
    <dl className="flex flex-col gap-1.5 text-sm">
      <Fact name="Assigned to">
        <span className="flex min-w-0 items-center gap-1.5 font-medium text-ink [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint">
          <AssigneeFace name={assigneeName} />
          <span className="min-w-0 break-words">{assigneeName}</span>
        </span>
      </Fact>
      <Fact name="Created by">
        <span className="break-words text-muted">
          {createdByName} · <time dateTime={createdAt}>{formatDate(createdAt, timeZone)}</time>
        </span>
      </Fact>
      {age && (
        <Fact name="Open for">
          <span className="text-muted">{age}</span>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-6 items-center gap-2">
      <dt className="w-22 shrink-0 text-faint">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
