import { CircleCheck, RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ResolvedItem_item$key } from '#web/__generated__/ResolvedItem_item.graphql.ts'
import { ClampedText } from '#web/components/ClampedText.tsx'
import { useReopenItem } from '#web/features/hot-board/useResolveItem.ts'
import { formatDate } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'
import { CommentsButton } from './CommentsButton.tsx'
import { itemRow, resolvedColumns } from './itemRows.ts'

/** A resolved item, with who resolved it, when and how. */
export function ResolvedItem({ item }: { item: ResolvedItem_item$key }) {
  const timeZone = useTimeZone()
  const heading = useId()
  const data = useFragment(
    graphql`
      fragment ResolvedItem_item on HotBoardItem {
        id
        canReopen
        title
        description
        resolvedByName
        resolvedAt
        resolutionNotes
        ...CommentsButton_item
      }
    `,
    item,
  )
  const { id, canReopen, title, description, resolvedByName, resolvedAt, resolutionNotes } = data
  const [reopen, reopening] = useReopenItem(title)
  return (
    <li style={resolvedColumns} className={itemRow}>
      <div className="min-w-0">
        <h3 id={heading} className="break-words text-pretty font-semibold text-ink">
          {title}
        </h3>
        <ClampedText brief text={description} className="mt-0.5 text-muted" />
        <div className="-ml-2.5 mt-1 empty:hidden">
          <CommentsButton item={data} heading={heading} />
        </div>
      </div>
      <div className="flex min-w-0 gap-2 empty:max-xl:hidden">
        {resolutionNotes && (
          <>
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-green-ink" />
            <VisuallyHidden>How it was resolved: </VisuallyHidden>
            <ClampedText brief text={resolutionNotes} />
          </>
        )}
      </div>
      <div className="flex min-h-7 min-w-0 flex-wrap items-center justify-between gap-x-3 xl:contents">
        <p className="min-w-0 text-faint text-sm wrap-anywhere">
          Resolved by{' '}
          <span translate="no" className="text-muted">
            {resolvedByName}
          </span>
          {resolvedAt && (
            <>
              {' · '}
              <time dateTime={resolvedAt}>{formatDate(resolvedAt, timeZone)}</time>
            </>
          )}
        </p>
        {canReopen && (
          <Button
            size="sm"
            variant="ghost"
            icon={<RotateCcw />}
            aria-label={`Reopen: ${title}`}
            pending={reopening}
            onClick={() => void reopen(id)}
            className="-mr-2.5 xl:-my-0.5"
          >
            Reopen
          </Button>
        )}
      </div>
    </li>
  )
}
