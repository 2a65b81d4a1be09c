import { graphql, useFragment } from 'react-relay/hooks'
import type { ItemFacts_item$key } from '#web/__generated__/ItemFacts_item.graphql.ts'
import { AssigneeFace } from '#web/features/hot-board/AssigneeFace.tsx'
import { formatDate } from '#web/lib/dates.ts'
import { lateness } from '#web/lib/lateness.ts'

interface ItemFactsProps {
  item: ItemFacts_item$key
  timeZone: string
}

/** On wide screens the column headings say it. */
const name = 'w-22 shrink-0 text-faint xl:sr-only'

/** The assignee, the creator and the time of an item: two lines, or two columns of a row. */
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
    <dl className="flex flex-col gap-1 text-sm xl:contents">
      <div className="flex min-w-0 items-center gap-2">
        <dt className={name}>Assigned to</dt>
        <dd className="flex min-w-0 items-center gap-1.5 font-medium text-ink [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint">
          <AssigneeFace name={assigneeName} />
          <span className="min-w-0 break-words">{assigneeName}</span>
        </dd>
      </div>
      <div className="flex min-w-0 items-baseline gap-2">
        <dt className={name}>Created by</dt>
        <dd className="min-w-0 break-words text-muted">
          <span>
            {createdByName} · <time dateTime={createdAt}>{formatDate(createdAt, timeZone)}</time>
          </span>
          {age && <span className="block text-faint">Open for {age}</span>}
        </dd>
      </div>
    </dl>
  )
}
