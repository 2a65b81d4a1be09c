import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ItemFacts_item$key } from '#web/__generated__/ItemFacts_item.graphql.ts'
import { AssigneeFace } from '#web/features/hot-board/AssigneeFace.tsx'
import { formatDate } from '#web/lib/dates.ts'
import { lateness } from '#web/lib/lateness.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'

interface ItemFactsProps {
  item: ItemFacts_item$key
  /** Stands beside the assignee. */
  children?: ReactNode
}

/** The assignee, the creator and the time of an item: two lines, or two columns of a row whose headings name them. */
export function ItemFacts({ item, children }: ItemFactsProps) {
  const timeZone = useTimeZone()
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
      <div className="flex min-w-0 items-center">
        <dt className="sr-only">Assigned to</dt>
        <dd className="flex min-w-0 flex-wrap items-center gap-1.5 font-medium text-ink [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint">
          <AssigneeFace name={assigneeName} />
          <span translate="no" className="min-w-0 break-words">
            {assigneeName}
          </span>
          {children}
        </dd>
      </div>
      <div className="min-w-0 break-words text-faint">
        <dt className="max-xl:inline xl:sr-only">Created by</dt>{' '}
        <dd className="max-xl:inline">
          <span className="text-muted">
            <span translate="no">{createdByName}</span> ·{' '}
            <time dateTime={createdAt}>{formatDate(createdAt, timeZone)}</time>
          </span>
          {age && (
            <>
              <span className="xl:hidden"> · </span>
              <span className="xl:block">Open for {age}</span>
            </>
          )}
        </dd>
      </div>
    </dl>
  )
}
