import { CircleCheck } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ResolvedItem_item$key } from '#web/__generated__/ResolvedItem_item.graphql.ts'
import { formatDate } from '#web/lib/dates.ts'
import { Card } from '#web/ui/display/Card.tsx'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'

interface ResolvedItemProps {
  item: ResolvedItem_item$key
  timeZone: string
}

/** A resolved item, with who resolved it, when and how. */
export function ResolvedItem({ item, timeZone }: ResolvedItemProps) {
  const { title, description, resolvedByName, resolvedAt, resolutionNotes } = useFragment(
    graphql`
      fragment ResolvedItem_item on HotBoardItem {
        title
        description
        resolvedByName
        resolvedAt
        resolutionNotes
      }
    `,
    item,
  )
  return (
    <Card as="li" className="flex min-w-0 flex-col gap-2">
      <h3 className="break-words font-semibold text-ink">{title}</h3>
      <p className="whitespace-pre-line break-words text-pretty text-muted">{description}</p>
      {resolutionNotes && (
        <p className="flex gap-2 rounded-md bg-green-soft px-3 py-2 text-green-ink">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 whitespace-pre-line break-words">
            <VisuallyHidden>How it was resolved: </VisuallyHidden>
            {resolutionNotes}
          </span>
        </p>
      )}
      <p className="mt-auto pt-1 text-faint text-sm">
        Resolved by <span className="text-muted">{resolvedByName}</span>
        {resolvedAt && (
          <>
            {' · '}
            <time dateTime={resolvedAt}>{formatDate(resolvedAt, timeZone)}</time>
          </>
        )}
      </p>
    </Card>
  )
}
